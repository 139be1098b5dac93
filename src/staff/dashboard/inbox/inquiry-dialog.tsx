'use client'

import { useState } from 'react'
import { assigneeId, type InquiryChange, type StaffInquiry } from '@/src/contract/staff/inbox'
import { formatCountry } from '@/src/i18n/format'
import { Button } from '../kit/ui/button'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { When } from '@/src/staff/workflow/when'
import { assigneeChange } from './assignee-change'
import css from './dialog.module.css'
import { Replies } from './replies'
import { ChoiceField, SentDialog, mailTo, NoteField, useSentChange } from './sent-dialog'

interface Props {
  inquiry: StaffInquiry
  /** To whom it may be given. */
  accounts: { value: string; label: string }[]
  onClose: () => void
}

/** One inquiry: what was asked, a note for colleagues, and the way to an answer. */
export function InquiryDialog({ inquiry, accounts, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { id, name, email, company, phone, country, subject, message, createdAt } = inquiry
  const [assignee, setAssignee] = useState(assigneeId(inquiry.assignee))
  const [note, setNote] = useState(inquiry.note ?? '')
  const mailHref = answerTo(inquiry)
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
            onClick={() =>
              change({ ...assigneeChange(inquiry.assignee, assignee), note: note.trim() })
            }
          >
            {t('form.save')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p className={css.message}>{message}</p>
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
