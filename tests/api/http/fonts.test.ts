import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { fontFile, fontForm } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'
import { visit } from '@/tests/helpers/visit'

const settings = '/globals/site-settings'
const plain = { font: 'plex', headingFont: 'text', fontFiles: [], headingFontFiles: [] }

let token: string
let font: { id: string; filename: string }

const upload = async (form: FormData, as = token) =>
  staffCall('/fonts', { token: as, method: 'POST', body: form })

async function set(brand: object, query = '', more: object = {}) {
  const body = { brand, ...more }
  const answer = await staffCall(`${settings}${query}`, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const bytesOf = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(new URL(address, testServer().baseUrl))).arrayBuffer())

/** Addresses of uploaded fonts that a page names. */
async function addressesIn(path: string, headers = {}): Promise<string[]> {
  const { html } = await visit(path, headers)
  return [...new Set(html.match(/\/api\/uploads\/[\w-]+\.woff2/g))]
}

const fontAddress = () => `/api/uploads/${font.filename}`

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const { status, body } = await upload(await fontForm())
  expect(status, JSON.stringify(body)).toBe(201)
  font = body.doc
})

afterAll(async () => {
  await set(plain)
  await staffCall(`/fonts/${font.id}`, { token, method: 'DELETE' })
})

describe('an uploaded font', () => {
  it('is named and described by what it says itself, and hides its licence from visitors', async () => {
    const { body } = await staffCall(`/fonts/${font.id}`, { token })
    expect(body.family).toMatch(/Manrope/)
    expect(body.license).toMatch(/Manrope Project Authors/)
    expect(body.languages).toEqual(['en', 'id', 'ms'])
    expect(body.filename).toMatch(/^[0-9a-f]{20}\.woff2$/)
    const visitor = await staffCall(`/fonts/${font.id}`)
    expect([visitor.status, visitor.body.license]).toEqual([200, undefined])
  })

  it('is served for good, as nothing but a font', async () => {
    const { status, headers } = await visit(`/api/uploads/${font.filename}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const content = await bytesOf(`/api/uploads/${font.filename}`)
    expect(content.toString('latin1', 0, 4)).toBe('wOF2')
    // Written anew: no byte is the client's.
    expect(content.equals(await fontFile())).toBe(false)
  })

  it.each([
    [
      'a picture',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      400,
    ],
    ['half a font', async () => (await fontFile()).subarray(0, 2000), 400],
    ['more than 4 MB', async () => Buffer.alloc(5 * 1024 * 1024, 'wOF2'), 400],
  ])(
    'is refused with words where it is %s, and leaves nothing behind',
    async (_, content, status) => {
      const count = async () => (await staffCall('/fonts/count', { token })).body.totalDocs
      const before = await count()
      const answer = await upload(await fontForm(await content()))
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/font/)])
      expect(await count()).toBe(before)
    },
  )

  it('is taken from staff who edit content alone', async () => {
    const news = await newAccount(token, 'news_admin')
    expect((await upload(await fontForm(), news.token)).status).toBe(403)
    expect((await staffCall('/fonts', { method: 'POST', body: await fontForm() })).status).toBe(401)
    const editor = await newAccount(token, 'admin', ['content'])
    const { status, body } = await upload(await fontForm(), editor.token)
    expect(status).toBe(201)
    const path = `/fonts/${body.doc.id}`
    expect((await staffCall(path, { token: editor.token, method: 'DELETE' })).status).toBe(200)
    expect((await visit(`/api/uploads/${body.doc.filename}`)).status).toBe(404)
  })

  it('gets another name with another file, and the old one goes', async () => {
    const { body } = await upload(await fontForm())
    const old = body.doc.filename
    const path = `/fonts/${body.doc.id}`
    const changed = await staffCall(path, { token, method: 'PATCH', body: await fontForm() })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body.doc.filename).not.toBe(old)
    expect((await visit(`/api/uploads/${old}`)).status).toBe(404)
    expect((await visit(`/api/uploads/${changed.body.doc.filename}`)).status).toBe(200)
    await staffCall(path, { token, method: 'DELETE' })
  })
})

describe('the font of the brand', () => {
  it('shows in the preview of a draft, then to everybody, and goes when another is chosen', async () => {
    await set(plain)
    const before = await bytesOf('/cards/en/about.png')
    const own = { font: 'own', fontFiles: [font.id] }
    await set(own, '?draft=true', { _status: 'draft' })
    expect(await addressesIn('/about')).toEqual([])
    const headers = { Authorization: `Bearer ${token}` }
    const opened = await visit('/api/preview?global=site-settings&lng=en', headers)
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(await addressesIn('/', { ...headers, cookie })).toEqual([fontAddress()])

    await set(own)
    expect(await addressesIn('/about')).toEqual([fontAddress()])
    const { html, headers: answer } = await visit('/about')
    expect(html.includes("--plex:'Brand Text','Brand Text as Arial'")).toBe(true)
    expect(/Brand Text as Arial';font-weight:100 500;[^}]*size-adjust:\d/.test(html)).toBe(true)
    expect(answer.get('content-security-policy')).toContain("font-src 'self'")
    expect((await bytesOf('/cards/en/about.png')).equals(before)).toBe(false)

    await set(plain)
    expect(await addressesIn('/about')).toEqual([])
    expect((await bytesOf('/cards/en/about.png')).equals(before)).toBe(true)
  })

  it('may be that of headings alone', async () => {
    await set({ ...plain, headingFont: 'own', headingFontFiles: [font.id] })
    const { html } = await visit('/about')
    expect(html.includes("--plex-heading:'Brand Heading',")).toBe(true)
    expect(html.includes('--plex:')).toBe(false)
    expect((await bytesOf('/cards/en/about.png')).toString('latin1', 1, 4)).toBe('PNG')
    await set(plain)
  })

  it('is not deleted while it is chosen, be it in a draft', async () => {
    const remove = () => staffCall(`/fonts/${font.id}`, { token, method: 'DELETE' })
    await set({ font: 'own', fontFiles: [font.id] })
    expect((await remove()).status).toBe(409)
    await set({ ...plain }, '?draft=true', { _status: 'draft' })
    expect((await remove()).status).toBe(409)
    await set(plain)
  })

  it('without a file, or with one that is not there, is refused or Plex', async () => {
    await set({ ...plain, font: 'own' })
    expect((await visit('/about')).html.includes('Brand Text')).toBe(false)
    const body = { brand: { font: 'own', fontFiles: [crypto.randomUUID()] } }
    expect((await staffCall(settings, { token, method: 'POST', body })).status).toBe(400)
    await set(plain)
  })
})
