import type { CollectionSlug, Payload, Where } from 'payload'
import { context } from './upsert'

const everything: Where = { id: { exists: true } }

/** Collections that `--reset` empties, in an order in which no deleted record is still referenced. */
const emptied: { collection: CollectionSlug; where: Where }[] = [
  { collection: 'redirects', where: everything },
  { collection: 'pages', where: everything },
  { collection: 'certificates', where: everything },
  { collection: 'documents', where: everything },
  { collection: 'security-notices', where: everything },
  { collection: 'error-codes', where: everything },
  { collection: 'product-models', where: everything },
  { collection: 'finder-questions', where: everything },
  { collection: 'products', where: everything },
  { collection: 'news', where: everything },
  { collection: 'jobs', where: everything },
  { collection: 'content-sections', where: everything },
  { collection: 'attributes', where: everything },
  { collection: 'categories', where: everything },
  { collection: 'navigation-items', where: { parentId: { exists: true } } },
  { collection: 'navigation-items', where: everything },
  { collection: 'media', where: everything },
]

const emptiedCollections = [...new Set(emptied.map(({ collection }) => collection))]

/** Counts the documents that `reset` would delete now, those in the trash too; collections without any are left out. */
export async function countContent(payload: Payload): Promise<Map<CollectionSlug, number>> {
  const counts = new Map<CollectionSlug, number>()
  for (const collection of emptiedCollections) {
    const { totalDocs } = await payload.count({ collection, trash: true })
    if (totalDocs > 0) counts.set(collection, totalDocs)
  }
  return counts
}

/**
 * Deletes every document of the collections that the seed fills, those in the trash too. Accounts,
 * inquiries and the activity log stay; the settings stay without their pictures, until the seed writes them.
 * @throws Error that names the first document that could not be deleted
 */
export async function reset(payload: Payload, report: (line: string) => void): Promise<void> {
  await payload.updateGlobal({
    slug: 'site-settings',
    depth: 0,
    context,
    data: { logo: null, logoDark: null, mark: null },
  })
  for (const { collection, where } of emptied) {
    const { docs, errors } = await payload.delete({ collection, where, trash: true, context })
    const [problem] = errors
    if (problem) throw new Error(`${collection} ${problem.id} stays: ${problem.message}`)
    if (docs.length > 0) report(`${collection}: ${docs.length} deleted`)
  }
}
