import { useT } from '@/src/i18n/client'
import { SiteLink } from '@/src/components/site-link'
import css from './contact-form.module.css'

interface Props {
  promise: string | null
  /** Moves the focus here, after the message was sent on this page. */
  isFocused: boolean
  onAgain: () => void
}

/** In place of the form, once the message has arrived. */
export function Sent({ promise, isFocused, onAgain }: Props) {
  const t = useT()
  return (
    <div
      className={css.sent}
      role="status"
      tabIndex={-1}
      ref={(panel) => (isFocused ? panel?.focus() : undefined)}
    >
      <p className={css.sentTitle}>{t('contact.form.sentTitle')}</p>
      <p>{[promise, t('contact.form.sentText')].filter(Boolean).join(' ')}</p>
      <p>
        <SiteLink
          href="/contact#contact-form"
          onClick={(event) => {
            if (!isFocused) return
            event.preventDefault()
            onAgain()
          }}
        >
          {t('contact.form.again')}
        </SiteLink>
      </p>
    </div>
  )
}
