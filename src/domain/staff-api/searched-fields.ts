import type { SanitizedCollectionConfig } from 'payload'
import { searchedProductFields } from '@/src/contract/product-fields'

/** Fields in which `?search=` looks, of collections where it looks further than the list in the panel does. */
const searched: Record<string, string[]> = {
  products: ['name', 'slug', 'shortDescription', ...searchedProductFields.map(({ name }) => name)],
  categories: ['name', 'slug'],
  attributes: ['key', 'label'],
  'finder-questions': ['question', 'slug'],
  'security-notices': ['number', 'title', 'summary'],
  news: ['title', 'slug', 'summary'],
  jobs: ['title', 'slug', 'location', 'department'],
  pages: ['title', 'path'],
  'content-sections': ['sectionKey', 'title'],
  'navigation-items': ['name', 'slug'],
  redirects: ['from', 'to'],
  media: ['alt', 'filename'],
  users: ['username'],
  inquiries: ['name', 'email', 'company', 'subject', 'message'],
  'activity-logs': ['username', 'action', 'resourceType', 'words'],
}

/** Fields in which `?search=` looks for words: at least those of the search in the panel. */
export function searchedFields({
  slug,
  admin,
}: Pick<SanitizedCollectionConfig, 'slug' | 'admin'>): string[] {
  return searched[slug] ?? admin.listSearchableFields ?? [admin.useAsTitle ?? 'id']
}
