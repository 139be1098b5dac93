'use client'

import { type PointerEvent, useId, useState } from 'react'
import type { Overview, ReceivedWeek } from '@/src/contract/staff/overview'
import { staffDateFormat } from '@/src/i18n/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './overview.module.css'
import barsCss from './week-bars.module.css'

/** Numbers of records, and of those that visitors see. */
export function Numbers({ overview }: { overview: Overview }) {
  const t = useTexts()
  const { collections } = overview
  return (
    <section className={css.box}>
      <h2 id="overview-numbers" className={css.title}>
        {t('overview.numbers')}
      </h2>
      <div className={css.scroll} role="region" aria-labelledby="overview-numbers" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('overview.total')}</th>
              <th scope="col">{t('status.published')}</th>
              <th scope="col">{t('status.draft')}</th>
              <th scope="col">{t('status.inactive')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(collections).map(([name, counts]) => (
              <tr key={name}>
                <th scope="row">{t(`resource.${name as keyof typeof collections}`)}</th>
                <td>{counts.total}</td>
                <td>{counts.published}</td>
                <td>{counts.drafts}</td>
                <td>{counts.inactive}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

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

interface Props {
  label: string
  /** By week, this one last. */
  weeks: { from: string; count: number }[]
}

/**
 * Bars from zero up, one for each week, and the figure of one of them: this week's, or that of the week that a
 * pointer, a finger or the arrow keys are at. Readers get a table.
 */
function WeekBars({ label, weeks }: Props) {
  const t = useTexts()
  const id = useId()
  const day = staffDateFormat(useLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const last = weeks.length - 1
  const [chosen, setChosen] = useState(last)
  const most = Math.max(...weeks.map(({ count }) => count))
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  const dayOf = (from: string | undefined) => (from ? day.format(new Date(from)) : '')
  const isThisWeek = chosen === last
  const count = weeks[chosen]?.count ?? 0
  const when = isThisWeek
    ? t('overview.weekNow')
    : t('overview.weekOf', { day: dayOf(weeks[chosen]?.from) })

  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * weeks.length)
    setChosen(Math.min(Math.max(index, 0), last))
  }
  return (
    <figure className={barsCss.chart}>
      <figcaption className={barsCss.caption}>
        <h3 id={id} className={barsCss.label}>
          {label}
        </h3>
        <span className={barsCss.total}>
          {t('overview.inWeeks', { weeks: weeks.length, total })}
        </span>
      </figcaption>
      <p className={barsCss.reading}>
        <strong>{count}</strong> {when}
      </p>
      <div className={barsCss.plot}>
        <span className={barsCss.most} aria-hidden="true">
          {most > 0 ? most : null}
        </span>
        <div className={barsCss.bars} aria-hidden="true">
          {weeks.map((week, index) => (
            <span
              key={week.from}
              className={barsCss.week}
              data-chosen={index === chosen || undefined}
            >
              {week.count > 0 ? (
                <span
                  className={barsCss.bar}
                  data-unfinished={index === last || undefined}
                  style={{ blockSize: `${(week.count / most) * 100}%` }}
                />
              ) : null}
            </span>
          ))}
        </div>
        <input
          type="range"
          className={barsCss.choice}
          aria-label={`${label}: ${t('overview.week')}`}
          aria-valuetext={`${count} ${when}`}
          min={0}
          max={last}
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={follow}
          onPointerLeave={() => setChosen(last)}
          onBlur={() => setChosen(last)}
        />
      </div>
      <p className={barsCss.axis} aria-hidden="true">
        <span>{dayOf(weeks[0]?.from)}</span>
        <span>{dayOf(weeks[last]?.from)}</span>
      </p>
      <div className="visually-hidden">
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('overview.week')}</th>
              <th scope="col">{t('overview.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.from}>
                <th scope="row">{dayOf(week.from)}</th>
                <td>{week.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
