import type { DocumentQuery, DownloadDocument } from '@/src/contract/document'

/** A document with what else it is found by. */
export interface FoundDocument extends DownloadDocument {
  /** Slugs of the categories of its products. */
  categories: string[]
}

type Asked = Partial<Pick<DocumentQuery, 'q' | 'kind' | 'category' | 'product' | 'language'>>

/** Those of some documents that are asked for. */
export function filterDocuments<Found extends FoundDocument>(
  documents: readonly Found[],
  { q = '', kind, category, product, language }: Asked,
): Found[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return documents.filter(
    (document) =>
      (!kind || document.kind === kind) &&
      (!category || document.categories.includes(category)) &&
      (!product || document.products.some(({ slug }) => slug === product)) &&
      (!language || isIn(document, language)) &&
      holdsAll(document, words),
  )
}

/** Languages of the releases of a document that stand. */
export const revisionLanguages = ({ releases }: Pick<DownloadDocument, 'releases'>): string[] => [
  ...new Set(standing(releases).flatMap(({ languages }) => languages)),
]

const standing = (releases: DownloadDocument['releases']) =>
  releases.filter(({ supersededBy }) => supersededBy === null)

const isIn = ({ releases }: DownloadDocument, language: string): boolean =>
  standing(releases).some(
    ({ languages }) => languages.length === 0 || (languages as string[]).includes(language),
  )

function holdsAll({ title, summary, products, slug }: FoundDocument, words: string[]): boolean {
  if (words.length === 0) return true
  const text = fold([title, summary, slug, ...products.map(({ name }) => name)].join(' '))
  return words.every((word) => text.includes(word))
}

/** Without case, marks and the difference between full and half width. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
