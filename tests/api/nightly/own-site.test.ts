import { describe, expect, it } from 'vitest'
import { builtInPages } from '@/src/content'
import { starterPaths } from '@/src/content/starter'
import type { Setup } from '@/src/contract/staff/setup'
import { api } from '@/tests/helpers/http'
import { ownSite } from '@/tests/helpers/own-site'
import { signIn, staffCall } from '@/tests/helpers/staff-call'

const { baseUrl, call, siteMap, visit } = ownSite()

describe('an empty site of one’s own', () => {
  const standing = ['/', '/careers', '/contact', '/news', '/products']
  const led = ['/', '/contact', '/products']
  const unwritten = builtInPages.map(({ path }) => path).filter((path) => !standing.includes(path))

  it.each(standing)('%s stands, and may be indexed', async (path) => {
    const { status, html } = await visit(path)
    expect(status).toBe(200)
    expect(html).toContain('Your company')
    expect(html).not.toMatch(/<meta name="robots"|not been written/)
  })

  it.each(unwritten)('%s says that nobody wrote it, and is not indexed', async (path) => {
    const { status, html } = await visit(path)
    expect(status).toBe(200)
    expect(html).toContain('This page has not been written yet.')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    // Staff alone are told what to do.
    expect(html).not.toMatch(/<aside[^>]*built-in/)
  })

  it('has the pages that show something, and no others, in its site map', async () => {
    expect(await siteMap()).toEqual(led)
  })

  it.each([
    ['history', '/company/history'],
    ['careers', '/careers'],
    ['news', '/news'],
  ])('finds for %s no page with nothing on it', async (word, path) => {
    for (const call of ['search', 'search/suggestions']) {
      const { body } = await api(`/${call}?q=${word}`, { baseUrl: baseUrl() })
      expect(JSON.stringify(body)).not.toContain(`"${path}"`)
    }
  })
})

describe('settings that nobody has saved', () => {
  it('are public as they are, and stay so when they are sent back', async () => {
    const { body } = await call('/globals/site-settings')
    expect(body).toMatchObject({ companyName: 'Your company', _status: 'published' })
    await call('/globals/site-settings', 'POST', { tagline: 'For a moment' })
    await call('/globals/site-settings', 'POST', { ...body, tagline: null })
    expect((await call('/globals/site-settings')).body.tagline).toBeNull()
    expect((await visit('/')).html).not.toContain('For a moment')
  })
})

describe('a path that has a document', () => {
  it('never falls back to the built-in page once it was published', async () => {
    const body = { title: 'Ours', path: '/about', layout: [], _status: 'draft' }
    const { id } = (await call('/pages?draft=true', 'POST', body)).body.doc
    expect((await visit('/about')).html, 'a draft').toContain('has not been written')
    await call(`/pages/${id}`, 'PATCH', { _status: 'published' })
    expect((await visit('/about')).html).toContain('<title>Ours · Your company</title>')
    await call(`/pages/${id}`, 'PATCH', { _status: 'draft' })
    expect((await visit('/about')).status, 'unpublished').toBe(404)
    await call(`/pages/${id}`, 'PATCH', { deletedAt: new Date().toISOString() })
    expect((await visit('/about')).status, 'in the trash').toBe(404)
    await call(`/pages/${id}?trash=true`, 'DELETE')
    expect((await visit('/about')).html).toContain('has not been written')
  })

  it('is not one at which the site draws something else', async () => {
    const { status, body } = await call('/pages', 'POST', { title: 'Ours', path: '/quote' })
    expect(status).toBe(400)
    expect(body.message).toContain('path may not be /quote')
  })
})

describe('a page that staff start from a built-in one', () => {
  it('is a draft with places to fill in where nobody wrote it', async () => {
    const { status, body } = await call('/pages/start', 'POST', { path: '/support' })
    expect([status, body.message]).toEqual([201, '“Service & Support” is a draft now'])
    expect((await visit('/support')).html).toContain('has not been written')
    const refused = await call(`/pages/${body.id}`, 'PATCH', { _status: 'published' })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/Still to be filled in: \[\[.+\]\], .+ more$/)
    const layout = [{ blockType: 'hero', title: 'Support', text: 'Call us.' }]
    await call(`/pages/${body.id}`, 'PATCH', { layout, _status: 'published' })
    expect((await visit('/support')).html).toContain('Call us.')
    expect(await siteMap()).toContain('/support')
    await call(`/pages/${body.id}`, 'DELETE')
  })

  it('shows visitors what they saw before where it had something to show, in every language', async () => {
    const before = await visit('/ja/careers')
    const { status, body } = await call('/pages/start', 'POST', { path: '/careers' })
    expect([status, body.message]).toEqual([201, '“Careers” is yours to edit now'])
    const after = await visit('/ja/careers')
    const main = ({ html }: typeof after) =>
      (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replace(/<script.*?<\/script>|<[^>]+>/gs, '')
    expect(after.status).toBe(200)
    expect(main(after)).toBe(main(before))
    await call(`/pages/${body.id}`, 'DELETE')
  })

  it.each([
    ['/nowhere', 400],
    [7, 400],
  ])('is refused for %s', async (path, status) => {
    expect((await call('/pages/start', 'POST', { path })).status).toBe(status)
  })

  it('is refused where there is a page, and for visitors', async () => {
    const { body } = await call('/pages/start', 'POST', { path: '/locations' })
    expect((await call('/pages/start', 'POST', { path: '/locations' })).status).toBe(409)
    await call(`/pages/${body.id}`, 'DELETE')
    const visitor = { method: 'POST', body: { path: '/about' }, baseUrl: baseUrl() }
    expect((await staffCall('/pages/start', visitor)).status).toBe(401)
  })
})

