import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

type Doc = Record<string, unknown>

/** A version as the database keeps it, in all its languages. */
export interface StoredVersion {
  id: string
  version: Doc
  createdAt: string
  updatedAt: string
  autosave?: boolean
}

/** A request, or what a write of the adapter knows of it. */
interface Reader extends Pick<Partial<PayloadRequest>, 'transactionID'> {
  payload: Pick<Payload, 'db'>
}

/**
 * Reads a document as it is stored, in all its languages: what is public of it, where it is published. It is handed on to all
 * hooks of a save, none of which may change it.
 */
export const storedDocument = (
  { payload: { db }, transactionID }: Reader,
  collection: CollectionSlug,
  id: string,
): Promise<Doc | null> =>
  once({ db, transactionID }, { kind: 'document', collection, id }, () =>
    db.findOne<Doc & { id: string }>({
      collection,
      where: { id: { equals: id } },
      req: { transactionID },
    }),
  )

/** The latest version of a document; the same is true of it. */
export const latestVersion = (
  { payload: { db }, transactionID }: Reader,
  collection: CollectionSlug,
  id: string,
): Promise<StoredVersion | undefined> =>
  once({ db, transactionID }, { kind: 'version', collection, id }, async () => {
    const { docs } = await db.findVersions<Doc>({
      collection,
      where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      req: { transactionID },
    })
    return docs[0] && { ...docs[0], id: String(docs[0].id) }
  })

/** Reads what Payload begins a save with: the latest version, in all its languages, or what is stored without one. */
export async function latestDocument(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: CollectionSlug,
  id: string,
): Promise<Doc | null> {
  const latest = hasDrafts(req.payload.collections[collection].config.versions)
    ? await latestVersion(req, collection, id)
    : undefined
  return latest?.version ?? storedDocument(req, collection, id)
}

interface Wanted {
  kind: 'document' | 'version'
  collection: string
  id: string
}

/**
 * Latest read of each transaction, by kind and collection. A transaction sees one state of the database beside what it
 * writes itself, so that until then it would read the same again. Without a transaction another call may write meanwhile:
 * then each read goes to the database.
 */
const reads = new WeakMap<object, Map<string, { id: string; value: Promise<unknown> }>>()

async function once<T>(of: Connection, wanted: Wanted, read: () => Promise<T>): Promise<T> {
  const { kind, collection, id } = wanted
  const known = await readsIn(of)
  if (!known) return read()
  const place = `${kind} ${collection}`
  const before = known.get(place)
  if (before?.id === id) return before.value as Promise<T>
  const value = read()
  known.set(place, { id, value })
  return value
}

interface Connection extends Pick<Partial<PayloadRequest>, 'transactionID'> {
  db: Payload['db']
}

async function readsIn({ db, transactionID }: Connection) {
  const session = db.sessions?.[String(await transactionID)]
  if (!session) return undefined
  const known = reads.get(session) ?? new Map<string, { id: string; value: Promise<unknown> }>()
  reads.set(session, known)
  return known
}

/** Writes of the adapter, by what they make another one. */
const writes = {
  document: ['create', 'updateOne', 'updateMany', 'upsert', 'deleteOne', 'deleteMany'],
  version: ['createVersion', 'updateVersion', 'deleteVersions'],
} as const

interface WriteArgs {
  collection?: string
  collectionSlug?: string
  req?: Partial<PayloadRequest>
  select?: object
}

/** Has a transaction forget what it read once it writes it. A document that is written is known by the answer of the adapter. */
export function forgetAfterWrites(db: Payload['db']): void {
  const methods = db as unknown as Record<string, (args: WriteArgs) => Promise<unknown>>
  for (const kind of ['document', 'version'] as const)
    for (const name of writes[kind]) {
      const write = methods[name]?.bind(db)
      if (write) methods[name] = (args) => forgetting(db, { kind, name }, args, write)
    }
}

async function forgetting(
  db: Payload['db'],
  { kind, name }: { kind: Wanted['kind']; name: string },
  args: WriteArgs,
  write: (args: WriteArgs) => Promise<unknown>,
): Promise<unknown> {
  const known = await readsIn({ db, transactionID: args.req?.transactionID })
  const place = `${kind} ${args.collection ?? args.collectionSlug}`
  const before = known?.get(place)
  let written: unknown
  try {
    return (written = await write(args))
  } finally {
    known?.delete(place)
    const { id } = Object(written) as { id?: unknown }
    if (name === 'updateOne' && !args.select && before && before.id === id)
      known?.set(place, { id: before.id, value: Promise.resolve(structuredClone(written)) })
  }
}

/** Returns true where the versions of a collection or a global include drafts. */
export const hasDrafts = (versions: unknown): boolean =>
  typeof versions === 'object' && versions !== null && 'drafts' in versions && !!versions.drafts
