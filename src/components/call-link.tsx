import { SiteLink } from './site-link'
import css from './call-link.module.css'

export interface CallLinkProps {
  href: string
  text: string
  newTabHint: string
  /** What it leads to, said after a text that does not tell by itself. */
  about?: string
  /** `quiet` for a link beside something louder. */
  look?: 'loud' | 'quiet'
  lang?: string
}

/** A link that asks to be followed; on the server `ButtonLink` knows its language, too. */
export const CallLink = ({ href, text, newTabHint, about, look = 'loud', lang }: CallLinkProps) => (
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
