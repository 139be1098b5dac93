import 'server-only'
import type { Document as DocumentDoc } from '@/payload-types'
import type {
  DocumentList,
  DocumentQuery,
  DocumentRelease,
  DownloadDocument,
} from '@/src/contract/document'
import { isLanguage, type Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import {
  filterDocuments,
  type FoundDocument,
  newestFirst,
  successorsOf,
} from '@/src/domain/downloads'
import { asText, relationId } from '@/src/platform/values/stored-values'
import { cached } from '@/src/data/cache/cached'
import { catalogueRows } from '@/src/data/catalogue/catalogue-rows'
import { listCategories } from '@/src/data/catalogue/categories'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { getSettings } from '@/src/data/settings'
import { inModule } from '@/src/data/settings/modules'
import { mapReadable } from '@/src/data/readable'
import { tags } from '@/src/data/cache/tags'

/** A document with the ids of its products. */
type ReadDocument = Omit<DownloadDocument, 'products'> & { productIds: string[] }

const readDocuments = cached(
  'listDocuments',
  () => [tags.documents()],
  async ({ lng }: { lng: Language }): Promise<ReadDocument[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'documents',
      sort: ['title', 'slug'],
      pagination: false,
    })
    return mapReadable(docs, ['title', 'slug', 'kind'], toDocument)
  },
)

/** Every public document, by title, with the ids of its products alone; those without a file are left out. */
export const listWithProductIds = inModule(
  'downloads',
  async ({ lng }: { lng: Language }): Promise<ReadDocument[]> =>
    (await readDocuments({ lng })).filter(({ releases }) => releases.length > 0),
  [],
)

/** The same with their products. */
export const listDocuments = inModule(
  'downloads',
  async ({ lng }: { lng: Language }): Promise<FoundDocument[]> => {
    const documents = await listWithProductIds({ lng })
    if (documents.length === 0) return []
    const [products, categories] = await Promise.all([catalogueRows(lng), listCategories({ lng })])
    const slugs = new Map(categories.map(({ id, slug }) => [id, slug]))
    return documents.map(({ productIds, ...document }) => {
      const found = productIds.flatMap((id) => products.byId(id) ?? [])
      return {
        ...document,
        products: found.map(({ id, slug, name }) => ({ id, slug, name })),
        categories: [...new Set(found.flatMap(({ categoryId }) => slugs.get(categoryId) ?? []))],
        imageId: found.find(({ imageId }) => imageId !== null)?.imageId ?? null,
      }
    })
  },
  [],
)

/** Every public document, then the data sheet of every product, which is drawn when it is asked for. */
export const listDownloads = inModule(
  'downloads',
  async ({ lng }: { lng: Language }): Promise<FoundDocument[]> => {
    const [documents, rows, categories, settings] = await Promise.all([
      listDocuments({ lng }),
      catalogueRows(lng),
      listCategories({ lng }),
      getSettings({ lng }),
    ])
    const slugs = new Map(categories.map(({ id, slug }) => [id, slug]))
    const kind = getT(lng)('product.dataSheet')
    const sheets = Array.from(
      rows,
      ({ id, slug, name, categoryId, imageId, updatedAt }): FoundDocument => ({
        id: `data-sheet ${id}`,
        slug,
        title: `${name} · ${kind}`,
        summary: null,
        kind: 'dataSheet',
        gate: 'open',
        products: [{ id, slug, name }],
        categories: [slugs.get(categoryId) ?? []].flat(),
        imageId,
        releases: [],
        drawnIn: settings.languages,
        updatedAt: new Date(updatedAt).toISOString(),
      }),
    )
    const { compare } = new Intl.Collator(lng)
    return [...documents, ...sheets.sort((a, b) => compare(a.title, b.title))]
  },
  [],
)

/** The documents that are asked for, one page of them. */
export async function findDocuments({
  lng,
  page,
  limit,
  ...asked
}: { lng: Language } & DocumentQuery): Promise<DocumentList> {
  const found = filterDocuments(await listDocuments({ lng }), asked)
  const shown = found.slice((page - 1) * limit, page * limit)
  return { total: found.length, documents: shown.map(publicPart) }
}

/** One document by its id or slug; null where there is none in public. */
export async function getDocument({
  lng,
  key,
}: {
  lng: Language
  key: string
}): Promise<DownloadDocument | null> {
  const found = (await listDocuments({ lng })).find(({ id, slug }) => id === key || slug === key)
  return found ? publicPart(found) : null
}

/** The documents of a product, that of one which gave way to its successor among them. */
export async function documentsOfProduct({
  lng,
  id,
}: {
  lng: Language
  id: string
}): Promise<DownloadDocument[]> {
  const [documents, read] = await Promise.all([listDocuments({ lng }), readDocuments({ lng })])
  const concerned = new Set(
    read.filter(({ productIds }) => productIds.includes(id)).map((document) => document.id),
  )
  return documents.filter((document) => concerned.has(document.id)).map(publicPart)
}

const publicPart = ({ categories: _, imageId: __, ...document }: FoundDocument): DownloadDocument =>
  document

function toDocument(doc: DocumentDoc): ReadDocument {
  const releases = newestFirst((doc.releases ?? []).flatMap(toRelease))
  const successors = successorsOf(releases)
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    summary: asText(doc.summary),
    kind: doc.kind,
    gate: doc.gate ?? 'open',
    productIds: (doc.products ?? []).flatMap((product) => relationId(product) ?? []),
    releases: releases.map((release) => ({
      ...release,
      supersededBy: successors.get(release.id) ?? null,
    })),
    updatedAt: doc.updatedAt,
  }
}

/** Converts a stored revision; one without its file has nothing to download. */
function toRelease(row: NonNullable<DocumentDoc['releases']>[number]): DocumentRelease[] {
  const { id, version, name, type, size, sha256, date, languages } = row
  if (!id || !version || !name || !type || !sha256 || typeof size !== 'number') return []
  return [
    {
      id,
      version,
      date: asText(date),
      languages: (languages ?? []).filter(isLanguage),
      name,
      type,
      size,
      sha256,
      url: `/document-files/${id}`,
      supersededBy: null,
    },
  ]
}
