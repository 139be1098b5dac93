'use client'

import { useState } from 'react'
import {
  assigneeId,
  type QuoteRequestChange,
  type StaffQuoteRequest,
} from '@/src/contract/staff/inbox'
import { type QuoteStatus, quoteStatuses } from '@/src/contract/visitor-forms'
import { languageNames, languageOr } from '@/src/i18n/languages'
import { formatCountry } from '@/src/i18n/format'
import { Button } from '../kit/ui/button'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { When } from '@/src/staff/workflow/when'
import { assigneeChange } from './assignee-change'
import css from './dialog.module.css'
import { Replies } from './replies'
import { ChoiceField, SentDialog, mailTo, NoteField, useSentChange } from './sent-dialog'
import { VisitorFiles } from './visitor-files'

interface Props {
  request: StaffQuoteRequest
  /** To whom it may be given. */
  accounts: { value: string; label: string }[]
  onClose: () => void
}

/** One request: who wants what, its files, and what became of it. */
export function QuoteDialog({ request, accounts, onClose }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { id, number, company, name, email, phone, country, message, positions, files } = request
  const [status, setStatus] = useState<QuoteStatus>(request.status)
  const [assignee, setAssignee] = useState(assigneeId(request.assignee))
  const [note, setNote] = useState(request.note ?? '')
  const mailHref = mailTo(email, { subject: number })
  const { mutate: change, isPending } = useSentChange<QuoteRequestChange>(
    'quote-requests',
    id,
    t('quote.saved'),
    onClose,
  )
  return (
    <SentDialog
      title={`${number} – ${company}`}
      facts={[
        [t('inquiry.name'), name],
        [
          t('inquiry.email'),
          <a key="mail" href={mailHref}>
            {email}
          </a>,
        ],
        [t('inquiry.phone'), phone],
        [t('inquiry.country'), country && formatCountry(country, lng)],
        [t('quote.language'), languageNames[languageOr(request.language)]],
        [t('inquiry.received'), <When key="when" at={request.createdAt} />],
      ]}
      end={
        <Button
          isInactive={isPending}
          onClick={() =>
            change({ status, ...assigneeChange(request.assignee, assignee), note: note.trim() })
          }
        >
          {t('form.save')}
        </Button>
      }
      onClose={onClose}
    >
      <Positions positions={positions} />
      {message ? <p className={css.message}>{message}</p> : null}
      {files && files.length > 0 ? (
        <section className={css.part}>
          <h3>{t('quote.files')}</h3>
          <VisitorFiles record={`quote-requests/${id}`} files={files} />
        </section>
      ) : null}
      <Replies
        collection="quote-requests"
        recipient={{ id, name, subject: number, language: request.language }}
        mailHref={mailHref}
        replies={request.replies}
      />
      <div className={css.fields}>
        <ChoiceField
          label={t('status.label')}
          hint={t('quote.statusHint')}
          options={quoteStatuses.map((value) => ({ value, label: t(`quote.status.${value}`) }))}
          value={status}
          onChange={setStatus}
        />
        <ChoiceField
          label={t('quote.assignee')}
          options={[{ value: '', label: t('quote.nobody') }, ...accounts]}
          value={assignee}
          onChange={setAssignee}
        />
      </div>
      <NoteField value={note} onChange={setNote} />
    </SentDialog>
  )
}

function Positions({ positions }: Pick<StaffQuoteRequest, 'positions'>) {
  const t = useTexts()
  return (
    <table className={css.positions}>
      <thead>
        <tr>
          <th scope="col">{t('quote.product')}</th>
          <th scope="col">{t('quote.code')}</th>
          <th scope="col" className={css.amount}>
            {t('quote.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {positions.map(({ product, slug, code, amount }) => (
          <tr key={`${slug} ${code ?? ''}`}>
            <td>
              <a href={`/product/${slug}`} target="_blank" rel="noreferrer">
                {product}
              </a>
            </td>
            <td>{code ?? '–'}</td>
            <td className={css.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
