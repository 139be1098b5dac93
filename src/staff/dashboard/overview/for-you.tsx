'use client'

import type { ReactNode } from 'react'
import type { Overview, WaitingInquiries, WaitingQuotes } from '@/src/contract/staff/overview'
import { recordAddress } from '@/src/domain/links/addresses'
import { formatDateTime } from '@/src/staff/workflow/format'
import { When } from '@/src/staff/workflow/when'
import { useStaff } from '../kit/api/auth'
import type { useForYou } from '../kit/api/for-you'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

type Props = Pick<ReturnType<typeof useForYou>, 'forYou' | 'approvals' | 'answered'> & {
  overview: Overview
}

/** Everything that waits for the user or is the user's: what is empty takes no line. */
export function ForYou({ forYou, approvals, answered, overview }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { user } = useStaff()
  const { scheduled, releases } = overview
  const { mentions = [], drafts = [], inquiries, quotes, newApplications } = forYou ?? {}
  const untitled = t('overview.untitled')
  const at = (time: string) => formatDateTime(new Date(time), lng)
  const inbox = '/admin-dashboard/inquiries?done=false'
  const parts: PartProps[] = [
    {
      title: t('overview.mentions'),
      rows: mentions.map(({ id, collection, recordId, title, author, text }) => ({
        id,
        href: recordAddress(collection, recordId),
        text: `${author}: ${text}`,
        note: title ?? untitled,
      })),
    },
    {
      title: t('approval.waiting', { total: approvals?.waitingTotal ?? 0 }),
      rows: (approvals?.waiting ?? []).slice(0, maxApprovals).map((request) => ({
        id: request.id,
        href: '/admin-dashboard/approvals',
        text: request.title ?? untitled,
        note: request.askedBy,
      })),
      all: { href: '/admin-dashboard/approvals', total: approvals?.waitingTotal ?? 0 },
    },
    {
      title: t('overview.answered'),
      rows: answered.map(({ id, resourceType, resourceId, title, state, decidedBy, reason }) => ({
        id,
        href: recordAddress(resourceType, resourceId),
        text: title ?? untitled,
        note: [t(`approval.state.${state}`), decidedBy, reason].filter(Boolean).join(' · '),
      })),
    },
    {
      title: t('overview.mineInquiries'),
      rows: inquiryRows(inquiries?.mine, at),
      all: { href: `${inbox}&assignee=${user.id}`, total: inquiries?.mine.total ?? 0 },
    },
    {
      title: t('overview.unassignedInquiries'),
      rows: inquiryRows(inquiries?.unassigned, at),
      all: { href: inbox, total: inquiries?.unassigned.total ?? 0 },
    },
    {
      title: t('overview.mine'),
      rows: quoteRows(quotes?.mine, at),
      all: {
        href: `/admin-dashboard/quotes?assignee=${user.id}`,
        total: quotes?.mine.total ?? 0,
      },
    },
    {
      title: t('overview.unassigned'),
      rows: quoteRows(quotes?.unassigned, at),
      all: { href: '/admin-dashboard/quotes', total: quotes?.unassigned.total ?? 0 },
    },
    {
      title: t('overview.myDrafts'),
      rows: drafts.map(({ collection, id, title, updatedAt }) => ({
        id,
        href: recordAddress(collection, id),
        text: title ?? untitled,
        note: (
          <>
            {t(`resource.${collection}`)} · <When at={updatedAt} />
          </>
        ),
      })),
    },
    {
      title: t('overview.scheduled'),
      rows: [
        ...(releases?.failed ?? []).map(({ id, title }) => ({
          id,
          href: recordAddress('releases', id),
          text: title,
          note: t('overview.releaseFailed'),
          isProblem: true,
        })),
        ...(releases?.scheduled ?? []).map(({ id, title, at: time }) => ({
          id,
          href: recordAddress('releases', id),
          text: title,
          note: t('overview.publish', { when: at(time) }),
        })),
        ...scheduled.map(({ collection, id, title, type, at: time }) => ({
          id: `${id}${time}`,
          href: recordAddress(collection, id),
          text: title ?? untitled,
          note: t(`overview.${type}`, { when: at(time) }),
        })),
      ],
    },
  ].filter(({ rows }) => rows.length > 0)
  if (parts.length === 0 && !newApplications) return null
  return (
    <Box id="overview-for-you" title={t('overview.forYou')}>
      {newApplications ? (
        <p className={css.part}>
          <Link href="/admin-dashboard/applications?status=new">
            {t('overview.newApplications', { count: newApplications })}
          </Link>
        </p>
      ) : null}
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
    </Box>
  )
}

const maxApprovals = 5

interface Row {
  id: string
  href: string
  text: string
  note: ReactNode
  isProblem?: boolean
}

const inquiryRows = (waiting: WaitingInquiries | undefined, at: (time: string) => string): Row[] =>
  (waiting?.oldest ?? []).map(({ id, name, subject, createdAt }) => ({
    id,
    href: `/admin-dashboard/inquiries?open=${id}`,
    text: subject ? `${name} · ${subject}` : name,
    note: at(createdAt),
  }))

const quoteRows = (waiting: WaitingQuotes | undefined, at: (time: string) => string): Row[] =>
  (waiting?.oldest ?? []).map(({ id, number, company, createdAt }) => ({
    id,
    href: `/admin-dashboard/quotes?open=${id}`,
    text: `${number} · ${company}`,
    note: at(createdAt),
  }))

interface PartProps {
  title: string
  rows: Row[]
  /** Address of the list that has them all, and how many they are. */
  all?: { href: string; total: number }
}

function Part({ title, rows, all }: PartProps) {
  const t = useTexts()
  return (
    <>
      <h3 className={css.part}>{title}</h3>
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {rows.map(({ id, href, text, note, isProblem }) => (
          <li key={id} data-attention={isProblem || undefined}>
            <Link href={href}>{text}</Link>
            <span>{note}</span>
          </li>
        ))}
        {all && all.total > rows.length ? (
          <li>
            <Link href={all.href}>{t('overview.waitingAll', { total: all.total })}</Link>
          </li>
        ) : null}
      </ul>
    </>
  )
}
