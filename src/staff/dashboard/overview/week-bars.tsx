'use client'

import { useId, useState, type PointerEvent } from 'react'
import { staffDateFormat } from '@/src/i18n/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './week-bars.module.css'

interface Props {
  label: string
  /** By week, this one last. */
  weeks: { from: string; count: number }[]
}

/**
 * Bars from zero up, one for each week, and the figure of one of them: this week's, or that of the week that a
 * pointer, a finger or the arrow keys are at. Readers get a table.
 */
export function WeekBars({ label, weeks }: Props) {
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
    <figure className={css.chart}>
      <figcaption className={css.caption}>
        <h3 id={id} className={css.label}>
          {label}
        </h3>
        <span className={css.total}>{t('overview.inWeeks', { weeks: weeks.length, total })}</span>
      </figcaption>
      <p className={css.reading}>
        <strong>{count}</strong> {when}
      </p>
      <div className={css.plot}>
        <span className={css.most} aria-hidden="true">
          {most > 0 ? most : null}
        </span>
        <div className={css.bars} aria-hidden="true">
          {weeks.map((week, index) => (
            <span key={week.from} className={css.week} data-chosen={index === chosen || undefined}>
              {week.count > 0 ? (
                <span
                  className={css.bar}
                  data-unfinished={index === last || undefined}
                  style={{ blockSize: `${(week.count / most) * 100}%` }}
                />
              ) : null}
            </span>
          ))}
        </div>
        <input
          type="range"
          className={css.choice}
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
      <p className={css.axis} aria-hidden="true">
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
