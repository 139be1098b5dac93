'use client'

import type { SiteHealth } from '@/src/contract/staff/overview'
import { formatDateTime, formatNumber, formatUnit } from '@/src/staff/workflow/format'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

const databaseNames = { sqlite: 'SQLite', mongodb: 'MongoDB' }

const keptNames = {
  activity: 'activity.title',
  refusedSignIns: 'overview.kept.refusedSignIns',
  inquiries: 'header.inquiries',
  quoteRequests: 'overview.kept.quoteRequests',
  documentRequests: 'overview.kept.documentRequests',
} as const

const databaseState = ({ isDamaged, hasTransactions }: SiteHealth['database']) => {
  if (isDamaged) return 'overview.databaseDamaged'
  return hasTransactions ? 'overview.answers' : 'overview.noTransactions'
}

/** State of database, backup, mail and the like: problems first, and the rest behind a press. */
export function Health({ health }: { health: SiteHealth }) {
  const t = useTexts()
  const lng = useLanguage()
  const { database, redis, mail, failedJobs, lastBackup, version, visitorFiles, kept } = health
  const formatMegabytes = (bytes: number) =>
    formatUnit(Math.ceil(bytes / 1_000_000), 'megabyte', lng)
  const facts = [
    {
      name: `${t('overview.database')} (${databaseNames[database.kind]})`,
      state: t(databaseState(database)),
      isGood: databaseState(database) === 'overview.answers',
    },
    {
      name: 'Redis',
      state: redis === null ? null : t(redis ? 'overview.answers' : 'overview.redisAway'),
      isGood: redis !== false,
    },
    {
      name: t('overview.jobs'),
      state: failedJobs ? t('overview.jobsFailed', { count: failedJobs }) : t('overview.jobsFine'),
      isGood: failedJobs === 0,
    },
    {
      name: t('overview.backup'),
      state: lastBackup ? formatDateTime(new Date(lastBackup), lng) : t('overview.noBackup'),
      isGood: lastBackup !== null,
    },
    {
      name: t('overview.mail'),
      state: t(mail ? 'overview.mailSet' : 'overview.mailMissing'),
      isGood: mail,
    },
    {
      name: t('overview.visitorFiles'),
      state:
        visitorFiles.maxBytes === 0
          ? formatMegabytes(visitorFiles.bytes)
          : t('overview.usedOf', {
              used: formatMegabytes(visitorFiles.bytes),
              limit: formatMegabytes(visitorFiles.maxBytes),
            }),
      isGood: visitorFiles.maxBytes === 0 || visitorFiles.bytes < 0.9 * visitorFiles.maxBytes,
    },
    ...kept.map(({ kind, total, days }) => ({
      name: t(keptNames[kind]),
      state: t(days === 0 ? 'overview.keptForGood' : 'overview.keptFor', {
        records: formatNumber(total, lng),
        period: formatUnit(days, 'day', lng),
      }),
      isGood: true,
    })),
    { name: t('overview.version'), state: version, isGood: true },
  ].filter(({ state }) => state !== null)
  const rows = (isGood: boolean) => (
    <ul className={`${css.list} ${ruledList.ruled}`}>
      {facts
        .filter((fact) => fact.isGood === isGood)
        .map(({ name, state }) => (
          <li key={name} data-attention={!isGood || undefined}>
            <span>{name}</span>
            <span>{state}</span>
          </li>
        ))}
    </ul>
  )
  return (
    <Box id="overview-health" title={t('overview.health')}>
      {facts.every(({ isGood }) => isGood) ? (
        <p className={css.none}>{t('overview.healthGood')}</p>
      ) : (
        rows(false)
      )}
      <details>
        <summary>{t('overview.healthRest')}</summary>
        {rows(true)}
      </details>
    </Box>
  )
}
