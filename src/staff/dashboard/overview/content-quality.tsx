'use client'

import { useEffect } from 'react'
import type { ChecksAnswer } from '@/src/contract/staff/checks'
import { missedKinds } from '@/src/contract/staff/missed-visits'
import type { Overview } from '@/src/contract/staff/overview'
import { recordAddress } from '@/src/domain/links/addresses'
import { defaultLanguage, languageNames } from '@/src/i18n/languages'
import { formatDay } from '@/src/staff/workflow/format'
import { useApi } from '../kit/api/query'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useSiteLanguages } from '../kit/ui/site-facts'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Most findings listed; documents show the others in their forms. */
const maxListed = 20

/** Findings of published content, errors first, each with a link to the place where it is fixed. */
export function Checks() {
  const t = useTexts()
  const query = useApi<ChecksAnswer>(`/admin/checks?locale=${useLanguage()}`)
  const { data: answer, refetch } = query
  useEffect(() => {
    if (!answer?.pending) return
    const timer = setTimeout(() => void refetch(), 500)
    return () => clearTimeout(timer)
  }, [answer, refetch])

  return (
    <Box
      id="overview-checks"
      title={t('finding.title')}
      empty={
        answer?.total === 0 && answer.pending === 0 && !query.isError && t('overview.noChecks')
      }
    >
      <QueryState query={query} loading={t('loading')} failed={t('overview.checksFailed')}>
        {answer ? <Findings answer={answer} /> : null}
      </QueryState>
    </Box>
  )
}

function Findings({ answer: { total, pending, documents } }: { answer: ChecksAnswer }) {
  const t = useTexts()
  const all = documents.flatMap(({ collection, title, findings }) =>
    findings.map((finding) => ({ ...finding, collection, title })),
  )
  const listed = [
    ...all.filter(({ severity }) => severity === 'error'),
    ...all.filter(({ severity }) => severity === 'warning'),
  ].slice(0, maxListed)
  const more = total - listed.length
  return (
    <>
      {pending > 0 ? <p role="status">{t('overview.checksPending', { count: pending })}</p> : null}
      {total > 0 ? (
        <>
          <p className={css.total}>{t('overview.checksCount', { count: total })}</p>
          <p className={css.none}>{t('overview.checksHint')}</p>
        </>
      ) : null}
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {listed.map(({ collection, title, label, locale, message, forbids, link }, index) => (
          <li key={`${link}${index}`}>
            <Link href={link}>{message}</Link>
            <span>
              {[
                t(`resource.${collection}`),
                title || t('overview.untitled'),
                label,
                locale && languageNames[locale],
                forbids && t('finding.forbids'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={css.none}>{t('overview.checksMore', { count: more })}</p> : null}
    </>
  )
}

/** Languages with entries that have no title of their own, and how many. */
export function Translations({ missing }: { missing: Overview['missingTranslations'] }) {
  const t = useTexts()
  const collections = Object.keys(missing) as (keyof typeof missing)[]
  const others = useSiteLanguages().filter((lng) => lng !== defaultLanguage)
  if (collections.length === 0 || others.length === 0) return null
  const lacking = others.filter((lng) => collections.some((name) => missing[name]?.[lng]))
  return (
    <Box
      id="overview-translations"
      title={t('overview.translations')}
      empty={lacking.length === 0 && t('overview.noMissing')}
    >
      <p className={css.none}>{t('overview.translationsHint')}</p>
      <div className={css.scroll} role="group" aria-labelledby="overview-translations" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {collections.map((name) => (
                <th key={name} scope="col">
                  {t(`resource.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lacking.map((lng) => (
              <tr key={lng}>
                <th scope="row" lang={lng}>
                  {languageNames[lng]}
                </th>
                {collections.map((name) => (
                  <td key={name}>{missing[name]?.[lng] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Box>
  )
}

/** List of public records that nobody has changed for long. */
export function Stale({ overview: { collections, stale } }: { overview: Overview }) {
  const t = useTexts()
  const lng = useLanguage()
  if (Object.keys(collections).every((name) => name === 'news')) return null
  return (
    <Box
      id="overview-stale"
      title={t('overview.stale')}
      empty={stale.length === 0 && t('overview.noStale')}
    >
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {stale.map(({ collection, id, title, updatedAt }) => (
          <li key={id}>
            <Link href={recordAddress(collection, id)}>{title || t('overview.untitled')}</Link>
            <span>
              {t(`resource.${collection}`)} ·{' '}
              {t('overview.changed', { when: formatDay(updatedAt, lng) })}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Searches and addresses by which visitors found nothing, the most frequent first. */
export function MissedMost({ missed }: { missed: NonNullable<Overview['missed']> }) {
  const t = useTexts()
  const none = { search: t('missed.noSearch'), address: t('missed.noAddress') }
  return (
    <Box
      id="overview-missed"
      title={t('missed.title')}
      empty={missedKinds.every((kind) => missed[kind].length === 0) && none.address}
    >
      {missedKinds.toReversed().map((kind) => (
        <div key={kind}>
          <h3 className={css.part}>{t(`missed.${kind}`)}</h3>
          {missed[kind].length === 0 ? <p className={css.none}>{none[kind]}</p> : null}
          <ul className={`${css.list} ${ruledList.ruled}`}>
            {missed[kind].map(({ text, visits }) => (
              <li key={text}>
                <span className={css.sought}>{text}</span>
                <span>{t('overview.missedTimes', { count: visits })}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <Link href="/admin-dashboard/missed?kind=search">{t('overview.missedAll')}</Link>
      </p>
    </Box>
  )
}
