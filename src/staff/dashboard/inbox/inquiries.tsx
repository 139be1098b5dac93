'use client'

import { useState } from 'react'
import { assigneeId, type InquiryChange, type StaffInquiry } from '@/src/contract/staff/inbox'
import { formatCountry } from '@/src/i18n/format'
import { When } from '@/src/staff/workflow/when'
import { write } from '../kit/api/records'
import { Button } from '../kit/ui/button'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { assigneeChange, useAssignees } from './assignee'
import dialogCss from './dialog.module.css'
import { Inbox } from './inbox'
import css from './inbox.module.css'
import { Replies } from './replies'
import { ChoiceField, mailTo, NoteField, SentDialog, useSentChange } from './sent-dialog'

const shownFields = [
  'name',
  'subject',
  'company',
  'email',
  'isRead',
  'isDone',
  'assignee',
  'createdAt',
] as const

type ListedInquiry = Pick<StaffInquiry, 'id' | (typeof shownFields)[number]>

/** Inbox of inquiries: read, annotate, reply, finish. */
export function Inquiries() {
  const t = useTexts()
  const accounts = useAssignees()
  return (
    <Inbox<StaffInquiry, ListedInquiry>
      collection="inquiries"
      texts="inquiry"
      title={t('header.inquiries')}
      fields={shownFields}
      columns={[
        {
          id: 'name',
          label: t('inquiry.name'),
          sort: 'name',
          isFixed: true,
          cell: ({ name, isRead }) => (
            <span className={css.name} data-new={!isRead || undefined}>
              {name}
              {isRead ? null : <span className={css.new}>{t('inquiry.new')}</span>}
            </span>
          ),
        },
        { id: 'subject', label: t('inquiry.subject'), cell: ({ subject }) => subject },
        {
          id: 'company',
          label: t('inquiry.company'),
          sort: 'company',
          cell: ({ company }) => company,
        },
        { id: 'email', label: t('inquiry.email'), sort: 'email', cell: ({ email }) => email },
        {
          id: 'assignee',
          label: t('quote.assignee'),
          cell: ({ assignee }) => accounts.find(({ value }) => value === assignee)?.label ?? '',
        },
        {
          id: 'isDone',
          label: t('status.label'),
          sort: 'isDone',
          cell: ({ isDone }) => t(isDone ? 'inquiry.done' : 'inquiry.toDo'),
        },
        {
          id: 'createdAt',
          label: t('inquiry.received'),
          sort: 'createdAt',
          cell: ({ createdAt }) => <When at={createdAt} />,
        },
      ]}
      filters={[
        {
          name: 'read',
          label: t('inquiry.any'),
          options: [
            { value: 'false', label: t('inquiry.onlyNew') },
            { value: 'true', label: t('inquiry.onlyRead') },
          ],
          where: (value) => ({
            [value === 'true' ? '[isRead][equals]' : '[isRead][not_equals]']: 'true',
          }),
        },
        {
          name: 'done',
          label: t('status.any'),
          options: [
            { value: 'false', label: t('inquiry.toDo') },
            { value: 'true', label: t('inquiry.done') },
          ],
          where: (value) => ({
            [value === 'true' ? '[isDone][equals]' : '[isDone][not_equals]']: 'true',
          }),
        },
        { name: 'assignee', label: t('quote.assignee'), options: accounts },
      ]}
      bulkActions={['finish', 'reopen', 'read', 'unread', 'delete']}
      isExported
      nameOf={({ name }) => name}
      summaryOf={({ name }) => name}
      onOpen={async ({ id, isRead }) => {
        if (!isRead) await write('inquiries', 'PATCH', `/${id}`, { isRead: true })
      }}
      dialog={(inquiry, close) => (
        <InquiryDialog inquiry={inquiry} accounts={accounts} onClose={close} />
      )}
    />
  )
}

interface Props {
  inquiry: StaffInquiry
  /** To whom it may be given. */
  accounts: { value: string; label: string }[]
  onClose: () => void
}

/** One inquiry: what was asked, a note for colleagues, and the way to an answer. */
function InquiryDialog({ inquiry, accounts, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { id, name, email, company, phone, country, subject, message, createdAt } = inquiry
  const [assignee, setAssignee] = useState(assigneeId(inquiry.assignee))
  const [note, setNote] = useState(inquiry.note ?? '')
  const mailHref = answerTo(inquiry)
  const written = { ...assigneeChange(inquiry.assignee, assignee), note: note.trim() }
  const { mutate: change, isPending } = useSentChange<InquiryChange>(
    'inquiries',
    id,
    t('inquiry.kept'),
    onClose,
  )
  return (
    <SentDialog
      title={subject ? `${name} – ${subject}` : name}
      facts={[
        [
          t('inquiry.email'),
          <a key="mail" href={mailHref}>
            {email}
          </a>,
        ],
        [t('inquiry.phone'), phone],
        [t('inquiry.company'), company],
        [t('inquiry.country'), country && formatCountry(country, lng)],
        [t('inquiry.received'), <When key="when" at={createdAt} />],
      ]}
      end={
        <>
          <Button isInactive={isPending} onClick={() => change({ isRead: false })}>
            {t('bulk.unread')}
          </Button>
          <Button
            isInactive={isPending}
            onClick={() => change({ ...written, isDone: !inquiry.isDone })}
          >
            {t(inquiry.isDone ? 'bulk.reopen' : 'bulk.finish')}
          </Button>
          <Button isInactive={isPending} onClick={() => change(written)}>
            {t('form.save')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p className={dialogCss.message}>{message}</p>
      <Replies
        collection="inquiries"
        recipient={{ id, name, subject: `Re: ${subject || name}` }}
        mailHref={mailHref}
        replies={inquiry.replies}
      />
      <ChoiceField
        label={t('quote.assignee')}
        options={[{ value: '', label: t('quote.nobody') }, ...accounts]}
        value={assignee}
        onChange={setAssignee}
      />
      <NoteField value={note} onChange={setNote} />
    </SentDialog>
  )
}

/** A mail to who asked, with what was asked below the answer. */
function answerTo({ email, subject, message }: StaffInquiry): string {
  const quoted = message
    .slice(0, 1500)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  return mailTo(email, { subject: `Re: ${subject || ''}`.trim(), body: `\n\n${quoted}` })
}
