'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { applicationStatuses, type ApplicationStatus } from '@/src/contract/application-form'
import type { ApplicationChange, StaffApplication } from '@/src/contract/staff/application-inbox'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { formatDateTime, formatDay } from '../kit/ui/format'
import { Modal } from '../kit/ui/modal'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/toast-failure'
import inbox from '../kit/list/inbox.module.css'
import css from './requests.module.css'
import { VisitorFiles } from './visitor-files'

interface Props {
  application: StaffApplication
  onClose: () => void
}

/** One application: who applies, CV and letter, and what became of it. */
export function ApplicationDialog({ application, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { id, name, title, email, phone, files } = application
  const [status, setStatus] = useState<ApplicationStatus>(application.status)
  const [note, setNote] = useState(application.note ?? '')

  const { mutate: change, isPending } = useMutation({
    mutationFn: (changes: ApplicationChange) =>
      write('job-applications', 'PATCH', `/${id}`, changes),
    onSuccess: () => {
      toast({ title: t('application.saved') })
      onClose()
    },
    onError: (error) => toastFailure(t('toast.updateFailed'), error),
  })
  const facts = [
    [
      t('inquiry.email'),
      <a key="mail" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [t('inquiry.phone'), phone],
    [t('quote.language'), application.language],
    [t('inquiry.received'), formatDateTime(new Date(application.createdAt), lng)],
    [t('application.until'), formatDay(application.deleteAfter, lng)],
  ] as const

  return (
    <Modal title={`${name} – ${title}`} onClose={onClose}>
      <div className={inbox.inquiry}>
        <dl className={inbox.facts}>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {files?.map((file) => (
          <section key={file.key} className={css.part}>
            <h3>{t(`application.${file.kind}`)}</h3>
            <VisitorFiles record={`job-applications/${id}`} files={[file]} />
          </section>
        ))}
        <Field label={t('status.label')}>
          {(control) => (
            <select
              {...control}
              value={status}
              onChange={({ target }) => setStatus(target.value as ApplicationStatus)}
            >
              {applicationStatuses.map((value) => (
                <option key={value} value={value}>
                  {t(`application.status.${value}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('inquiry.note')} hint={t('inquiry.noteHint')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={5000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className={inbox.end} data-keep-clear>
          <a
            className={inbox.answer}
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}`}
          >
            {t('inquiry.answer')}
          </a>
          <Button
            look="loud"
            isInactive={isPending}
            onClick={() => change({ status, note: note.trim() })}
          >
            {t('form.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
