import Link from 'next/link'
import type { Payload, TypedUser, Where } from 'payload'
import { hasPermission } from '@/src/contract/permissions'
import { staffDateFormat } from '@/src/i18n/format'
import { say } from './say'

/** Properties of Payload's server components in the panel, as far as ours use them. */
export interface PanelProps {
  payload: Payload
  user?: TypedUser
  i18n: { t: (key: never) => string; language: string }
}

const isUnread: Where = { isRead: { not_equals: true } }

const unreadAddress = '/admin/collections/inquiries?where[or][0][and][0][isRead][equals]=false'

/** The latest unread inquiries; null for those who may see none. */
async function unreadInquiries({ payload, user }: PanelProps, limit: number) {
  if (!hasPermission(user, 'inbox')) return null
  return payload.find({
    collection: 'inquiries',
    where: isUnread,
    sort: '-createdAt',
    limit,
    depth: 0,
    select: { name: true, company: true, subject: true, createdAt: true },
    overrideAccess: false,
    user,
  })
}

/** Above the collections: who wrote, and waits for an answer. */
export async function UnreadInquiries(props: PanelProps) {
  const unread = await unreadInquiries(props, 5)
  if (!unread) return null
  const date = staffDateFormat(props.i18n.language, { dateStyle: 'medium' })
  return (
    <section className="unread" aria-labelledby="unread-inquiries">
      <h2 id="unread-inquiries">
        <Link href={unreadAddress} prefetch={false}>
          {say(props, 'unread')}
        </Link>{' '}
        {unread.totalDocs > 0 ? <b className="unread__count">{unread.totalDocs}</b> : null}
      </h2>
      {unread.totalDocs === 0 ? <p>{say(props, 'allRead')}</p> : null}
      <ul>
        {unread.docs.map(({ id, name, company, subject, createdAt }) => (
          <li key={id}>
            <Link href={`/admin/collections/inquiries/${id}`} prefetch={false}>
              {[name, company].filter(Boolean).join(', ')}
            </Link>
            <span>{subject}</span>
            <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leads to the dashboard, and to the inquiries that nobody has read, with their number. */
export async function StaffLinks(props: PanelProps) {
  const unread = await unreadInquiries(props, 1)
  return (
    <>
      <Link className="nav__link" href="/admin-dashboard" prefetch={false}>
        <span className="nav__link-label">{say(props, 'dashboard')}</span>
      </Link>
      {unread && unread.totalDocs > 0 ? (
        <Link className="nav__link" href={unreadAddress} prefetch={false}>
          <span className="nav__link-label">
            {say(props, 'unread')} <b className="unread__count">{unread.totalDocs}</b>
          </span>
        </Link>
      ) : null}
    </>
  )
}
