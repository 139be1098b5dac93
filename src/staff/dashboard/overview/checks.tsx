'use client'

import { useEffect } from 'react'
import type { ChecksAnswer } from '@/src/contract/staff/checks'
import { languageNames } from '@/src/i18n/languages'
import { useApi } from '../kit/api/query'
import { Link } from '../kit/ui/navigation'
import { QueryState } from '../kit/ui/query-state'
import ruledList from '../kit/ui/ruled-list.module.css'
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
