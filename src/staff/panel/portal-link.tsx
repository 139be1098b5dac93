import Link from 'next/link'
import { say } from './say'
import type { PanelProps } from './inquiries/unread'

/** Payload's form has no field for a code; the portal has, and signs in to the panel, too. */
export const PortalLink = (props: PanelProps) => (
  <p className="portal-link">
    {say(props, 'codeQuestion')}{' '}
    <Link href="/admin-portal" prefetch={false}>
      {say(props, 'portal')}
    </Link>
  </p>
)
