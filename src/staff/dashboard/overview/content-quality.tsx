'use client'

import type { ChecksAnswer } from '@/src/contract/staff/checks'
import type { Overview } from '@/src/contract/staff/overview'
import { recordAddress } from '@/src/domain/links/addresses'
import { languageNames } from '@/src/i18n/languages'
import { formatDay } from '@/src/staff/workflow/format'
import { useApi } from '../kit/api/query'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Most findings listed; documents show the others in their forms. */
const maxListed = 10

/** Findings of published content, errors first, each with a link to the place where it is fixed. */
export function Checks() {
  const t = useTexts()
  const query = useApi<ChecksAnswer>(
    `/admin/checks?locale=${useLanguage()}`,
    ({ pending }) => pending > 0,
  )
  const { data: answer } = query

  if (answer?.total === 0 && answer.pending === 0 && !query.isError) return null
  return (
    <Box id="overview-checks" title={t('finding.title')}>
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

/** List of public records that nobody has changed for long. */
export function Stale({ stale }: Pick<Overview, 'stale'>) {
  const t = useTexts()
  const lng = useLanguage()
  if (stale.length === 0) return null
  return (
    <Box id="overview-stale" title={t('overview.stale')}>
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
