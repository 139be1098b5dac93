import type { Rights } from '@/src/staff/workflow/menu/entries'

/** Pages of the dashboard by the last part of their address; `tabs` is the dashboard itself. */
export const dashboardViews = [
  'tabs',
  'translations',
  'media',
  'inquiries',
  'quotes',
  'applications',
  'activity',
  'missed',
  'visits',
  'releases',
  'approvals',
  'keys',
  'webhooks',
  'account',
] as const

export type DashboardView = (typeof dashboardViews)[number]

export const viewPath = (view: DashboardView): string =>
  view === 'tabs' ? '/admin-dashboard' : `/admin-dashboard/${view}`

/** The tabs of the dashboard, in their order, and who sees them. */
export const dashboardTabs = [
  { id: 'overview', label: 'tab.overview', module: null, isShown: () => true },
  { id: 'news', label: 'tab.news', module: 'news', isShown: ({ may }: Rights) => may('news') },
  {
    id: 'products',
    label: 'tab.products',
    module: null,
    isShown: ({ may }: Rights) => may('products'),
  },
  {
    id: 'users',
    label: 'tab.users',
    module: null,
    isShown: ({ isSuperAdmin }: Rights) => isSuperAdmin,
  },
  // Everybody sees the tab, super_admin alone what is in it (section 2).
  { id: 'jobs', label: 'tab.jobs', module: 'careers', isShown: () => true },
] as const

export type DashboardTab = (typeof dashboardTabs)[number]['id']

export const tabPath = (id: DashboardTab): string =>
  id === 'overview' ? '/admin-dashboard' : `/admin-dashboard?tab=${id}`

/** Returns the tab that an address names; the overview in place of one that the account does not see. */
export const currentTab = (name: string, rights: Rights): DashboardTab =>
  dashboardTabs.find(({ id, isShown }) => id === name && isShown(rights))?.id ?? 'overview'
