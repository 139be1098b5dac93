import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { pictureForm, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'
import { leadsTo, visit } from '@/tests/helpers/visit'

const path = '/globals/site-settings'
const plain = { color: null, accent: null, corners: 'soft', density: 'normal', font: 'plex' }
const preview = '/api/preview?global=site-settings&lng=en'
const bypass = /^__prerender_bypass=.+/

let token: string
/** As the worker's other files know the settings. */
let before: Record<string, unknown>

const as = (who: string) => ({ Authorization: `Bearer ${who}` })

/** Stores settings as the documented call does: without a word of drafts. */
async function set(body: Record<string, unknown>, query = '') {
  const answer = await staffCall(`${path}${query}`, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.result
}

const read = async (query = '') => (await staffCall(`${path}${query}`, { token })).body

const bytesOf = async (address: string): Promise<Buffer> => {
  const answer = await fetch(new URL(address, testServer().baseUrl))
  expect(answer.status, address).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

const iconOf = (html: string) => /<link rel="icon" href="(\/icon\.svg\?v=\w+)"/.exec(html)?.[1]

/** The colour of a pixel, from 0 to 255. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const region = { left: x, top: y, width: 1, height: 1 }
  return [...(await sharp(picture).removeAlpha().extract(region).raw().toBuffer())]
}

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const { companyName, tagline } = await read()
  before = { companyName, tagline }
})

afterAll(async () => {
  await set({ ...before, brand: plain, mark: null, offeredLanguages: [], timeZone: null })
})

describe('the look of the site', () => {
  it('is that of tokens.css until a colour is chosen, and then shows at the next visit', async () => {
    await set({ brand: plain })
    expect((await visit('/about')).html).not.toContain('<style>')
    await set({ brand: { color: '#0b5d3b' } })
    for (const address of ['/about', '/zh/about', '/admin-portal', '/admin/block/en/hero']) {
      const { html } = await visit(address, as(token))
      expect(html, address).toContain('--action:#0b5d3b')
    }
    await set({ brand: { color: '#6d28d9', corners: 'sharp', font: 'manrope' } })
    const { html, headers } = await visit('/about')
    expect(html).toContain('--action:#6d28d9')
    expect(html).toContain('--radius-control:0px')
    expect(headers.get('content-security-policy')).not.toContain(
      "script-src 'self' 'unsafe-inline'",
    )
    const [, ground] = /--ground:(#\w{6})/.exec(html) ?? []
    expect(html).toContain(`<meta name="theme-color" content="${ground}"`)
    const { background_color } = JSON.parse((await visit('/manifest.webmanifest')).html)
    expect(background_color).toBe(ground)
  })

  it('brings a chosen font from this host, for good', async () => {
    await set({ brand: { font: 'source-serif' } })
    const { html } = await visit('/about')
    const [, address = ''] =
      /url\((\/fonts\/source-serif-4-latin-400-[\w-]+\.woff2)\)/.exec(html) ?? []
    const font = await visit(address)
    expect(font.status).toBe(200)
    expect(font.headers.get('content-type')).toBe('font/woff2')
    expect(font.headers.get('cache-control')).toContain('immutable')
    expect((await visit('/fonts/package.json')).status).toBe(404)
  })

  it.each([
    { brand: { color: 'green' } },
    { brand: { accent: '#12345' } },
    { brand: { corners: 'wavy' } },
    { timeZone: 'Mars/Olympus' },
    { offeredLanguages: ['xx'] },
  ])('refuses %j, and names the field', async (body) => {
    const answer = await staffCall(path, { token, method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/colou?r|corners|timeZone|offeredLanguages/i)
  })
})

describe('a draft of the settings', () => {
  it('is shown to its editors in the preview alone', async () => {
    await set({ brand: { color: '#0b5d3b' }, tagline: 'Public words' })
    await set(
      { brand: { color: '#aa00cc' }, tagline: 'Draft words', _status: 'draft' },
      '?draft=true',
    )
    expect(await read()).toMatchObject({ brand: { color: '#0b5d3b' }, tagline: 'Public words' })
    expect(await read('?draft=true')).toMatchObject({ tagline: 'Draft words', _status: 'draft' })

    const opened = await visit(preview, as(token))
    expect([opened.status, leadsTo(opened)]).toEqual([307, '/en'])
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(cookie).toMatch(bypass)
    const shown = await visit('/', { ...as(token), cookie })
    expect(shown.html).toContain('--action:#aa00cc')
    expect(shown.html).toContain('Draft words')

    const news = await newAccount(token, 'news_admin')
    const answers = {
      visitor: await visit('/'),
      'a kept cookie': await visit('/', { cookie }),
      'staff who may not edit it': await visit('/', { ...as(news.token), cookie }),
    }
    for (const [who, { html }] of Object.entries(answers)) {
      expect(html, who).toContain('--action:#0b5d3b')
      expect(html, who).not.toContain('Draft words')
    }
    expect((await visit(preview, as(news.token))).status).toBe(403)
    expect((await visit(preview)).status).toBe(403)
    const drafts = await Promise.all(
      [undefined, news.token].flatMap((who) => [
        staffCall(`${path}?draft=true`, { token: who }),
        staffCall(`${path}/versions`, { token: who }),
      ]),
    )
    expect(drafts.map(({ status }) => status >= 400)).toEqual([true, true, true, true])
  })

  it('waits while the documented call changes what is public, and is published when told', async () => {
    await set({ tagline: 'Public words' })
    await set({ brand: { color: '#aa00cc' }, _status: 'draft' }, '?draft=true')
    await set({ tagline: 'Corrected words' })
    expect(await read()).toMatchObject({ brand: { color: '#0b5d3b' }, tagline: 'Corrected words' })
    await set({ brand: { color: '#aa00cc' }, _status: 'draft' }, '?draft=true')
    await set({ _status: 'published' })
    expect((await visit('/')).html).toContain('--action:#aa00cc')
  })

  it('is what a restored version becomes, and what saying "draft" makes', async () => {
    await set({ tagline: 'First words' })
    await set({ tagline: 'Second words' })
    const versions = await staffCall(`${path}/versions?sort=-updatedAt&depth=0`, { token })
    const first = versions.body.docs.find(
      ({ version }: { version: { tagline: string } }) => version.tagline === 'First words',
    )
    const restored = await staffCall(`${path}/versions/${first.id}`, { token, method: 'POST' })
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
    expect(await read()).toMatchObject({ tagline: 'Second words', _status: 'published' })
    expect(await read('?draft=true')).toMatchObject({ tagline: 'First words', _status: 'draft' })
    await set({ tagline: 'Third words', _status: 'draft' })
    expect(await read()).toMatchObject({ tagline: 'Second words' })
    const missing = await staffCall(`${path}/versions/${crypto.randomUUID()}`, {
      token,
      method: 'POST',
    })
    expect(missing.status).toBe(404)
  })

  it('that is restored leaves alone what its editor may not change', async () => {
    await set({ notificationAddress: 'old@example.org' })
    await set({ notificationAddress: 'new@example.org' })
    const { body } = await staffCall(`${path}/versions?sort=-updatedAt&depth=0`, { token })
    const old = body.docs.find(
      ({ version }: { version: { notificationAddress: string } }) =>
        version.notificationAddress === 'old@example.org',
    )
    const editor = await newAccount(token, 'admin', ['content'])
    const asEditor = { token: editor.token, method: 'POST' }
    expect((await staffCall(`${path}/versions/${old.id}`, asEditor)).status).toBe(200)
    await staffCall(path, { ...asEditor, body: { _status: 'published' } })
    expect((await read()).notificationAddress).toBe('new@example.org')
    await set({ notificationAddress: null })
  })
})

describe('icons and cards', () => {
  it('show the first letter of the company in its colour', async () => {
    await set({ companyName: 'Zephyr', brand: { ...plain, color: '#0b5d3b' }, mark: null })
    const { html } = await visit('/about')
    const address = iconOf(html)
    const svg = await visit(String(address))
    expect(svg.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(svg.headers.get('cache-control')).toContain('max-age=')
    expect(svg.html).toContain('>Z</text>')
    expect(svg.html).toContain('fill="#0b5d3b"')
    expect(await colorAt(await bytesOf('/apple-icon.png'), 3, 3)).toEqual([0x0b, 0x5d, 0x3b])
    const ico = await bytesOf('/favicon.ico')
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])

    await set({ brand: { color: '#6d28d9' } })
    expect(iconOf((await visit('/about')).html)).not.toBe(address)
    expect(await colorAt(await bytesOf('/apple-icon.png'), 3, 3)).toEqual([0x6d, 0x28, 0xd9])
  })

  it('are made of the small mark where there is one', async () => {
    const form = await pictureForm()
    const { body } = await staffCall('/media', { token, method: 'POST', body: form })
    await set({ mark: body.doc.id })
    const icon = await bytesOf('/icon-192.png')
    const { width, height } = await sharp(icon).metadata()
    expect([width, height]).toEqual([192, 192])
    const [red = 0, green = 0, blue = 0] = await colorAt(icon, 96, 96)
    expect(Math.abs(red - 20) + Math.abs(green - 90) + Math.abs(blue - 160)).toBeLessThan(24)
    expect((await visit('/icon.svg')).html).toContain('data:image/png;base64,')
    await set({ mark: null })
    expect((await visit('/icon.svg')).html).toContain('</text>')
    await staffCall(`/media/${body.doc.id}`, { token, method: 'DELETE' })
  })

  it('follow the brand: the card of a page', async () => {
    await set({ brand: plain })
    const own = await bytesOf('/cards/en/about.png')
    await set({ brand: { color: '#c8102e' } })
    const branded = await bytesOf('/cards/en/about.png')
    expect(branded.equals(own)).toBe(false)
    expect(await sharp(branded).metadata()).toMatchObject({ width: 1200, height: 630 })
    await set({ brand: plain })
    expect((await bytesOf('/cards/en/about.png')).equals(own)).toBe(true)
  })

  it('the panel is headed by the name of the site', async () => {
    const companyName = unique('Company')
    await set({ companyName })
    expect((await visit('/admin/login')).html).toContain(companyName)
  })
})

describe('languages and time', () => {
  it('cannot take the default language away', async () => {
    await set({ offeredLanguages: ['zh'] })
    expect((await visit('/about')).status).toBe(200)
    await set({ offeredLanguages: [] })
  })

  it('show dates by the clock of the company', async () => {
    const title = unique('At night')
    const publishedAt = '2024-03-09T20:30:00.000Z'
    const { body } = await staffCall('/news', {
      token,
      method: 'POST',
      body: { title, publishedAt },
    })
    const address = `/news/${body.doc.slug}`
    await set({ timeZone: null })
    expect((await visit(address)).html).toContain('March 9, 2024')
    await set({ timeZone: 'Asia/Singapore' })
    expect((await visit(address)).html).toContain('March 10, 2024')
  })
})
