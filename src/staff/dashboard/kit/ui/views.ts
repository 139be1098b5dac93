import type { Auth } from '../api/auth'
import { editsDrafts, mayEditPictures } from '../api/rights'

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
  'releases',
  'approvals',
  'account',
] as const

export type DashboardView = (typeof dashboardViews)[number]

export const viewPath = (view: DashboardView): string =>
  view === 'tabs' ? '/admin-dashboard' : `/admin-dashboard/${view}`

type Rights = Pick<Auth, 'may' | 'isSuperAdmin'>

const bySuperAdmin = ({ isSuperAdmin }: Rights) => isSuperAdmin
/** Returns true for staff who may change documents with drafts. */
const byWriters = ({ may, isSuperAdmin }: Rights) =>
  isSuperAdmin || may('products') || may('news') || may('content') || may('navigation')
const byInbox = ({ may }: Rights) => may('inbox')
const byEditors = ({ may }: Rights) => may('content')

/** The menus of the header that hold links to these pages; the last one is called by who is signed in. */
export type ViewGroup = 'inbox' | 'content' | 'account'

interface ViewLink {
  view: DashboardView
  label: string
  /** Null for what stands in the header itself. */
  group: ViewGroup | null
  isShown: (rights: Rights) => boolean
}

/** The links to these pages, in their order, where they stand, and who sees them. */
export const viewLinks = [
  { view: 'tabs', label: 'dashboard', group: null, isShown: () => true },
  { view: 'inquiries', label: 'header.inquiries', group: 'inbox', isShown: byInbox },
  { view: 'quotes', label: 'header.quotes', group: 'inbox', isShown: byInbox },
  { view: 'applications', label: 'header.applications', group: 'inbox', isShown: bySuperAdmin },
  { view: 'approvals', label: 'approval.title', group: 'content', isShown: byWriters },
  { view: 'translations', label: 'translation.title', group: 'content', isShown: byWriters },
  {
    view: 'media',
    label: 'library.title',
    group: 'content',
    isShown: ({ may }) => mayEditPictures(may),
  },
  {
    view: 'releases',
    label: 'release.title',
    group: 'content',
    isShown: ({ may }) => editsDrafts(may),
  },
  { view: 'missed', label: 'missed.title', group: 'content', isShown: byEditors },
  { view: 'account', label: 'header.account', group: 'account', isShown: () => true },
  { view: 'activity', label: 'activity.title', group: 'account', isShown: bySuperAdmin },
] as const satisfies ViewLink[]

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
