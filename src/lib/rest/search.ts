import { searchedProductFields } from '@/src/contract/product-fields'

/** Fields in which `?search=` looks, by collection. */
const searched: Record<string, string[]> = {
  products: ['name', 'slug', 'shortDescription', ...searchedProductFields.map(({ name }) => name)],
  categories: ['name', 'slug'],
  attributes: ['key', 'label'],
  'finder-questions': ['question', 'slug'],
  certificates: ['standard', 'number', 'holder', 'authority'],
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
  'quote-requests': ['number', 'company', 'name', 'email'],
  'job-applications': ['name', 'email', 'title'],
  'activity-logs': ['username', 'action', 'resourceType'],
}

export const isSearchable = (collection: string | undefined): boolean =>
  collection !== undefined && Object.hasOwn(searched, collection)

/** What of a search counts; more words than these tell nothing apart. */
const maxWords = 8

/** A condition under which a record holds every word of a text, in whatever fields. */
export const holdsWords = (collection: string, text: string) => ({
  and: wordsOf(text).map((word) => ({
    or: (searched[collection] ?? []).flatMap((field) =>
      spellings(word).map((spelling) => ({ [field]: { contains: spelling } })),
    ),
  })),
})

export const wordsOf = (text: string): string[] =>
  text.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxWords)

/** SQLite knows capital and small letters of ASCII alone, so the others are looked for in every form. */
function spellings(word: string): string[] {
  const small = word.toLowerCase()
  const capital = word.toUpperCase()
  if (small === capital || /^[\x20-\x7e]*$/.test(word)) return [word]
  const [first = '', ...rest] = small
  return [...new Set([word, small, capital, first.toUpperCase() + rest.join('')])]
}
