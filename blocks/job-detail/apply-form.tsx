import type { FieldInfo } from '@/src/components/forms/problems'
import css from '@/src/components/forms/visitor-form.module.css'
import {
  FormField,
  FormFiles,
  FormInput,
  FormSubmit,
  FormTick,
  FormTrap,
  VisitorForm,
} from '../lazy.client'
import { PolicyLink } from '../policy-link'
import {
  applicationFiles,
  applicationLengths as lengths,
  defaultApplicationDays,
  type FormDraft,
} from '@/src/contract/visitor-forms'
import type { Job } from '@/src/contract/job'
import { withFallback } from '@/src/data/cache/cached'
import { getApplicationDays } from '@/src/data/careers/job-applications'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { getT, textsFor } from '@/src/i18n/server'
import { acceptedBy, fileUses } from '@/src/platform/private-files/uses'
import { formatBytes } from '@/src/i18n/format'

interface Props {
  job: Job
  lng: Language
  draft?: FormDraft
}

/** Applies for a position with CV and letter; a plain form, which needs no scripts. */
export async function ApplyForm({ job, lng, draft }: Props) {
  const t = getT(lng)
  const days = await withFallback(getApplicationDays(null), defaultApplicationDays)
  const { maxBytes } = fileUses.applications
  const hint = t('apply.hint', { size: formatBytes(maxBytes, lng) })
  const fields: FieldInfo[] = [
    { name: 'name', label: t('apply.name') },
    { name: 'email', label: t('contact.form.email'), kind: 'email' as const },
    { name: 'phone', label: t('contact.form.phone') },
    ...applicationFiles.map((name) => ({
      name,
      label: t(`apply.${name}`),
      kind: 'file' as const,
      texts: { large: hint },
    })),
    { name: 'consent', label: t('contact.form.policyShort'), kind: 'box' as const },
  ].map((field) => ({ ...field, id: `apply-${field.name}` }))
  return (
    <VisitorForm
      id="apply"
      lng={lng}
      texts={textsFor(lng, ['visitorForm'])}
      // The position in the address too, for a form of which nothing could be read.
      action={`/api/job-applications?lng=${lng}&job=${job.slug}`}
      hasFiles
      aria-labelledby="apply-title"
      fields={fields}
      draft={draft}
      next={{ address: addressIn(lng, `/careers/${job.slug}?applied=sent`) }}
      head={<h2 id="apply-title">{t('apply.title')}</h2>}
    >
      <p className={css.note}>{t('contact.form.note')}</p>
      <input type="hidden" name="job" value={job.slug} />
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
      <FormField name="phone" isWide>
        <FormInput name="phone" type="tel" maxLength={lengths.phone} autoComplete="tel" />
      </FormField>
      {applicationFiles.map((kind) => (
        <FormField key={kind} name={kind} hint={hint} isRequired={kind === 'cv'} isWide>
          <FormFiles
            name={kind}
            required={kind === 'cv'}
            accept={acceptedBy('applications')}
            maxBytes={maxBytes}
            maxTotalBytes={maxBytes}
            maxFiles={1}
          />
        </FormField>
      ))}
      <FormTick
        name="consent"
        text={t('apply.consent', { count: days })}
        more={<PolicyLink>{t('contact.form.policy')}</PolicyLink>}
      />
      <FormTrap />
      <FormSubmit>{t('apply.send')}</FormSubmit>
    </VisitorForm>
  )
}
