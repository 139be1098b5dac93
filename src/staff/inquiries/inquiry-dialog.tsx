'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { StaffInquiry } from '@/src/contract/staff/inquiry-inbox'
import { Button } from '../kit/ui/button'
import { Field } from '../kit/form/field'
import { formatDateTime } from '../kit/ui/format'
import { Modal } from '../kit/ui/modal'
import { write } from '../kit/api/records'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/toast-failure'
import css from '../kit/list/inbox.module.css'

interface Props {
  inquiry: StaffInquiry
  onClose: () => void
}

/** One inquiry: what was asked, a note for colleagues, and the way to an answer. */
export function InquiryDialog({ inquiry, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [note, setNote] = useState(inquiry.note ?? '')
  const { name, email, company, phone, country, subject, message, createdAt } = inquiry

  const { mutate: change, isPending } = useMutation({
    mutationFn: (changes: { isRead?: boolean; note?: string }) =>
      write('inquiries', 'PATCH', `/${inquiry.id}`, changes),
    onSuccess: () => {
      toast({ title: t('inquiry.kept') })
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
    [t('inquiry.company'), company],
    [t('inquiry.country'), country],
    [t('inquiry.received'), formatDateTime(new Date(createdAt), lng)],
  ] as const

  return (
    <Modal title={subject ? `${name} – ${subject}` : name} onClose={onClose}>
      <div className={css.inquiry}>
        <dl className={css.facts}>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <p className={css.message}>{message}</p>
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
        <div className={css.end} data-keep-clear>
          <a className={css.answer} href={answerTo(inquiry)}>
            {t('inquiry.answer')}
          </a>
          <Button isInactive={isPending} onClick={() => change({ isRead: false })}>
            {t('bulk.unread')}
          </Button>
          <Button isInactive={isPending} onClick={() => change({ note: note.trim() })}>
            {t('inquiry.keepNote')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** A mail to who asked, with what was asked below the answer. */
function answerTo({ email, subject, message }: StaffInquiry): string {
  const quoted = message
    .slice(0, 1500)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const query = new URLSearchParams({
    subject: `Re: ${subject || ''}`.trim(),
    body: `\n\n${quoted}`,
  })
  // Mail programs read a plus as a plus.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`
}
