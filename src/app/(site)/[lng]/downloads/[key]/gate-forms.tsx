import type { TFunction } from 'i18next'
import { LocalAnchor } from '@/src/components/local-link.client'
import { SiteLink } from '@/src/components/site-link'
import type { DocumentRelease, DownloadDocument } from '@/src/contract/document'
import type { Language } from '@/src/i18n/languages'
import { linkDays } from '@/src/lib/documents/notices'
import { canSendMail } from '@/src/lib/mail'
import css from './document.module.css'

interface Words {
  lng: Language
  t: TFunction
}

/** Asks for the address to which a link goes. Where the site sends no mails, it leads to the contact form. */
export function MailForm({ document, lng, t }: Words & { document: DownloadDocument }) {
  if (!canSendMail) {
    return (
      <section className={css.gate} aria-labelledby="gate">
        <h2 id="gate">{t('documents.gate.mail')}</h2>
        <p>{t('documents.write')}</p>
        <p>
          <SiteLink href="/contact">{t('page.contact')}</SiteLink>
        </p>
      </section>
    )
  }
  return (
    <form
      className={css.gate}
      method="post"
      action={`/api/documents/${document.id}/requests?lng=${lng}`}
      aria-labelledby="gate"
    >
      <h2 id="gate">{t('documents.gate.mail')}</h2>
      <p>{t('documents.ask', { days: linkDays })}</p>
      <label className={css.field}>
        {t('documents.email')}
        <input
          className={css.control}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
        />
      </label>
      <label className={css.tick}>
        <input type="checkbox" name="consent" required />
        <span>{t('documents.consent')}</span>
      </label>
      <p>
        <LocalAnchor href="/legal/privacy-policy">{t('page.privacy')}</LocalAnchor>
      </p>
      {/* For robots: people do not see it. */}
      <div className={css.trap} aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button className={css.submit} type="submit">
        {t('documents.send')}
      </button>
    </form>
  )
}

/** Asks for the code that opens a file. */
export const CodeForm = ({ release, lng, t }: Words & { release: DocumentRelease }) => (
  <form className={css.gate} method="post" action={`/api${release.url}?lng=${lng}`}>
    <p>{t('documents.enter')}</p>
    <label className={css.field}>
      {t('documents.code')}
      <input
        className={css.control}
        name="code"
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
    <button className={css.submit} type="submit">
      {t('documents.open')}
    </button>
  </form>
)
