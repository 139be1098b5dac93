'use client'

import type { StoredActivity } from '@/src/contract/staff/activity'
import { ActivityEntries } from '../kit/list/activity-entries'
import { loggedResources, resourceText } from '../kit/ui/record-names'
import { shownOfEntries } from '@/src/staff/workflow/history/activity-list'
import { useStaff } from '../kit/api/auth'
import { EmptyList, Filter, rowsPerPage, TablePages, TableTools } from '../kit/list/table-tools'
import { type ListState, useListState } from '../kit/list/list-state'
import { downloadFile } from '../kit/api/files'
import { useApi } from '../kit/api/query'
import { Button } from '../kit/ui/button'
import { toastFailure } from '../kit/ui/failure'
import { QueryState } from '../kit/ui/query-state'
import { listPath, selecting, whereAll, type ListAnswer } from '../kit/api/records'
import { useTexts } from '../kit/ui/texts'
import css from './activity-log.module.css'

/** List of activities by person, record and day (super_admin). */
export function ActivityLog() {
  const t = useTexts()
  const { isSuperAdmin } = useStaff()
  return isSuperAdmin ? <Log /> : <p className={css.refused}>{t('activity.onlySuperAdmin')}</p>
}

function Log() {
  const t = useTexts()
  const state = useListState('-createdAt', ['person', 'kind', 'record', 'from', 'to'])
  const people = useApi<ListAnswer<{ id: string; username: string }>>(
    listPath('users', { depth: 0, limit: 1000, sort: 'username', ...selecting('username') }),
  )
  const query = useApi<ListAnswer<StoredActivity>>(
    listPath('activity-logs', {
      depth: 0,
      limit: rowsPerPage,
      page: state.page,
      sort: state.sort,
      search: state.search,
      ...selecting(...shownOfEntries),
      ...whereAll(conditionsOf(state)),
    }),
  )
  const entries = query.data?.docs ?? []
  const exportAll = () =>
    void downloadFile('/admin/activity-logs/export', 'activity-log.jsonl').catch((error: unknown) =>
      toastFailure(t, t('csv.failed'), error),
    )

  return (
    <section aria-labelledby="activity-title">
      <h1 id="activity-title" className={css.title}>
        {t('activity.title')}
      </h1>
      <TableTools state={state} end={<Button onClick={exportAll}>{t('activity.export')}</Button>}>
        <Filter
          label={t('activity.anybody')}
          name="person"
          state={state}
          options={(people.data?.docs ?? []).map(({ id, username }) => ({
            value: id,
            label: username,
          }))}
        />
        <Filter
          label={t('activity.anything')}
          name="kind"
          state={state}
          options={loggedResources.map((value) => ({ value, label: resourceText(t, value) }))}
        />
        {(['from', 'to'] as const).map((name) => (
          <input
            key={name}
            type="date"
            className={css.day}
            aria-label={t(`activity.${name}`)}
            value={state.filter(name)}
            onChange={({ target }) => state.setFilter(name, target.value)}
          />
        ))}
      </TableTools>
      <QueryState query={query} loading={t('loading')} failed={t('activity.failed')}>
        {entries.length === 0 ? (
          <EmptyList isNarrowed={state.isNarrowed} text={t('activity.none')} />
        ) : (
          <ActivityEntries entries={entries} />
        )}
        <TablePages state={state} total={query.data?.totalDocs ?? 0} />
      </QueryState>
    </section>
  )
}

/** Conditions of the filters; days are those of the time zone of the person who filters. */
function conditionsOf({ filter }: Pick<ListState, 'filter'>): Record<string, string>[] {
  const [person, kind, record, from, to] = ['person', 'kind', 'record', 'from', 'to'].map(filter)
  const [start, end] = [startOf(from), startOf(to, 1)]
  return [
    ...(person ? [{ '[userId][equals]': person }] : []),
    ...(kind ? [{ '[resourceType][equals]': kind }] : []),
    ...(record ? [{ '[resourceId][equals]': record }] : []),
    ...(start ? [{ '[createdAt][greater_than_equal]': start }] : []),
    ...(end ? [{ '[createdAt][less_than]': end }] : []),
  ]
}

/** Returns the moment at which a day begins, or one some days later; undefined for no day. */
function startOf(day = '', daysLater = 0): string | undefined {
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + daysLater)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
