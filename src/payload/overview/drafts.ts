import type { PayloadRequest, Where } from 'payload'
import type { ForYou, Overview, OverviewCollection } from '@/src/contract/staff/overview'
import { titleField, titleIn } from '@/src/payload/titles'
import { readAuthors } from '../approvals/authors'
import { findWriters } from '../versions/writers'

const unpublished: Where = { _status: { equals: 'draft' } }

/** Counts the records of a collection by state; its drafts are counted with their list. */
export async function countByState(
  req: PayloadRequest,
  collection: OverviewCollection,
  drafts: number,
) {
  const count = async (where: Where, trash = false) =>
    (await req.payload.count({ collection, where, trash, overrideAccess: false, req })).totalDocs
  const isPublic: Where = { _status: { equals: 'published' } }
  const hasSwitch = collection !== 'pages'
  const [total, published, inactive, trashed] = await Promise.all([
    count({}),
    count(isPublic),
    hasSwitch ? count({ and: [isPublic, { isActive: { equals: false } }] }) : 0,
    count({ deletedAt: { exists: true } }, true),
  ])
  return { total, published, drafts, inactive, trashed }
}

const maxEntries = 10

/** Records that were never published, or saved since: with `draft` the database looks into the latest versions. */
export const findDrafts = (
  req: PayloadRequest,
  collection: OverviewCollection,
  where: Where = {},
  pagination = true,
) =>
  req.payload.find({
    collection,
    draft: true,
    where: { and: [unpublished, where] },
    sort: '-updatedAt',
    select: { [titleField(req, collection)]: true, updatedAt: true } as never,
    limit: maxEntries,
    pagination,
    depth: 0,
    overrideAccess: false,
    req,
  }) as Promise<{ docs: { id: string; updatedAt: string }[]; totalDocs: number }>

type DraftList = Awaited<ReturnType<typeof findDrafts>>

type Draft = Overview['drafts'][number]

const describeDrafts = (
  req: PayloadRequest,
  collection: OverviewCollection,
  { docs }: DraftList,
): ForYou['drafts'] =>
  docs.map((doc) => ({
    collection,
    id: String(doc.id),
    title: titleIn(doc, titleField(req, collection)),
    updatedAt: doc.updatedAt,
  }))

const latestOf = (lists: ForYou['drafts'][]): ForYou['drafts'] =>
  lists
    .flat()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, maxEntries)

/** The drafts of several collections that were saved last, out of the drafts of each. */
export async function latestDrafts(
  req: PayloadRequest,
  lists: (readonly [OverviewCollection, DraftList])[],
): Promise<Draft[]> {
  const latest = latestOf(lists.map(([collection, list]) => describeDrafts(req, collection, list)))
  const known = await Promise.all(
    lists.map(([collection]) =>
      aboutDrafts(
        req,
        collection,
        latest.filter((draft) => draft.collection === collection).map(({ id }) => id),
      ),
    ),
  )
  const about = new Map(known.flatMap((each) => [...each]))
  return latest.map((draft) => ({
    ...draft,
    ...(about.get(draft.id) ?? { isPublic: false, writers: [] }),
  }))
}

/** Returns the authors of some drafts, and true for documents that visitors see. */
async function aboutDrafts(
  req: PayloadRequest,
  collection: OverviewCollection,
  ids: string[],
): Promise<Map<string, Pick<Draft, 'isPublic' | 'writers'>>> {
  if (ids.length === 0) return new Map()
  const { db } = req.payload
  const [published, versions] = await Promise.all([
    db.find<{ id: unknown }>({
      collection,
      where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
      select: { id: true },
      pagination: false,
      req,
    }),
    db.findVersions<Record<string, unknown>>({
      collection,
      where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }] },
      select: { parent: true, version: { draftAuthors: true } },
      pagination: false,
      req,
    }),
  ])
  const isPublic = new Set(published.docs.map(({ id }) => String(id)))
  return new Map(
    await Promise.all(
      versions.docs.map(async ({ parent, version }) => {
        const id = String(parent)
        const writers = await findWriters(req, collection, { version })
        return [id, { isPublic: isPublic.has(id), writers }] as const
      }),
    ),
  )
}

/** Latest drafts of a collection that are searched for those of one account. */
const maxSearched = 200

/** The latest drafts in which the caller wrote, whatever colleagues began since. */
export async function ownDrafts(
  req: PayloadRequest,
  collections: OverviewCollection[],
): Promise<ForYou['drafts']> {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
        collection,
        where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
        select: { parent: true, version: { draftAuthors: true } },
        sort: '-updatedAt',
        limit: maxSearched,
        pagination: false,
        req,
      })
      const ids = docs.flatMap(({ parent, version }) =>
        readAuthors(version).includes(String(req.user?.id)) ? [String(parent)] : [],
      )
      if (ids.length === 0) return []
      const own = { id: { in: ids.slice(0, maxEntries) } }
      return describeDrafts(req, collection, await findDrafts(req, collection, own, false))
    }),
  )
  return latestOf(lists)
}
