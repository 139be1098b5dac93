import type { GuardedCollection } from '@/collections/access/matrix'
import type { siteMatrix } from '@/site/access'
import { pictureForm, unique } from './samples'

/** Samples of this site's collections: `sample.ts` in the folder of each. */
const siteFiles = import.meta.glob<{ sample: () => Sample }>('../../site/collections/*/sample.ts', {
  eager: true,
})

const siteSamples = Object.fromEntries(
  Object.entries(siteFiles).map(([file, { sample }]) => [file.split('/').at(-2), sample]),
) as Record<keyof typeof siteMatrix, () => Sample>

export type CollectionSamples = Record<GuardedCollection, () => Promise<Sample> | Sample>

export interface Sample {
  body: FormData | Record<string, unknown>
  change: Record<string, unknown>
}

/**
 * A body that makes a document of each collection, and a change to it.
 * @param there ids of a category and of an account that samples may point at
 */
export function collectionSamples(there: {
  categoryId: string
  userId: string
}): CollectionSamples {
  const { categoryId, userId } = there
  return {
    users: () => ({
      body: { username: unique('user').replaceAll(' ', '-'), password: 'Only-for-tests-1' },
      change: { username: unique('other').replaceAll(' ', '-') },
    }),
    categories: () => ({ body: { name: unique('Category') }, change: { order: 7 } }),
    products: () => ({
      body: { name: unique('Product'), categoryId },
      change: { isFeatured: true },
    }),
    news: () => ({ body: { title: unique('Article') }, change: { summary: 'Changed' } }),
    jobs: () => ({
      body: { title: unique('Job'), location: 'Shenzhen' },
      change: { department: 'Changed' },
    }),
    pages: () => ({
      body: { title: unique('Page'), path: `/${crypto.randomUUID()}` },
      change: { title: 'Changed' },
    }),
    redirects: () => ({
      body: { from: `/${crypto.randomUUID()}`, to: '/about' },
      change: { permanent: false },
    }),
    'content-sections': () => ({
      body: { sectionKey: crypto.randomUUID(), title: 'Section' },
      change: { title: 'Changed' },
    }),
    'navigation-items': () => ({ body: { name: unique('Item') }, change: { order: 7 } }),
    media: async () => ({ body: await pictureForm(), change: { alt: 'Changed' } }),
    inquiries: () => ({
      body: { name: 'A', email: 'a@example.com', message: 'Hello' },
      change: { isRead: true },
    }),
    'activity-logs': () => ({
      body: { userId: 'x', action: 'create' },
      change: { action: 'changed' },
    }),
    'payload-jobs': () => ({ body: { queue: 'default' }, change: { queue: 'other' } }),
    'payload-preferences': () => ({
      body: { key: unique('columns'), value: { a: 1 } },
      change: { value: { a: 2 } },
    }),
    'payload-locked-documents': () => ({
      body: {
        document: { relationTo: 'categories', value: categoryId },
        user: { relationTo: 'users', value: userId },
      },
      change: { globalSlug: 'site-settings' },
    }),
    'payload-migrations': () => ({ body: { name: 'x' }, change: { name: 'y' } }),
    'payload-kv': () => ({ body: { key: 'x', data: {} }, change: { key: 'y' } }),
    ...siteSamples,
  }
}
