'use client'

import Link from 'next/link'
import type { Overview, WaitingQuotes } from '@/src/contract/staff/overview'
import { useApprovals } from '../kit/api/approvals'
import { useStaff } from '../kit/api/auth'
import { formatDateTime } from '../kit/ui/format'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './overview.module.css'

/** What came in and nobody has looked at, and the requests for quotes that somebody has to answer. */
export function Waiting({ overview }: { overview: Overview }) {
  const t = useTexts()
  const { user } = useStaff()
  const { inquiries, quoteRequests, jobApplications, waitingQuotes } = overview
  const toApprove = useApprovals().data?.waitingTotal ?? 0
  const received = [
    toApprove > 0 && {
      view: 'approvals',
      text: t('overview.approvals', { count: toApprove }),
    },
    inquiries && {
      view: 'inquiries?read=false',
      text: t('overview.unread', { count: inquiries.unread }),
    },
    quoteRequests && {
      view: 'quotes?status=new',
      text: t('overview.newQuotes', { count: quoteRequests.new }),
    },
    jobApplications && {
      view: 'applications?status=new',
      text: t('overview.newApplications', { count: jobApplications.new }),
    },
  ].filter((each) => each !== undefined && each !== false)
  if (received.length === 0) return null
  return (
    <section aria-labelledby="overview-waiting">
      <h2 id="overview-waiting" className={css.title}>
        {t('overview.waiting')}
      </h2>
      <ul className={css.received}>
        {received.map(({ view, text }) => (
          <li key={view}>
            <Link href={`/admin-dashboard/${view}`} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {waitingQuotes ? (
        <>
          <Quotes
            title={t('overview.mine')}
            quotes={waitingQuotes.mine}
            all={`/admin-dashboard/quotes?assignee=${user.id}`}
          />
          <Quotes
            title={t('overview.unassigned')}
            quotes={waitingQuotes.unassigned}
            all="/admin-dashboard/quotes"
          />
        </>
      ) : null}
    </section>
  )
}

interface QuotesProps {
  title: string
  quotes: WaitingQuotes
  /** Where they are among others. */
  all: string
}

function Quotes({ title, quotes: { total, oldest }, all }: QuotesProps) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <>
      <h3 className={css.part}>{title}</h3>
      {total === 0 ? <p className={css.none}>{t('overview.noneWaits')}</p> : null}
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {oldest.map(({ id, number, company, createdAt }) => (
          <li key={id}>
            <Link href={`/admin-dashboard/quotes?q=${number}`} prefetch={false}>
              {number} · {company}
            </Link>
            <span>{t('overview.since', { when: formatDateTime(new Date(createdAt), lng) })}</span>
          </li>
        ))}
        {total > oldest.length ? (
          <li>
            <Link href={all} prefetch={false}>
              {t('overview.waitingAll', { total })}
            </Link>
          </li>
        ) : null}
      </ul>
    </>
  )
}
