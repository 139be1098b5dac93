'use client'

import { useState } from 'react'
import type { ApplicationChange, StaffApplication } from '@/src/contract/staff/inbox'
import { type ApplicationStatus, applicationStatuses } from '@/src/contract/visitor-forms'
import { languageNames, languageOr } from '@/src/i18n/languages'
import { formatDay } from '@/src/staff/workflow/format'
import { When } from '@/src/staff/workflow/when'
import { Button } from '../kit/ui/button'
import { useLanguage, useTexts } from '../kit/ui/texts'
import dialogCss from './dialog.module.css'
import { Inbox } from './inbox'
import css from './inbox.module.css'
import { Replies } from './replies'
import {
  ChoiceField,
  mailTo,
  NoteField,
  SentDialog,
  useSentChange,
  VisitorFiles,
} from './sent-dialog'

const shownFields = ['name', 'title', 'status', 'createdAt', 'deleteAfter'] as const

type ListedApplication = Pick<StaffApplication, 'id' | (typeof shownFields)[number]>

/** Applications for positions: read, answered, deleted on their day. */
export function Applications() {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <Inbox<StaffApplication, ListedApplication>
      collection="job-applications"
      texts="application"
      title={t('header.applications')}
      fields={shownFields}
      columns={[
        {
          id: 'name',
          label: t('inquiry.name'),
          sort: 'name',
          isFixed: true,
          cell: ({ name, status }) => (
            <span className={css.name} data-new={status === 'new' || undefined}>
              {name}
            </span>
          ),
        },
        { id: 'title', label: t('application.job'), sort: 'title', cell: ({ title }) => title },
        {
          id: 'status',
          label: t('status.label'),
          sort: 'status',
          cell: ({ status }) => t(`application.status.${status}`),
        },
        {
          id: 'createdAt',
          label: t('inquiry.received'),
          sort: 'createdAt',
          cell: ({ createdAt }) => <When at={createdAt} />,
        },
        {
          id: 'deleteAfter',
          label: t('application.until'),
          sort: 'deleteAfter',
          cell: ({ deleteAfter }) => formatDay(deleteAfter, lng),
        },
      ]}
      filters={[
        {
          name: 'status',
          label: t('status.any'),
          options: applicationStatuses.map((value) => ({
            value,
            label: t(`application.status.${value}`),
          })),
        },
      ]}
      bulkActions={['delete']}
      nameOf={({ name }) => name}
      summaryOf={({ name, title }) => `${name} · ${title}`}
      dialog={(application, close) => (
        <ApplicationDialog application={application} onClose={close} />
      )}
    />
  )
}

interface Props {
  application: StaffApplication
  onClose: () => void
}

/** One application: who applies, CV and letter, and what became of it. */
function ApplicationDialog({ application, onClose }: Props) {
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
        <section key={file.key} className={dialogCss.part}>
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
