'use client'

import type { Overview, WaitingQuotes } from '@/src/contract/staff/overview'
import { recordAddress } from '@/src/domain/links/addresses'
import { useApprovals } from '../kit/api/approvals'
import { useStaff } from '../kit/api/auth'
import { formatDateTime } from '@/src/staff/workflow/format'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Work that waits for the account that is signed in: approvals, mentions, inquiries, drafts. */
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
    inquiries?.unread && {
      view: 'inquiries?read=false',
      text: t('overview.unread', { count: inquiries.unread }),
    },
    quoteRequests?.new && {
      view: 'quotes?status=new',
      text: t('overview.newQuotes', { count: quoteRequests.new }),
    },
    jobApplications?.new && {
      view: 'applications?status=new',
      text: t('overview.newApplications', { count: jobApplications.new }),
    },
  ].filter((each) => typeof each === 'object')
  const drafts = overview.drafts.filter(({ writers }) => writers.includes(user.username))
  const failed = overview.releases?.failed ?? []
  const isEmpty =
    received.length + drafts.length + failed.length === 0 &&
    !waitingInquiries?.total &&
    !waitingQuotes?.mine.total &&
    !waitingQuotes?.unassigned.total
  return (
    <Box
      id="overview-waiting"
      title={t('overview.waiting')}
      empty={isEmpty && t('overview.noneWaits')}
    >
      <ul className={css.received}>
        {failed.map(({ id, title }) => (
          <li key={id} data-attention>
            <Link href={`/admin-dashboard/releases?open=${id}`}>{title}</Link> ·{' '}
            {t('overview.releaseFailed')}
          </li>
        ))}
        {received.map(({ view, text }) => (
          <li key={view}>
            <Link href={`/admin-dashboard/${view}`}>{text}</Link>
          </li>
        ))}
      </ul>
      {drafts.length > 0 ? (
        <WaitingList
          title={t('overview.myDrafts')}
          total={drafts.length}
          oldest={drafts.map(({ collection, id, title, updatedAt }) => ({
            id,
            at: updatedAt,
            text: title || t('overview.untitled'),
            href: recordAddress(collection, id),
          }))}
        />
      ) : null}
      {waitingInquiries && waitingInquiries.total > 0 ? (
        <WaitingList
          title={t('overview.mineInquiries')}
          total={waitingInquiries.total}
          oldest={waitingInquiries.oldest.map(({ id, name, subject, createdAt }) => ({
            id,
            at: createdAt,
            text: subject ? `${name} · ${subject}` : name,
            href: `/admin-dashboard/inquiries?assignee=${user.id}&q=${encodeURIComponent(name)}`,
          }))}
          all={`/admin-dashboard/inquiries?assignee=${user.id}`}
        />
      ) : null}
      {waitingQuotes ? (
        <>
          <WaitingList
            title={t('overview.mine')}
            {...shownQuotes(waitingQuotes.mine)}
            all={`/admin-dashboard/quotes?assignee=${user.id}`}
          />
          <WaitingList
            title={t('overview.unassigned')}
            {...shownQuotes(waitingQuotes.unassigned)}
            all="/admin-dashboard/quotes"
          />
        </>
      ) : null}
    </Box>
  )
}

const shownQuotes = ({ total, oldest }: WaitingQuotes) => ({
  total,
  oldest: oldest.map(({ id, number, company, createdAt }) => ({
    id,
    at: createdAt,
    text: `${number} · ${company}`,
    href: `/admin-dashboard/quotes?q=${number}`,
  })),
})

interface WaitingListProps {
  title: string
  total: number
  oldest: { id: string; text: string; at: string; href: string }[]
  /** The address of the list that has them all. */
  all?: string
}

function WaitingList({ title, total, oldest, all }: WaitingListProps) {
  const t = useTexts()
  const lng = useLanguage()
  if (total === 0) return null
  return (
    <>
      <h3 className={css.part}>{title}</h3>
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {oldest.map(({ id, text, at, href }) => (
          <li key={id}>
            <Link href={href}>{text}</Link>
            <span>{t('overview.since', { when: formatDateTime(new Date(at), lng) })}</span>
          </li>
        ))}
        {all && total > oldest.length ? (
          <li>
            <Link href={all}>{t('overview.waitingAll', { total })}</Link>
          </li>
        ) : null}
      </ul>
    </>
  )
}
