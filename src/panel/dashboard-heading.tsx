import type { PanelProps } from './inquiries/unread'

/** What the first page of the panel is, for those who hear it; the others see it. */
export const DashboardHeading = ({ i18n }: PanelProps) => (
  <h1 className="panel-heading">{i18n.t('general:dashboard' as never)}</h1>
)
