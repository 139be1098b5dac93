import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'

/**
 * Dates each write later than all that its collection or global holds, also where the clock was set back or another
 * instance is ahead. Payload takes the version with the latest `updatedAt` for the latest one, and what is kept of a
 * collection (`readCollectionState`) holds for as long as its latest date. A write with `updatedAt: null` keeps the stored date.
 */
export function orderWrites(payload: Payload): void {
  const db = payload.db as unknown as Record<string, Write> & { [ordered]?: true }
  if (db[ordered]) return
  db[ordered] = true
  // Transactions that run at once do not see each other's dates.
  const given = new Map<string, number>()
  for (const [name, { slugIn, storedDate, dated }] of Object.entries(writes)) {
    const write = db[name]?.bind(db)
    if (!write) continue
    db[name] = async (args) => {
      const slug = String(args[slugIn])
      const date = dated.read(args)
      if (date === null || isUnordered(slug)) return write(args)
      const stored = await storedDate(payload, slug, args.req)
      const at = Math.max(timeOf(date ?? Date.now()), stored + 1, (given.get(slug) ?? 0) + 1)
      given.set(slug, at)
      return write(dated.write(args, new Date(at).toISOString(), stored))
    }
  }
}

const ordered = Symbol('ordered')

type Doc = Record<string, unknown>
type Args = Doc & { req?: Partial<PayloadRequest> }
type Write = (args: Args) => Promise<unknown>

interface OrderedWrite {
  /** The argument that names the collection or the global. */
  slugIn: string
  storedDate: (payload: Payload, slug: string, req: Args['req']) => Promise<number>
  dated: Dated
}

/** The date among the arguments of a write. */
interface Dated {
  read: (args: Args) => unknown
  /** @param stored the latest date before, ms */
  write: (args: Args, at: string, stored: number) => Args
}

const ofRecord: Dated = {
  read: ({ data }) => (data as Doc).updatedAt,
  write: ({ data, ...args }, updatedAt) => ({ ...args, data: { ...(data as Doc), updatedAt } }),
}

const ofNewVersion: Dated = {
  read: ({ updatedAt }) => updatedAt,
  write: ({ versionData, createdAt, ...args }, updatedAt, stored) => ({
    ...args,
    // Payload gives a version that is restored the date of its document. A draft that is written anew waits since before.
    createdAt:
      createdAt === args.updatedAt || args.req?.context?.isRestoringVersion ? updatedAt : createdAt,
    updatedAt,
    versionData: dateContents(versionData as Doc, updatedAt, stored),
  }),
}

const ofVersion: Dated = {
  read: ({ versionData }) => (versionData as Doc).updatedAt,
  write: ({ versionData, ...args }, updatedAt, stored) => {
    const { version, ...rest } = versionData as Doc & { version?: Doc }
    const contents = version && { version: dateContents(version, updatedAt, stored) }
    return { ...args, versionData: { ...rest, ...contents, updatedAt } }
  },
}

/** The contents of a version keep the date of the record that was written with them, which is ordered already. */
const dateContents = (doc: Doc, at: string, stored: number): Doc =>
  timeOf(doc.updatedAt) > stored ? doc : { ...doc, updatedAt: at }

const writes: Record<string, OrderedWrite> = {
  create: { slugIn: 'collection', storedDate: latestOfCollection, dated: ofRecord },
  updateOne: { slugIn: 'collection', storedDate: latestOfCollection, dated: ofRecord },
  updateMany: { slugIn: 'collection', storedDate: latestOfCollection, dated: ofRecord },
  createVersion: { slugIn: 'collectionSlug', storedDate: latestVersion, dated: ofNewVersion },
  updateVersion: { slugIn: 'collection', storedDate: latestVersion, dated: ofVersion },
  createGlobal: { slugIn: 'slug', storedDate: latestOfGlobal, dated: ofRecord },
  updateGlobal: { slugIn: 'slug', storedDate: latestOfGlobal, dated: ofRecord },
  createGlobalVersion: {
    slugIn: 'globalSlug',
    storedDate: latestGlobalVersion,
    dated: ofNewVersion,
  },
  updateGlobalVersion: { slugIn: 'global', storedDate: latestGlobalVersion, dated: ofVersion },
}

/** Locks and jobs of Payload go by the clock; what is only counted or noted is compared with nothing. */
const isUnordered = (slug: string): boolean =>
  slug.startsWith('payload-') || slug === 'activity-logs' || slug === 'missed-visits'

interface Found {
  docs: { updatedAt?: unknown }[]
}

const newestFirst = {
  sort: '-updatedAt',
  limit: 1,
  pagination: false,
  select: { updatedAt: true },
} as const

async function latestOfCollection(payload: Payload, slug: string, req: Args['req']) {
  const collection = slug as CollectionSlug
  const found: Found = await payload.db.find({ collection, ...newestFirst, req })
  return Math.max(dateOf(found), await latestVersion(payload, slug, req))
}

async function latestVersion({ collections, db }: Payload, slug: string, req: Args['req']) {
  const collection = slug as CollectionSlug
  if (!collections[collection].config.versions) return 0
  return dateOf(await db.findVersions({ collection, ...newestFirst, req }))
}

async function latestOfGlobal(payload: Payload, slug: string, req: Args['req']) {
  const select = { updatedAt: true } as const
  // Where it was never saved databases differ in what they answer.
  const found: Doc | null = await payload.db.findGlobal<Doc>({ slug, select, req })
  return Math.max(timeOf(found?.updatedAt), await latestGlobalVersion(payload, slug, req))
}

async function latestGlobalVersion({ db, globals }: Payload, slug: string, req: Args['req']) {
  const global = slug as GlobalSlug
  if (!globals.config.find((one) => one.slug === slug)?.versions) return 0
  return dateOf(await db.findGlobalVersions({ global, ...newestFirst, req }))
}

const dateOf = ({ docs }: Found): number => timeOf(docs[0]?.updatedAt)

/** @returns ms since the epoch, 0 for what is no date */
function timeOf(date: unknown): number {
  return new Date((date ?? 0) as Date | number | string).getTime() || 0
}
