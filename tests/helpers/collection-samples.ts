import type { GuardedCollection } from '@/src/payload/access/matrix'
import type { siteMatrix } from '@/site/access'
import { fontForm, modelForm, pictureForm, unique } from './samples'

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
 * @param there id of a category that samples may point at
 */
export function collectionSamples(there: { categoryId: string }): CollectionSamples {
  const { categoryId } = there
  return {
    users: () => ({
      body: { username: unique('user').replaceAll(' ', '-'), password: 'Only-for-tests-1' },
      change: { username: unique('other').replaceAll(' ', '-') },
    }),
    categories: () => ({ body: { name: unique('Category') }, change: { order: 7 } }),
    attributes: () => ({
      body: { key: `a${crypto.randomUUID()}`, label: unique('Attribute'), kind: 'number' },
      change: { order: 7 },
    }),
    products: () => ({
      body: { name: unique('Product'), categoryId },
      change: { isFeatured: true },
    }),
    certificates: () => ({
      body: {
        standard: 'ISO 9001',
        number: unique('Certificate'),
        firstDay: '2020-01-01T00:00:00.000Z',
      },
      change: { holder: 'Changed' },
    }),
    documents: () => ({
      body: { title: unique('Document'), kind: 'manual' },
      change: { kind: 'driver' },
    }),
    'security-notices': () => ({
      body: {
        title: unique('Notice'),
        category: 'informational',
        summary: 'What it is about',
        references: [{ summary: 'More', url: 'https://notices.example/1' }],
      },
      change: { tlp: 'GREEN' },
    }),
    'error-codes': () => ({
      body: { code: unique('E'), meaning: 'The door is open' },
      change: { before: '7.4.2' },
    }),
    'document-requests': () => ({
      body: { email: 'a@example.com', title: 'Manual' },
      change: { title: 'Changed' },
    }),
    'product-models': async () => ({ body: await modelForm(), change: { title: 'Changed' } }),
    'finder-questions': () => ({
      body: { question: unique('Question'), answers: [{ label: 'Yes' }] },
      change: { order: 7 },
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
    patterns: () => ({
      body: {
        name: unique('Pattern'),
        blocks: [{ languages: [{ lng: 'en', row: { blockType: 'hero', title: 'Pattern' } }] }],
      },
      change: { name: 'Changed' },
    }),
    redirects: () => ({
      body: { from: `/${crypto.randomUUID()}`, to: '/about' },
      change: { permanent: false },
    }),
    'search-words': () => ({
      body: { words: `${unique('Machine')}, ${unique('Automat')}` },
      change: { language: 'ja' },
    }),
    approvals: () => ({
      body: { resourceType: 'news', resourceId: 'none', version: 'none', askedBy: 'nobody' },
      change: { state: 'approved' },
    }),
    comments: () => ({
      body: { resourceType: 'news', resourceId: 'none', text: 'Text', author: 'nobody' },
      change: { text: 'Changed' },
    }),
    'missed-visits': () => ({
      body: {
        kind: 'address',
        text: '/old',
        visits: 1,
        firstDay: '2026-01-01',
        lastDay: '2026-01-01',
      },
      change: { visits: 2 },
    }),
    'web-vitals': () => ({
      body: { day: '2026-01-01', kind: 'home', device: 'phone', vital: 'lcp', class0: 1 },
      change: { class0: 2 },
    }),
    'content-sections': () => ({
      body: { sectionKey: crypto.randomUUID(), title: 'Section' },
      change: { title: 'Changed' },
    }),
    'navigation-items': () => ({ body: { name: unique('Item') }, change: { order: 7 } }),
    releases: () => ({ body: { title: unique('Release') }, change: { note: 'Changed' } }),
    fonts: async () => ({ body: await fontForm(), change: { family: 'Changed' } }),
    media: async () => ({ body: await pictureForm(), change: { alt: 'Changed' } }),
    inquiries: () => ({
      body: { name: 'A', email: 'a@example.com', message: 'Hello' },
      change: { isRead: true },
    }),
    'quote-requests': () => ({
      body: {
        number: 'Q-2222-2222',
        company: 'Bank',
        name: 'A',
        email: 'a@example.com',
        positions: [{ product: 'Machine', slug: 'machine', amount: 1 }],
      },
      change: { status: 'quoted' },
    }),
    'job-applications': () => ({
      body: { title: 'Engineer', name: 'A', email: 'a@example.com' },
      change: { status: 'invited' },
    }),
    'api-keys': () => ({ body: { name: 'x' }, change: { name: 'y' } }),
    webhooks: () => ({
      // Off: nothing of the other tests is sent there.
      body: {
        url: `https://receiver.example/${crypto.randomUUID()}`,
        events: ['published'],
        isActive: false,
      },
      change: { description: 'Changed' },
    }),
    'webhook-deliveries': () => ({
      body: { webhook: 'x', message: 'msg_x', type: 'webhook.test', body: '{}' },
      change: { state: 'waiting' },
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
      body: { document: { relationTo: 'categories', value: categoryId } },
      change: { globalSlug: 'site-settings' },
    }),
    'payload-migrations': () => ({ body: { name: 'x' }, change: { name: 'y' } }),
    'payload-kv': () => ({ body: { key: 'x', data: {} }, change: { key: 'y' } }),
    ...siteSamples,
  }
}
