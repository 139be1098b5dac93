'use client'

import {
  pageKinds,
  visitDevices,
  vitals,
  vitalsDays,
  type VitalsSummary,
} from '@/src/contract/visits'
import { sumCounts } from '@/src/domain/visits/histogram'
import { formatNumber } from '@/src/staff/workflow/format'
import { useAddress } from '../kit/address'
import { useStaff } from '../kit/api/auth'
import { useApi } from '../kit/api/query'
import view from '../kit/list/view.module.css'
import { Button } from '../kit/ui/button'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { selectCounts, type DeviceChoice, Value, VitalCard } from './vital-card'
import css from './visits.module.css'

/** Speed of the public pages as visitors met it, for staff who edit them. */
export function Visits() {
  const t = useTexts()
  const { may } = useStaff()
  return may('content') ? <Vitals /> : <p className={view.refused}>{t('vitals.refused')}</p>
}

function Vitals() {
  const t = useTexts()
  const lng = useLanguage()
  const query = useApi<VitalsSummary>('/admin/web-vitals/summary')
  const { data: summary } = query
  const percent = new Intl.NumberFormat(lng, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <section aria-labelledby="vitals-title">
      <h1 id="vitals-title" className={view.title}>
        {t('vitals.title')}
      </h1>
      <p className={view.lead}>{t('vitals.text', { days: formatNumber(vitalsDays, lng) })}</p>
      <QueryState query={query} loading={t('loading')} failed={t('vitals.loadFailed')}>
        {summary ? (
          <>
            <p className={view.lead}>
              {summary.share > 0
                ? t('vitals.share', { share: percent.format(summary.share / 100) })
                : t('vitals.off')}{' '}
              <Link href="/admin/globals/site-settings#field-measuredVisits">
                {t('menu.settings')}
              </Link>
            </p>
            {summary.groups.length > 0 ? <Measured summary={summary} /> : <p>{t('vitals.none')}</p>}
          </>
        ) : null}
      </QueryState>
    </section>
  )
}

const deviceChoices: readonly DeviceChoice[] = ['all', ...visitDevices]

function Measured({ summary }: { summary: VitalsSummary }) {
  const t = useTexts()
  const { get, set } = useAddress()
  const device = visitDevices.find((each) => each === get('device')) ?? 'all'
  return (
    <>
      <div role="group" aria-label={t('vitals.device')} className={css.devices}>
        {deviceChoices.map((each) => (
          <Button
            key={each}
            aria-pressed={each === device}
            onClick={() => set({ device: each === 'all' ? '' : each })}
          >
            {t(`vitals.${each}`)}
          </Button>
        ))}
      </div>
      <div className={css.cards}>
        {vitals.map((vital) => (
          <VitalCard key={vital} vital={vital} device={device} summary={summary} />
        ))}
      </div>
      <Pages device={device} summary={summary} />
    </>
  )
}

/** The vitals of each kind of page that was visited. */
function Pages({ device, summary }: { device: DeviceChoice; summary: VitalsSummary }) {
  const t = useTexts()
  const rows = pageKinds.flatMap((kind) => {
    const ofKind = summary.groups.filter((group) => group.kind === kind)
    const all = vitals.map((vital) => ({ vital, counts: selectCounts(ofKind, vital, device) }))
    return all.some(({ counts }) => sumCounts(counts) > 0) ? [{ kind, all }] : []
  })
  return (
    <section aria-labelledby="vitals-pages">
      <h2 id="vitals-pages" className={css.heading}>
        {t('vitals.byPage')}
      </h2>
      <table className={css.table} data-wide>
        <thead>
          <tr>
            <th scope="col">{t('vitals.page')}</th>
            {vitals.map((vital) => (
              <th key={vital} scope="col">
                {t(`vitals.${vital}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, all }) => (
            <tr key={kind}>
              <th scope="row">{t(`vitals.kind.${kind}`)}</th>
              {all.map(({ vital, counts }) => (
                <td key={vital} data-label={t(`vitals.${vital}`)}>
                  <Value vital={vital} counts={counts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
