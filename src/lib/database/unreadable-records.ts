import type {
  BaseDatabaseAdapter,
  CollectionSlug,
  DatabaseAdapterObj,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { log } from '../log/log'

/**
 * Keeps one record that cannot be read (JSON or a date that does not parse, a number beyond what the driver
 * takes) from taking down every list that it belongs to. Lists leave it out and the log names it; asked for
 * by its id, it comes without the fields that cannot be read, so that it can be mended or deleted.
 */
export function leaveOutUnreadable<Adapter extends BaseDatabaseAdapter>(
  object: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return { ...object, init: (args) => guarded(object.init(args)) }
}

function guarded<Adapter extends BaseDatabaseAdapter>(init: Adapter): Adapter {
  const adapter: BaseDatabaseAdapter = init
  const { find, queryDrafts, findVersions, findOne, deleteOne, deleteVersions } = adapter

  adapter.find = ((args) =>
    withoutUnreadable(adapter, args, {
      read: (where) => find.call(adapter, { ...args, where }),
      scan: (where, onlyIds) =>
        find.call(adapter, { ...scanArgs(args, onlyIds), where }) as Promise<Scanned>,
    })) as BaseDatabaseAdapter['find']

  const scanVersions =
    (args: ListArgs): Reader['scan'] =>
    (where, onlyIds) =>
      findVersions.call(adapter, { ...scanArgs(args, onlyIds), where })

  adapter.findVersions = ((args) =>
    withoutUnreadable(adapter, args, {
      kind: 'version',
      read: (where) => findVersions.call(adapter, { ...args, where }),
      scan: scanVersions(args),
    })) as BaseDatabaseAdapter['findVersions']

  adapter.queryDrafts = ((args) =>
    withoutUnreadable(adapter, args, {
      kind: 'version',
      read: (where) => queryDrafts.call(adapter, { ...args, where }),
      scan: scanVersions(args),
    })) as BaseDatabaseAdapter['queryDrafts']

  adapter.findOne = (async (args) => {
    try {
      return await findOne.call(adapter, args)
    } catch (error) {
      if (!isUnreadable(error)) throw error
      return readableFields(adapter, args, (only) => findOne.call(adapter, only))
    }
  }) as BaseDatabaseAdapter['findOne']

  adapter.deleteOne = (async (args) => {
    try {
      return await deleteOne.call(adapter, args)
    } catch (error) {
      if (!isUnreadable(error)) throw error
      const doc = await adapter.findOne(args)
      if (doc) await deleteRow(adapter, args, tableOf(args.collection), String(doc.id))
      return doc
    }
  }) as BaseDatabaseAdapter['deleteOne']

  adapter.deleteVersions = async (args) => {
    try {
      return await deleteVersions.call(adapter, args)
    } catch (error) {
      if (!isUnreadable(error) || args.collection === undefined) throw error
      const { collection, req, where } = args
      const { docs } = await scanVersions({ collection, req })(where, true)
      for (const { id } of docs) await deleteRow(adapter, args, `_${tableOf(collection)}_v`, id)
    }
  }

  return init
}

interface ListArgs {
  collection: CollectionSlug
  req?: Partial<PayloadRequest>
  where?: Where
}

type Scanned = { docs: { id: string }[] }

interface Reader {
  kind?: 'version'
  /** The read as it was asked for, under another condition. */
  read: (where: Where | undefined) => Promise<unknown>
  /** All records or versions under a condition; whole ones, or only their ids. */
  scan: (where: Where | undefined, onlyIds: boolean) => Promise<Scanned>
}

const scanArgs = ({ collection, req }: ListArgs, onlyIds: boolean) => ({
  collection,
  req,
  sort: 'id',
  limit: 0,
  pagination: false,
  ...(onlyIds ? { select: { id: true } as const } : {}),
})

async function withoutUnreadable(
  adapter: BaseDatabaseAdapter,
  args: ListArgs,
  { kind, read, scan }: Reader,
): Promise<unknown> {
  try {
    return await read(args.where)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    const ids = await unreadableIds(adapter.payload, `${kind ?? 'record'} ${args.collection}`, scan)
    if (ids.length === 0) throw error
    const others: Where = { id: { not_in: ids } }
    return read(args.where ? { and: [args.where, others] } : others)
  }
}

/** How long it is believed which records of a collection cannot be read, ms: finding out reads all of it. */
const believedMs = 10_000

const known = new WeakMap<Payload, Map<string, { ids: Promise<string[]>; since: number }>>()

function unreadableIds(payload: Payload, name: string, scan: Reader['scan']): Promise<string[]> {
  const byName = known.get(payload) ?? new Map()
  known.set(payload, byName)
  const before = byName.get(name)
  if (before && Date.now() - before.since < believedMs) return before.ids
  const ids = search(name, scan)
  byName.set(name, { ids, since: Date.now() })
  ids.catch(() => byName.delete(name))
  return ids
}

/** How many records are read at once while looking for those that cannot be read. */
const portion = 200

async function search(name: string, scan: Reader['scan']): Promise<string[]> {
  const all = (await scan(undefined, true)).docs.map(({ id }) => id)
  const found: string[] = []
  const open: string[][] = []
  for (let start = 0; start < all.length; start += portion) {
    open.push(all.slice(start, start + portion))
  }
  for (let ids = open.pop(); ids; ids = open.pop()) {
    try {
      await scan({ id: { in: ids } }, false)
    } catch (error) {
      if (!isUnreadable(error)) throw error
      if (ids.length > 1) open.push(ids.slice(0, ids.length / 2), ids.slice(ids.length / 2))
      else found.push(...ids)
    }
  }
  if (found.length > 0) {
    log.warn({
      records: name,
      ids: found,
      msg: 'Records that cannot be read are left out of lists',
    })
  }
  return found
}

type OneArgs = Parameters<BaseDatabaseAdapter['findOne']>[0]

/** A record field by field, without those that cannot be read. */
async function readableFields(
  adapter: BaseDatabaseAdapter,
  args: OneArgs,
  findOne: (args: OneArgs) => Promise<unknown>,
) {
  const { collection, locale, req, select, where } = args
  const base = (await findOne({ collection, locale, req, where, select: { id: true } })) as {
    id: string
  } | null
  if (!base) return null
  const fields = adapter.payload.collections[collection]?.config.flattenedFields ?? []
  const record: Record<string, unknown> = { ...base }
  const lost: string[] = []
  for (const { name } of fields) {
    if (name === 'id' || (select && !select[name])) continue
    try {
      const only = { id: { equals: base.id } }
      const part = await findOne({ ...args, where: only, select: { [name]: true } })
      // It holds the other localized fields too, empty.
      const value = (part as Record<string, unknown> | null)?.[name]
      if (value !== undefined) record[name] = value
    } catch (error) {
      if (!isUnreadable(error)) throw error
      lost.push(name)
    }
  }
  log.warn({ collection, id: base.id, fields: lost, msg: 'Fields of a record cannot be read' })
  return record
}

const tableOf = (collection: CollectionSlug): string => collection.replaceAll('-', '_')

/**
 * Deletes a row in the transaction of the call, without reading it first as Payload's own way does. Only values
 * of SQLite fail to be read; MongoDB's come parsed.
 */
async function deleteRow(
  adapter: BaseDatabaseAdapter,
  { req }: { req?: Partial<PayloadRequest> },
  table: string,
  id: string,
): Promise<void> {
  // A server on MongoDB does not load it.
  const { sql } = await import('@payloadcms/db-sqlite/drizzle')
  const { drizzle, sessions } = adapter as unknown as SQLiteAdapter
  const session = sessions[String(await req?.transactionID)]
  const db = (session?.db ?? drizzle) as SQLiteAdapter['drizzle']
  await db.run(sql`DELETE FROM ${sql.identifier(table)} WHERE id = ${id}`)
}

/** What parsing of stored values throws: of JSON, of dates, of numbers. */
export function isUnreadable(error: unknown): boolean {
  for (let next = error, depth = 0; next instanceof Error && depth < 8; depth += 1) {
    if (next instanceof SyntaxError || next instanceof RangeError) return true
    next = next.cause
  }
  return false
}
