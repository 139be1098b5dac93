'use client'

import { useState } from 'react'
import { type ApplicationStatus, applicationStatuses } from '@/src/contract/visitor-forms'
import type { ApplicationChange, StaffApplication } from '@/src/contract/staff/inbox'
import { languageNames, languageOr } from '@/src/i18n/languages'
import { Button } from '../kit/ui/button'
import { formatDay } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { When } from '@/src/staff/workflow/when'
import css from './dialog.module.css'
import { Replies } from './replies'
import { ChoiceField, SentDialog, mailTo, NoteField, useSentChange } from './sent-dialog'
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
  const mailHref = mailTo(email, { subject: title })
  const { mutate: change, isPending } = useSentChange<ApplicationChange>(
    'job-applications',
    id,
    t('application.saved'),
    onClose,
  )
  return (
    <SentDialog
      title={`${name} – ${title}`}
      facts={[
        [
          t('inquiry.email'),
          <a key="mail" href={mailHref}>
            {email}
          </a>,
        ],
        [t('inquiry.phone'), phone],
        [t('quote.language'), languageNames[languageOr(application.language)]],
        [t('inquiry.received'), <When key="when" at={application.createdAt} />],
        [t('application.until'), formatDay(application.deleteAfter, lng)],
      ]}
      end={
        <Button isInactive={isPending} onClick={() => change({ status, note: note.trim() })}>
          {t('form.save')}
        </Button>
      }
      onClose={onClose}
    >
      {files?.map((file) => (
        <section key={file.key} className={css.part}>
          <h3>{t(`application.${file.kind}`)}</h3>
          <VisitorFiles record={`job-applications/${id}`} files={[file]} />
        </section>
      ))}
      <Replies
        collection="job-applications"
        recipient={{ id, name, subject: title, language: application.language }}
        mailHref={mailHref}
        replies={application.replies}
      />
      <ChoiceField
        label={t('status.label')}
        options={applicationStatuses.map((value) => ({
          value,
          label: t(`application.status.${value}`),
        }))}
        value={status}
        onChange={setStatus}
      />
      <NoteField value={note} onChange={setNote} />
    </SentDialog>
  )
}
