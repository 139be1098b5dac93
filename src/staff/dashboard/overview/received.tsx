'use client'

import type { ReceivedWeek } from '@/src/contract/staff/overview'
import { useTexts } from '../kit/ui/texts'
import css from './overview.module.css'
import { WeekBars } from './week-bars'

/** Chart of visitors' messages of each kind, week by week. */
export function Received({ weeks }: { weeks: ReceivedWeek[] }) {
  const t = useTexts()
  const kinds = [
    { kind: 'inquiries', label: t('header.inquiries') },
    { kind: 'quoteRequests', label: t('header.quotes') },
    { kind: 'jobApplications', label: t('header.applications') },
  ] as const
  return (
    <section className={css.whole} aria-labelledby="overview-received">
      <h2 id="overview-received" className={css.title}>
        {t('overview.received')}
      </h2>
      <div className={css.charts}>
        {kinds.map(({ kind, label }) => (
          <WeekBars
            key={kind}
            label={label}
            weeks={weeks.map((week) => ({ from: week.from, count: week[kind] }))}
          />
        ))}
      </div>
    </section>
  )
}
