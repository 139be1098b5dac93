import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { collections, sendHostileQueries } from '@/tests/helpers/hostile-queries'
import { samples, sendOddValues } from '@/tests/helpers/odd-values'
import { picture } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'
import { visit } from '@/tests/helpers/visit'

const baseUrl = testServer().baseUrl

let token: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

describe('queries', () => {
  it.each(collections)('of %s are answered or refused, and open nothing', (slug) =>
    // All of them by night.
    sendHostileQueries(token, slug, 4),
  )

  it('are the same in a POST that stands for a GET, and that opens nothing either', async () => {
    const call = (path: string, body: string, method = 'GET') =>
      staffCall(path, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Payload-HTTP-Method-Override': method,
        },
      })
    expect((await call('/products', 'limit=1')).status).toBe(200)
    expect((await call('/products', 'where[id][equals][$ne]=1')).status).toBe(400)
    expect((await call('/inquiries', 'limit=1')).status).toBe(401)
    expect((await call('/users', 'select[hash]=true')).status).toBe(401)
    for (const method of ['DELETE', 'PATCH', 'PUT', 'TRACE', '']) {
      expect((await call('/products', 'limit=1', method)).status, method).toBe(400)
    }
  })

  it.each(['_method=DELETE', '_method=PATCH&where[id][exists]=true', 'X-HTTP-Method=DELETE'])(
    'turn no read into a write: %s',
    async (query) => {
      expect((await staffCall(`/products?${query}`, { token })).status).toBe(400)
    },
  )

  it('of 100 kB are refused before anything reads them', async () => {
    const answer = await fetch(`${baseUrl}/api/products?q=${'a'.repeat(100_000)}`)
    expect([414, 431]).toContain(answer.status)
  })
})

describe('values of every kind', () => {
  it.concurrent.each(Object.keys(samples))('are stored whole or refused: %s', (slug) =>
    // All of them by night.
    sendOddValues(token, slug, 8),
  )

  it('leave every page and list standing', async () => {
    for (const path of ['/', '/products', '/news', '/careers', '/sitemap.xml', '/news/feed.xml']) {
      expect((await visit(path)).status, path).toBe(200)
    }
  })
})

describe('a form in place of JSON', () => {
  const asForm = (data: object) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify(data))
    return form
  }

  it('raises no rights', async () => {
    const own = await newAccount(token, 'news_admin')
    const patch = (path: string) =>
      staffCall(path, { token: own.token, method: 'PATCH', body: asForm({ role: 'super_admin' }) })
    for (const path of [`/users/${own.id}`, `/users?where[id][equals]=${own.id}`]) {
      await patch(path)
      const { body } = await staffCall('/verify', { token: own.token })
      expect(body.user.role, path).toBe('news_admin')
    }
  })

  it('sets nothing of what a file is', async () => {
    const form = asForm({ alt: 'A', filename: '../../evil.html', url: 'https://evil.example/x' })
    form.set('file', await picture(), '..%2f..%2fevil.html')
    const { status, body } = await staffCall('/media', { token, method: 'POST', body: form })
    expect(status).toBe(201)
    expect(body.doc.filename).toMatch(/^[\w-]+\.webp$/)
    const more = { filename: 'evil.html', mimeType: 'text/html', url: 'https://evil.example/x' }
    const change = { token, method: 'PATCH', body: more }
    const changed = await staffCall(`/media/${body.doc.id}`, change)
    expect(changed.body.doc.filename).toBe(body.doc.filename)
    expect(changed.body.doc.mimeType).toBe('image/webp')
    // What the file was called is told to staff, and leads nowhere.
    const { originalName, ...doc } = changed.body.doc
    expect(originalName).not.toMatch(/[/\\]/)
    expect(JSON.stringify(doc)).not.toContain('evil')
  })
})
