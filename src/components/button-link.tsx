import { detectLang } from '../i18n/page-language'
import { CallLink, type CallLinkProps } from './call-link'

/** A link that asks to be followed. */
export const ButtonLink = (props: Omit<CallLinkProps, 'lang'>) => (
  <CallLink lang={detectLang(props.text)} {...props} />
)
