import { isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { defaultLanguage } from '@/src/i18n/languages'
import { contactFormId } from './link'

/** Collections whose documents have a page of their own. */
export const addressedCollections = ['pages', 'products', 'categories', 'news', 'jobs'] as const

export type AddressedCollection = (typeof addressedCollections)[number]

/** Whose old addresses lead on: downloads have a page, too, but no preview. */
export type LastingCollection = AddressedCollection | 'documents'

/** Below which addresses of records stand; everything else is a page. */
export const folders = {
  products: '/product',
  categories: '/products/category',
  news: '/news',
  jobs: '/careers',
  documents: '/downloads',
}

/** Address of a document's page, without a language; null where it has none yet. */
export function pageAddress(
  collection: LastingCollection,
  doc: { path?: unknown; slug?: unknown },
): string | null {
  const part = collection === 'pages' ? doc.path : doc.slug
  if (typeof part !== 'string' || part === '') return null
  return collection === 'pages' ? part : `${folders[collection]}/${part}`
}

/** The collection whose document has its page at a path without a language, whether or not there is one. */
export const collectionAt = (path: string): LastingCollection =>
  (Object.keys(folders) as (keyof typeof folders)[]).find((collection) =>
    path.startsWith(`${folders[collection]}/`),
  ) ?? 'pages'

/** Address of the page that serves a machine, without a language: the code on its plate leads there. */
export const servicePath = (slug: string): string => `/product/${slug}/service`

/** Collections whose drafts staff can look at on the site. */
export const previewedCollections = [
  ...addressedCollections,
  'navigation-items',
  'finder-questions',
] as const

export type PreviewedCollection = (typeof previewedCollections)[number]

export const isPreviewed = (slug: unknown): slug is PreviewedCollection =>
  previewedCollections.includes(slug as PreviewedCollection)

/** Returns the address that turns on drafts for staff and redirects to the page of a document. */
export const previewAddress = (collection: string, id: string, lng: string): string =>
  `/api/preview?${new URLSearchParams({ collection, id, lng })}`

/** Returns the address that turns on drafts of the site's settings for staff and redirects to the home page. */
export const settingsPreviewAddress = (lng: string): string =>
  `/api/preview?${new URLSearchParams({ global: 'site-settings', lng })}`

/**
 * A path of this site and nothing else, as the address after the preview: no other host by `//host` or
 * `\host`, no scheme.
 */
export const ownPath = (value: string | null): string =>
  value !== null && /^(?:\/[\w-]+)*\/?$/.test(value) && value.startsWith('/') ? value : '/'

interface Place {
  /** Language in which the form opens. */
  lng?: string
  /** Field that is brought into view, by its path in the record. */
  field?: string
  /** Place at the field in the panel: the field itself, or the badge of its translation. */
  anchor?: 'field' | 'translation'
}

/** Collections whose records are edited in the dashboard and on the page, and have no form in the panel. */
const inDashboard = ['products', 'news', 'jobs', 'users']

/** Returns the address where staff edit a record: in the dashboard, or in the panel without a form there. */
export function recordAddress(collection: string, id: string, place: Place = {}): string {
  const { lng, field, anchor = 'field' } = place
  if (inDashboard.includes(collection)) {
    const query = {
      tab: collection,
      open: id,
      ...(lng && lng !== defaultLanguage && { lng }),
      ...(field && { field }),
    }
    return `/admin-dashboard?${new URLSearchParams(query)}`
  }
  if (collection === 'releases')
    return `/admin-dashboard/releases?${new URLSearchParams({ open: id })}`
  if (collection === 'api-keys') return '/admin-dashboard/keys'
  // A global is one record, whose id is its name.
  const path =
    collection === id || isReleasedGlobal(collection)
      ? `globals/${collection}`
      : `collections/${collection}/${id}`
  // The panel names fields with two underscores, badges with dots.
  const hash = field && `#${anchor}-${anchor === 'field' ? field.replaceAll('.', '__') : field}`
  return `/admin/${path}${lng ? `?locale=${lng}` : ''}${hash ?? ''}`
}

/** Address of the contact form, filled in for a demonstration of a product; families are areas that the form offers. */
export function demoAddress(product: string, family: string | null | undefined): string {
  const search = new URLSearchParams({ product, interest: family ?? 'other', request: 'demo' })
  return `/contact?${search}#${contactFormId}`
}
