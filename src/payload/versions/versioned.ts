import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'
import type { Data } from '@/src/domain/merge'
import { publicGlobal } from '@/src/payload/versions/stored-global'
import { latestVersion, storedDocument, type StoredVersion } from '@/src/payload/read-once'

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
  /** Reads the latest version, if there are any. */
  latest: () => Promise<StoredVersion | undefined>
  /** Reads the latest public version. @param before ISO 8601 */
  publishedVersion: (before?: string) => Promise<StoredVersion | undefined>
  /** Stores a version as the latest one. @returns its id */
  add: (version: Omit<StoredVersion, 'id'>) => Promise<string>
  remove: (ids: string[]) => Promise<void>
  /** Has what is public be later than all drafts: Payload reads a later one as the latest version. @param at ISO 8601 */
  touch: (at: string) => Promise<unknown>
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
    published: async () => {
      const stored = await storedDocument(req, collection, id)
      return stored?._status === 'published' ? stored : null
    },
    latest: () => latestVersion(req, collection, id),
    publishedVersion: async (before) => {
      const { docs } = await db.findVersions<Data>({
        collection,
        where: { and: [{ parent: { equals: id } }, ...publishedUntil(before)] },
        ...latestFirst,
        req,
      })
      return docs[0]
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
    latest: async () => {
      const { docs } = await db.findGlobalVersions<Data>({
        global,
        where: { latest: { equals: true } },
        ...latestFirst,
        req,
      })
      return docs[0]
    },
    publishedVersion: async (before) => {
      const { docs } = await db.findGlobalVersions<Data>({
        global,
        where: { and: publishedUntil(before) },
        ...latestFirst,
        req,
      })
      return docs[0]
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

/** The `updatedAt` by which callers know a version: that of its contents, which may be earlier than its own. */
export const readableDate = ({ version }: StoredVersion): string => String(version.updatedAt)

const latestFirst = { sort: '-updatedAt', limit: 1, pagination: false } as const

const publishedUntil = (before: string | undefined): Where[] => [
  { 'version._status': { equals: 'published' } },
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
