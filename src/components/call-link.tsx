import { SiteLink } from './site-link'
import css from './call-link.module.css'

export interface CallLinkProps {
  href: string
  text: string
  newTabHint: string
  /** Description of the target, for a text that does not tell it. */
  about?: string
  /** `secondary` for a link beside a more important one. */
  look?: 'primary' | 'secondary'
  lang?: string
}

/** A link that asks to be followed; on the server `ButtonLink` knows its language, too. */
export const CallLink = ({
  href,
  text,
  newTabHint,
  about,
  look = 'primary',
  lang,
}: CallLinkProps) => (
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
