import type { CollectionSlug, Payload } from 'payload'
import { planDemo } from './index'
import { clearSettings } from './settings'
import { context } from './upsert'

/** The collections of the demo, by the field that holds their natural key; nothing is deleted that others point to. */
const removed: [CollectionSlug, string][] = [
  ['pages', 'path'],
  ['certificates', 'number'],
  ['documents', 'slug'],
  ['security-notices', 'number'],
  ['error-codes', 'code'],
  ['product-models', 'key'],
  ['finder-questions', 'slug'],
  ['products', 'slug'],
  ['news', 'slug'],
  ['jobs', 'slug'],
  ['content-sections', 'sectionKey'],
  ['attributes', 'key'],
  ['categories', 'slug'],
  ['navigation-items', 'slug'],
  ['media', 'key'],
]

/**
 * Deletes the documents of the demo that are as the seed wrote them. Those that were changed since stay, and those that
 * a document which stays refers to.
 * @returns how many documents went, and how many of the demo's stay
 */
export async function removeDemo(
  payload: Payload,
  report: (line: string) => void,
): Promise<{ removed: number; kept: number }> {
  const plan = await planDemo(payload)
  const total = { removed: 0, kept: 0 }
  if (plan['site-settings']?.get('site-settings') === 'unchanged')
    await clearSettings(payload, () => ({ id: '', url: '' }))
  for (const [collection, keyField] of removed) {
    const outcomes = [...(plan[collection] ?? [])]
    const untouched = outcomes.filter(([, outcome]) => outcome === 'unchanged').map(([key]) => key)
    const gone = await deleteAll(payload, collection, keyField, untouched)
    const stay = outcomes.filter(([, outcome]) => outcome !== 'created').length - gone
    report(`${collection}: ${gone} deleted, ${stay} kept`)
    total.removed += gone
    total.kept += stay
  }
  return total
}

/** In rounds: an entry of the menu goes after those below it. @returns how many could be deleted */
async function deleteAll(
  payload: Payload,
  collection: CollectionSlug,
  keyField: string,
  keys: string[],
): Promise<number> {
  const where = { [keyField]: { in: keys } }
  for (let gone = 0; ;) {
    if (gone === keys.length) return gone
    const { docs } = await payload.delete({ collection, where, trash: true, context })
    if (docs.length === 0) return gone
    gone += docs.length
  }
}
