'use client'

import type { Activity, Overview, ReleasesAhead } from '@/src/contract/staff/overview'
import { recordAddress } from '@/src/domain/links/addresses'
import { formatDateTime } from '@/src/staff/workflow/format'
import { When } from '@/src/staff/workflow/when'
import { ActivityEntries } from '../kit/list/activity-entries'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Lists what is begun and not published. */
export function Drafts({ drafts }: Pick<Overview, 'drafts'>) {
  const t = useTexts()
  return (
    <Box
      id="overview-drafts"
      title={t('overview.drafts')}
      empty={drafts.length === 0 && t('overview.noDrafts')}
    >
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {drafts.map(({ collection, id, title, updatedAt, isPublic, writers }) => (
          <li key={id}>
            <Link href={recordAddress(collection, id)}>{title || t('overview.untitled')}</Link>
            <span>
              {[
                t(`resource.${collection}`),
                isPublic ? t('status.publishedButChanged') : t('status.draft'),
                ...writers,
              ].join(' · ')}{' '}
              · <When at={updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Lists what will be published, or withdrawn, by itself. */
export function ScheduledList({ scheduled }: Pick<Overview, 'scheduled'>) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <Box
      id="overview-scheduled"
      title={t('overview.scheduled')}
      empty={scheduled.length === 0 && t('overview.noScheduled')}
    >
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {scheduled.map(({ collection, id, title, type, at }) => (
          <li key={`${id}${at}`}>
            <Link href={recordAddress(collection, id)}>{title || t('overview.untitled')}</Link>
            <span>{t(`overview.${type}`, { when: formatDateTime(new Date(at), lng) })}</span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Releases that were refused at their time, which staff have to mend, and those whose time is to come. */
export function ReleaseList({ releases: { scheduled, failed } }: { releases: ReleasesAhead }) {
  const t = useTexts()
  const lng = useLanguage()
  if (scheduled.length === 0 && failed.length === 0) return null
  const rows = [
    ...failed.map((release) => ({ ...release, isFailed: true, text: t('overview.releaseFailed') })),
    ...scheduled.map(({ at, ...release }) => ({
      ...release,
      isFailed: false,
      text: t('overview.publish', { when: formatDateTime(new Date(at), lng) }),
    })),
  ]
  return (
    <Box id="overview-releases" title={t('release.title')}>
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {rows.map(({ id, title, isFailed, text }) => (
          <li key={id} data-attention={isFailed || undefined}>
            <Link href={`/admin-dashboard/releases?open=${id}`}>{title}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Number of entries that are listed; the log has the others. */
const maxListed = 8

/** List of activities, the latest first. */
export function ActivityList({ entries }: { entries: Activity[] }) {
  const t = useTexts()
  return (
    <Box id="overview-activity" title={t('overview.activity')}>
      <ActivityEntries
        entries={entries.slice(0, maxListed).map(({ title, fields, ...entry }) => ({
          ...entry,
          details: { title: title ?? undefined, fields },
        }))}
      />
      <p>
        <Link href="/admin-dashboard/activity">{t('activity.all')}</Link>
      </p>
    </Box>
  )
}
