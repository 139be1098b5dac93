import {
  type Actor,
  hasPermission,
  isSuperAdmin,
  type Permission,
  permissions,
} from '@/src/contract/permissions'
import type { StaffTextKey } from '@/src/i18n/workflow-texts'

/** Rights on which the menu depends, as `useAuth` has them too. */
export interface Rights {
  may: (permission: Permission) => boolean
  isSuperAdmin: boolean
}

/** Numbers of what waits, by the names under which the entries ask for them. */
export type WaitingAt = 'total' | 'inquiries' | 'quotes' | 'applications' | 'approvals'

type Rule = (rights: Rights) => boolean

const byAll: Rule = () => true
const bySuperAdmin: Rule = (rights) => rights.isSuperAdmin
const may =
  (...permissions: Permission[]): Rule =>
  (rights) =>
    permissions.some((permission) => rights.may(permission))
const byInbox = may('inbox')
const byProducts = may('products')
const byContent = may('content')
/** Staff who change anything that is drafted and published. */
const byWriters = may('products', 'news', 'content', 'navigation')

const groups = [
  { id: 'home', label: null },
  { id: 'inbox', label: 'header.inbox' },
  { id: 'catalogue', label: 'menu.catalogue' },
  { id: 'content', label: 'header.content' },
  { id: 'publishing', label: 'menu.publishing' },
  { id: 'administration', label: 'menu.administration' },
] as const

export interface MenuEntry {
  href: string
  label: StaffTextKey
  group: (typeof groups)[number]['id']
  /** Synonyms in the palette, by the end of their key. */
  words: string
  /** Collection whose records it lists: in the panel it is the current one for all of its views. */
  collection?: string
  waiting?: WaitingAt
  isShown: Rule
}

type Place = Pick<MenuEntry, 'label' | 'group' | 'isShown'> & { words?: string }

const dashboard = '/admin-dashboard'

/** An entry for a list that the panel alone has. */
const inPanel = (collection: string, place: Place): MenuEntry => ({
  href: `/admin/collections/${collection}`,
  words: `page.${collection}`,
  collection,
  ...place,
})

const inCatalogue = (collection: string, label: StaffTextKey) =>
  inPanel(collection, { label, group: 'catalogue', isShown: byProducts })

/**
 * The left menu of dashboard and panel, in its order. An entry is shown to accounts whose changes the server accepts
 * there, in the view of the dashboard where there is one.
 */
