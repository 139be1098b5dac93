import type { Translate } from '@/src/i18n/translate'
import { randomUUID } from 'node:crypto'
import { countryNames } from '@/blocks/contact-form/country-names'
import type { FieldInfo } from '@/src/components/forms/problems'
import {
  FormField,
  FormFiles,
  FormInput,
  FormKept,
  FormSelect,
  FormSubmit,
  FormTextarea,
  FormTick,
  FormTrap,
  VisitorForm,
} from '@/src/components/forms/visitor-form.client'
import css from '@/src/components/forms/visitor-form.module.css'
import { PolicyLink } from '@/blocks/policy-link'
import { countries, type FormDraft, quoteLengths as lengths } from '@/src/contract/visitor-forms'
import type { Language } from '@/src/i18n/languages'
import { textsFor } from '@/src/i18n/server'
import { acceptedBy, fileUses } from '@/src/platform/private-files/uses'
import { formatBytes } from '@/src/i18n/format'

/** Id of the form, to which the amounts belong as well. */
export const requestForm = 'request'

/** Last day that its fields take. */
export const lastDay = '2199-12-31'

interface Props {
  items: string
  lng: Language
  t: Translate
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
  const hint = t('quote.filesHint', sizes)
  const fields: FieldInfo[] = [
    { name: 'company', label: t('contact.form.company') },
    { name: 'name', label: t('quote.name') },
    { name: 'email', label: t('contact.form.email'), kind: 'email' as const },
    { name: 'phone', label: t('contact.form.phone') },
    { name: 'country', label: t('contact.form.country') },
    { name: 'deliveryPlace', label: t('quote.deliveryPlace') },
    { name: 'tenderNumber', label: t('quote.tenderNumber') },
    { name: 'deadline', label: t('quote.deadline') },
    { name: 'message', label: t('quote.message') },
    {
      name: 'files',
      label: t('quote.files'),
      kind: 'file' as const,
      texts: { large: t('quote.tooLarge', sizes), many: t('quote.tooMany', sizes) },
    },
    { name: 'consent', label: t('contact.form.policyShort'), kind: 'box' as const },
  ].map((field) => ({ ...field, id: `quote-${field.name}` }))
  return (
    <VisitorForm
      id={requestForm}
      lng={lng}
      texts={textsFor(lng, ['visitorForm'])}
      action={`/api/quote-requests?lng=${lng}`}
      hasFiles
      aria-labelledby="request-title"
      fields={fields}
      draft={draft}
      next={{ beforeUrl: '' }}
      keptAs="quote-form"
      head={<h2 id="request-title">{t('quote.request')}</h2>}
    >
      <p className={css.note}>{t('contact.form.note')}</p>
      <input type="hidden" name="items" value={items} />
      {/* The same form, sent twice, is one request. */}
      <FormKept name="key" value={randomUUID()} />
      <FormField name="company" isRequired>
        <FormInput
          name="company"
          required
          maxLength={lengths.company}
          autoComplete="organization"
        />
      </FormField>
      <FormField name="name" isRequired>
        <FormInput name="name" required maxLength={lengths.name} autoComplete="name" />
      </FormField>
      <FormField name="email" isRequired>
        <FormInput
          name="email"
          type="email"
          required
          maxLength={lengths.email}
          autoComplete="email"
        />
      </FormField>
      <FormField name="phone">
        <FormInput name="phone" type="tel" maxLength={lengths.phone} autoComplete="tel" />
      </FormField>
      <FormField name="country">
        <FormSelect name="country">
          <option value="">{t('contact.form.choose')}</option>
          {countries.map((country) => (
            <option key={country} value={country}>
              {names[country] ?? t('contact.form.country.other')}
            </option>
          ))}
        </FormSelect>
      </FormField>
      <FormField name="deliveryPlace">
        <FormInput name="deliveryPlace" maxLength={lengths.deliveryPlace} />
      </FormField>
      <FormField name="tenderNumber">
        <FormInput name="tenderNumber" maxLength={lengths.tenderNumber} autoComplete="off" />
      </FormField>
      <FormField name="deadline">
        <FormInput name="deadline" type="date" max={lastDay} />
      </FormField>
      <FormField name="message" isWide>
        <FormTextarea name="message" rows={5} maxLength={lengths.message} />
      </FormField>
      <FormField name="files" hint={hint} isWide>
        <FormFiles
          name="files"
          multiple
          accept={acceptedBy('tenders')}
          maxBytes={maxBytes}
          maxTotalBytes={maxTotalBytes}
          maxFiles={maxFiles}
        />
      </FormField>
      <FormTick
        name="consent"
        text={t('quote.consent')}
        more={<PolicyLink>{t('contact.form.policy')}</PolicyLink>}
      />
      <FormTrap />
      <FormSubmit>{t('quote.send')}</FormSubmit>
    </VisitorForm>
  )
}
