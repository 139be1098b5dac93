'use client'

import { quoteStatuses } from '@/src/contract/visitor-forms'
import type { StaffQuoteRequest } from '@/src/contract/staff/inbox'
import { useTexts } from '../kit/ui/texts'
import { When } from '@/src/staff/workflow/when'
import { Inbox } from './inbox'
import css from './inbox.module.css'
import { QuoteDialog } from './quote-dialog'
import { useAccounts } from './use-accounts'

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
  const accounts = useAccounts()
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
