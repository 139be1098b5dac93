import { say } from './say'
import type { PanelProps } from './inquiries/unread'

/** Payload's form has no field for a code; the portal has, and signs in to the panel, too. */
export const PortalLink = (props: PanelProps) => (
  <p className="portal-link">
    {say(props, 'codeQuestion')} <a href="/admin-portal">{say(props, 'portal')}</a>
  </p>
)
