import Link from 'next/link'
import type { PanelProps } from './inquiries/unread'
import { say } from './say'

/** Leads to the dashboard from every page of the panel, in its head. */
export const StaffLink = (props: PanelProps) => (
  <Link className="staff-link" href="/admin-dashboard" prefetch={false}>
    {say(props, 'dashboard')}
  </Link>
)
