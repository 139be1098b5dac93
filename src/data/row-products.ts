import 'server-only'
import { createLocalReq, type Payload, type Where } from 'payload'
import type { Product } from '@/payload-types'
import { defaultLanguage, type Language } from '../i18n/languages'
import { searchedNames } from '../lib/catalogue/product-fields'
import { databaseKind } from '../lib/env'
import { localizedAmong, localizedValues } from '../lib/database/sqlite/localized-values'
import { isUnreadable } from '../lib/database/unreadable-records'
import { asVisitor, cms } from './cms'
import { overlay } from './releases/overlay'

/** What rows of the catalogue are made of. */
const fields = {
  name: true,
  slug: true,
  shortDescription: true,
  description: true,
  specifications: true,
  attributes: true,
  attributeTexts: true,
  categoryId: true,
  isFeatured: true,
  order: true,
  image: true,
  lastOrderDay: true,
  endOfSupportDay: true,
  createdAt: true,
  updatedAt: true,
} as const

/** A product as rows are made of it, with the further fields that are searched. */
export type RowProduct = Pick<Product, 'id' | keyof typeof fields>

interface Portion {
  lng: Language
  where: Where
  limit: number
}

/** Products that visitors see, in the order of their ids. */
export async function rowProducts(portion: Portion): Promise<RowProduct[]> {
  const payload = await cms()
  // What a release changes is laid over what Payload reads.
  if (databaseKind !== 'sqlite' || overlay.getStore()) return throughPayload(payload, portion)
  try {
    return await fromTables(payload, portion)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    // Which leaves out the damaged one, and names it in the log.
    return throughPayload(payload, portion)
  }
}

/** As everything else is read. */
export async function throughPayload(
  payload: Payload,
  { lng, where, limit }: Portion,
): Promise<RowProduct[]> {
  const { docs } = await payload.find({
    ...asVisitor(lng),
    collection: 'products',
    where,
    select: { ...fields, ...searchedNames() },
    sort: 'id',
    limit,
    pagination: false,
  })
  return docs
}

/**
 * The same with a quarter of the work and less memory: no field that rows are made of has a hook or rights of its own, and
 * localized values come out of their table. They are read last, so that they are never older than `updatedAt` says.
 */
export async function fromTables(
  payload: Payload,
  { lng, where, limit }: Portion,
): Promise<RowProduct[]> {
  const collection = 'products'
  const visible = await payload.collections[collection].config.access.read({
    req: await createLocalReq({}, payload),
  })
  if (visible === false) return []
  const wanted = Object.keys({ ...fields, ...searchedNames() })
  const names = localizedAmong(payload.db, collection, wanted)
  const { docs } = await payload.db.find<RowProduct>({
    collection,
    where: visible === true ? where : { and: [where, visible] },
    select: Object.fromEntries(
      wanted.filter((name) => !names.includes(name)).map((name) => [name, true]),
    ),
    sort: ['id'],
    limit,
    pagination: false,
  })
  const values = await localizedValues(
    payload.db,
    collection,
    docs.map(({ id }) => id),
    { names, locale: lng, fallback: defaultLanguage },
  )
  return docs.map((doc) => ({ ...doc, ...values.get(doc.id) }))
}
