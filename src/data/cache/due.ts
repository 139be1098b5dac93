import 'server-only'
import type { DueAnswer } from '@/src/contract/server'
import { changedSince } from '@/src/domain/catalogue/life-cycle'
import { type DatedCollection, publicFromField } from '@/src/domain/publishing/validity'
import { companyZone } from '@/src/domain/settings/company'
import { addDays, type Day, dayIn, startOfDay } from '@/src/platform/time/days'
import { getPayload } from '@/src/data/payload'
import { everyPage } from '@/src/platform/cdn/tags'
import { expireAndPurge } from './revalidate'
import { tags } from './tags'

const collections = Object.keys(publicFromField) as DatedCollection[]

/** A read that began before a date may end, and be kept, after it: what is so new is renewed once more, ms. */
const overlap = 5000
const again = 3000

/**
 * Expires what shows records of the collections in which something has become public by its date, and what shows
 * something because of the day, when the next one begins for the company.
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
  const zone = await companyZone(await getPayload())
  const today = dayIn(zone, at)
  const isNewDay = !isKnown || dayIn(zone, since - overlap) !== today
  const due = [
    ...found.filter(({ isDue }) => isDue).map(({ collection }) => tags[collection]()),
    // Their lists may hold a record now, and menus lead to them.
    ...(found.some(({ isDue }) => isDue) ? [tags.publicPaths()] : []),
    ...(isNewDay ? [tags.day()] : []),
    ...(isNewDay && (await hasNewStates(isKnown ? dayIn(zone, since - overlap) : undefined, today))
      ? [tags.products()]
      : []),
  ]
  // Pages that a CDN has from before the start load scripts of another version.
  const purged = isKnown ? due : [everyPage]
  if (due.length > 0) await expireAndPurge(await getPayload(), due, purged)
  const next = Math.min(
    ...found.map(({ next: date }) => date ?? Infinity),
    startOfDay(zone, addDays(today, 1)),
    isKnown && due.length > 0 ? at + again : Infinity,
  )
  return { at, next }
}

/** Returns true where a product changed its life-cycle state since an earlier day; undefined: ever. */
async function hasNewStates(earlier: Day | undefined, today: Day): Promise<boolean> {
  const payload = await getPayload()
  const { totalDocs } = await payload.count({
    collection: 'products',
    where: changedSince(earlier, today),
  })
  return totalDocs > 0
}

async function countBetween(collection: DatedCollection, from: number, to: number) {
  const field = publicFromField[collection]
  const payload = await getPayload()
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
  const payload = await getPayload()
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
