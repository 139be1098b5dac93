'use client'

import { toast } from '@/src/components/ui/toast'
import { Field } from '../kit/form/field'
import { LanguageTabs } from '../kit/form/language-tabs'
import { MomentField } from '../kit/form/moment'
import { SeoInputs, SlugField, TextField } from '../kit/form/page-fields'
import { PublishedDialog, usePublishedForm } from '../kit/form/published-form'
import { ActiveCheck } from '../kit/form/visibility'
import { useTexts } from '../kit/ui/texts'
import { check, jobLists, save, type StoredJob, toJobValues } from './job-values'

interface Props {
  /** Undefined for a new one. */
  job: StoredJob | undefined
  /** Address for applications unless a job has its own. */
  careersEmail: string
  onClose: () => void
  onReopen: () => void
}

/** Writes or edits a position (specification, sections 2 and 5). */
export function JobForm({ job, careersEmail, onClose, onReopen }: Props) {
  const t = useTexts()
  const { form, lng, setLng, dialog } = usePublishedForm({
    collection: 'jobs',
    existing: job,
    initial: toJobValues(job, careersEmail),
    check,
    save,
    onFieldErrors: ({ title, location }) => {
      if (title ?? location) toast({ title: t('problem.titleAndLocation'), variant: 'destructive' })
    },
    onClose,
    onReopen,
  })
  const { values, set, fieldErrors } = form

  return (
    <PublishedDialog {...dialog} name={job && toJobValues(job).texts.en.title}>
      <LanguageTabs
        texts={values.texts}
        lng={lng}
        fieldErrors={fieldErrors}
        onLanguage={setLng}
        onTexts={(texts, touched) => set({ texts }, touched)}
      >
        {(code, texts, setTexts, problems) => {
          const common = { code, texts, english: values.texts.en, problems, onChange: setTexts }
          return (
            <>
              <TextField {...common} name="title" label={t('job.title')} isRequired />
              <TextField {...common} name="location" label={t('job.location')} isRequired />
              <TextField {...common} name="department" label={t('job.department')} />
              <TextField {...common} name="experienceNeeded" label={t('job.experienceNeeded')} />
              <TextField {...common} name="description" label={t('job.description')} rows={5} />
              {jobLists.map((name) => (
                <TextField
                  {...common}
                  key={name}
                  name={name}
                  label={t(`job.${name}`)}
                  hint={t('job.onePerLine')}
                  rows={4}
                />
              ))}
              <SeoInputs texts={texts} fieldErrors={problems} onChange={setTexts} />
            </>
          )
        }}
      </LanguageTabs>
      <SlugField
        folder="/careers/"
        value={values.slug}
        problem={fieldErrors.slug}
        onChange={(slug) => set({ slug })}
      />
      <Field label={t('job.email')} problem={fieldErrors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            value={values.email}
            onChange={({ target }) => set({ email: target.value })}
          />
        )}
      </Field>
      <Field label={t('job.vacancy')} problem={fieldErrors.vacancy}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={values.vacancy}
            onKeyDown={(event) => {
              if (['e', 'E', '+', '-', '.', ','].includes(event.key)) event.preventDefault()
            }}
            onChange={({ target }) => set({ vacancy: target.value.replace(/\D/g, '') })}
            onBlur={() => {
              if (Number(values.vacancy) < 1) set({ vacancy: '1' })
            }}
          />
        )}
      </Field>
      <MomentField
        label={t('job.postedAt')}
        problem={fieldErrors.postedAt}
        value={values.postedAt}
        onChange={(postedAt) => set({ postedAt })}
      />
      <div>
        <ActiveCheck values={values} set={set} />
      </div>
    </PublishedDialog>
  )
}
