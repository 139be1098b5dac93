import type { CollectionSlug, Payload } from 'payload'
import { isDemo } from '../src/lib/env'
import {
  categoryDocuments,
  entryDocuments,
  type Find,
  groupDocuments,
  jobDocuments,
  newsDocuments,
  pageDocuments,
  productDocuments,
  sectionDocuments,
} from './catalogue'
import { seedPictures } from './pictures'
import { seedSettings } from './settings'
import { type Outcome, type Outcomes, upsertAll } from './upsert'
import { seedUsers } from './users'

/** What became of the documents of each collection: how many were created, changed, left alone. */
export type SeedResult = Record<string, Record<Outcome, number>>

/**
 * Fills the database with the demo. Whatever is as it should be stays untouched, so a second run
 * changes nothing. Accounts are made on the embedded demo only.
 * @param report takes a line for each collection
 * @throws Error where the demo's files are incomplete
 */
export async function seedDemo(
  payload: Payload,
  report: (line: string) => void = () => undefined,
): Promise<SeedResult> {
  const result: SeedResult = {}
  const step = async <T>(name: string, work: () => Promise<{ outcomes: Outcomes } & T>) => {
    const start = performance.now()
    const done = await work()
    const counts = (result[name] = countsOf(done.outcomes))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    report(
      `${name}: ${counts.created} created, ${counts.updated} changed, ` +
        `${counts.unchanged} as they were (${seconds} s)`,
    )
    return done
  }
  const documents = (
    name: CollectionSlug,
    keyField: string,
    all: Parameters<typeof upsertAll>[3],
  ) => step(name, async () => ({ outcomes: await upsertAll(payload, name, keyField, all) }))

  const { pictures } = await step('media', () => seedPictures(payload))
  const picture = finder('picture', pictures)
  await documents('categories', 'slug', categoryDocuments())
  const categoryId = finder('category', await idsBySlug(payload, 'categories'))
  await documents('products', 'slug', productDocuments(categoryId, picture))
  await documents('news', 'slug', newsDocuments(picture))
  await documents('jobs', 'slug', jobDocuments())
  await documents('content-sections', 'sectionKey', sectionDocuments(picture))
  await step('navigation-items', async () => {
    const groups = await upsertAll(payload, 'navigation-items', 'slug', groupDocuments())
    const parentId = finder('menu group', await idsBySlug(payload, 'navigation-items'))
    const entries = entryDocuments(parentId)
    return {
      outcomes: new Map([
        ...groups,
        ...(await upsertAll(payload, 'navigation-items', 'slug', entries)),
      ]),
    }
  })
  await step('site-settings', async () => ({
    outcomes: new Map([['site-settings', await seedSettings(payload, picture)]]),
  }))
  await documents('pages', 'path', pageDocuments(picture))
  if (isDemo) await step('users', async () => ({ outcomes: await seedUsers(payload) }))
  return result
}

function countsOf(outcomes: Outcomes): Record<Outcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  for (const outcome of outcomes.values()) counts[outcome] += 1
  return counts
}

function finder<T>(what: string, known: Map<string, T>): Find<T> {
  return (key) => {
    const found = known.get(key)
    if (found === undefined) throw new Error(`The demo names a ${what} that does not exist: ${key}`)
    return found
  }
}

async function idsBySlug(
  payload: Payload,
  collection: 'categories' | 'navigation-items',
): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false })
  return new Map(docs.map(({ id, slug }) => [slug, id]))
}
