import type { CollectionSlug, Payload } from 'payload'
import { isDemo } from '@/src/platform/env'
import {
  attributeDocuments,
  categoryDocuments,
  certificateDocuments,
  type Find,
  finderDocuments,
  jobDocuments,
  lowerItemDocuments,
  newsDocuments,
  pageDocuments,
  productDocuments,
  productLinks,
  rootItemDocuments,
  sectionDocuments,
} from './catalogue'
import { errorCodeDocuments, noticeDocuments, oldNoticeDocuments } from './service'
import { demoDocuments } from './documents'
import type { SeedDocument } from './languages-of'
import { seedPictures } from './pictures'
import { seedModels } from './product-models'
import { seedSettings } from './settings'
import { type Outcome, type Outcomes, type Progress, upsertAll } from './upsert'
import { seedUsers } from './users'

/** Outcomes for the documents of each collection, by their keys. */
export type SeedResult = Record<string, Outcomes>

/**
 * Fills the database with the demo. Whatever is as it should be stays untouched, so a second run
 * changes nothing. Accounts are made on the embedded demo only.
 * @param report takes a line for each collection
 * @throws Error where the demo's files are incomplete
 */
export const seedDemo = (
  payload: Payload,
  report: (line: string) => void = () => undefined,
): Promise<SeedResult> => bringIn(payload, report, false)

/** Plans the writes of `seedDemo`. Writes nothing. */
export const planDemo = (payload: Payload): Promise<SeedResult> =>
  bringIn(payload, () => undefined, true)

async function bringIn(
  payload: Payload,
  report: (line: string) => void,
  isPlan: boolean,
): Promise<SeedResult> {
  const result: SeedResult = {}
  const step = async <T>(
    name: string,
    work: (progress: Progress) => Promise<{ outcomes: Outcomes } & T>,
  ) => {
    const start = performance.now()
    const done = await work(everySeconds(5, (count, of) => report(`${name}: ${count} of ${of} …`)))
    result[name] = done.outcomes
    const counts = countOutcomes(done.outcomes)
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
  ) =>
    step(name, async (progress) => ({
      outcomes: await upsertAll(payload, name, keyField, all, isPlan, progress),
    }))
  // What a plan would create has no id yet.
  const find = <T>(what: string, known: Map<string, T>, unmade: T): Find<T> =>
    finder(what, known, isPlan ? unmade : undefined)

  const { pictures } = await step('media', (progress) => seedPictures(payload, isPlan, progress))
  const picture = find('picture', pictures, { id: '', url: '' })
  // They name what records refer to.
  await step('site-settings', async () => ({
    outcomes: new Map([['site-settings', await seedSettings(payload, picture, isPlan)]]),
  }))
  await documents('categories', 'slug', categoryDocuments())
  const categoryId = find('category', await idsBySlug(payload, 'categories'), '')
  await documents('attributes', 'key', attributeDocuments(categoryId))
  await documents('products', 'slug', productDocuments(categoryId, picture))
  const productId = find('product', await idsBySlug(payload, 'products'), '')
  await step('product-models', (progress) => seedModels(payload, productId, isPlan, progress))
  await step('links between products', async () => ({
    outcomes: await upsertAll(payload, 'products', 'slug', productLinks(productId), isPlan),
  }))
  await documents('certificates', 'number', certificateDocuments(productId, picture))
  await documents('documents', 'slug', await demoDocuments(payload, productId, isPlan))
  await step('security-notices', async () => {
    const upsert = (all: SeedDocument[]) =>
      upsertAll(payload, 'security-notices', 'number', all, isPlan)
    const current = await upsert(noticeDocuments(productId))
    const noticeId = find('security notice', await noticeIds(payload), '')
    return {
      outcomes: new Map([...current, ...(await upsert(oldNoticeDocuments(productId, noticeId)))]),
    }
  })
  await documents('error-codes', 'code', errorCodeDocuments(productId))
  const attributeId = find('attribute', await idsByKey(payload), '')
  await documents('finder-questions', 'slug', finderDocuments(attributeId, categoryId))
  await documents('news', 'slug', newsDocuments(productId, picture))
  await documents('jobs', 'slug', jobDocuments())
  await documents('content-sections', 'sectionKey', sectionDocuments(picture))
  await step('navigation-items', async () => {
    const roots = rootItemDocuments(picture)
    const groups = await upsertAll(payload, 'navigation-items', 'slug', roots, isPlan)
    const parentId = find('menu group', await idsBySlug(payload, 'navigation-items'), '')
    const entries = lowerItemDocuments(parentId, picture)
    return {
      outcomes: new Map([
        ...groups,
        ...(await upsertAll(payload, 'navigation-items', 'slug', entries, isPlan)),
      ]),
    }
  })
  await documents('pages', 'path', pageDocuments(productId, picture))
  if (isDemo) await step('users', async () => ({ outcomes: await seedUsers(payload, isPlan) }))
  return result
}

/** Passes on what it is told, but not more often than that, and nothing of what is soon done. */
function everySeconds(seconds: number, report: Progress): Progress {
  let last = performance.now()
  return (done, total) => {
    if (done === total || performance.now() - last < seconds * 1000) return
    last = performance.now()
    report(done, total)
  }
}

export function countOutcomes(outcomes: Outcomes): Record<Outcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0 }
  for (const outcome of outcomes.values()) counts[outcome] += 1
  return counts
}

function finder<T>(what: string, known: Map<string, T>, unmade: T | undefined): Find<T> {
  return (key) => {
    const found = known.get(key) ?? unmade
    if (found === undefined) throw new Error(`The demo names a ${what} that does not exist: ${key}`)
    return found
  }
}

async function idsBySlug(
  payload: Payload,
  collection: 'categories' | 'navigation-items' | 'products',
): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false })
  return new Map(docs.map(({ id, slug }) => [slug, id]))
}

async function noticeIds(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'security-notices',
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, number }) => [number ?? '', id]))
}

async function idsByKey(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'attributes', depth: 0, pagination: false })
  return new Map(docs.map(({ id, key }) => [key, id]))
}
