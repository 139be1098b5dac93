import type { Auth } from '../api/auth'
import { mayEditPictures } from '../api/rights'

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
  'account',
] as const

export type DashboardView = (typeof dashboardViews)[number]

export const viewPath = (view: DashboardView): string =>
  view === 'tabs' ? '/admin-dashboard' : `/admin-dashboard/${view}`

type Rights = Pick<Auth, 'may' | 'isSuperAdmin'>

const bySuperAdmin = ({ isSuperAdmin }: Rights) => isSuperAdmin

/** The links to these pages, in their order, and who sees them. */
export const viewLinks = [
  { view: 'tabs', label: 'dashboard', isShown: () => true },
  { view: 'translations', label: 'translation.title', isShown: () => true },
  { view: 'media', label: 'library.title', isShown: ({ may }: Rights) => mayEditPictures(may) },
  { view: 'inquiries', label: 'header.inquiries', isShown: bySuperAdmin },
  { view: 'quotes', label: 'header.quotes', isShown: bySuperAdmin },
  { view: 'applications', label: 'header.applications', isShown: bySuperAdmin },
  { view: 'missed', label: 'missed.title', isShown: ({ may }: Rights) => may('content') },
  { view: 'activity', label: 'activity.title', isShown: bySuperAdmin },
  { view: 'account', label: 'header.account', isShown: () => true },
] as const satisfies { view: DashboardView; label: string; isShown: (rights: Rights) => boolean }[]
