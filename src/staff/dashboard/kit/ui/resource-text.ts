import type { Texts } from './texts'

const resources = {
  products: 'resource.products',
  news: 'resource.news',
  jobs: 'resource.jobs',
  pages: 'resource.pages',
  users: 'tab.users',
  inquiries: 'header.inquiries',
  categories: 'resource.categories',
  attributes: 'resource.attributes',
  'finder-questions': 'resource.finder',
  certificates: 'resource.certificates',
  documents: 'resource.documents',
  'security-notices': 'resource.security-notices',
  media: 'resource.media',
  fonts: 'resource.fonts',
  'product-models': 'resource.models',
  redirects: 'resource.redirects',
  'missed-visits': 'missed.title',
  releases: 'release.title',
  'navigation-items': 'resource.navigation',
  'content-sections': 'resource.sections',
  'site-settings': 'resource.settings',
  approvals: 'approval.title',
  comments: 'comment.title',
} as const

/** Collections whose records are logged, by the names of which a list of them is filtered. */
export const loggedResources = Object.keys(resources)

export function resourceText(t: Texts, collection: string | null | undefined): string {
  const key = resources[collection as keyof typeof resources]
  return key ? t(key) : (collection ?? '')
}
