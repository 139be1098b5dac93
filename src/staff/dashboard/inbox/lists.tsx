'use client'

import type { StaffApplication, StaffInquiry, StaffQuoteRequest } from '@/src/contract/staff/inbox'
import { applicationStatuses, quoteStatuses } from '@/src/contract/visitor-forms'
import { joinParts } from '@/src/i18n/format'
import { formatDay } from '@/src/staff/workflow/format'
import { When } from '@/src/staff/workflow/when'
import { write } from '../kit/api/records'
import type { Column } from '../kit/list/columns'
import type { Texts } from '../kit/ui/texts'
import { Inbox, type InboxKind, type Words } from './inbox'
import css from './inbox.module.css'
import { mailTo } from './sent-dialog'

type Listed<Sent, Fields extends readonly (keyof Sent)[]> = Pick<Sent, Fields[number]>

const received = ({ t }: Words): Column<{ createdAt: string }> => ({
  id: 'createdAt',
  label: t('inquiry.received'),
  sort: 'createdAt',
  cell: ({ createdAt }) => <When at={createdAt} />,
})

const company = ({ t }: Words): Column<Pick<StaffInquiry, 'company'>> => ({
  id: 'company',
  label: t('inquiry.company'),
  sort: 'company',
  cell: (row) => row.company,
})

const assigned = ({ t, accounts }: Words): Column<Pick<StaffInquiry, 'assignee'>> => ({
  id: 'assignee',
  label: t('quote.assignee'),
  cell: ({ assignee }) => accounts.find(({ value }) => value === assignee)?.label ?? '',
})

const assignedFilter = ({ t, accounts }: Words) => ({
  name: 'assignee',
  label: t('quote.assignee'),
  options: accounts,
})

const inquiryFields = [
  'id',
  'name',
  'subject',
  'company',
  'email',
  'isRead',
  'isDone',
  'assignee',
  'createdAt',
] as const

/** The condition of a switch that is off where nothing is stored. */
const isOn = (field: string) => (value: string) => ({
  [`[${field}][${value === 'true' ? 'equals' : 'not_equals'}]`]: 'true',
})

const inquiries: InboxKind<StaffInquiry, Listed<StaffInquiry, typeof inquiryFields>> = {
  collection: 'inquiries',
  texts: 'inquiry',
  title: 'header.inquiries',
  fields: inquiryFields,
  columns: (words) => [
    {
      id: 'name',
      label: words.t('inquiry.name'),
      sort: 'name',
      isFixed: true,
      cell: ({ name, isRead }) => (
        <span className={css.name} data-new={!isRead || undefined}>
          {name}
          {isRead ? null : <span className={css.new}>{words.t('inquiry.new')}</span>}
        </span>
      ),
    },
    { id: 'subject', label: words.t('inquiry.subject'), cell: ({ subject }) => subject },
    company(words),
    { id: 'email', label: words.t('inquiry.email'), sort: 'email', cell: ({ email }) => email },
    assigned(words),
    {
      id: 'isDone',
      label: words.t('status.label'),
      sort: 'isDone',
      cell: ({ isDone }) => words.t(isDone ? 'inquiry.done' : 'inquiry.toDo'),
    },
    received(words),
  ],
  filters: (words) => [
    {
      name: 'read',
      label: words.t('inquiry.any'),
      options: [
        { value: 'false', label: words.t('inquiry.onlyNew') },
        { value: 'true', label: words.t('inquiry.onlyRead') },
      ],
      where: isOn('isRead'),
    },
    {
      name: 'done',
      label: words.t('status.any'),
      options: [
        { value: 'false', label: words.t('inquiry.toDo') },
        { value: 'true', label: words.t('inquiry.done') },
      ],
      where: isOn('isDone'),
    },
    assignedFilter(words),
  ],
  bulkActions: ['finish', 'reopen', 'read', 'unread', 'delete'],
  isExported: true,
  hasAssignee: true,
  nameOf: ({ name }) => name,
  summaryOf: ({ name }) => name,
  onOpen: async ({ id, isRead }) => {
    if (!isRead) await write('inquiries', 'PATCH', `/${id}`, { isRead: true })
  },
  saved: 'inquiry.kept',
  titleOf: ({ name, subject }) => (subject ? `${name} – ${subject}` : name),
  facts: ['email', 'phone', 'company', 'country', 'createdAt'],
  subjectOf: ({ subject, name }) => `Re: ${subject || name}`,
  mailHref: ({ email, subject, message }) => {
    const quoted = message
      .slice(0, 1500)
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
    return mailTo(email, { subject: `Re: ${subject || ''}`.trim(), body: `\n\n${quoted}` })
  },
}

