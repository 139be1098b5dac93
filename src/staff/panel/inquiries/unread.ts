import type { Payload, TypedUser, Where } from 'payload'

/** Properties of Payload's server components in the panel, as far as ours use them. */
export interface PanelProps {
  payload: Payload
  user?: TypedUser
  i18n: { t: (key: never) => string; language: string }
}

const isUnread: Where = { isRead: { not_equals: true } }

export const unreadAddress =
  '/admin/collections/inquiries?where[or][0][and][0][isRead][equals]=false'

/** The latest unread inquiries; null for those who may see none. */
export async function unreadInquiries({ payload, user }: PanelProps, limit: number) {
  if (user?.role !== 'super_admin') return null
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
