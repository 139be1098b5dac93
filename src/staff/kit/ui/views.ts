/** Pages of the dashboard by the last part of their address; `tabs` is the dashboard itself. */
export const dashboardViews = [
  'tabs',
  'translations',
  'inquiries',
  'quotes',
  'applications',
  'activity',
  'missed',
  'account',
] as const

export type DashboardView = (typeof dashboardViews)[number]

export const viewPath = (view: DashboardView): string =>
  view === 'tabs' ? '/admin-dashboard' : `/admin-dashboard/${view}`
