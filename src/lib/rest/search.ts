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

/** Most words of a search that count; more do not improve the result. */
const maxWords = 8

/** A condition under which a record holds every word of a text, in whatever of the fields. */
export const holdsWords = (fields: string[], text: string) => ({
  and: splitQuery(text).map((word) => ({
    or: fields.flatMap((field) =>
      spellings(word).map((spelling) => ({ [field]: { contains: spelling } })),
    ),
  })),
})

export const splitQuery = (text: string): string[] =>
  text.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxWords)

/** SQLite knows capital and small letters of ASCII alone, so the others are looked for in every form. */
function spellings(word: string): string[] {
  const small = word.toLowerCase()
  const capital = word.toUpperCase()
  if (small === capital || /^[\x20-\x7e]*$/.test(word)) return [word]
  const [first = '', ...rest] = small
  return [...new Set([word, small, capital, first.toUpperCase() + rest.join('')])]
}
