import type { CheckedCollection } from '@/src/contract/staff/checks'
import { defaultLanguage } from '@/src/i18n/languages'
import { addressOf } from '@/src/lib/links/addresses'
import {
  type ByLanguage,
  type Content,
  isRecord,
  partsOf,
  type Schema,
  textsByLanguage,
} from './content'

/** The fields that pages take their title and description from, the first one that is written. */
const shownInSearch: Record<CheckedCollection, { titles: string[]; description: string }> = {
  pages: { titles: ['seo.title', 'title'], description: 'seo.description' },
  products: { titles: ['name'], description: 'shortDescription' },
  news: { titles: ['title'], description: 'summary' },
  jobs: { titles: ['title'], description: 'description' },
  categories: { titles: ['name'], description: 'description' },
}

interface StoredDocument {
  collection: CheckedCollection
  id: string
  /** As stored: each localized value is an object by language. */
  doc: Record<string, unknown>
}

/** A document as checks read it. */
export function contentOf({ collection, id, doc }: StoredDocument, schema: Schema): Content {
  const { description } = shownInSearch[collection]
  const isTrashed = Boolean(doc.deletedAt)
  return {
    collection,
    id,
    isPublic: (doc._status ?? 'published') === 'published' && doc.isActive !== false && !isTrashed,
    title: titleOf(collection, doc),
    description: {
      path: description,
      byLanguage: textsByLanguage(valueAt(doc, description)),
      isOfLink: false,
    },
    isForSearchOnly: description.startsWith('seo.'),
    address: addressOf(collection, doc),
    ...partsOf(doc, schema),
  }
}

/** What search engines show as the title: the field is the one that would be changed for it. */
export function titleOf(
  collection: CheckedCollection,
  doc: Record<string, unknown>,
): Content['title'] {
  const { titles } = shownInSearch[collection]
  const written = titles.map((path) => ({ path, byLanguage: textsByLanguage(valueAt(doc, path)) }))
  const own = written.find(({ byLanguage }) => byLanguage[defaultLanguage]) ?? written.at(-1)
  const byLanguage = written.reduceRight<ByLanguage>(
    (all, one) => ({ ...all, ...one.byLanguage }),
    {},
  )
  return { path: own?.path ?? 'title', byLanguage, isOfLink: false }
}

const valueAt = (doc: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), doc)
