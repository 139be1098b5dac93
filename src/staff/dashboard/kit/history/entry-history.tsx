'use client'

import { useState } from 'react'
import type { StoredActivity } from '@/src/contract/staff/activity'
import { ActivityEntries, shownOfEntries } from './activity-entries'
import { useStaff } from '../api/auth'
import css from './entry-history.module.css'
import { useApi } from '../api/query'
import { QueryState } from '../ui/query-state'
import { listPath, selecting, whereAll, type Collection, type ListAnswer } from '../api/records'
import { useTexts } from '../ui/texts'

interface Props {
  collection: Collection
  id: string
}

/** History of a record's changes, below its form. The log is open to super_admin alone (section 6). */
export function EntryHistory({ collection, id }: Props) {
  const t = useTexts()
  const { isSuperAdmin } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const query = useApi<ListAnswer<StoredActivity>>(
    isOpen
      ? listPath('activity-logs', {
          depth: 0,
          limit: 25,
          sort: '-createdAt',
          ...selecting(...shownOfEntries),
          ...whereAll([{ '[resourceType][equals]': collection }, { '[resourceId][equals]': id }]),
        })
      : null,
  )
  if (!isSuperAdmin) return null
  const entries = query.data?.docs ?? []
  return (
    <details
      className={css.history}
      data-wide
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('activity.history')}</summary>
      {isOpen ? (
        <QueryState query={query} loading={t('loading')} failed={t('activity.failed')}>
          {entries.length === 0 ? <p>{t('activity.none')}</p> : null}
          <ActivityEntries entries={entries} isOneRecord />
        </QueryState>
      ) : null}
    </details>
  )
}
