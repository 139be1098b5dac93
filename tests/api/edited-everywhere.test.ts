import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../helpers/accounts'
import { unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { visit } from '../helpers/visit'

const settings = '/globals/site-settings'

let token: string

const call = (path: string, method = 'GET', body?: object, headers?: Record<string, string>) =>
  staffCall(path, { token, method, body: body && { ...body }, headers })

const entry = async (body: object) => (await call('/navigation-items', 'POST', body)).body.doc

/** The cookie of the draft mode, at the start page. */
async function cookieOf(who: string): Promise<string> {
  const { headers } = await visit('/api/preview?global=site-settings&lng=en', {
    Authorization: `Bearer ${who}`,
  })
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** The fields that the marks in a text name, as `collection:id:path`. */
const sourcesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\u{e0001}([\u{e0020}-\u{e007e}]+)\u{e007f}/gu)].map(([, mark = '']) =>
      [...mark]
        .map((character) => String.fromCharCode((character.codePointAt(0) ?? 0) - 0xe0000))
        .join('')
        .split(':')
        .slice(2)
        .join(':'),
    ),
  ),
]

const head = (html: string) => /<head>.*?<\/head>/s.exec(html)?.[0] ?? ''

beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

describe('texts that stand on every page', () => {
  it('carry marks for staff who look at drafts and may edit them, and for nobody else', async () => {
    const { body: before } = await call(settings)
    const tagline = unique('Tagline')
    await call(settings, 'POST', { tagline, phones: [{ label: 'Sales', number: '+65 6123 4567' }] })
    const column = await entry({ name: unique('Column'), menu: 'footer' })
    const link = await entry({ name: unique('Link'), parentId: column.id, href: '/search' })
    const card = await entry({ name: unique('Card'), menu: 'company', href: '/search' })
    const path = `/${unique('everywhere').toLowerCase().replaceAll(' ', '-')}`
    const layout = [{ blockType: 'contactCards', title: 'Where we are' }]
    const { body: made } = await call('/pages', 'POST', { title: 'Everywhere', path, layout })
    try {
      const cookie = await cookieOf(token)
      const seenBy = async (who: string) => {
        const headers = { Authorization: `Bearer ${who}`, cookie }
        const { html } = await visit(path, headers)
        const { html: menus } = await visit('/api/menus?lng=en', headers)
        return { html, fields: sourcesIn(html), ofMenus: sourcesIn(menus) }
      }
      const all = await seenBy(token)
      expect(all.fields).toEqual(
        expect.arrayContaining([
          'site-settings:site-settings:tagline',
          'site-settings:site-settings:companyName',
          'site-settings:site-settings:phones.0.label',
          'site-settings:site-settings:phones.0.number',
          `navigation-items:${column.id}:name`,
          `navigation-items:${link.id}:name`,
          `pages:${made.doc.id}:layout.0.title`,
        ]),
      )
      expect(all.ofMenus).toContain(`navigation-items:${card.id}:name`)
      expect(sourcesIn(head(all.html))).toEqual([])

      const { token: writer } = await newAccount(token, 'admin', ['content'])
      const own = await seenBy(writer)
      expect(own.fields).toContain('site-settings:site-settings:tagline')
      expect(own.fields.filter((name) => name.startsWith('navigation-items:'))).toEqual([])
      expect(own.ofMenus).toEqual([])
      const { token: reporter } = await newAccount(token, 'news_admin')
      const others = await seenBy(reporter)
      expect([others.fields, others.ofMenus]).toEqual([[], []])

      for (const headers of [{}, { cookie }, { Authorization: `Bearer ${token}` }] as Record<
        string,
        string
      >[]) {
        expect((await visit(path, headers)).html).not.toMatch(/[\u{e0001}-\u{e007f}]/u)
        expect((await visit('/api/menus?lng=en', headers)).html).not.toMatch(
          /[\u{e0001}-\u{e007f}]/u,
        )
      }
      const api = { Authorization: `Bearer ${token}`, cookie }
      for (const other of ['/api/navigation?menu=footer', '/manifest.webmanifest'])
        expect((await visit(other, api)).html).not.toMatch(/[\u{e0001}-\u{e007f}]/u)
    } finally {
      await call(settings, 'POST', { tagline: before.tagline ?? null, phones: before.phones ?? [] })
      await call(`/pages/${made.doc.id}?trash=true`, 'DELETE')
      for (const { id } of [link, column, card]) await call(`/navigation-items/${id}`, 'DELETE')
    }
  })
})

describe('a save of the settings', () => {
  it('is refused where somebody saved since, drafts compared with drafts', async () => {
    const { body: before } = await call(settings)
    const draft = '?draft=true&depth=0'
    const read = async () => String((await call(settings + draft)).body.updatedAt)
    const save = (tagline: string | null, seen?: string, query = draft) =>
      call(settings + query, 'POST', { tagline }, seen ? { 'If-Unmodified-Since': seen } : {})
    await call(settings, 'POST', { tagline: 'As it was' })
    const first = await read()
    expect((await save('Mine', first)).status).toBe(200)
    const { status, body } = await save('Theirs', first)
    expect([status, body.conflict.username]).toEqual([409, expect.any(String)])
    const second = await read()
    expect(body.conflict.updatedAt).toBe(second)
    const { status: saved, body: answer } = await save('Mine again', second)
    expect([saved, answer.result.tagline]).toEqual([200, 'Mine again'])
    expect((await save('Never', 'yesterday')).status).toBe(400)
    expect((await call(settings)).body.tagline).toBe('As it was')

    const publish = await call(
      settings + draft,
      'POST',
      { _status: 'published' },
      { 'If-Unmodified-Since': await read() },
    )
    expect(publish.status).toBe(200)
    expect((await call(settings)).body.tagline).toBe('Mine again')
    await save(before.tagline ?? null, undefined, '')
  })
})
