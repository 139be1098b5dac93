import { type Texts, useTexts } from './texts'

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

/**
 * A field of a record as the forms of the dashboard call it, in the language of staff.
 * @param label for every other field, and for those inside of others
 */
export function fieldText(t: Texts, field: string, label: string): string {
  // A field of a row may be called like what every object has, such as "constructor".
  const key = Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : undefined
  return key ? t(key) : label
}

/** Returns `fieldText` in the language of the user. */
export function useFieldText(): (field: string, label: string) => string {
  const t = useTexts()
  return (field, label) => fieldText(t, field, label)
}

const fields = {
  _status: 'status.label',
  assignee: 'quote.assignee',
  categoryId: 'product.category',
  content: 'news.content',
  department: 'job.department',
  description: 'product.description',
  images: 'news.images',
  isActive: 'form.active',
  isFeatured: 'product.featured',
  isDone: 'inquiry.done',
  isRead: 'inquiry.onlyRead',
  location: 'job.location',
  name: 'product.name',
  note: 'inquiry.note',
  order: 'product.order',
  permissions: 'user.permissions',
  publishedAt: 'news.publishedAt',
  requirements: 'job.requirements',
  responsibilities: 'job.responsibilities',
  role: 'user.role',
  shortDescription: 'product.shortDescription',
  slug: 'product.slug',
  summary: 'news.summary',
  title: 'news.title',
  username: 'user.username',
} as const
