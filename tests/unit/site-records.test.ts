import { expect, it, vi } from 'vitest'
import type { PublicPage } from '@/src/domain/links/public-page'

const publicPage: PublicPage = {
  folder: '/partners',
  title: 'name',
  summary: 'about',
  text: ['city'],
}
const partner = {
  id: 'p1',
  slug: 'acme',
  name: 'Acme',
  about: 'Repairs machines',
  city: 'Perth',
  updatedAt: '2026-01-02T03:04:05.000Z',
}
const asked = vi.hoisted(() => [] as { collection: string; overrideAccess?: boolean }[])

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
vi.mock('@/src/data/payload', () => ({
  readAsPublic: (locale: string) => ({ overrideAccess: false, locale }),
  getPayload: async () => ({
    config: {
      collections: [
        { slug: 'partners', custom: { publicPage } },
        { slug: 'prices', custom: {} },
        { slug: 'media' },
      ],
    },
    find: async (query: { collection: string }) => {
      asked.push(query)
      // One that was not given an address yet has no page.
      return { docs: query.collection === 'partners' ? [partner, { id: 'p2', name: 'New' }] : [] }
    },
    findGlobal: async () => ({ companyName: 'Maker' }),
  }),
}))

const { readSiteAddresses, siteCollectionsWithPages, siteDocuments } =
  await import('@/src/data/pages/site-records')

it('a collection of a site that says so is in the site map and in the search', async () => {
  const [page, ...others] = await siteCollectionsWithPages()
  expect([page?.slug, others]).toEqual(['partners', []])
  expect(page && (await readSiteAddresses(page))).toEqual([
    { path: '/partners/acme', changedAt: partner.updatedAt },
  ])
  expect(await siteDocuments('en')).toEqual([
    {
      key: 'partners p1',
      type: 'page',
      href: '/partners/acme',
      title: 'Acme',
      label: '',
      summary: 'Repairs machines',
      body: 'Perth',
    },
  ])
  expect(asked.map(({ collection, overrideAccess }) => [collection, overrideAccess])).toEqual([
    ['partners', false],
    ['partners', false],
  ])
})

it('menus may lead to its pages', async () => {
  const { filterPublicLinks: publicLinksOf } = await import('@/src/data/pages/public-links')
  const links = await publicLinksOf(['/partners/acme', '/zh/partners/acme', '/resellers/acme'])
  expect([...links]).toEqual(['/partners/acme', '/zh/partners/acme'])
})