export const menuEntries: readonly MenuEntry[] = [
  {
    href: dashboard,
    label: 'menu.home',
    group: 'home',
    words: 'page.overview',
    waiting: 'total',
    isShown: byAll,
  },
  {
    href: `${dashboard}/inquiries`,
    label: 'header.inquiries',
    group: 'inbox',
    words: 'page.inquiries',
    collection: 'inquiries',
    waiting: 'inquiries',
    isShown: byInbox,
  },
  {
    href: `${dashboard}/quotes`,
    label: 'header.quotes',
    group: 'inbox',
    words: 'page.quotes',
    collection: 'quote-requests',
    waiting: 'quotes',
    isShown: byInbox,
  },
  {
    href: `${dashboard}/applications`,
    label: 'header.applications',
    group: 'inbox',
    words: 'page.applications',
    collection: 'job-applications',
    waiting: 'applications',
    isShown: bySuperAdmin,
  },
  {
    href: `${dashboard}?tab=products`,
    label: 'tab.products',
    group: 'catalogue',
    words: 'page.products',
    collection: 'products',
    isShown: byProducts,
  },
  inCatalogue('categories', 'resource.categories'),
  inCatalogue('attributes', 'resource.attributes'),
  inCatalogue('documents', 'resource.documents'),
  inCatalogue('document-requests', 'menu.documentRequests'),
  inCatalogue('certificates', 'resource.certificates'),
  inCatalogue('security-notices', 'resource.security-notices'),
  inCatalogue('error-codes', 'resource.error-codes'),
  inCatalogue('product-models', 'resource.models'),
  inCatalogue('finder-questions', 'resource.finder'),
  inPanel('pages', { label: 'resource.pages', group: 'content', isShown: byContent }),
  {
    href: `${dashboard}?tab=news`,
    label: 'tab.news',
    group: 'content',
    words: 'page.news',
    collection: 'news',
    isShown: may('news'),
  },
  // Every account has the tab, which refuses all but a super_admin (section 2): no way for others.
  {
    href: `${dashboard}?tab=jobs`,
    label: 'tab.jobs',
    group: 'content',
    words: 'page.jobs',
    collection: 'jobs',
    isShown: bySuperAdmin,
  },
  {
    href: `${dashboard}/media`,
    label: 'library.title',
    group: 'content',
    words: 'page.media',
    collection: 'media',
    isShown: may('products', 'news', 'content'),
  },
  inPanel('navigation-items', {
    label: 'menu.menus',
    group: 'content',
    isShown: may('navigation'),
  }),
  inPanel('content-sections', {
    label: 'resource.sections',
    group: 'content',
    isShown: byContent,
  }),
  {
    href: '/admin/blocks',
    label: 'palette.blocks',
    group: 'content',
    words: 'help.blocks',
    isShown: byContent,
  },
  inPanel('patterns', {
    label: 'inPlace.patterns',
    group: 'content',
    words: 'help.blocks',
    isShown: byContent,
  }),
  inPanel('redirects', { label: 'resource.redirects', group: 'content', isShown: byContent }),
  {
    href: `${dashboard}/missed`,
    label: 'missed.title',
    group: 'content',
    words: 'page.missed',
    collection: 'missed-visits',
    isShown: byContent,
  },
  {
    href: `${dashboard}/missed?kind=words`,
    label: 'searchWords.title',
    group: 'content',
    words: 'page.missed',
    collection: 'search-words',
    isShown: byContent,
  },
  {
    href: `${dashboard}/visits`,
    label: 'vitals.title',
    group: 'content',
    words: 'page.visits',
    collection: 'web-vitals',
    isShown: byContent,
  },
  {
    href: `${dashboard}/releases`,
    label: 'release.title',
    group: 'publishing',
    words: 'page.releases',
    collection: 'releases',
    isShown: byWriters,
  },
  {
    href: `${dashboard}/approvals`,
    label: 'approval.title',
    group: 'publishing',
    words: 'page.approvals',
    collection: 'approvals',
    waiting: 'approvals',
    isShown: byWriters,
  },
  {
    href: `${dashboard}/translations`,
    label: 'translation.title',
    group: 'publishing',
    words: 'page.translations',
    isShown: byWriters,
  },
  {
    href: `${dashboard}?tab=users`,
    label: 'tab.users',
    group: 'administration',
    words: 'page.users',
    collection: 'users',
    isShown: bySuperAdmin,
  },
  // The tab is a super_admin's; the permission opens the list of accounts, to read.
  inPanel('users', {
    label: 'tab.users',
    group: 'administration',
    isShown: (rights) => rights.may('users') && !rights.isSuperAdmin,
  }),
  {
    href: '/admin/globals/site-settings',
    label: 'menu.settings',
    group: 'administration',
    words: 'page.settings',
    isShown: byContent,
  },
  inPanel('fonts', { label: 'resource.fonts', group: 'administration', isShown: byContent }),
  {
    href: `${dashboard}/keys`,
    label: 'key.title',
    group: 'administration',
    words: 'page.keys',
    isShown: may(...permissions),
  },
  {
    href: `${dashboard}/webhooks`,
    label: 'webhook.title',
    group: 'administration',
    words: 'page.webhooks',
    collection: 'webhooks',
    isShown: bySuperAdmin,
  },
  {
    href: `${dashboard}/activity`,
    label: 'activity.title',
    group: 'administration',
    words: 'page.activity',
    collection: 'activity-logs',
    isShown: bySuperAdmin,
  },
]

export const entriesFor = (rights: Rights): MenuEntry[] =>
  menuEntries.filter(({ isShown }) => isShown(rights))

/** Returns the groups of the menu with what is shown in them; a group without an entry is left out. */
export const menuFor = (rights: Rights) => {
  const shown = entriesFor(rights)
  return groups
    .map((group) => ({ ...group, entries: shown.filter((entry) => entry.group === group.id) }))
    .filter(({ entries }) => entries.length > 0)
}

export const getRights = (user: Actor | null | undefined): Rights => ({
  may: (permission) => hasPermission(user, permission),
  isSuperAdmin: isSuperAdmin(user),
})
