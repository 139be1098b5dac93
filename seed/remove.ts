import type { CollectionSlug, Payload } from 'payload'
import { languages } from '@/src/i18n/languages'
import { unnamedCompany } from '@/src/lib/unnamed-company'
import { planDemo } from './index'
import { context } from './upsert'

/** The collections of the demo, by the field that holds their natural key; nothing is deleted that others point to. */
const removed: [CollectionSlug, string][] = [
  ['pages', 'path'],
  ['products', 'slug'],
  ['news', 'slug'],
  ['jobs', 'slug'],
  ['content-sections', 'sectionKey'],
  ['categories', 'slug'],
  ['navigation-items', 'slug'],
  ['media', 'key'],
]

/**
 * Takes the demo's content away again, for good: whatever is as the seed wrote it. What somebody changed since stays,
 * and so does what something that stays needs.
 * @returns how many documents went, and how many of the demo's stay
 */
export async function removeDemo(
  payload: Payload,
  report: (line: string) => void,
): Promise<{ removed: number; kept: number }> {
  const plan = await planDemo(payload)
  const total = { removed: 0, kept: 0 }
  if (plan['site-settings']?.get('site-settings') === 'unchanged') await clearSettings(payload)
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

/** The facts of the demo's company leave the settings. */
async function clearSettings(payload: Payload): Promise<void> {
  const texts = {
    tagline: null,
    description: null,
    headquartersAddress: null,
    factoryAddress: null,
  }
  for (const locale of languages) {
    await payload.updateGlobal({ slug: 'site-settings', locale, depth: 0, context, data: texts })
  }
  await payload.updateGlobal({
    slug: 'site-settings',
    depth: 0,
    context,
    data: {
      companyName: unnamedCompany,
      logo: null,
      logoDark: null,
      phones: [],
      emails: [],
      businessHours: [],
      offices: [],
      socialLinks: [],
      videos: { story: null, about: null, service: null },
      tourUrl: null,
      maps: { headquarters: null, factory: null },
      notificationAddress: null,
    },
  })
}
