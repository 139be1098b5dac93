import { beforeAll, describe, expect, it } from 'vitest'
import { type GuardedCollection, matrix } from '@/src/payload/access/matrix'
import { type CollectionSamples, collectionSamples } from './collection-samples'
import { newCategory } from './samples'
import { signInAsSuperAdmin, staffCall } from './staff-call'

/** An entry of the activity log. */
export interface Entry {
  action: string
  userId: string
  resourceType: string
  details: {
    title?: string
    fields?: string[]
    locale?: string
    changes?: { field: string; label: string; before: string | null; after: string | null }[]
  }
}

/** Collections of the system, and how somebody has set up their own screen, are not worth an entry. */
const unlogged: GuardedCollection[] = ['payload-preferences', 'payload-locked-documents']

/** Collections of which each write is in the activity log. */
export const loggedCollections = (Object.keys(matrix) as GuardedCollection[]).filter(
  (slug) => matrix[slug].create !== 'nobody' && !unlogged.includes(slug),
)

/** Parameters that a caller may add to the address of a write, known to the site or not. */
export const additions = [
  'autosave=true',
  'autosave=1&draft=true',
  'autosave=true&draft=true',
  'draft=true',
  'draft=true&publishAllLocales=true',
  'publishSpecificLocale=en',
  'publishSpecificLocale=xx',
  'unpublishAllLocales=true',
  'trash=true',
  'overrideLock=true',
  'overrideAccess=true',
  'disableVerificationEmail=true',
  'context[disableRevalidate]=true',
  'user[role]=super_admin',
  'depth=0',
  'depth=3',
  'select[id]=true',
  'select[updatedAt]=true&populate[users][id]=true',
  'locale=en&fallback-locale=none',
  'flattenLocales=true',
  'limit=0&pagination=false',
]

/** Reads the entries about a record, the newest first. */
export async function readEntries(token: string, id: string): Promise<Entry[]> {
  const query = `/activity-logs?where[resourceId][equals]=${id}&limit=50`
  return (await staffCall(query, { token })).body.docs
}

/** Tells whether a change is saved while somebody types, which is not in the log. */
const isTyped = (slug: string, query: string) =>
  slug === 'pages' && query === 'autosave=true&draft=true'

/** Collections with a rule of their own: pages are saved while somebody types, products are also put. */
const special: GuardedCollection[] = ['pages', 'products']

/**
 * Defines the tests of additions to the addresses of changes.
 * @param share one of so many at each collection, other ones at the next, and all at those with rules of their own
 */
export function testAdditions(share = 1): void {
  describe('a change with an addition to its address', () => {
    let token: string
    let samples: CollectionSamples

    beforeAll(async () => {
      token = await signInAsSuperAdmin()
      samples = collectionSamples({ categoryId: (await newCategory(token)).id })
    })

    it.each(loggedCollections)('of %s is in the log, or refused', async (slug) => {
      const at = loggedCollections.indexOf(slug)
      const tried = additions.filter(
        (_, index) => special.includes(slug) || (index + at) % share === 0,
      )
      const { body, change } = await samples[slug]()
      const { id } = (await staffCall(`/${slug}`, { token, method: 'POST', body })).body.doc
      let written = 0
      for (const query of tried) {
        for (const method of slug === 'products' ? ['PATCH', 'PUT'] : ['PATCH']) {
          const call = { token, method, body: change }
          const { status } = await staffCall(`/${slug}/${id}?${query}`, call)
          expect([200, 400], query).toContain(status)
          if (status === 200 && !isTyped(slug, query)) written += 1
        }
      }
      const path = `/${slug}/${id}?select[id]=true&depth=0`
      expect((await staffCall(path, { token, method: 'DELETE' })).status).toBe(200)
      const actions = (await readEntries(token, id)).map(({ action }) => action)
      expect(actions).toEqual(['delete', ...Array<string>(written).fill('update'), 'create'])
    })
  })
}