const quoteFields = [
  'id',
  'number',
  'company',
  'positions',
  'status',
  'assignee',
  'createdAt',
  'name',
] as const

const machineOf = ({ amount, product, code }: StaffQuoteRequest['positions'][number]): string =>
  `${amount} × ${product}${code ? ` (${code})` : ''}`

const quoteStates = (t: Texts) =>
  quoteStatuses.map((value) => ({ value, label: t(`quote.status.${value}`) }))

const quotes: InboxKind<StaffQuoteRequest, Listed<StaffQuoteRequest, typeof quoteFields>> = {
  collection: 'quote-requests',
  texts: 'quote',
  title: 'header.quotes',
  fields: quoteFields,
  columns: (words) => [
    {
      id: 'number',
      label: words.t('quote.number'),
      sort: 'number',
      isFixed: true,
      cell: ({ number, status }) => (
        <span className={css.name} data-new={status === 'new' || undefined}>
          {number}
        </span>
      ),
    },
    company(words),
    {
      id: 'machines',
      label: words.t('quote.machines'),
      cell: ({ positions }) => joinParts(positions.map(machineOf), words.lng),
    },
    {
      id: 'status',
      label: words.t('status.label'),
      sort: 'status',
      cell: ({ status }) => words.t(`quote.status.${status}`),
    },
    assigned(words),
    received(words),
  ],
  filters: (words) => [
    { name: 'status', label: words.t('status.any'), options: quoteStates(words.t) },
    assignedFilter(words),
  ],
  bulkActions: ['delete'],
  isExported: true,
  hasAssignee: true,
  nameOf: ({ number }) => number,
  summaryOf: (row) => `${row.number} · ${row.company}`,
  saved: 'quote.saved',
  titleOf: (request) => `${request.number} – ${request.company}`,
  facts: [
    'name',
    'email',
    'phone',
    'country',
    'tenderNumber',
    'deadline',
    'deliveryPlace',
    'language',
    'createdAt',
  ],
  subjectOf: ({ number }) => number,
  isFollowed: true,
}

const applicationFields = ['id', 'name', 'title', 'status', 'createdAt', 'deleteAfter'] as const

const applicationStates = (t: Texts) =>
  applicationStatuses.map((value) => ({ value, label: t(`application.status.${value}`) }))

type ListedApplication = Listed<StaffApplication, typeof applicationFields>

const applications: InboxKind<StaffApplication, ListedApplication> = {
  collection: 'job-applications',
  texts: 'application',
  title: 'header.applications',
  fields: applicationFields,
  columns: (words) => [
    {
      id: 'name',
      label: words.t('inquiry.name'),
      sort: 'name',
      isFixed: true,
      cell: ({ name, status }) => (
        <span className={css.name} data-new={status === 'new' || undefined}>
          {name}
        </span>
      ),
    },
    {
      id: 'title',
      label: words.t('application.job'),
      sort: 'title',
      cell: ({ title }) => title,
    },
    {
      id: 'status',
      label: words.t('status.label'),
      sort: 'status',
      cell: ({ status }) => words.t(`application.status.${status}`),
    },
    received(words),
    {
      id: 'deleteAfter',
      label: words.t('application.until'),
      sort: 'deleteAfter',
      cell: ({ deleteAfter }) => formatDay(deleteAfter, words.lng),
    },
  ],
  filters: ({ t }) => [{ name: 'status', label: t('status.any'), options: applicationStates(t) }],
  bulkActions: ['delete'],
  nameOf: ({ name }) => name,
  summaryOf: ({ name, title }) => `${name} · ${title}`,
  saved: 'application.saved',
  titleOf: ({ name, title }) => `${name} – ${title}`,
  facts: ['email', 'phone', 'language', 'createdAt', 'deleteAfter'],
  subjectOf: ({ title }) => title,
  statuses: { optionsOf: applicationStates },
}

/** Inbox of inquiries: read, annotate, reply, finish. */
export const Inquiries = () => <Inbox kind={inquiries} />

/** Requests for quotes: read, given to a colleague, answered. */
export const Quotes = () => <Inbox kind={quotes} />

/** Applications for positions: read, answered, deleted on their day. */
export const Applications = () => <Inbox kind={applications} />
