import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../helpers/accounts'
import { unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { leadsTo, visit } from '../helpers/visit'

const path = `/${unique('previewed').toLowerCase().replaceAll(' ', '-')}`
let token: string
let id: string

const as = (who: string) => ({ Authorization: `Bearer ${who}` })
const pathPreview = (path: string) => `/api/preview?${new URLSearchParams({ path, lng: 'en' })}`
const previewOf = (doc: string) => `/api/preview?collection=pages&id=${doc}&lng=en`

/** Returns the cookie of an answer, as the browser would send it. */
const cookieOf = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const page = (title: string) => ({ title, layout: [{ blockType: 'hero', title }] })
  const made = await staffCall('/pages', {
    token,
    method: 'POST',
    body: { ...page('As visitors see it'), path },
  })
  id = made.body.doc.id
  await staffCall(`/pages/${id}?draft=true`, {
    token,
    method: 'PATCH',
    body: { ...page('As it will be'), _status: 'draft' },
  })
})

describe('a draft', () => {
  it('is shown to staff who turned the preview on, and to nobody else', async () => {
    const opened = await visit(previewOf(id), as(token))
    expect([opened.status, leadsTo(opened)]).toEqual([307, `/en${path}`])
    const cookie = cookieOf(opened.headers)
    expect(cookie).toMatch(/^__prerender_bypass=.+/)

    const shown = await visit(path, { ...as(token), cookie })
    expect(shown.html).toContain('As it will be')
    expect(shown.html).toMatch(/<aside[^>]*>.*href="\/api\/preview\/leave/s)
    expect(shown.headers.get('cache-control')).toMatch(/private|no-store/)

    const answers = {
      visitor: await visit(path),
      'staff without preview': await visit(path, as(token)),
      'a kept cookie after signing out': await visit(path, { cookie }),
    }
    for (const [who, { html }] of Object.entries(answers)) {
      expect(html, who).toContain('As visitors see it')
      expect(html, who).not.toContain('As it will be')
    }
  })

  it('is left by a link that ends the preview and stays on this site', async () => {
    const { headers } = await visit(previewOf(id), as(token))
    const cookie = cookieOf(headers)
    const left = await visit(`/api/preview/leave?path=${encodeURIComponent(path)}`, { cookie })
    expect([left.status, leadsTo(left)]).toEqual([307, path])
    expect(left.headers.get('set-cookie')).toMatch(
      /^__prerender_bypass=;.*Expires=Thu, 01 Jan 1970/,
    )
    const elsewhere = await visit('/api/preview/leave?path=//evil.example')
    expect(elsewhere.headers.get('location')).toBe('/')
  })

  it('follows a path that is itself a draft', async () => {
    const moved = `${path}-moved`
    const body = { path: moved, _status: 'draft' }
    await staffCall(`/pages/${id}?draft=true`, { token, method: 'PATCH', body })
    const opened = await visit(previewOf(id), as(token))
    expect(leadsTo(opened)).toBe(`/en${moved}`)
    const cookie = cookieOf(opened.headers)
    expect((await visit(moved, { ...as(token), cookie })).html).toContain('As it will be')
    expect((await visit(moved)).status).toBe(404)
  })
})

describe('the preview', () => {
  it('is closed to visitors, and to staff who may not edit what it shows', async () => {
    const newsroom = await newAccount(token, 'news_admin')
    for (const headers of [{}, as('guessed'), as(newsroom.token)]) {
      const { status, headers: answered } = await visit(previewOf(id), headers)
      expect([status, answered.get('set-cookie')]).toEqual([403, null])
    }
  })

  it('leads a browser without a session to the portal, and nobody in circles', async () => {
    const newsroom = await newAccount(token, 'news_admin')
    const Accept = 'text/html,application/xhtml+xml'
    const address = previewOf(id)
    for (const session of [{}, as('guessed')]) {
      const asked = await visit(address, { ...session, Accept })
      expect(asked.status).toBe(303)
      expect(leadsTo(asked)).toBe(`/admin-portal?next=${encodeURIComponent(address)}`)
    }
    expect((await visit(address, { ...as(newsroom.token), Accept })).status).toBe(403)
  })

  it('leads to a path only those who may edit the document there', async () => {
    const [newsroom, catalogue, editor] = await Promise.all([
      newAccount(token, 'news_admin'),
      newAccount(token, 'product_admin'),
      newAccount(token, 'admin', ['content']),
    ])
    const staff: Record<string, { token?: string }> = {
      newsroom,
      catalogue,
      editor,
      all: { token },
      visitor: {},
      forger: { token: 'x' },
    }
    const paths = {
      [path]: ['editor', 'all'],
      '/': ['editor', 'all'],
      '/news/any': ['newsroom', 'all'],
      '/product/any': ['catalogue', 'all'],
      '/products/category/any': ['catalogue', 'all'],
      '/careers/any': ['all'],
      '/downloads/any': [],
    }
    for (const [where, allowed] of Object.entries(paths)) {
      const led = await Promise.all(
        Object.entries(staff).map(async ([name, { token: own = '' }]) => {
          const answer = await visit(pathPreview(where), own ? as(own) : {})
          const isLed = answer.status === 307 && answer.headers.has('set-cookie')
          if (isLed) expect(leadsTo(answer)).toBe(where === '/' ? '/en' : `/en${where}`)
          else expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
          return isLed ? name : []
        }),
      )
      expect(led.flat(), where).toEqual(allowed)
    }
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%5cevil.example',
    '/..//evil.example',
    '/\t/evil.example',
    '/news@evil.example',
    '',
  ])('leads nowhere but home by %j', async (foreign) => {
    const answer = await visit(pathPreview(foreign), as(token))
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/en'])
  })

  it('says in its script to staff alone what they may edit', async () => {
    const newsroom = await newAccount(token, 'news_admin')
    const scriptFor = async (headers = {}) => (await visit('/api/preview/bar', headers)).html
    expect(await scriptFor()).toBe('')
    expect(await scriptFor(as('guessed'))).toBe('')
    expect(await scriptFor(as(newsroom.token))).toMatch(
      /\["\/product\/",false\].*\["\/news\/",true\].*,false\)$/,
    )
    expect(await scriptFor(as(token))).toMatch(/\["\/careers\/",true\].*,true\)$/)
  })

  it.each([
    '/api/preview',
    '/api/preview?collection=users&id=1',
    '/api/preview?collection=pages&id=1',
    '/api/preview?collection=pages&id=../x',
  ])('finds nothing at %s', async (address) => {
    expect((await visit(address, as(token))).status).toBe(404)
  })
})
