'use client'

import { useState } from 'react'
import {
  assigneeId,
  type QuoteRequestChange,
  type StaffQuoteRequest,
} from '@/src/contract/staff/inbox'
import { type QuoteStatus, quoteStatuses } from '@/src/contract/visitor-forms'
import { formatCountry } from '@/src/i18n/format'
import { languageNames, languageOr } from '@/src/i18n/languages'
import { When } from '@/src/staff/workflow/when'
import { Button } from '../kit/ui/button'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { assigneeChange, useAssignees } from './assignee'
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

const shownFields = [
  'number',
  'company',
  'positions',
  'status',
  'assignee',
  'createdAt',
  'name',
] as const

type ListedRequest = Pick<StaffQuoteRequest, 'id' | (typeof shownFields)[number]>

/** Requests for quotes: read, given to a colleague, answered. */
export function Quotes() {
  const t = useTexts()
  const accounts = useAssignees()
  return (
    <Inbox<StaffQuoteRequest, ListedRequest>
      collection="quote-requests"
      texts="quote"
      title={t('header.quotes')}
      fields={shownFields}
      columns={[
        {
          id: 'number',
          label: t('quote.number'),
          sort: 'number',
          isFixed: true,
          cell: ({ number, status }) => (
            <span className={css.name} data-new={status === 'new' || undefined}>
              {number}
            </span>
          ),
        },
        {
          id: 'company',
          label: t('inquiry.company'),
          sort: 'company',
          cell: ({ company }) => company,
        },
        {
          id: 'machines',
          label: t('quote.machines'),
          cell: ({ positions }) => positions.map(machineOf).join(', '),
        },
        {
          id: 'status',
          label: t('status.label'),
          sort: 'status',
          cell: ({ status }) => t(`quote.status.${status}`),
        },
        {
          id: 'assignee',
          label: t('quote.assignee'),
          cell: ({ assignee }) => accounts.find(({ value }) => value === assignee)?.label ?? '',
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
          name: 'status',
          label: t('status.any'),
          options: quoteStatuses.map((value) => ({ value, label: t(`quote.status.${value}`) })),
        },
        {
          name: 'assignee',
          label: t('quote.assignee'),
          options: accounts,
        },
      ]}
      bulkActions={['delete']}
      isExported
      nameOf={({ number }) => number}
      summaryOf={({ number, company }) => `${number} · ${company}`}
      dialog={(request, close) => (
        <QuoteDialog request={request} accounts={accounts} onClose={close} />
      )}
    />
  )
}

const machineOf = ({ amount, product, code }: StaffQuoteRequest['positions'][number]): string =>
  `${amount} × ${product}${code ? ` (${code})` : ''}`

interface Props {
  request: StaffQuoteRequest
  /** To whom it may be given. */
  accounts: { value: string; label: string }[]
  onClose: () => void
}

/** One request: who wants what, its files, and what became of it. */
function QuoteDialog({ request, accounts, onClose }: Props) {
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
      {message ? <p className={dialogCss.message}>{message}</p> : null}
      {files && files.length > 0 ? (
        <section className={dialogCss.part}>
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
      <div className={dialogCss.fields}>
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
    <table className={dialogCss.positions}>
      <thead>
        <tr>
          <th scope="col">{t('quote.product')}</th>
          <th scope="col">{t('quote.code')}</th>
          <th scope="col" className={dialogCss.amount}>
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
            <td className={dialogCss.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
