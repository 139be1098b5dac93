import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { internalToken } from '@/src/platform/http/internal-call'
import { newAccount } from '../helpers/accounts'
import { withEmptyFields } from '../helpers/field-values'
import { type ReleaseCaller, releaseCaller, shownTitles } from '../helpers/release-samples'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'
import { visit } from '../helpers/visit'

const path = '/globals/site-settings'
const settings = { collection: 'site-settings', id: 'site-settings' } as const
const name = 'Site settings'

let token: string
let staff: ReleaseCaller
/** As the worker's other files know the settings. */
let asFound: Record<string, unknown>

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  staff = releaseCaller(token)
  asFound = withEmptyFields('site-settings', (await staff.call(path)).body)
})

beforeEach(async () => {
  const answer = await staff.call(`${path}/draft`, 'DELETE')
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await set({ tagline: null, brand: { color: null }, offeredLanguages: [] })
})

afterAll(async () => {
  await set(asFound)
})

async function set(body: object, query = '') {
  const answer = await staff.call(path + query, 'POST', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const draft = (body: object) => set({ ...body, _status: 'draft' }, '?draft=true')

/** Returns the public settings, whenever they were saved. */
const shown = async () => {
  const { updatedAt: _, ...body } = (await staff.call(path)).body
  return body
}

const act = (id: string, action: string, body = {}, who = token) =>
  staffCall(`/releases/${id}/${action}`, { token: who, method: 'POST', body })

const waiting = async (query = '', who = token) =>
  (await staffCall(`/releases/waiting${query}`, { token: who })).body.docs.filter(
    ({ collection }: { collection: string }) => collection === 'site-settings',
  )

const colour = '--action:#0b5d3b'

/** Returns facts of the site: its name, its colour, if there are jobs, and if it has Thai. */
async function site(headers?: Record<string, string>, companyName = '') {
  const [{ html }, careers, thai] = await Promise.all([
    visit('/about', headers),
    visit('/careers', headers),
    visit('/th/about', headers),
  ])
  const hasJobs = !careers.html.includes('<title>404 Page Not Found')
  return [html.includes(companyName), html.includes(colour), hasJobs, thai.status]
}

describe('settings of the site in a release', () => {
  it('are listed while they wait, previewed by staff alone, public with the rest, and given back', async () => {
    expect(await waiting()).toEqual([])
    const companyName = unique('Company')
    const before = await shown()
    const others = Object.entries(before.modules ?? {}).map(([module]) => [module, true])
    await draft({
      companyName,
      tagline: companyName,
      brand: { color: '#0b5d3b' },
      offeredLanguages: ['en', 'zh'],
      modules: { ...Object.fromEntries(others), careers: false },
    })
    const found = [{ ...settings, title: name, updatedAt: expect.any(String) }]
    expect(await waiting()).toEqual(found)
    expect(await waiting(`?q=${encodeURIComponent('网站设置')}`)).toEqual(found)
    expect(await waiting('?q=nothing+like+that')).toEqual([])

    const article = await staff.article(false)
    const id = await staff.release(article, settings)
    const { body } = await staff.call(`/releases/${id}/contents`)
    expect(body.items[1]).toMatchObject({ ...settings, title: name, mayPublish: true })
    const after = [true, true, false, 307]
    const visitors = [false, false, true, 200]
    const search = new URLSearchParams({ release: id, path: '/about', lng: 'en' })
    const as = { Authorization: `Bearer ${token}` }
    const opened = await visit(`/api/preview?${search}`, as)
    const cookie = opened.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const newsroom = await newAccount(token, 'news_admin')
    const strangers: Record<string, string>[] = [
      {},
      { cookie },
      { Authorization: `Bearer ${newsroom.token}`, cookie },
    ]
    expect(await site({ ...as, cookie }, companyName)).toEqual(after)
    for (const headers of strangers) expect(await site(headers, companyName)).toEqual(visitors)

    const published = await act(id, 'publish')
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect(await site(undefined, companyName)).toEqual(after)
    expect(await shownTitles([article])).toEqual([article.after])
    expect(await waiting()).toEqual([])
    const logged = `/activity-logs?where[resourceType][equals]=site-settings&sort=-createdAt&limit=1`
    const { username } = testServer().admin
    expect((await staff.call(logged)).body.docs).toMatchObject([{ action: 'update', username }])

    expect((await act(id, 'undo')).status).toBe(200)
    expect(await site(undefined, companyName)).toEqual(visitors)
    expect(await shown()).toEqual(before)
    expect(await shownTitles([article])).toEqual([null])
    const latest = (await staff.call(`${path}?draft=true`)).body
    expect([latest.companyName, latest.tagline, latest._status]).toEqual([
      companyName,
      companyName,
      'draft',
    ])
    const versions = await staff.call(`${path}/versions?sort=-updatedAt&limit=2`)
    expect(
      versions.body.docs.map(({ version }: { version: Record<string, unknown> }) => [
        version._status,
        version.companyName,
      ]),
    ).toEqual([
      ['draft', companyName],
      ['published', before.companyName],
    ])
  })

  it('stay as they are where a document refuses, and keep the documents back where they do', async () => {
    const { id: categoryId } = await newCategory(token)
    const lacking = { name: unique('Lacking'), categoryId, _status: 'draft' }
    const { doc } = (await staff.call('/products?draft=true', 'POST', lacking)).body
    const emptied = { categoryId: null, _status: 'draft' }
    await staff.call(`/products/${doc.id}?draft=true`, 'PATCH', emptied)
    const product = { collection: 'products', id: doc.id } as const
    const items = [await staff.settings(), await staff.article(true)]
    const refused = await act(await staff.release(...items, product), 'publish')
    expect([refused.status, refused.body.refused]).toMatchObject([409, [product]])
    expect(await shownTitles(items)).toEqual(items.map(({ before }) => before))

    await draft({ companyName: null })
    const { status, body } = await act(await staff.release(...items), 'publish')
    expect([status, body.refused]).toMatchObject([409, [{ ...settings, title: name }]])
    expect(await shownTitles(items)).toEqual(items.map(({ before }) => before))
  })

  it('published again since are given back only where that is asked for, but for what is not the caller’s', async () => {
    const editor = await newAccount(token, 'admin', ['content'])
    const item = await staff.settings()
    const id = await staff.release(item)
    expect((await act(id, 'publish', {}, editor.token)).status).toBe(200)
    const notificationAddress = `${crypto.randomUUID()}@example.com`
    await set({ tagline: unique('Again'), notificationAddress })
    const refused = await act(id, 'undo', {}, editor.token)
    const message = 'It was published again since.'
    expect([refused.status, refused.body.refused]).toEqual([
      409,
      [{ ...settings, title: name, message }],
    ])
    const { body } = await staff.call(`/releases/${id}/contents`)
    expect(body.items).toMatchObject([{ ...settings, isPublishedAgain: true }])
    expect((await act(id, 'undo', { force: true }, editor.token)).status).toBe(200)
    expect(await shown()).toMatchObject({ tagline: item.before, notificationAddress })
    await set({ notificationAddress: asFound.notificationAddress })
  })

  it('count for the checks of the documents beside them', async () => {
    const modules = async (news: boolean) => ({ ...(await shown()).modules, news })
    await set({ forbiddenChecks: ['deadLink'], modules: await modules(false) })
    const page = await staff.page(true)
    const hero = { blockType: 'hero', title: 'News', ctaText: 'All news', ctaHref: '/news' }
    const body = { layout: [hero], _status: 'draft' }
    await staff.call(`/pages/${page.id}?draft=true`, 'PATCH', body)
    expect((await act(await staff.release(page), 'publish')).status).toBe(409)
    await draft({ modules: await modules(true) })
    const id = await staff.release(page, settings)
    const published = await act(id, 'publish')
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect((await visit('/news')).status).toBe(200)

    await draft({ modules: await modules(false) })
    const text = { title: unique('Other'), _status: 'draft' }
    await staff.call(`/pages/${page.id}?draft=true`, 'PATCH', { ...text, layout: [hero, hero] })
    expect((await act(await staff.release(page, settings), 'publish')).status).toBe(409)
    expect((await visit('/news')).status).toBe(200)
    await set({ forbiddenChecks: [] })
  })
})

describe('who may what', () => {
  it('is asked of the settings as of documents, also when the time has come', async () => {
    const [newsroom, editor] = await Promise.all([
      newAccount(token, 'news_admin'),
      newAccount(token, 'admin', ['content']),
    ])
    const item = await staff.settings()
    const own = releaseCaller(newsroom.token)
    const mine = await own.release(await own.article(false))
    expect((await act(mine, 'items', { add: [settings] }, newsroom.token)).status).toBe(403)
    expect(await waiting('', newsroom.token)).toEqual([])
    expect(await waiting('', editor.token)).toHaveLength(1)
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await act(mine, 'items', { add: [{ ...settings, id }] })).status).toBe(409)

    const id = await releaseCaller(editor.token).release(item)
    const at = new Date(Date.now() + 86_400_000).toISOString()
    for (const [action, body] of [
      ['items', { remove: [settings] }],
      ['publish', {}],
      ['schedule', { at }],
    ] as const)
      expect((await act(id, action, body, newsroom.token)).status, action).toBe(403)
    const { body } = await staffCall(`/releases/${id}/contents`, { token: newsroom.token })
    expect(body.items).toMatchObject([{ ...settings, title: null, mayPublish: false }])
    const search = new URLSearchParams({ release: id, path: '/', lng: 'en' })
    for (const who of [newsroom.token, 'guessed'])
      expect(
        (await visit(`/api/preview?${search}`, { Authorization: `Bearer ${who}` })).status,
      ).toBe(403)

    const soon = new Date(Date.now() + 1000).toISOString()
    expect((await act(id, 'schedule', { at: soon }, editor.token)).status).toBe(200)
    await staff.call(`/users/${editor.id}`, 'PATCH', { permissions: ['news'] })
    const headers = { 'x-internal-token': internalToken(testServer().secret) }
    await expect
      .poll(async () => {
        await staffCall('/releases/run', { method: 'POST', headers })
        return (await staff.call(`/releases/${id}/contents`)).body
      })
      .toMatchObject({ state: 'draft', refused: [settings] })
    expect(await shownTitles([item])).toEqual([item.before])

    await staff.call(`/users/${editor.id}`, 'PATCH', { permissions: ['content'] })
    expect((await act(id, 'publish', {}, editor.token)).status).toBe(200)
    expect((await act(id, 'undo', {}, newsroom.token)).status).toBe(403)
    expect(await shownTitles([item])).toEqual([item.after])
  })
})
