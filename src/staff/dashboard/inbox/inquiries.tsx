'use client'

import type { StaffInquiry } from '@/src/contract/staff/inbox'
import { write } from '../kit/api/records'
import { useTexts } from '../kit/ui/texts'
import { When } from '@/src/staff/workflow/when'
import { Inbox } from './inbox'
import css from './inbox.module.css'
import { InquiryDialog } from './inquiry-dialog'
import { useAccounts } from './use-accounts'

const shownFields = [
  'name',
  'subject',
  'company',
  'email',
  'isRead',
  'assignee',
  'createdAt',
] as const

type ListedInquiry = Pick<StaffInquiry, 'id' | (typeof shownFields)[number]>

/** Inbox of inquiries: read, annotate, reply. */
export function Inquiries() {
  const t = useTexts()
  const accounts = useAccounts()
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
        { name: 'assignee', label: t('quote.assignee'), options: accounts },
      ]}
      bulkActions={['read', 'unread', 'delete']}
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
