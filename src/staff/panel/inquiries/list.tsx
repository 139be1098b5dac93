import { staffDateFormat } from '@/src/i18n/format'
import Link from 'next/link'
import { say } from '../say'
import { type PanelProps, unreadAddress, unreadInquiries } from './unread'

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
