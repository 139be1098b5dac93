'use client'

import { applicationStatuses } from '@/src/contract/visitor-forms'
import type { StaffApplication } from '@/src/contract/staff/inbox'
import { formatDay } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { When } from '@/src/staff/workflow/when'
import { ApplicationDialog } from './application-dialog'
import { Inbox } from './inbox'
import css from './inbox.module.css'

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
