'use client'

import type { Overview, SiteHealth } from '@/src/contract/staff/overview'
import { formatList, withLabel } from '@/src/i18n/format'
import { defaultLanguage, type Language, languageNames } from '@/src/i18n/languages'
import { formatDateTime, formatNumber, formatUnit } from '@/src/staff/workflow/format'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

interface Fact {
  name: string
  state: string
  /** Address at which something is done about it, or more is told. */
  href?: string
  isProblem?: boolean
}

/** State of the site: what is to be done first, each with the way to it, and what is in order behind a press. */
export function Site({ overview }: { overview: Overview }) {
  const t = useTexts()
  const lng = useLanguage()
  const services = overview.health ? serviceFacts(overview.health, t, lng) : []
  const sought = soughtFacts(overview, t, lng)
  const untranslated = useUntranslated(overview)
  const open = [...services.filter(({ isProblem }) => isProblem), ...sought, ...untranslated]
  const good = services.filter(({ isProblem }) => !isProblem)
  if (open.length + good.length === 0) return null
  return (
    <Box id="overview-health" title={t('overview.site')}>
      {open.length > 0 ? (
        <Facts facts={open} />
      ) : (
        <p className={css.none}>{t('overview.healthGood')}</p>
      )}
      {good.length > 0 ? (
        <details>
          <summary>{t('overview.healthRest')}</summary>
          <Facts facts={good} />
        </details>
      ) : null}
    </Box>
  )
}

const Facts = ({ facts }: { facts: Fact[] }) => (
  <ul className={`${css.list} ${ruledList.ruled}`}>
    {facts.map(({ name, state, href, isProblem }) => (
      <li key={name} data-attention={isProblem || undefined}>
        {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}
        <span>{state}</span>
      </li>
    ))}
  </ul>
)

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

/** Returns the state of database, backup, mail and the like. */
function serviceFacts(health: SiteHealth, t: Texts, lng: Language): Fact[] {
  const { database, redis, mail, failedJobs, lastBackup, version, visitorFiles, kept } = health
  const formatMegabytes = (bytes: number) =>
    formatUnit(Math.ceil(bytes / 1_000_000), 'megabyte', lng)
  return [
    {
      name: `${t('overview.database')} (${databaseNames[database.kind]})`,
      state: t(databaseState(database)),
      isProblem: databaseState(database) !== 'overview.answers',
    },
    ...(redis === null
      ? []
      : [
          {
            name: 'Redis',
            state: t(redis ? 'overview.answers' : 'overview.redisAway'),
            isProblem: !redis,
          },
        ]),
    {
      name: t('overview.jobs'),
      state: failedJobs ? t('overview.jobsFailed', { count: failedJobs }) : t('overview.jobsFine'),
      isProblem: failedJobs > 0,
    },
    {
      name: t('overview.backup'),
      state: lastBackup ? formatDateTime(new Date(lastBackup), lng) : t('overview.noBackup'),
      isProblem: lastBackup === null,
    },
    {
      name: t('overview.mail'),
      state: t(mail ? 'overview.mailSet' : 'overview.mailMissing'),
      isProblem: !mail,
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
      isProblem: visitorFiles.maxBytes > 0 && visitorFiles.bytes >= 0.9 * visitorFiles.maxBytes,
    },
    ...kept.map(({ kind, total, days }) => ({
      name: t(keptNames[kind]),
      state: t(days === 0 ? 'overview.keptForGood' : 'overview.keptFor', {
        records: formatNumber(total, lng),
        period: formatUnit(days, 'day', lng),
      }),
    })),
    { name: t('overview.version'), state: version },
  ]
}

/** Most of what was sought in vain that one line names. */
const maxNamed = 3

/** Returns what visitors sought in vain, and what they sent this week. */
function soughtFacts({ missed, received }: Overview, t: Texts, lng: Language): Fact[] {
  const week = received?.at(-1)
  const sent = week
    ? [
        { label: t('header.inquiries'), count: week.inquiries },
        { label: t('header.quotes'), count: week.quoteRequests },
        { label: t('header.applications'), count: week.jobApplications },
      ].filter(({ count }) => count > 0)
    : []
  return [
    ...(['address', 'search'] as const).flatMap((kind) => {
      const most = missed?.[kind] ?? []
      if (most.length === 0) return []
      const named = most
        .slice(0, maxNamed)
        .map(({ text, visits }) => `${text} (${formatNumber(visits, lng)})`)
      return {
        name: t(kind === 'address' ? 'overview.brokenLinks' : 'overview.emptySearches'),
        state: named.join(' · '),
        href: `/admin-dashboard/missed?kind=${kind}`,
      }
    }),
    ...(sent.length > 0
      ? [
          {
            name: t('overview.receivedNow'),
            state: sent
              .map(({ label, count }) => withLabel(label, formatNumber(count, lng), lng))
              .join(' · '),
          },
        ]
      : []),
  ]
}

/** Returns the languages that lack titles, and how many. */
function useUntranslated({ missingTranslations }: Overview): Fact[] {
  const t = useTexts()
  const lng = useLanguage()
  const missing = useSiteLanguages().flatMap((language) => {
    const count = Object.values(missingTranslations).reduce(
      (sum, counts) => sum + (counts[language] ?? 0),
      0,
    )
    const name = `${languageNames[language]} ${formatNumber(count, lng)}`
    return language === defaultLanguage || count === 0 ? [] : [name]
  })
  if (missing.length === 0) return []
  return [
    {
      name: t('overview.translations'),
      state: formatList(missing, lng),
      href: '/admin-dashboard/translations',
    },
  ]
}
