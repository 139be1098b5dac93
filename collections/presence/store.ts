import type { Payload } from 'payload'
import { keyPrefix, type Lease, type LeaseChanges, type StoredLease } from './leases'

/** More than any staff has windows. */
const maxRead = 2000

/** Character behind that at which the prefix ends: keys of leases lie before it. */
const keyEnd = keyPrefix.replace(/:$/, ';')

/** All leases. They lie in Payload's store of keys and values, whose index finds them by how their keys begin. */
export async function readLeases({ db }: Pick<Payload, 'db'>): Promise<StoredLease[]> {
  const { docs } = await db.find<{ id: string; key: string; data: unknown }>({
    collection: 'payload-kv',
    where: { and: [{ key: { greater_than: keyPrefix } }, { key: { less_than: keyEnd } }] },
    limit: maxRead,
    pagination: false,
    req: {},
  })
  return docs.map(({ id, key, data }) => ({ id: String(id), key, data: data as Lease }))
}

/**
 * Writes what a call changes. Of two windows that want one field at the same moment the database lets one have it, by
 * the key that can be there only once; the other one finds that out by reading again.
 */
export async function writeLeases(
  { db }: Pick<Payload, 'db'>,
  { removed, renewed, created }: LeaseChanges,
): Promise<void> {
  const collection = 'payload-kv'
  if (removed.length > 0)
    await db.deleteMany({ collection, where: { id: { in: removed } }, req: {} })
  for (const { id, data } of renewed)
    await db.updateOne({
      collection,
      where: { id: { equals: id } },
      data: { data },
      returning: false,
      req: {},
    })
  for (const { key, data } of created) {
    try {
      await db.create({ collection, data: { key, data }, req: {} })
    } catch (error) {
      const where = { key: { equals: key } }
      const { totalDocs } = await db.count({ collection, where, req: {} })
      if (totalDocs === 0) throw error
    }
  }
}
