'use client'

import { useState } from 'react'
import type { Activity, Overview as Answer } from '@/src/contract/staff/overview'
import { listPermissions, useStaff } from '../kit/api/auth'
import { useForYou } from '../kit/api/for-you'
import { useApi } from '../kit/api/query'
import { InitialPassword } from '../kit/ui/initial-password'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useTexts } from '../kit/ui/texts'
import { Certificates, SecurityNotices } from './compliance'
import { Checks, Stale } from './content-quality'
import { ForYou } from './for-you'
import css from './overview.module.css'
import { SetupPanel } from './setup/setup-panel'
import { Site } from './site'
import { ActivityEntries } from '../kit/list/activity-entries'
import { Box } from './box'

/** Home of staff: what waits for the user, then the state of the site (specification, section 2). */
export function Overview() {
  const t = useTexts()
  const { user, isSuperAdmin } = useStaff()
  const query = useApi<Answer>('/admin/overview')
  const { query: own, counts, ...waiting } = useForYou()
  const overview = query.data
  const [hour] = useState(() => new Date().getHours())
  const name = user.username.charAt(0).toLocaleUpperCase() + user.username.slice(1)
  const greeting = t(greetingAt(hour), { name })
  const count =
    counts.total > 0 ? t('overview.wait', { count: counts.total }) : t('overview.noneWaits')
  return (
    <div className={css.overview}>
      {isSuperAdmin ? <SetupPanel /> : null}
      <h2 className={css.greeting}>{own.data ? `${greeting} · ${count}` : greeting}</h2>
      <QueryState query={query} loading={t('loading')} failed={t('overview.failed')}>
        {overview ? (
          <>
            <InitialPassword until={overview.passwordExpiresAt} />
            <div className={css.boxes}>
              <ForYou {...waiting} overview={overview} />
              <Site overview={overview} />
              {Object.keys(overview.collections).length > 0 ? <Checks /> : null}
              <Certificates entries={overview.certificates ?? []} />
              <SecurityNotices entries={overview.securityNotices ?? []} />
              <Stale stale={overview.stale} />
              {overview.activity ? <ActivityList entries={overview.activity} /> : null}
            </div>
          </>
        ) : null}
      </QueryState>
      <Rights />
    </div>
  )
}

const greetingAt = (hour: number) => {
  if (hour < 12) return 'overview.morning'
  return hour < 18 ? 'overview.afternoon' : 'overview.evening'
}

/** Rights of the user, in words, and what is created most. */
function Rights() {
  const t = useTexts()
  const { user, may, isSuperAdmin } = useStaff()
  const action = (href: string, label: string) => (
    <Link className={css.action} href={href}>
      {label}
    </Link>
  )
  const rights = listPermissions(user).map((permission) => t(`permission.${permission}`))
  return (
    <section className={css.role} aria-label={t('overview.role', { role: user.role })}>
      <p className={css.rights}>
        {t('overview.role', { role: user.role })} ·{' '}
        {isSuperAdmin ? t('permission.all') : rights.join(' · ') || t('permission.none')}
      </p>
      <p className={css.actions}>
        {may('products')
          ? action('/admin-dashboard?tab=products&open=new', t('product.create'))
          : null}
        {may('news') ? action('/admin-dashboard?tab=news&open=new', t('news.new')) : null}
        {isSuperAdmin ? action('/admin-dashboard?tab=jobs&open=new', t('job.new')) : null}
      </p>
    </section>
  )
}

/** Number of entries that are listed; the log has the others. */
const maxListed = 5

/** List of activities, the latest first. */
function ActivityList({ entries }: { entries: Activity[] }) {
  const t = useTexts()
  return (
    <Box id="overview-activity" title={t('overview.activity')}>
      <ActivityEntries
        // The log says what was changed, by the labels of the fields; of these entries only the names are read.
        entries={entries.slice(0, maxListed).map(({ title, ...entry }) => ({
          ...entry,
          details: { title: title ?? undefined },
        }))}
      />
      <p>
        <Link href="/admin-dashboard/activity">{t('activity.all')}</Link>
      </p>
    </Box>
  )
}
