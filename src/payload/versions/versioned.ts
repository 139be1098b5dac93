import type { CollectionSlug, GlobalSlug, PayloadRequest, TypedLocale, Where } from 'payload'
import { type Data, isData } from '@/src/domain/merge/data'
import { preserveLocale } from '../preserve-locale'
import { publicGlobal } from './stored-global'

/** A version as the database keeps it, in all its languages. */
export interface StoredVersion {
  id: string
  version: Data
  createdAt: string
  updatedAt: string
  autosave?: boolean
}

/** Stored state of a document or a global with drafts: the public one, and its versions. */
export interface Versioned {
  /** Tells it apart from all others. */
  key: string
  /** The collection, or the global. */
  slug: string
  /** Name in addresses: an id, or the global. */
  name: string
  /** Reads the public state, in all languages; null without one. */
  published: () => Promise<Data | null>
  /** Reads the public state, or the latest version, as a call in the language of the request does. */
  read: (draft: boolean) => Promise<Data>
  /** Versions that fit, the latest first. */
  find: (which: Which) => Promise<StoredVersion[]>
  /** Stores a version as the latest one. @returns its id */
  add: (version: Omit<StoredVersion, 'id'>) => Promise<string>
  remove: (ids: string[]) => Promise<void>
  /** Has what is public be later than all drafts: Payload reads a later one as the latest version. @param at ISO 8601 */
  touch: (at: string) => Promise<unknown>
}

interface Which {
  status: 'draft' | 'published'
  /** Only the latest version of all, whether it fits or not. */
  isLatest?: boolean
  /** ISO 8601 */
  before?: string
}

export function versionedDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Versioned {
  const { db } = req.payload
  return {
    key: `${collection} ${id}`,
    slug: collection,
    name: id,
    published: () =>
      db.findOne<Data & { id: string }>({
        collection,
        where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
        locale: 'all',
        req,
      }),
    read: (draft) =>
      inLanguage(req, (how) =>
        req.payload.findByID({ ...how, draft, collection, id, trash: true }),
      ),
    find: async (which) => {
      const { docs } = await db.findVersions<Data>({
        collection,
        where: { and: [{ parent: { equals: id } }, ...conditionsOf(which)] },
        ...latestFirst,
        req,
      })
      return docs
    },
    add: async (version) => {
      const { id: added } = await db.createVersion({
        collectionSlug: collection,
        parent: id,
        ...newVersion(version),
        select: {},
        req,
      })
      return String(added)
    },
    remove: (ids) => db.deleteVersions({ collection, where: { id: { in: ids } }, req }),
    touch: (updatedAt) =>
      db.updateOne({ collection, id, data: { updatedAt }, returning: false, req }),
  }
}

export function versionedGlobal(req: PayloadRequest, global: GlobalSlug): Versioned {
  const { db } = req.payload
  return {
    key: global,
    slug: global,
    name: global,
    published: () => publicGlobal(req, global),
    read: (draft) =>
      inLanguage(req, (how) => req.payload.findGlobal({ ...how, draft, slug: global })),
    find: async (which) => {
      const { docs } = await db.findGlobalVersions<Data>({
        global,
        where: { and: conditionsOf(which) },
        ...latestFirst,
        req,
      })
      return docs
    },
    add: async (version) => {
      const { id: added } = await db.createGlobalVersion({
        globalSlug: global,
        ...newVersion(version),
        select: {},
        req,
      })
      return String(added)
    },
    remove: (ids) => db.deleteVersions({ globalSlug: global, where: { id: { in: ids } }, req }),
    touch: (updatedAt) =>
      // MongoDB finds a global by this.
      db.updateGlobal({
        slug: global,
        data: { updatedAt, globalType: global },
        returning: false,
        req,
      }),
  }
}

/** Reads with what is hidden, and without the texts of another language where there is none. */
async function inLanguage(
  req: PayloadRequest,
  read: (how: HowToRead) => Promise<unknown>,
): Promise<Data> {
  const locale = req.locale as TypedLocale
  const how: HowToRead = { depth: 0, fallbackLocale: false, locale, req, showHiddenFields: true }
  const doc = await preserveLocale(req, () => read(how))
  return isData(doc) ? doc : {}
}

interface HowToRead {
  depth: 0
  fallbackLocale: false
  locale: TypedLocale
  req: PayloadRequest
  showHiddenFields: true
}

/** The `updatedAt` by which callers know a version: that of its contents, which may be earlier than its own. */
export const readableDate = ({ version }: StoredVersion): string => String(version.updatedAt)

const latestFirst = { sort: '-updatedAt', limit: 1, pagination: false } as const

const conditionsOf = ({ status, isLatest, before }: Which): Where[] => [
  { 'version._status': { equals: status } },
  ...(isLatest ? [{ latest: { equals: true } }] : []),
  ...(before ? [{ updatedAt: { less_than: before } }] : []),
]

/** Adapters turn what they write into what they store, and the caller still reads from the version. */
function newVersion({
  version,
  createdAt,
  updatedAt,
  autosave = false,
}: Omit<StoredVersion, 'id'>) {
  const { id: _, ...versionData } = structuredClone(version)
  return { versionData: versionData as never, createdAt, updatedAt, autosave }
}
