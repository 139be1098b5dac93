import Link from 'next/link'
import { say } from '../say'
import { type PanelProps, unreadAddress, unreadInquiries } from './unread'

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
