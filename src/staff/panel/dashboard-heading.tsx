import type { PanelProps } from './inquiries/unread'

/** Heading of the panel's first page for screen readers; others see what it is. */
export const DashboardHeading = ({ i18n }: PanelProps) => (
  <h1 className="panel-heading">{i18n.t('general:dashboard' as never)}</h1>
)
