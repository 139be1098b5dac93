import type { TFunction } from 'i18next'
import {
  FormField,
  FormInput,
  FormSubmit,
  FormTick,
  FormTrap,
  VisitorForm,
} from '@/src/components/forms/visitor-form.client'
import { PolicyLink } from '@/blocks/policy-link'
import { SiteLink } from '@/src/components/site-link'
import type { DocumentRelease, DownloadDocument } from '@/src/contract/document'
import type { FormDraft } from '@/src/contract/form-refusal'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { textsFor } from '@/src/i18n/server'
import { codeFormId, linkDays, mailFormId } from '@/src/domain/downloads/notices'
import { canSendMail } from '@/src/platform/mail'
import css from './document.module.css'

interface Props {
  document: DownloadDocument
  lng: Language
  t: TFunction
  /** The form as it was sent without scripts. */
  draft?: FormDraft
}

/** Asks for the address to which a link goes. Where the site sends no mails, it leads to the contact form. */
export function MailForm({ document, lng, t, draft }: Props) {
  if (!canSendMail) {
    return (
      <section className={css.gate} aria-labelledby="gate-title">
        <h2 id="gate-title">{t('documents.gate.mail')}</h2>
        <p>{t('documents.write')}</p>
        <p>
          <SiteLink href="/contact">{t('page.contact')}</SiteLink>
        </p>
      </section>
    )
  }
  return (
    <VisitorForm
      id={mailFormId}
      lng={lng}
      texts={textsFor(lng, ['visitorForm'])}
      className={css.gate}
      action={`/api/documents/${document.id}/requests?lng=${lng}`}
      aria-labelledby="gate-title"
      fields={[
        { name: 'email', id: 'gate-email', label: t('documents.email'), kind: 'email' },
        { name: 'consent', id: 'gate-consent', label: t('contact.form.policyShort'), kind: 'box' },
      ]}
      draft={draft}
      next={{ address: `${addressIn(lng, '/downloads')}?notice=sent` }}
      often={t('documents.often')}
      head={<h2 id="gate-title">{t('documents.gate.mail')}</h2>}
    >
      <p>{t('documents.ask', { days: linkDays })}</p>
      <input type="hidden" name="document" value={document.slug} />
      <FormField name="email">
        <FormInput name="email" type="email" required maxLength={254} autoComplete="email" />
      </FormField>
      <FormTick
        name="consent"
        text={t('documents.consent')}
        more={<PolicyLink>{t('page.privacy')}</PolicyLink>}
      />
      <FormTrap />
      <FormSubmit>{t('documents.send')}</FormSubmit>
    </VisitorForm>
  )
}

/** Asks for the code that opens a file. */
export function CodeForm({
  document,
  release,
  lng,
  t,
  draft,
}: Props & { release: DocumentRelease }) {
  const id = codeFormId(release.id)
  return (
    <VisitorForm
      id={id}
      lng={lng}
      texts={textsFor(lng, ['visitorForm'])}
      className={css.gate}
      action={`/api${release.url}?lng=${lng}`}
      fields={[{ name: 'code', id: `${id}-field`, label: t('documents.code'), kind: 'code' }]}
      draft={draft}
      next={{ beforeUrl: '/api' }}
      often={t('documents.often')}
      head={<p>{t('documents.enter')}</p>}
    >
      <input type="hidden" name="document" value={document.slug} />
      <FormField name="code">
        <FormInput name="code" required maxLength={100} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormSubmit>{t('documents.open')}</FormSubmit>
    </VisitorForm>
  )
}
