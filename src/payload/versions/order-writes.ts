import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import {
  type AdapterWrite,
  type Doc,
  type WriteArgs,
  type WriteStep,
  writtenSlug,
} from '@/src/platform/database/write-step'

/**
 * Dates each write later than all that its collection or global holds, also where the clock was set back or another
 * instance is ahead. Payload takes the version with the latest `updatedAt` for the latest one, and what is kept of a
 * collection (`readCollectionState`) holds for as long as its latest date. A write with `updatedAt: null` keeps the stored date.
 */
export const orderWrites: WriteStep = (next, { name, payload }) => {
  const { storedDate, dated } = writes[name]
  const given = givenBy(payload)
  return async (args) => {
    const slug = writtenSlug(name, args)
    const date = dated.read(args)
    if (date === null || isUnordered(slug)) return next(args)
    const stored = await storedDate(payload, slug, args.req)
    const at = Math.max(timeOf(date ?? Date.now()), stored + 1, (given.get(slug) ?? 0) + 1)
    given.set(slug, at)
    return next(dated.write(args, new Date(at).toISOString(), stored))
  }
}

/** Dates that were given by slug: transactions that run at once do not see each other's. */
function givenBy(payload: Payload): Map<string, number> {
  const known = dates.get(payload) ?? new Map<string, number>()
  dates.set(payload, known)
  return known
}

const dates = new WeakMap<Payload, Map<string, number>>()

interface OrderedWrite {
  storedDate: (payload: Payload, slug: string, req: WriteArgs['req']) => Promise<number>
  dated: Dated
}

/** The date among the arguments of a write. */
interface Dated {
  read: (args: WriteArgs) => unknown
  /** @param stored the latest date before, ms */
  write: (args: WriteArgs, at: string, stored: number) => WriteArgs
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

const writes: Record<AdapterWrite, OrderedWrite> = {
  create: { storedDate: latestOfCollection, dated: ofRecord },
  updateOne: { storedDate: latestOfCollection, dated: ofRecord },
  updateMany: { storedDate: latestOfCollection, dated: ofRecord },
  createVersion: { storedDate: latestVersion, dated: ofNewVersion },
  updateVersion: { storedDate: latestVersion, dated: ofVersion },
  createGlobal: { storedDate: latestOfGlobal, dated: ofRecord },
  updateGlobal: { storedDate: latestOfGlobal, dated: ofRecord },
  createGlobalVersion: { storedDate: latestGlobalVersion, dated: ofNewVersion },
  updateGlobalVersion: { storedDate: latestGlobalVersion, dated: ofVersion },
}

/** Locks and jobs of Payload go by the clock; what is only counted or noted is compared with nothing. */
const isUnordered = (slug: string): boolean =>
  slug.startsWith('payload-') ||
  ['activity-logs', 'missed-visits', 'web-vitals', 'webhook-deliveries'].includes(slug)

interface Found {
  docs: { updatedAt?: unknown }[]
}

const newestFirst = {
  sort: '-updatedAt',
  limit: 1,
  pagination: false,
  select: { updatedAt: true },
} as const

async function latestOfCollection(payload: Payload, slug: string, req: WriteArgs['req']) {
  const collection = slug as CollectionSlug
  const found: Found = await payload.db.find({ collection, ...newestFirst, req })
  return Math.max(dateOf(found), await latestVersion(payload, slug, req))
}

async function latestVersion({ collections, db }: Payload, slug: string, req: WriteArgs['req']) {
  const collection = slug as CollectionSlug
  if (!collections[collection].config.versions) return 0
  return dateOf(await db.findVersions({ collection, ...newestFirst, req }))
}

async function latestOfGlobal(payload: Payload, slug: string, req: WriteArgs['req']) {
  const select = { updatedAt: true } as const
  // Where it was never saved databases differ in what they answer.
  const found: Doc | null = await payload.db.findGlobal<Doc>({ slug, select, req })
  return Math.max(timeOf(found?.updatedAt), await latestGlobalVersion(payload, slug, req))
}

async function latestGlobalVersion({ db, globals }: Payload, slug: string, req: WriteArgs['req']) {
  const global = slug as GlobalSlug
  if (!globals.config.find((one) => one.slug === slug)?.versions) return 0
  return dateOf(await db.findGlobalVersions({ global, ...newestFirst, req }))
}

const dateOf = ({ docs }: Found): number => timeOf(docs[0]?.updatedAt)

/** @returns ms since the epoch, 0 for what is no date */
function timeOf(date: unknown): number {
  return new Date((date ?? 0) as Date | number | string).getTime() || 0
}
