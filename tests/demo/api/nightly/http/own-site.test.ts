import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blocks } from '@/blocks'
import { categories } from '@/seed/demo/categories'
import { jobs } from '@/seed/demo/jobs'
import { news } from '@/seed/demo/news'
import { demoPages } from '@/seed/demo/pages'
import { products } from '@/seed/demo/products'
import { contentSections } from '@/seed/demo/sections'
import { settings } from '@/seed/demo/settings'
import { builtInPages } from '@/src/content'
import type { Setup } from '@/src/contract/staff/setup'
import { languages } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'
import { api } from '@/tests/helpers/http'
import { ownSite } from '@/tests/helpers/own-site'
import { textFinder } from '@/tests/helpers/text-finder'

/** Longest time in which the demo is written or removed, ms. */
const polling = { timeout: 200_000, interval: 1000 }

const { baseUrl, call, siteMap, token, visit } = ownSite()

/** The interface's texts in a language. */
const textsOf = (lng: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${lng}/common.json`, 'utf8'))

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

describe('an empty site of one’s own', () => {
  it('has no film of the demo', async () => {
    const films = readdirSync('seed/films')
    expect(films.length).toBeGreaterThan(0)
    for (const film of films) expect((await visit(`/media/${film}`)).status, film).toBe(404)
  })

  /** Names of the product and of the demo's company, its numbers and addresses, and every sentence of its texts. */
  const foreign = [
    'Terminalia',
    'Solgate',
    ...textsIn(settings).flatMap((text) => text.split('\n')),
    ...textsIn([demoPages, contentSections, products, news, jobs, categories]).flatMap((text) =>
      text.split('\n'),
    ),
  ]
    .filter((text) => !text.startsWith('/'))
    .filter((text) => text.length >= 24 || /^(Terminalia|Solgate)$|\d{4}.{3}|.{3}\d{4}/.test(text))
  // Examples that blocks bring along, and what the interface says by itself, are of no company.
  const known = [
    ...textsIn(blocks.map(({ defaults }) => defaults)),
    ...languages.flatMap((lng) => Object.values(textsOf(lng))),
  ].join('\n')
  const searched = [...new Set(foreign)].filter((text) => !known.includes(text))

  const found = textFinder(searched)

  it('shows nothing of the demo to visitors, in any language', async () => {
    expect(searched.length).toBeGreaterThan(1000)
    for (const { path } of builtInPages) {
      for (const lng of languages) {
        const { status, html } = await visit(addressIn(lng, path))
        expect([path, lng, status, found(html)]).toEqual([path, lng, 200, []])
        expect(html).not.toMatch(/scene-|certificate-|leader-|film-hero/)
      }
    }
    for (const path of ['/search?q=atm', '/nowhere', '/manifest.webmanifest', '/news/feed.xml']) {
      expect([path, found((await visit(path)).html)]).toEqual([path, []])
    }
  })

  it('says nothing of it through the API', async () => {
    const reference = await api('/openapi.json', { baseUrl: baseUrl() })
    const paths = Object.entries(reference.body.paths as Record<string, object>)
      .filter(([path, calls]) => 'get' in calls && !/\{|^\/admin\//.test(path))
      .map(([path]) => path)
    expect(paths).toContain('/products')
    for (const path of paths) {
      for (const lng of languages) {
        const { body } = await api(`${path}?lng=${lng}`, { baseUrl: baseUrl() })
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        expect([path, lng, found(text)]).toEqual([path, lng, []])
      }
    }
  })

  it('says nothing of it in the panel and to staff', async () => {
    const headers = { Cookie: `payload-token=${token()}` }
    for (const path of [
      '/admin',
      '/admin/globals/site-settings',
      '/admin/collections/pages',
      '/admin/collections/navigation-items',
      '/admin/blocks',
      '/admin/login',
      '/admin-portal',
      '/admin-dashboard',
    ]) {
      const { html } = await visit(path, headers)
      expect([path, found(html)]).toEqual([path, []])
    }
  })
})

describe('the beginning of a site', () => {
  const setup = async (): Promise<Setup> => (await call('/setup')).body

  it('may be the demo, and none of it stays when it is taken back', async () => {
    const before = await siteMap()
    expect((await call('/setup', 'POST', { choice: 'demo' })).status).toBe(202)
    expect((await call('/setup', 'POST', { choice: 'empty' })).status).toBe(409)
    await expect.poll(setup, polling).toMatchObject({ choice: 'demo', isBusy: false })
    expect((await visit('/company/history')).html).toContain('Solgate')
    expect(await siteMap()).toContain('/company/history')
    const film = await visit('/media/film-hero.mp4', { range: 'bytes=100-199' })
    expect([film.status, film.html.length > 0]).toEqual([206, true])

    // What somebody changed is theirs.
    const [changed] = (await call('/news?limit=1')).body.docs
    await call(`/news/${changed.id}`, 'PATCH', { title: 'Ours now' })
    expect((await call('/setup', 'DELETE')).status).toBe(202)
    await expect.poll(setup, polling).toMatchObject({ choice: null, isBusy: false, problem: null })
    const left = (await call('/news')).body.docs.map(({ title }: { title: string }) => title)
    expect(left).toEqual(['Ours now'])
    for (const collection of ['products', 'pages', 'categories', 'jobs', 'navigation-items']) {
      expect([collection, (await call(`/${collection}`)).body.totalDocs]).toEqual([collection, 0])
    }
    const { html } = await visit('/company/history')
    expect(html).toContain('has not been written')
    expect(html).not.toContain('Solgate')
    expect((await visit('/media/film-hero.mp4')).status).toBe(404)
    await call(`/news/${changed.id}`, 'DELETE')
    expect(await siteMap()).toEqual(before)
  }, 300_000)
})
