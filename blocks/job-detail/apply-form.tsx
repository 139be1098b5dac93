import { FileInput } from '@/src/components/forms/file-input.client'
import { FormField } from '@/src/components/forms/form-field'
import css from '@/src/components/forms/visitor-form.module.css'
import { LocalAnchor } from '@/src/components/local-link.client'
import {
  applicationFiles,
  applicationLengths as lengths,
  defaultApplicationDays,
} from '@/src/contract/application-form'
import type { Job } from '@/src/contract/job'
import { orElse } from '@/src/data/cache'
import { getApplicationDays } from '@/src/data/job-applications'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { acceptedBy, fileUses } from '@/src/lib/private-files/uses'
import { formatBytes } from '@/src/lib/text/format'

/** Applies for a position with CV and letter; a plain form, which needs no scripts. */
export async function ApplyForm({ job, lng }: { job: Job; lng: Language }) {
  const t = getT(lng)
  const days = await orElse(getApplicationDays(null), defaultApplicationDays)
  const { maxBytes } = fileUses.applications
  const size = formatBytes(maxBytes, lng)
  return (
    <form
      id="apply"
      className={css.form}
      method="post"
      // The position in the address too: a form that is too large is refused before it is read.
      action={`/api/job-applications?lng=${lng}&job=${job.slug}`}
      encType="multipart/form-data"
      aria-labelledby="apply-title"
    >
      <h2 id="apply-title">{t('apply.title')}</h2>
      <p className={css.note}>{t('contact.form.note')}</p>
      <input type="hidden" name="job" value={job.slug} />
      <FormField id="apply-name" label={t('apply.name')} isRequired>
        <input
          id="apply-name"
          name="name"
          className={css.control}
          maxLength={lengths.name}
          required
          autoComplete="name"
        />
      </FormField>
      <FormField id="apply-email" label={t('contact.form.email')} isRequired>
        <input
          id="apply-email"
          name="email"
          type="email"
          className={css.control}
          maxLength={lengths.email}
          required
          autoComplete="email"
        />
      </FormField>
      <FormField id="apply-phone" label={t('contact.form.phone')} isWide>
        <input
          id="apply-phone"
          name="phone"
          type="tel"
          className={css.control}
          maxLength={lengths.phone}
          autoComplete="tel"
        />
      </FormField>
      {applicationFiles.map((kind) => (
        <FormField
          key={kind}
          id={`apply-${kind}`}
          label={t(`apply.${kind}`)}
          hint={t('apply.hint', { size })}
          isRequired={kind === 'cv'}
          isWide
        >
          <FileInput
            id={`apply-${kind}`}
            name={kind}
            className={css.files}
            required={kind === 'cv'}
            accept={acceptedBy('applications')}
            aria-describedby={`apply-${kind}-hint`}
            maxBytes={maxBytes}
            maxTotalBytes={maxBytes}
            maxFiles={1}
            tooLarge={t('apply.hint', { size })}
          />
        </FormField>
      ))}
      <div className={css.wide}>
        <label className={css.tick}>
          <input type="checkbox" name="consent" required />
          <span>{t('apply.consent', { days })}</span>
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
          {t('apply.send')}
        </button>
      </p>
    </form>
  )
}
