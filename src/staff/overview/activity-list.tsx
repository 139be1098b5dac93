'use client'

import Link from 'next/link'
import type { Activity } from '@/src/contract/staff/overview'
import { ActivityEntries } from '../kit/history/activity-entries'
import { useTexts } from '../kit/ui/texts'
import css from './overview.module.css'

/** Who did what, the latest first. */
export function ActivityList({ entries }: { entries: Activity[] }) {
  const t = useTexts()
  return (
    <section aria-labelledby="overview-activity">
      <h2 id="overview-activity" className={css.title}>
        {t('overview.activity')}
      </h2>
      <ActivityEntries
        entries={entries.map(({ title, fields, ...entry }) => ({
          ...entry,
          details: { title: title ?? undefined, fields },
        }))}
      />
      <p>
        <Link href="/admin-dashboard/activity" prefetch={false}>
          {t('activity.all')}
        </Link>
      </p>
    </section>
  )
}
