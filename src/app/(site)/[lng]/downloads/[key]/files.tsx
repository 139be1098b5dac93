import type { Translate } from '@/src/i18n/translate'
import { PolicyLink } from '@/blocks/policy-link'
import { ReleaseFacts } from '@/src/components/documents'
import {
  FormField,
  FormInput,
  FormSubmit,
  FormTick,
  FormTrap,
  VisitorForm,
} from '@/src/components/forms/visitor-form.client'
import { SiteLink } from '@/src/components/site-link'
import type { DocumentRelease, DownloadDocument } from '@/src/contract/document'
import type { FormDraft } from '@/src/contract/visitor-forms'
import { codeFormId, linkDays, mailFormId } from '@/src/domain/downloads'
import type { Language } from '@/src/i18n/languages'
import { textsFor } from '@/src/i18n/server'
import { canSendMail } from '@/src/platform/mail'
import { addressIn } from '@/src/routing/route'
import css from './document.module.css'

interface FilesProps {
  document: DownloadDocument
  lng: Language
  t: Translate
  draft?: FormDraft
}

/** The files of a document: those that stand, then the superseded ones, each with a way to its successor. */
export function Files({ document, lng, t, draft }: FilesProps) {
  const standing = document.releases.filter(({ supersededBy }) => !supersededBy)
  const older = document.releases.filter(({ supersededBy }) => supersededBy)
  // A draft that is kept no longer names none.
  const refused = draft?.values.release ?? standing[0]?.id
  const list = (releases: DocumentRelease[]) => (
    <ul>
      {releases.map((release) => (
        <File
          key={release.id}
          release={release}
          document={document}
          lng={lng}
          t={t}
          draft={release.id === refused ? draft : undefined}
        />
      ))}
    </ul>
  )
  return (
    <>
      <section className={css.part} aria-labelledby="files">
        <h2 id="files">{t('documents.files')}</h2>
        {list(standing)}
      </section>
      {older.length > 0 ? (
        <section className={css.part} aria-labelledby="older">
          <h2 id="older">{t('documents.older')}</h2>
          {list(older)}
        </section>
      ) : null}
    </>
  )
}

function File({ release, document, lng, t, draft }: FilesProps & { release: DocumentRelease }) {
  const { gate } = document
  const { id, name, url, sha256, supersededBy } = release
  return (
    <li className={css.file} id={`file-${id}`}>
      {gate === 'open' ? (
        <a
          className={css.name}
          href={`/api${url}`}
          download={name}
          aria-label={t('documents.download', { name })}
        >
          {name}
        </a>
      ) : (
        <span className={css.name}>{name}</span>
      )}
      <ReleaseFacts release={release} lng={lng} t={t} />
      {supersededBy ? (
        <p>
          <span className={css.note}>{t('documents.superseded')}</span>{' '}
          <a href={`#file-${supersededBy}`}>{t('documents.newest')}</a>
        </p>
      ) : null}
      {gate === 'code' && !supersededBy ? (
        <CodeForm document={document} release={release} lng={lng} t={t} draft={draft} />
      ) : null}
      <p className={css.sum}>
        {t('documents.checksum')} <code>{sha256}</code>
      </p>
    </li>
  )
}

interface MailFormProps {
  document: DownloadDocument
  lng: Language
  t: Translate
  /** The form as it was sent without scripts. */
  draft?: FormDraft
}

/** Asks for the address to which a link goes. Where the site sends no mails, it leads to the contact form. */
export function MailForm({ document, lng, t, draft }: MailFormProps) {
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
      <p>{t('documents.ask', { count: linkDays })}</p>
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
function CodeForm({
  document,
  release,
  lng,
  t,
  draft,
}: MailFormProps & { release: DocumentRelease }) {
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
