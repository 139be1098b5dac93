import 'server-only'
import type { Where } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Language } from '@/src/i18n/languages'
import { byOrder, type CatalogueRow } from '@/src/domain/catalogue/row'
import { cached } from '@/src/data/cache/cached'
import { getPayload } from '@/src/data/payload'
import { readRows } from './read-rows'
import { tags } from '@/src/data/cache/tags'

/** Writes that were under way when the rows were last read carry a time of before, ms. */
const margin = 2 * 60 * 1000

/** Most products named in one query. */
const namedAtOnce = 200

/** The rows of a language as they are now: only what was changed since is read. */
export async function changedRows(
  lng: Language,
  before: readonly CatalogueRow[],
): Promise<CatalogueRow[]> {
  const rows = new Map(before.map((row) => [row.id, row]))
  const newest = before.reduce((latest, row) => Math.max(latest, row.updatedAt), 0)
  const changed = (await changedSince(newest - margin)).filter(
    ({ id, updatedAt }) => rows.get(id)?.updatedAt !== Date.parse(updatedAt),
  )
  for (let at = 0; at < changed.length; at += namedAtOnce) {
    const ids = changed.slice(at, at + namedAtOnce).map(({ id }) => id)
    const read = new Map((await readRows(lng, { id: { in: ids } })).map((row) => [row.id, row]))
    for (const id of ids) {
      const row = read.get(id)
      if (row) rows.set(id, row)
      else rows.delete(id)
    }
  }
  // What was deleted for good, or is hidden since a certain day, was not changed.
  const present = await countPublic(null)
  if (present !== rows.size)
    for (const id of await findHidden([...rows.keys()].sort(), present)) rows.delete(id)
  return [...rows.values()].sort(byOrder)
}

/** Every product that was written since, also where visitors do not see it. */
async function changedSince(time: number): Promise<{ id: string; updatedAt: string }[]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'products',
    where: { updatedAt: { greater_than_equal: new Date(time).toISOString() } },
    select: { updatedAt: true },
    depth: 0,
    trash: true,
    pagination: false,
  })
  return docs
}

/** The same for all languages. */
const countPublic = cached(
  'countPublicProducts',
  () => [tags.products(), tags.day(), tags.settings()],
  (_: null): Promise<number> => countWhere({}),
)

async function countWhere(where: Where): Promise<number> {
  const payload = await getPayload()
  const found = await payload.count({ collection: 'products', where, overrideAccess: false })
  return found.totalDocs
}

/**
 * Which of some products are public no longer. Halves that are whole are not looked through.
 * @param ids sorted
 * @param present how many of them are public
 */
async function findHidden(ids: readonly string[], present: number): Promise<string[]> {
  if (present >= ids.length) return []
  if (ids.length <= namedAtOnce) {
    const payload = await getPayload()
    const { docs } = await payload.find({
      collection: 'products',
      where: { id: { in: [...ids] } },
      select: { slug: true },
      depth: 0,
      pagination: false,
      overrideAccess: false,
    })
    const shown = new Set(docs.map(({ id }) => id))
    return ids.filter((id) => !shown.has(id))
  }
  const middle = ids.length >> 1
  const [lower, upper] = [ids.slice(0, middle), ids.slice(middle)]
  const inLower = await countWhere({
    and: [{ id: { greater_than_equal: lower[0] } }, { id: { less_than_equal: lower.at(-1) } }],
  })
  await breathe()
  return [...(await findHidden(lower, inLower)), ...(await findHidden(upper, present - inLower))]
}
