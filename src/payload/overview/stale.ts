import type { PayloadRequest } from 'payload'
import {
  staleAfterDays,
  type Overview,
  type OverviewCollection,
} from '@/src/contract/staff/overview'
import { titleField, titleIn } from '@/src/payload/titles'

const dayMs = 24 * 60 * 60 * 1000

/** Published records that were not saved for `staleAfterDays`, the oldest first. News are left out: they need no care. */
export async function untouched(
  req: PayloadRequest,
  collections: OverviewCollection[],
): Promise<Overview['stale']> {
  const maxEntries = 5
  const before = new Date(Date.now() - staleAfterDays * dayMs).toISOString()
  const lists = await Promise.all(
    collections
      .filter((collection) => collection !== 'news')
      .map(async (collection) => {
        const field = titleField(req, collection)
        const { docs } = (await req.payload.find({
          collection,
          where: {
            and: [
              { updatedAt: { less_than: before } },
              { _status: { equals: 'published' } },
              ...(collection === 'pages' ? [] : [{ isActive: { equals: true } }]),
            ],
          },
          select: { [field]: true, updatedAt: true } as never,
          sort: 'updatedAt',
          limit: maxEntries,
          pagination: false,
          depth: 0,
          overrideAccess: false,
          req,
        })) as { docs: { id: string; updatedAt: string }[] }
        return docs.map((doc) => ({
          collection,
          id: String(doc.id),
          title: titleIn(doc, field),
          updatedAt: doc.updatedAt,
        }))
      }),
  )
  return lists
    .flat()
    .sort((a, b) => a.updatedAt.localeCompare(b.updatedAt))
    .slice(0, maxEntries)
}
