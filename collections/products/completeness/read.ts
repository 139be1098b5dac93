import type { PayloadRequest } from 'payload'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import {
  type Attribute,
  filterAttributes,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'
import {
  type Completeness,
  measureCompleteness,
  type Measured,
} from '@/src/domain/catalogue/completeness'

/** Data by which all requested products are measured, besides themselves. */
export interface CompletenessContext {
  attributesOf: (categoryId: unknown) => Attribute[]
  /** Alt text of a picture in a language. */
  altOf: (id: string, lng: Language) => unknown
  documentsOf: (productId: string) => number
}

type Stored = Record<string, unknown>

/** Reads what products are measured with. @param products their ids and pictures count */
export async function readContext(
  products: Stored[],
  req: PayloadRequest,
): Promise<CompletenessContext> {
  const read = { depth: 0, pagination: false, req } as const
  const pictures = [...new Set(products.flatMap(pictureIdsOf))]
  const ids = products.map(({ id }) => id).filter((id) => typeof id === 'string')
  const { docs: attributes } = await req.payload.find({
    ...read,
    collection: 'attributes',
    locale: defaultLanguage,
    sort: ['order', 'key'],
  })
  const { docs: categories } = await req.payload.find({
    ...read,
    collection: 'categories',
    select: { family: true },
  })
  const media = pictures.length
    ? await req.payload.find({
        ...read,
        collection: 'media',
        locale: 'all',
        where: { id: { in: pictures } },
        select: { alt: true },
      })
    : { docs: [] }
  const documents = ids.length
    ? await req.payload.find({
        ...read,
        collection: 'documents',
        where: {
          and: [
            { products: { in: ids } },
            { isActive: { equals: true } },
            { _status: { equals: 'published' } },
          ],
        },
        select: { products: true },
      })
    : { docs: [] }
  const all = attributes.map(toAttribute)
  const byCategory = new Map(categories.map((category) => [String(category.id), category]))
  const alts = new Map(media.docs.map((doc) => [String(doc.id), doc.alt as unknown]))
  const counts = new Map<string, number>()
  for (const { products: bound } of documents.docs)
    for (const id of (bound ?? []).map(idOf)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return {
    attributesOf: (categoryId) => filterAttributes(all, byCategory.get(idOf(categoryId))),
    altOf: (id, lng) => inLanguage(alts.get(id), lng),
    documentsOf: (id) => counts.get(id) ?? 0,
  }
}

/**
 * Measures the completeness of a product in each language.
 * @param product in all languages, as `locale: 'all'` reads it
 */
export const completenessByLanguage = (
  product: Stored,
  around: CompletenessContext,
): Record<Language, Completeness> =>
  Object.fromEntries(
    languages.map((lng) => [lng, measure(inOneLanguage(product, lng), lng, around)]),
  ) as Record<Language, Completeness>

/** @param product with its texts in the language */
export const measure = (
  product: Stored,
  lng: Language,
  around: CompletenessContext,
): Completeness =>
  measureCompleteness(
    {
      ...(product as Partial<Measured>),
      isDefaultLanguage: lng === defaultLanguage,
      alts: pictureIdsOf(product).map((id) => around.altOf(id, lng)),
      documents: around.documentsOf(String(product.id)),
    },
    around.attributesOf(product.categoryId),
  )

const texts = ['name', 'shortDescription', 'description', 'attributeTexts', 'variantTexts']

const inOneLanguage = (product: Stored, lng: Language): Stored => ({
  ...product,
  ...Object.fromEntries(texts.map((name) => [name, inLanguage(product[name], lng)])),
})

const inLanguage = (value: unknown, lng: Language): unknown =>
  typeof value === 'object' && value !== null ? (value as Stored)[lng] : undefined

const pictureIdsOf = ({ image, gallery }: Stored): string[] =>
  [...new Set([image, ...(Array.isArray(gallery) ? gallery : [])].map(idOf))].filter(
    (id) => id !== '',
  )

const idOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'id' in value
      ? String(value.id)
      : ''
