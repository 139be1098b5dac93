import type { TFunction } from 'i18next'
import { randomUUID } from 'node:crypto'
import { countryNames } from '@/blocks/contact-form/country-names'
import { FileInput } from '@/src/components/forms/file-input.client'
import { FormField as Field } from '@/src/components/forms/form-field'
import css from '@/src/components/forms/visitor-form.module.css'
import { LocalAnchor } from '@/src/components/local-link.client'
import { countries } from '@/src/contract/inquiry-form'
import { quoteLengths } from '@/src/contract/quote-form'
import type { FormDraft } from '@/src/data/form-drafts'
import type { Language } from '@/src/i18n/languages'
import { acceptedBy, fileUses } from '@/src/lib/private-files/uses'
import { formatBytes } from '@/src/lib/text/format'

/** Id of the form, to which the amounts belong as well. */
export const requestForm = 'request'

interface Props {
  items: string
  lng: Language
  t: TFunction
  draft?: FormDraft
}

/** Company data and files that go with a list; a plain form, which needs no scripts. */
export function RequestForm({ items, lng, t, draft }: Props) {
  const names = countryNames(lng)
  const { maxBytes, maxTotalBytes, maxFiles } = fileUses.tenders
  const sizes = {
    count: maxFiles,
    size: formatBytes(maxBytes, lng),
    total: formatBytes(maxTotalBytes, lng),
  }
  /** What a field has in common with its fellows: what was typed before, and whether it was refused. */
  const control = (name: keyof typeof quoteLengths) => ({
    id: `quote-${name}`,
    name,
    maxLength: quoteLengths[name],
    defaultValue: draft?.values[name],
    className: css.control,
    'aria-invalid': draft?.fields.includes(name) || undefined,
  })
  return (
    <form
      id={requestForm}
      className={css.form}
      method="post"
      action={`/api/quote-requests?lng=${lng}`}
      encType="multipart/form-data"
      aria-labelledby="request-title"
    >
      <h2 id="request-title">{t('quote.request')}</h2>
      {draft && (draft.failure || draft.fields.length > 0) ? (
        <p className={css.failure} role="alert">
          {t(`quote.failed.${failureOf(draft)}`)}
        </p>
      ) : null}
      <p className={css.note}>{t('contact.form.note')}</p>
      <input type="hidden" name="items" value={items} />
      {/* The same form, sent twice, is one request. */}
      <input type="hidden" name="key" value={draft?.values.key ?? randomUUID()} />
      <Field id="quote-company" label={t('contact.form.company')} isRequired>
        <input {...control('company')} required autoComplete="organization" />
      </Field>
      <Field id="quote-name" label={t('quote.name')} isRequired>
        <input {...control('name')} required autoComplete="name" />
      </Field>
      <Field id="quote-email" label={t('contact.form.email')} isRequired>
        <input {...control('email')} type="email" required autoComplete="email" />
      </Field>
      <Field id="quote-phone" label={t('contact.form.phone')}>
        <input {...control('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field id="quote-country" label={t('contact.form.country')}>
        <select
          id="quote-country"
          name="country"
          className={css.control}
          defaultValue={draft?.values.country ?? ''}
        >
          <option value="">{t('contact.form.choose')}</option>
          {countries.map((country) => (
            <option key={country} value={country}>
              {names[country] ?? t('contact.form.country.other')}
            </option>
          ))}
        </select>
      </Field>
      <Field id="quote-message" label={t('quote.message')} isWide>
        <textarea {...control('message')} rows={5} />
      </Field>
      <Field id="quote-files" label={t('quote.files')} hint={t('quote.filesHint', sizes)} isWide>
        <FileInput
          id="quote-files"
          name="files"
          className={css.files}
          multiple
          accept={acceptedBy('tenders')}
          aria-describedby="quote-files-hint"
          maxBytes={maxBytes}
          maxTotalBytes={maxTotalBytes}
          maxFiles={maxFiles}
          tooLarge={t('quote.tooLarge', sizes)}
        />
      </Field>
      <div className={css.wide}>
        <label className={css.tick}>
          <input
            type="checkbox"
            name="consent"
            required
            defaultChecked={draft?.values.consent === 'on'}
          />
          <span>{t('quote.consent')}</span>
        </label>
        <p className={css.more}>
          <LocalAnchor href="/legal/privacy-policy">{t('contact.form.policy')}</LocalAnchor>
        </p>
      </div>
      {/* For robots: people do not see it. */}
      <div className={css.trap} aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={css.wide}>
        <button type="submit" className={css.submit}>
          {t('quote.send')}
        </button>
      </p>
    </form>
  )
}

const failureOf = ({ failure, fields }: FormDraft) =>
  failure ?? (fields.includes('files') ? 'files' : 'fields')
