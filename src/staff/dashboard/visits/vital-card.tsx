import { type Vital, type VisitDevice, vitalsDays, type VitalsSummary } from '@/src/contract/visits'
import {
  addCounts,
  countRatings,
  noCounts,
  p75,
  rate,
  type Rating,
  sumCounts,
  vitalEdges,
  vitalLimits,
} from '@/src/domain/visits/histogram'
import type { Language } from '@/src/i18n/languages'
import { addDays } from '@/src/platform/time/days'
import { formatDay, formatNumber } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './visits.module.css'

export type DeviceChoice = 'all' | VisitDevice

/** Adds up the counts of a vital on one device, or on all. */
export function selectCounts(
  rows: readonly { vital: Vital; device: VisitDevice; counts: number[] }[],
  vital: Vital,
  device: DeviceChoice,
): number[] {
  const sum = noCounts()
  for (const row of rows) {
    if (row.vital === vital && (device === 'all' || row.device === device))
      addCounts(sum, row.counts)
  }
  return sum
}

const ratings: readonly Rating[] = ['good', 'fair', 'poor']

interface Props {
  vital: Vital
  device: DeviceChoice
  summary: VitalsSummary
}

/** A vital of all pages: its value, how many visits are good, and the days before. */
export function VitalCard({ vital, device, summary }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const counts = selectCounts(summary.groups, vital, device)
  const { good, poor } = vitalLimits[vital]
  const id = `vital-${vital}`
  return (
    <section aria-labelledby={id} className={css.card}>
      <h2 id={id}>{t(`vitals.${vital}`)}</h2>
      <p className={css.hint}>{t(`vitals.hint.${vital}`)}</p>
      <Value vital={vital} counts={counts} isLarge />
      <p className={css.hint}>
        {t('vitals.limits', {
          good: formatVital(vital, good, lng),
          poor: formatVital(vital, poor, lng),
        })}
      </p>
      {sumCounts(counts) > 0 ? (
        <>
          <Shares vital={vital} counts={counts} />
          <Days vital={vital} device={device} summary={summary} />
        </>
      ) : null}
    </section>
  )
}

interface ValueProps {
  vital: Vital
  counts: readonly number[]
  isLarge?: boolean
}

/** Value below which three of four visits lie, and its rating in words. */
export function Value({ vital, counts, isLarge }: ValueProps) {
  const t = useTexts()
  const lng = useLanguage()
  const value = p75(vital, counts)
  if (value === null) return <p className={css.hint}>–</p>
  const rating = rate(vital, value)
  return (
    <p className={css.value} data-large={isLarge || undefined}>
      <strong>{formatVital(vital, value, lng)}</strong>{' '}
      <span className={css.rating} data-rating={rating}>
        {t(`vitals.${rating}`)}
      </span>
    </p>
  )
}

/** Bar of the shares of good, fair and poor values, with the same in words. */
function Shares({ vital, counts }: { vital: Vital; counts: readonly number[] }) {
  const t = useTexts()
  const lng = useLanguage()
  const total = sumCounts(counts)
  const numbers = countRatings(vital, counts)
  const percent = new Intl.NumberFormat(lng, { style: 'percent' })
  return (
    <>
      <div className={css.shares} aria-hidden>
        {ratings
          .filter((rating) => numbers[rating] > 0)
          .map((rating) => (
            <span key={rating} data-rating={rating} style={{ flexGrow: numbers[rating] / total }} />
          ))}
      </div>
      <p className={css.hint}>
        {ratings
          .map((rating) => `${t(`vitals.${rating}`)}: ${percent.format(numbers[rating] / total)}`)
          .join(' · ')}
      </p>
    </>
  )
}

/** Height of the chart in units of its own. */
const height = 60

/** The value of each day as a column, and as a table. */
function Days({ vital, device, summary }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const days = Array.from({ length: vitalsDays }, (_, index) => {
    const day = addDays(summary.from, index)
    const ofDay = summary.days.filter((row) => row.day === day)
    const counts = selectCounts(ofDay, vital, device)
    return { day, value: p75(vital, counts), total: sumCounts(counts) }
  })
  const { good, poor } = vitalLimits[vital]
  const top = Math.max(poor * 1.25, ...days.map(({ value }) => value ?? 0))
  const y = (value: number) => height * (1 - value / top)
  return (
    <>
      <svg
        className={css.chart}
        viewBox={`0 0 ${vitalsDays * 10} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('vitals.chart', {
          name: t(`vitals.${vital}`),
          from: formatDay(summary.from, lng),
          to: formatDay(summary.to, lng),
        })}
      >
        {days.map(({ day, value }, index) =>
          value === null ? null : (
            <rect
              key={day}
              data-rating={rate(vital, value)}
              x={index * 10 + 1}
              width={8}
              y={Math.min(y(value), height - 1)}
              height={Math.max(height - y(value), 1)}
            />
          ),
        )}
        {[good, poor].map((limit) => (
          <line key={limit} x1={0} x2={vitalsDays * 10} y1={y(limit)} y2={y(limit)} />
        ))}
      </svg>
      <details>
        <summary>{t('vitals.byDay')}</summary>
        <table className={css.table}>
          <caption className="visually-hidden">{t(`vitals.${vital}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('vitals.day')}</th>
              <th scope="col">{t('vitals.p75')}</th>
              <th scope="col">{t('vitals.count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value, total }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, lng)}</th>
                <td>{value === null ? '–' : formatVital(vital, value, lng)}</td>
                <td>{formatNumber(total, lng)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** A value as staff read it: CLS is a number without a unit. */
function formatVital(vital: Vital, value: number, lng: Language): string {
  // The greatest class has no end.
  const atLeast = value === vitalEdges[vital].at(-1) ? '≥ ' : ''
  return atLeast + vitalFormat(vital, value, lng)
}

function vitalFormat(vital: Vital, value: number, lng: Language): string {
  if (vital === 'cls') {
    return new Intl.NumberFormat(lng, { maximumFractionDigits: 2 }).format(value)
  }
  const isLong = value >= 1000
  return new Intl.NumberFormat(lng, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    maximumFractionDigits: isLong ? 1 : 0,
  }).format(isLong ? value / 1000 : value)
}
