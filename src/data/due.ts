import 'server-only'
import type { DueAnswer } from '../contract/due'
import { type DatedCollection, publicFromField } from '../lib/schedule/public-from'
import { cms } from './cms'
import { expireNow } from './revalidate'
import { tags } from './tags'

const collections = Object.keys(publicFromField) as DatedCollection[]

/** A read that began before a date may end, and be kept, after it: what is so new is renewed once more, ms. */
const overlap = 5000
const again = 3000

/**
 * Expires what shows records of the collections in which something has become public by its date.
 * @param since until when that was done before, ms; null or a time to come: everything is expired
 */
export async function renewDue(since: number | null): Promise<DueAnswer> {
  const at = Date.now()
  const isKnown = since !== null && since <= at
  const found = await Promise.all(
    collections.map(async (collection) => ({
      collection,
      isDue: !isKnown || (await countBetween(collection, since - overlap, at)) > 0,
      next: await nextAfter(collection, at),
    })),
  )
  const due = found.filter(({ isDue }) => isDue)
  if (due.length > 0) await expireNow(due.map(({ collection }) => tags[collection]()))
  const next = Math.min(
    ...found.map(({ next: date }) => date ?? Infinity),
    isKnown && due.length > 0 ? at + again : Infinity,
  )
  return { at, next: Number.isFinite(next) ? next : null }
}

async function countBetween(collection: DatedCollection, from: number, to: number) {
  const field = publicFromField[collection]
  const payload = await cms()
  const { totalDocs } = await payload.count({
    collection,
    where: {
      and: [
        { [field]: { greater_than: new Date(from).toISOString() } },
        { [field]: { less_than_equal: new Date(to).toISOString() } },
      ],
    },
  })
  return totalDocs
}

async function nextAfter(collection: DatedCollection, time: number): Promise<number | null> {
  const field = publicFromField[collection]
  const payload = await cms()
  const { docs } = await payload.find({
    collection,
    where: { [field]: { greater_than: new Date(time).toISOString() } },
    select: { [field]: true } as never,
    sort: field,
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [first] = docs as unknown as Record<string, string>[]
  return first ? Date.parse(String(first[field])) : null
}
