import type { CheckedCollection } from '@/src/contract/staff/checks'
import { defaultLanguage } from '@/src/i18n/languages'
import { pageAddress } from '@/src/domain/links/addresses'
import { type Content, type Schema, sortParts, type Text } from './content'
import { isRecord } from '@/src/platform/values/stored-values'
import { type ByLanguage, textsByLanguage } from './values'

/** The fields that pages take their title and description from, the first one that is written. */
const shownInSearch: Record<CheckedCollection, { titles: string[]; descriptions: string[] }> = {
  pages: { titles: ['seo.title', 'title'], descriptions: ['seo.description'] },
  products: { titles: ['seoTitle', 'name'], descriptions: ['seoDescription', 'shortDescription'] },
  news: { titles: ['seoTitle', 'title'], descriptions: ['seoDescription', 'summary'] },
  jobs: { titles: ['seoTitle', 'title'], descriptions: ['seoDescription', 'description'] },
  categories: { titles: ['name'], descriptions: ['description'] },
}

interface StoredDocument {
  collection: CheckedCollection
  id: string
  /** As stored: each localized value is an object by language. */
  doc: Record<string, unknown>
}

/** A document as checks read it. */
export function parseContent({ collection, id, doc }: StoredDocument, schema: Schema): Content {
  const title = titleOf(collection, doc)
  const description = shown(shownInSearch[collection].descriptions, doc)
  const isTrashed = Boolean(doc.deletedAt)
  return {
    collection,
    id,
    isPublic: (doc._status ?? 'published') === 'published' && doc.isActive !== false && !isTrashed,
    title,
    description,
    isForSearchOnly: {
      title: collection === 'pages' || isSearchField(title.path),
      description: isSearchField(description.path),
    },
    address: pageAddress(collection, doc),
    ...sortParts(doc, schema),
  }
}

/** Returns the title for search engines: its field is the one to change. */
function titleOf(collection: CheckedCollection, doc: Record<string, unknown>): Content['title'] {
  return shown(shownInSearch[collection].titles, doc)
}

/** The first of fields that is written, in each language; the place is that of the default language. */
function shown(paths: string[], doc: Record<string, unknown>): Text {
  const written = paths.map((path) => ({ path, byLanguage: textsByLanguage(valueAt(doc, path)) }))
  const own = written.find(({ byLanguage }) => byLanguage[defaultLanguage]) ?? written.at(-1)
  const byLanguage = written.reduceRight<ByLanguage>(
    (all, one) => ({ ...all, ...one.byLanguage }),
    {},
  )
  return { path: own?.path ?? '', byLanguage, isOfLink: false }
}

const isSearchField = (path: string): boolean => path.startsWith('seo')

const valueAt = (doc: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), doc)
