import { productFields } from '@/src/contract/product-fields'
import { fieldTexts } from '@/src/i18n/field-texts'
import type { Language } from '@/src/i18n/languages'
import { type Texts, useLanguage, useTexts } from './texts'

const resources = {
  products: 'resource.products',
  news: 'resource.news',
  jobs: 'resource.jobs',
  pages: 'resource.pages',
  patterns: 'inPlace.patterns',
  users: 'tab.users',
  inquiries: 'header.inquiries',
  'quote-requests': 'header.quotes',
  'job-applications': 'header.applications',
  'document-requests': 'menu.documentRequests',
  'api-keys': 'key.title',
  'activity-logs': 'activity.title',
  categories: 'resource.categories',
  attributes: 'resource.attributes',
  'finder-questions': 'resource.finder',
  certificates: 'resource.certificates',
  documents: 'resource.documents',
  'security-notices': 'resource.security-notices',
  'error-codes': 'resource.error-codes',
  media: 'resource.media',
  fonts: 'resource.fonts',
  'product-models': 'resource.models',
  redirects: 'resource.redirects',
  'missed-visits': 'missed.title',
  'web-vitals': 'vitals.title',
  'search-words': 'searchWords.title',
  releases: 'release.title',
  'navigation-items': 'resource.navigation',
  'content-sections': 'resource.sections',
  'site-settings': 'resource.settings',
  approvals: 'approval.title',
  comments: 'comment.title',
  webhooks: 'webhook.title',
} as const

/** Collections whose records are logged, by the names of which a list of them is filtered. */
export const loggedResources = Object.keys(resources).filter((slug) => slug !== 'activity-logs')

export function resourceText(t: Texts, collection: string | null | undefined): string {
  const key = resources[collection as keyof typeof resources]
  return key ? t(key) : (collection ?? '')
}

/**
 * A field of a record as the forms of the dashboard call it, in the language of staff.
 * @param field path, such as `variants.axes.0.key`
 * @param label of the path, used for each of its parts that the forms do not name
 */
export function fieldText(t: Texts, field: string, label: string, lng: Language): string {
  const names = field.split('.').filter((name) => !/^\d+$/.test(name))
  const words = label.split(' › ')
  if (names.length !== words.length) return label
  return names.map((name, index) => wordFor(t, name, words[index] ?? '', lng)).join(' › ')
}

function wordFor(t: Texts, name: string, word: string, lng: Language): string {
  const labels = productFields.find((field) => field.name === name)?.label as
    Partial<Record<string, string>> | undefined
  // A field of a row may be called like what every object has, such as "constructor".
  const key = Object.hasOwn(fieldTexts, name) ? fieldTexts[name] : undefined
  const text = key ? t(key) : labels?.[lng]
  return text ? text + (/ \d+$/.exec(word)?.[0] ?? '') : word
}

/** Returns `fieldText` in the language of the user. */
export function useFieldText(): (field: string, label: string) => string {
  const t = useTexts()
  const lng = useLanguage()
  return (field, label) => fieldText(t, field, label, lng)
}
