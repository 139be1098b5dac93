import 'server-only'
import { createLocalReq, type Payload, type Where } from 'payload'
import type { Product } from '@/payload-types'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { databaseKind } from '@/src/platform/env'
import { localizedAmong, localizedValues } from '@/src/platform/database/sqlite/localized-values'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { overlay } from '@/src/data/payload/overlay'

interface Portion<Name extends keyof Product> {
  lng: Language
  /** Fields at the top level that have neither hooks nor rights of their own. */
  fields: Record<Name, true>
  where: Where
  limit: number
}

type Read<Name extends keyof Product> = Pick<Product, 'id' | Name>[]

/** Products that visitors see, in the order of their ids: for reading thousands, portion by portion. */
export async function visibleProducts<Name extends keyof Product>(
  portion: Portion<Name>,
): Promise<Read<Name>> {
  const payload = await getPayload()
  // What a release changes is laid over what Payload reads.
  const isPlain = databaseKind === 'sqlite' && !overlay.getStore()
  return isPlain ? fromTables(payload, portion) : throughPayload(payload, portion)
}

/** Returns those of some products that are public: visitors are told of no other. */
export async function publicIds(ids: string[], lng: Language): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const where = { id: { in: [...new Set(ids)] } }
  const products = await visibleProducts({ lng, where, fields: { order: true }, limit: ids.length })
  return new Set(products.map(({ id }) => id))
}

/**
 * As everything else is read.
 * @public for the test that compares both, as `fromTables` is
 */
export async function throughPayload<Name extends keyof Product>(
  payload: Payload,
  { lng, fields, where, limit }: Portion<Name>,
): Promise<Read<Name>> {
  const { docs } = await payload.find({
    ...readAsPublic(lng),
    collection: 'products',
    where,
    select: fields as Record<string, true>,
    sort: 'id',
    limit,
    pagination: false,
  })
  return docs
}

/**
 * The same with a quarter of the work and less memory: without hooks, and localized values come out of their table. They
 * are read last, so that they are never older than `updatedAt` says.
 * @public
 */
export async function fromTables<Name extends keyof Product>(
  payload: Payload,
  { lng, fields, where, limit }: Portion<Name>,
): Promise<Read<Name>> {
  const collection = 'products'
  const visible = await payload.collections[collection].config.access.read({
    req: await createLocalReq({}, payload),
  })
  if (visible === false) return []
  const wanted = Object.keys(fields)
  const names = localizedAmong(payload.db, collection, wanted)
  const { docs } = await payload.db.find<Read<Name>[number]>({
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
