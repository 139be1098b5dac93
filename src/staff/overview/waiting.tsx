'use client'

import Link from 'next/link'
import type { Overview, WaitingQuotes } from '@/src/contract/staff/overview'
import { useApprovals } from '../kit/api/approvals'
import { useStaff } from '../kit/api/auth'
import { formatDateTime } from '../kit/ui/format'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './overview.module.css'

/** What came in and nobody has opened, and the inquiries and requests for quotes that somebody has to answer. */
export function Waiting({ overview }: { overview: Overview }) {
  const t = useTexts()
  const { user } = useStaff()
  const { inquiries, quoteRequests, jobApplications, waitingInquiries, waitingQuotes } = overview
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
      {waitingInquiries && waitingInquiries.total > 0 ? (
        <WaitingList
          title={t('overview.mineInquiries')}
          total={waitingInquiries.total}
          oldest={waitingInquiries.oldest.map(({ id, name, subject, createdAt }) => ({
            id,
            createdAt,
            text: subject ? `${name} · ${subject}` : name,
            view: `inquiries?assignee=${user.id}&q=${encodeURIComponent(name)}`,
          }))}
          all={`inquiries?assignee=${user.id}`}
        />
      ) : null}
      {waitingQuotes ? (
        <>
          <WaitingList
            title={t('overview.mine')}
            {...shownQuotes(waitingQuotes.mine)}
            all={`quotes?assignee=${user.id}`}
          />
          <WaitingList
            title={t('overview.unassigned')}
            {...shownQuotes(waitingQuotes.unassigned)}
            all="quotes"
          />
        </>
      ) : null}
    </section>
  )
}

const shownQuotes = ({ total, oldest }: WaitingQuotes) => ({
  total,
  oldest: oldest.map(({ id, number, company, createdAt }) => ({
    id,
    createdAt,
    text: `${number} · ${company}`,
    view: `quotes?q=${number}`,
  })),
})

interface WaitingListProps {
  title: string
  total: number
  /** `view` is the address below /admin-dashboard that shows the record. */
  oldest: { id: string; text: string; createdAt: string; view: string }[]
  /** The address below /admin-dashboard of the list that has them all. */
  all: string
}

function WaitingList({ title, total, oldest, all }: WaitingListProps) {
  const t = useTexts()
  const lng = useLanguage()
  return (
    <>
      <h3 className={css.part}>{title}</h3>
      {total === 0 ? <p className={css.none}>{t('overview.noneWaits')}</p> : null}
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {oldest.map(({ id, text, createdAt, view }) => (
          <li key={id}>
            <Link href={`/admin-dashboard/${view}`} prefetch={false}>
              {text}
            </Link>
            <span>{t('overview.since', { when: formatDateTime(new Date(createdAt), lng) })}</span>
          </li>
        ))}
        {total > oldest.length ? (
          <li>
            <Link href={`/admin-dashboard/${all}`} prefetch={false}>
              {t('overview.waitingAll', { total })}
            </Link>
          </li>
        ) : null}
      </ul>
    </>
  )
}
