import { SiteLink } from './site-link'
import css from './button-link.module.css'

interface Props {
  href: string
  text: string
  newTabHint: string
  /** What it leads to, said after a text that does not tell by itself. */
  about?: string
  /** `quiet` for a link beside something louder. */
  look?: 'loud' | 'quiet'
  /** Of its words, where it may not be that of the words around. */
  lang?: string
}

/** A link that asks to be followed. */
export function ButtonLink({ href, text, newTabHint, about, look = 'loud', lang }: Props) {
  return (
    <SiteLink
      className={`${css.button} ${css[look]}`}
      lang={lang}
      href={href}
      newTabHint={newTabHint}
    >
      {text}
      {about ? <span className="visually-hidden">: {about}</span> : null}
    </SiteLink>
  )
}
