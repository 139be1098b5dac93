import type { PayloadRequest } from 'payload'
import type { Overview, OverviewCollection } from '@/src/contract/staff/overview'
import { findWriters } from '../versions/writers'
import { findDrafts } from './counts'
import { titleField, titleIn } from '@/src/payload/titles'

const maxEntries = 10

type Draft = Overview['drafts'][number]

/** The drafts of several collections that were saved last. */
export async function latestDrafts(
  req: PayloadRequest,
  collections: OverviewCollection[],
): Promise<Draft[]> {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const field = titleField(req, collection)
      const { docs } = await findDrafts(req, collection, { limit: maxEntries, pagination: false })
      return docs.map((doc) => ({
        collection,
        id: String(doc.id),
        title: titleIn(doc, field),
        updatedAt: doc.updatedAt,
      }))
    }),
  )
  const latest = lists
    .flat()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, maxEntries)
  const known = await Promise.all(
    collections.map((collection) =>
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
