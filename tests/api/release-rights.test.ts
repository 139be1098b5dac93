import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../helpers/accounts'
import {
  type Drafted,
  type ReleaseCaller,
  releaseCaller,
  shownTitles,
} from '../helpers/release-samples'
import { unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'

let token: string
let staff: ReleaseCaller

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  staff = releaseCaller(token)
})

describe('who may what', () => {
  it('refuses staff everything that holds what they may not publish', async () => {
    const [newsroom, reader] = await Promise.all([
      newAccount(token, 'news_admin'),
      newAccount(token, 'admin', ['users']),
    ])
    const page = await staff.page(true)
    const id = await staff.release(page)
    const attempts = {
      items: { remove: [{ collection: 'pages', id: page.id }] },
      publish: {},
      undo: {},
      schedule: { at: new Date(Date.now() + 86_400_000).toISOString() },
    }
    for (const [action, body] of Object.entries(attempts)) {
      const call = (who?: string) =>
        staffCall(`/releases/${id}/${action}`, { token: who, method: 'POST', body })
      const statuses = [(await call()).status, (await call(reader.token)).status]
      expect(statuses, action).toEqual([401, 403])
      // Of a release that is not published nobody is asked who they are.
      const expected = action === 'undo' ? 409 : 403
      expect((await call(newsroom.token)).status, action).toBe(expected)
    }
    expect(
      (await staffCall(`/releases/${id}`, { token: newsroom.token, method: 'DELETE' })).status,
    ).toBe(403)
    const { body } = await staffCall(`/releases/${id}/contents`, { token: newsroom.token })
    expect(body.items).toMatchObject([{ id: page.id, title: null, mayPublish: false }])
    expect(JSON.stringify(body)).not.toContain(page.after)
    const own = await staffCall('/releases/waiting', { token: newsroom.token })
    expect(own.body.docs.every(({ collection }: Drafted) => collection === 'news')).toBe(true)
    expect(await shownTitles([page])).toEqual([page.before])
    await staff.call(`/releases/${id}/publish`, 'POST', {})
    const undo = await staffCall(`/releases/${id}/undo`, {
      token: newsroom.token,
      method: 'POST',
      body: {},
    })
    expect(undo.status).toBe(403)
    expect(await shownTitles([page])).toEqual([page.after])
  })

  it('is renamed by who may publish what is in it, or began it', async () => {
    const [newsroom, other] = await Promise.all([
      newAccount(token, 'news_admin'),
      newAccount(token, 'news_admin'),
    ])
    const rename = (id: string, by: string) =>
      staffCall(`/releases/${id}`, {
        token: by,
        method: 'PATCH',
        body: { title: unique('Renamed'), note: 'Noted' },
      })
    const ofPages = await staff.release(await staff.page(true))
    expect((await rename(ofPages, newsroom.token)).status).toBe(403)
    const many = await staffCall(`/releases?where[id][equals]=${ofPages}`, {
      token: newsroom.token,
      method: 'PATCH',
      body: { note: 'Noted' },
    })
    expect(many.status).toBe(403)
    const ofNews = await staff.release(await staff.article(true))
    expect((await rename(ofNews, newsroom.token)).status).toBe(200)

    const begun = await staffCall('/releases', {
      token: newsroom.token,
      method: 'POST',
      body: { title: unique('Begun') },
    })
    const { id } = begun.body.doc
    const page = await staff.page(true)
    const add = [{ collection: 'pages', id: page.id }]
    expect((await staff.call(`/releases/${id}/items`, 'POST', { add })).status).toBe(200)
    expect((await rename(id, newsroom.token)).status).toBe(200)
    expect((await rename(id, other.token)).status).toBe(403)
  })

  it('writes nothing but title and note by the plain calls', async () => {
    const article = await staff.article(false)
    const { body } = await staff.call('/releases', 'POST', {
      title: unique('Forged'),
      state: 'published',
      publishAt: new Date().toISOString(),
      scheduledBy: 'x',
      items: [{ collection: 'news', id: article.id }],
      before: [{ collection: 'news', id: article.id, doc: { title: 'Forged' } }],
    })
    const { id } = body.doc
    const forged = { state: 'scheduled', publishAt: new Date(0).toISOString(), items: [article] }
    const changed = await staff.call(`/releases/${id}`, 'PATCH', forged)
    for (const doc of [body.doc, changed.body.doc, (await staff.call(`/releases/${id}`)).body]) {
      expect(doc.state).toBe('draft')
      expect(doc.publishAt ?? null).toBeNull()
      for (const name of ['items', 'before', 'scheduledBy', 'refused'])
        expect(doc).not.toHaveProperty(name)
    }
    expect((await staff.call(`/releases/${id}/contents`)).body.items).toEqual([])
  })

  it('refuses what is no document, has no draft, or is too much', async () => {
    const id = await staff.release(await staff.article(true))
    const published = await staff.call('/news', 'POST', { title: unique('Public') })
    const names: [unknown, number][] = [
      [[{ collection: 'users', id: 'x' }], 400],
      [[{ collection: 'news' }], 400],
      [[{ collection: 'news', id: '' }], 400],
      ['x', 400],
      [Array.from({ length: 51 }, () => ({ collection: 'news', id: 'x' })), 400],
      [[{ collection: 'news', id: 'x' }], 409],
      [[{ collection: 'news', id: published.body.doc.id }], 409],
    ]
    for (const [add, expected] of names) {
      const { status, body } = await staff.call(`/releases/${id}/items`, 'POST', { add })
      expect(status, JSON.stringify([add, body]).slice(0, 300)).toBe(expected)
      expect(typeof body.message).toBe('string')
    }
    for (const key of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect((await staff.call(`/releases/${key}/publish`, 'POST', {})).status).toBe(404)
      expect((await staff.call(`/releases/${key}/contents`)).status).toBe(404)
    }
    expect((await staff.call(`/releases/waiting?q=${'x'.repeat(201)}`)).status).toBe(400)
    const article = await staff.article(false)
    const found = await staff.call(`/releases/waiting?q=${encodeURIComponent(article.after)}`)
    expect(found.body.docs).toMatchObject([{ collection: 'news', title: article.after }])
  })
})
