'use client'

import { quoteStatuses } from '@/src/contract/quote-form'
import type { StaffQuoteRequest } from '@/src/contract/staff/quote-inbox'
import type { User } from '@/src/contract/user'
import { useStaff } from '../kit/api/auth'
import { useApi } from '../kit/api/query'
import { listPath, type ListAnswer, selecting } from '../kit/api/records'
import { formatDateTime } from '../kit/ui/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Inbox } from './inbox'
import css from './inbox.module.css'
import { QuoteDialog } from './quote-dialog'

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
  const lng = useLanguage()
  const { isSuperAdmin } = useStaff()
  const accounts = useApi<ListAnswer<User>>(isSuperAdmin ? accountsPath : null).data?.docs ?? []
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
          cell: ({ assignee }) => accounts.find(({ id }) => id === assignee)?.username ?? '',
        },
        {
          id: 'createdAt',
          label: t('inquiry.received'),
          sort: 'createdAt',
          cell: ({ createdAt }) => formatDateTime(new Date(createdAt), lng),
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
          options: accounts.map(({ id, username }) => ({ value: id, label: username })),
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

const accountsPath = listPath('users', {
  depth: 0,
  limit: 200,
  sort: 'username',
  ...selecting('username'),
})

const machineOf = ({ amount, product, code }: StaffQuoteRequest['positions'][number]): string =>
  `${amount} × ${product}${code ? ` (${code})` : ''}`
