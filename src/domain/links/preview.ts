import { addressedCollections } from './addresses'

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