describe('the beginning of a site', () => {
  const setup = async (): Promise<Setup> => (await call('/setup')).body

  it('is offered while the site is empty, to super_admin alone', async () => {
    expect(await setup()).toMatchObject({ isOffered: true, choice: null, pages: [] })
    expect((await staffCall('/setup', { baseUrl: baseUrl() })).status).toBe(401)
    const account = { username: 'writer', password: 'Only-for-tests-1', role: 'news_admin' }
    await call('/users', 'POST', account)
    const other = await signIn(account.username, account.password, baseUrl())
    for (const method of ['GET', 'POST', 'DELETE']) {
      const refused = { token: other, method, body: { choice: 'empty' }, baseUrl: baseUrl() }
      const { status } = await staffCall(
        '/setup',
        method === 'GET' ? { ...refused, body: undefined } : refused,
      )
      expect([method, status]).toEqual([method, 403])
    }
  })

  it('may be nothing, and be taken back', async () => {
    expect((await call('/setup', 'POST', { choice: 'empty' })).status).toBe(201)
    expect(await setup()).toMatchObject({ isOffered: false, choice: 'empty' })
    expect((await call('/setup', 'POST', { choice: 'starter' })).status).toBe(409)
    expect((await call('/setup', 'DELETE')).body).toMatchObject({ removed: 0, kept: [] })
    expect((await setup()).isOffered).toBe(true)
  })

  it('is refused for another word', async () => {
    const { status, body } = await call('/setup', 'POST', { choice: 'all' })
    expect([status, body.message]).toEqual([400, 'choice must be empty, starter or demo'])
  })

  it('may be starter pages, which are checked off and taken back unless somebody worked on them', async () => {
    const { status, body } = await call('/setup', 'POST', { choice: 'starter' })
    expect(status).toBe(201)
    const { pages } = body as Setup
    expect(pages.map(({ path }) => path)).toEqual([...starterPaths].sort())
    for (const { isPublished, places } of pages) {
      expect(isPublished).toBe(false)
      expect(places.length).toBeGreaterThan(0)
    }
    expect(await siteMap()).not.toContain('/company/history')

    const imprint = pages.find(({ path }) => path === '/legal/imprint')
    const refused = await call(`/pages/${imprint?.id}`, 'PATCH', { _status: 'published' })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('[[Company with its legal form]]'),
    ])
    expect((await visit('/legal/imprint')).status).toBe(404)
    const sections = [{ title: 'Who runs this website', text: 'Kiosk Works' }]
    const filled = [{ blockType: 'legalText', title: 'Imprint', sections }]
    await call(`/pages/${imprint?.id}`, 'PATCH', { layout: filled, _status: 'published' })
    expect((await visit('/contact')).html).toContain('href="/legal/imprint"')

    const about = pages.find(({ path }) => path === '/company/about-us')
    const inThai = (await call(`/pages/${about?.id}?locale=th&draft=true`)).body
    expect([inThai.title, inThai.layout[1].title]).toEqual(['เกี่ยวกับเรา', 'สิ่งที่เราผลิต'])
    const layout = [{ blockType: 'companyTabs', current: 'about-us', title: 'We', text: 'Us.' }]
    await call(`/pages/${about?.id}`, 'PATCH', { layout, _status: 'published' })
    const now = (await setup()).pages.find(({ id }) => id === about?.id)
    expect(now).toMatchObject({ isPublished: true, places: [] })

    const undone = (await call('/setup', 'DELETE')).body
    expect(undone).toMatchObject({
      removed: starterPaths.length - 2,
      kept: ['About Us', 'Imprint'],
    })
    expect((await setup()).isOffered, 'a page is there').toBe(false)
    for (const page of [about, imprint]) await call(`/pages/${page?.id}`, 'DELETE')
    expect((await setup()).isOffered).toBe(true)
  })
})
