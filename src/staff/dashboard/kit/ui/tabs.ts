import type { Auth } from '../api/auth'

type Rights = Pick<Auth, 'may' | 'isSuperAdmin'>

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
