import { detectLang } from '../i18n/page-language'
import css from './buttons.module.css'
import { CallLink, type CallLinkProps } from './call-link'

interface Links {
  ctaText?: string | null
  ctaHref?: string | null
  secondText?: string | null
  secondHref?: string | null
}

/** The links of a block as buttons: the first primary, the second secondary. Nothing where there is none. */
export function Buttons({ links, newTabHint }: { links: Links; newTabHint: string }) {
  const { ctaText, ctaHref, secondText, secondHref } = links
  const hasFirst = ctaText && ctaHref
  const hasSecond = secondText && secondHref
  if (!hasFirst && !hasSecond) return null
  return (
    <p className={css.buttons}>
      {hasFirst ? <ButtonLink href={ctaHref} text={ctaText} newTabHint={newTabHint} /> : null}
      {hasSecond ? (
        <ButtonLink look="secondary" href={secondHref} text={secondText} newTabHint={newTabHint} />
      ) : null}
    </p>
  )
}

/** A link that asks to be followed. */
export const ButtonLink = (props: Omit<CallLinkProps, 'lang'>) => (
  <CallLink lang={detectLang(props.text)} {...props} />
)
