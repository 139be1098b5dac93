import type { Endpoint, PayloadRequest } from 'payload'
import { documentedFields } from '@/src/contract/documented-product-fields'
import { isLocalizedField } from '@/src/contract/product-fields'
import { type CompletenessAnswer, CompletenessQuery } from '@/src/contract/staff/completeness'
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
import { listOptionPictures } from '@/src/domain/catalogue/variants/definition'
import { readVariants } from '@/src/domain/catalogue/variants/parse'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import { checked, mustBeAllowed } from '@/src/payload/endpoints/call'
import { filenameOfUpload, uploadUrl } from '@/src/platform/storage/uploads'

/** Data by which all requested products are measured, besides themselves. */
export interface CompletenessContext {
  attributesOf: (categoryId: unknown) => Attribute[]
  /** Alt text of a picture in a language, by its id or the address of its file. */
  altOf: (picture: string, lng: Language) => unknown
  documentsOf: (productId: string) => number
}

export type Stored = Record<string, unknown>

/** Reads what products are measured with. @param products their ids and pictures count */
export async function readContext(
  products: Stored[],
  req: PayloadRequest,
): Promise<CompletenessContext> {
  const read = { depth: 0, pagination: false, req } as const
  const pictures = [...new Set(products.flatMap(picturesOf))]
  const files = pictures.flatMap((picture) => filenameOfUpload(picture) ?? [])
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
        where: {
          or: [
            { id: { in: pictures } },
            ...(files.length > 0 ? [{ filename: { in: files } }] : []),
          ],
        },
        select: { alt: true, filename: true },
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
  const alts = new Map(
    media.docs.flatMap(({ id, filename, alt }) =>
      [String(id), uploadUrl(filename ?? '')].map((name) => [name, alt as unknown] as const),
    ),
  )
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
const measure = (product: Stored, lng: Language, around: CompletenessContext): Completeness =>
  measureCompleteness(
    {
      ...(product as Partial<Measured>),
      isDefaultLanguage: lng === defaultLanguage,
      alts: picturesOf(product).map((picture) => around.altOf(picture, lng)),
      documents: around.documentsOf(String(product.id)),
    },
    around.attributesOf(product.categoryId),
  )

const texts = documentedFields.filter(isLocalizedField).map(({ name }): string => name)

const inOneLanguage = (product: Stored, lng: Language): Stored => ({
  ...product,
  ...Object.fromEntries(texts.map((name) => [name, inLanguage(product[name], lng)])),
})

const inLanguage = (value: unknown, lng: Language): unknown =>
  typeof value === 'object' && value !== null ? (value as Stored)[lng] : undefined

/** Pictures by their ids, those of options by the addresses of their files. */
const picturesOf = ({ image, gallery, variants }: Stored): string[] => {
  const ids = [image, ...(Array.isArray(gallery) ? gallery : [])].map(idOf)
  const ofOptions = listOptionPictures(readVariants(variants))
  return [...new Set([...ids, ...ofOptions])].filter((name) => name !== '')
}

const idOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'id' in value
      ? String(value.id)
      : ''

/** `GET /products/completeness?ids=`: how complete products are, as they are saved, in each language. */
export const productCompleteness: Endpoint = {
  path: '/completeness',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'products', 'update')
    const { ids } = checked({ ids: req.query.ids }, CompletenessQuery)
    const { docs } = await req.payload.find({
      collection: 'products',
      where: { id: { in: ids.split(',') } },
      locale: 'all',
      fallbackLocale: false,
      depth: 0,
      pagination: false,
      trash: true,
      overrideAccess: false,
      req,
    })
    const products = docs as unknown as Record<string, unknown>[]
    const around = await readContext(products, req)
    const answer: CompletenessAnswer = {
      products: products.map((product) => ({
        id: String(product.id),
        languages: completenessByLanguage(product, around),
      })),
    }
    return Response.json(answer)
  },
}

/** A write to a product. One that says nothing of `_status` leaves it as it is, and makes a new product public. */
export interface ProductWrite {
  /** None for a product that is made by it. */
  id?: string
  data: Stored
}

/** Products are read and measured by so many, so that a large file does not stand in memory twice. */
const chunkSize = 200

/**
 * Says of writes why what they lead to must not be public: because it is less complete, in the default language, than
 * the site settings ask for. What is public already may change as long as it does not get less complete.
 * @param isInEnglish whether the texts of the writes are in the default language
 * @returns one for each write; null where nothing speaks against it
 */
export async function completenessRefusals(
  writes: ProductWrite[],
  isInEnglish: boolean,
  req: PayloadRequest,
): Promise<(string | null)[]> {
  const least = await leastShare(req)
  if (least === 0) return writes.map(() => null)
  const refusals: (string | null)[] = []
  for (let from = 0; from < writes.length; from += chunkSize) {
    const chunk = writes.slice(from, from + chunkSize)
    refusals.push(...(await refusalsOf(chunk, isInEnglish, least, req)))
  }
  return refusals
}

async function refusalsOf(
  writes: ProductWrite[],
  isInEnglish: boolean,
  least: number,
  req: PayloadRequest,
): Promise<(string | null)[]> {
  const stored = await readInEnglish(writes, req)
  const changes = writes.map(({ id, data }) => {
    const before = id === undefined ? undefined : stored.get(id)
    const after = { _status: 'published', ...before, ...written(data, before, isInEnglish), id }
    return { before, after }
  })
  const products = changes.flatMap(({ before, after }) => (before ? [before, after] : [after]))
  const around = await readContext(products, req)
  return changes.map(({ before, after }) => {
    if (!isPublic(after)) return null
    const { share, missing } = measure(after, defaultLanguage, around)
    if (share >= least) return null
    if (before && isPublic(before) && share >= measure(before, defaultLanguage, around).share)
      return null
    return `must not be published below ${least} % completeness; this product has ${share} %. Missing: ${missing.join(', ')}`
  })
}

/** In per cent; 0 asks for nothing. */
async function leastShare(req: PayloadRequest): Promise<number> {
  const { minCompleteness } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { minCompleteness: true },
    depth: 0,
    req,
  })
  return minCompleteness ?? 0
}

async function readInEnglish(
  writes: ProductWrite[],
  req: PayloadRequest,
): Promise<Map<string, Stored>> {
  const ids = writes.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { id: { in: ids } },
    locale: defaultLanguage,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    trash: true,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.id), { ...doc }]))
}

/** Returns the product after a write, in English: a write in another language leaves the English texts as they are. */
function written(data: Stored, before: Stored | undefined, isInEnglish: boolean): Stored {
  if (!before || isInEnglish) return data
  return Object.fromEntries(Object.entries(data).filter(([name]) => !texts.includes(name)))
}

const isPublic = ({ _status, deletedAt }: Stored): boolean => _status === 'published' && !deletedAt
