import { beforeAll, describe, expect, it } from 'vitest'
import { internalToken } from '@/src/lib/http/internal-token'
import { newAccount } from '../helpers/accounts'
import { api } from '../helpers/http'
import { type Drafted, type ReleaseCaller, releaseCaller } from '../helpers/release-samples'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'
import { leadsTo, visit } from '../helpers/visit'

let token: string
let staff: ReleaseCaller

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  staff = releaseCaller(token)
})

/** What visitors see of documents: their titles, or null. */
const shown = (items: Drafted[]) =>
  Promise.all(
    items.map(async ({ collection, id }) => {
      const { status, body } = await staffCall(`/${collection}/${id}`)
      return status === 200 ? body.title : null
    }),
  )

const before = (items: Drafted[]) => items.map((item) => item.before)
const after = (items: Drafted[]) => items.map((item) => item.after)

const runDue = () =>
  staffCall('/releases/run', {
    method: 'POST',
    headers: { 'x-internal-token': internalToken(testServer().secret) },
  })

describe('publishing a release', () => {
  it('makes all of it public at the very next request, and is undone in one call', async () => {
    const items = [await staff.article(true), await staff.article(false), await staff.page(true)]
    const id = await staff.release(...items)
    expect(await shown(items)).toEqual(before(items))

    const published = await staff.call(`/releases/${id}/publish`, 'POST', {})
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect(published.body).toMatchObject({ state: 'published', publishedBy: expect.any(String) })
    expect(await shown(items)).toEqual(after(items))
    expect((await api(`/news/${items[1]?.id}`)).body.title).toBe(items[1]?.after)
    expect((await staff.call(`/releases/${id}/publish`, 'POST', {})).status).toBe(409)

    const undone = await staff.call(`/releases/${id}/undo`, 'POST', {})
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(undone.body.state).toBe('undone')
    expect(await shown(items)).toEqual(before(items))
    expect((await api(`/news/${items[1]?.id}`)).status).toBe(404)
    for (const { collection, id: document, after: draft } of items) {
      const { body } = await staff.call(`/${collection}/${document}?draft=true`)
      expect([body.title, body._status]).toEqual([draft, 'draft'])
    }
    expect((await staff.call(`/releases/${id}/undo`, 'POST', {})).status).toBe(409)
  })

  it('gives languages and fields back as they were', async () => {
    const article = await staff.article(true)
    const path = `/news/${article.id}`
    const inThai = (query: string, body: object) =>
      staff.call(`${path}?locale=th${query}`, 'PATCH', body)
    await inThai('', { title: 'ก่อน', _status: 'published' })
    await staff.call(`${path}?draft=true`, 'PATCH', {
      title: article.after,
      summary: 'Added',
      _status: 'draft',
    })
    await inThai('&draft=true', { title: 'หลัง', _status: 'draft' })
    const id = await staff.release(article)
    const texts = async () =>
      Promise.all(['en', 'th'].map(async (lng) => (await staffCall(`${path}?locale=${lng}`)).body))
    const [was] = await texts()
    expect((await staff.call(`/releases/${id}/publish`, 'POST', {})).status).toBe(200)
    expect((await texts()).map(({ title }) => title)).toEqual([article.after, 'หลัง'])
    expect((await staff.call(`/releases/${id}/undo`, 'POST', {})).status).toBe(200)
    const [english, thai] = await texts()
    expect([english.title, thai.title]).toEqual([article.before, 'ก่อน'])
    expect(english.summary ?? null).toBe(was.summary ?? null)
  })

  it('changes nothing where one of it refuses, and names what does', async () => {
    const { id: categoryId } = await newCategory(token)
    const name = unique('Lacking')
    const lacking = await staff.call('/products?draft=true', 'POST', {
      name,
      categoryId,
      _status: 'draft',
    })
    const product = lacking.body.doc.id
    const emptied = await staff.call(`/products/${product}?draft=true`, 'PATCH', {
      categoryId: null,
      _status: 'draft',
    })
    expect(emptied.status).toBe(200)
    const items = [await staff.article(true), await staff.article(false)]
    const id = await staff.release(...items)
    await staff.call(`/releases/${id}/items`, 'POST', {
      add: [{ collection: 'products', id: product }],
    })
    const { status, body } = await staff.call(`/releases/${id}/publish`, 'POST', {})
    expect([status, body.refused]).toEqual([
      409,
      [{ collection: 'products', id: product, title: name, message: expect.any(String) }],
    ])
    expect(body.message).toContain(name)
    expect(await shown(items)).toEqual(before(items))
    expect((await staff.call(`/releases/${id}/contents`)).body.state).toBe('draft')
  })

  it('asks before it publishes a draft that was changed after it was added', async () => {
    const article = await staff.article(true)
    const id = await staff.release(article)
    const title = unique('Newer')
    await staff.call(`/news/${article.id}?draft=true`, 'PATCH', { title, _status: 'draft' })
    const refused = await staff.call(`/releases/${id}/publish`, 'POST', {})
    expect([refused.status, refused.body.refused.length]).toEqual([409, 1])
    const { body } = await staff.call(`/releases/${id}/contents`)
    expect(body.items).toMatchObject([{ id: article.id, title, isChanged: true }])
    const accepted = await staff.call(`/releases/${id}/publish`, 'POST', { acceptChanges: true })
    expect(accepted.status).toBe(200)
    expect(await shown([article])).toEqual([title])
  })

  it('takes back what was published again since only where that is asked for', async () => {
    const items = [await staff.article(true), await staff.article(true)]
    const id = await staff.release(...items)
    await staff.call(`/releases/${id}/publish`, 'POST', {})
    const [first] = items as [Drafted]
    const title = unique('Again')
    await staff.call(`/news/${first.id}`, 'PATCH', { title })
    const refused = await staff.call(`/releases/${id}/undo`, 'POST', {})
    expect([refused.status, refused.body.refused]).toEqual([
      409,
      [{ collection: 'news', id: first.id, title, message: 'It was published again since.' }],
    ])
    expect(await shown(items)).toEqual([title, items[1]?.after])
    expect((await staff.call(`/releases/${id}/undo`, 'POST', { force: true })).status).toBe(200)
    expect(await shown(items)).toEqual(before(items))
  })

  it('publishes once where it is asked for twice at a time', async () => {
    const items = [await staff.article(true), await staff.article(false)]
    const id = await staff.release(...items)
    const publish = () => staff.call(`/releases/${id}/publish`, 'POST', {})
    const answers = await Promise.all([publish(), publish(), publish()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body } = await staff.call(`/news/versions?where[parent][equals]=${items[1]?.id}`)
    const published = body.docs.filter(
      ({ version }: { version: { _status: string } }) => version._status === 'published',
    )
    expect(published).toHaveLength(1)
  })
})

describe('a release with a time', () => {
  it('is published once when the time has come, with the rights of who set it', async () => {
    const newsroom = await newAccount(token, 'news_admin')
    const own = releaseCaller(newsroom.token)
    const items = [await own.article(true), await own.article(false)]
    const id = await own.release(...items)
    const at = new Date(Date.now() + 1500).toISOString()
    expect((await own.call(`/releases/${id}/schedule`, 'POST', { at })).body).toMatchObject({
      state: 'scheduled',
      publishAt: at,
    })
    expect((await runDue()).status).toBe(200)
    expect(await shown(items)).toEqual(before(items))
    await expect
      .poll(async () => {
        await Promise.all([runDue(), runDue()])
        return (await own.call(`/releases/${id}/contents`)).body
      })
      .toMatchObject({ state: 'published', publishedBy: newsroom.username })
    expect(await shown(items)).toEqual(after(items))
    const { body } = await staff.call(
      `/activity-logs?where[resourceId][equals]=${id}&sort=-createdAt&limit=1`,
    )
    expect(body.docs).toMatchObject([
      { username: newsroom.username, details: { changes: [{ after: 'published' }] } },
    ])
  })

  it('says why it was not published where the rights are gone by then', async () => {
    const newsroom = await newAccount(token, 'news_admin')
    const own = releaseCaller(newsroom.token)
    const article = await own.article(true)
    const id = await own.release(article)
    const at = new Date(Date.now() + 1000).toISOString()
    await own.call(`/releases/${id}/schedule`, 'POST', { at })
    await staff.call(`/users/${newsroom.id}`, 'PATCH', { role: 'product_admin' })
    await expect
      .poll(async () => {
        await runDue()
        return (await staff.call(`/releases/${id}/contents`)).body
      })
      .toMatchObject({ state: 'draft', publishAt: null, refused: [{ id: article.id }] })
    expect(await shown([article])).toEqual(before([article]))
  })

  it('takes times to come alone, and gives its time back', async () => {
    const id = await staff.release(await staff.article(true))
    const path = `/releases/${id}/schedule`
    for (const at of [new Date(0).toISOString(), 'tomorrow', '', 5]) {
      const { status, body } = await staff.call(path, 'POST', { at })
      expect([status, body.message.includes('at')], String(at)).toEqual([400, true])
    }
    const at = new Date(Date.now() + 86_400_000).toISOString()
    expect((await staff.call(path, 'POST', { at })).status).toBe(200)
    expect((await staff.call(`/releases/${id}`, 'DELETE')).status).toBe(409)
    expect((await staff.call(path, 'DELETE')).body).toMatchObject({
      state: 'draft',
      publishAt: null,
    })
    expect((await staff.call(path, 'DELETE')).status).toBe(409)
  })

  it('is run by the server alone', async () => {
    expect((await staffCall('/releases/run', { method: 'POST' })).status).toBe(401)
    expect((await staffCall('/releases/run', { method: 'POST', token })).status).toBe(403)
  })
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
    expect(await shown([page])).toEqual(before([page]))
    await staff.call(`/releases/${id}/publish`, 'POST', {})
    const undo = await staffCall(`/releases/${id}/undo`, {
      token: newsroom.token,
      method: 'POST',
      body: {},
    })
    expect(undo.status).toBe(403)
    expect(await shown([page])).toEqual(after([page]))
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
      underWay: 'x',
    })
    const { id } = body.doc
    const forged = { state: 'scheduled', publishAt: new Date(0).toISOString(), items: [article] }
    const changed = await staff.call(`/releases/${id}`, 'PATCH', forged)
    for (const doc of [body.doc, changed.body.doc, (await staff.call(`/releases/${id}`)).body]) {
      expect(doc.state).toBe('draft')
      expect(doc.publishAt ?? null).toBeNull()
      for (const name of ['items', 'before', 'underWay', 'scheduledBy', 'refused'])
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
    expect((await staff.call(`/releases/waiting?search=${'x'.repeat(201)}`)).status).toBe(400)
  })
})

describe('the preview of a release', () => {
  const as = (who: string) => ({ Authorization: `Bearer ${who}` })
  const cookiesOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  it('shows the drafts of that release alone, to staff alone', async () => {
    const [page, article, other] = [
      await staff.page(true),
      await staff.article(false),
      await staff.article(true),
    ]
    const id = await staff.release(page, article)
    const address = (path: string) =>
      `/api/preview?${new URLSearchParams({ release: id, path, lng: 'en' })}`
    const opened = await visit(address(page.path), as(token))
    expect([opened.status, leadsTo(opened)]).toEqual([307, `/en${page.path}`])
    const cookie = cookiesOf(opened.headers)
    const looking = { ...as(token), cookie }

    const seen = async (path: string, headers: Record<string, string>) =>
      (await visit(path, headers)).html
    expect(await seen(`/en${page.path}`, looking)).toContain(page.after)
    const list = await seen('/en/news', looking)
    expect(list).toContain(article.after)
    expect(list).toContain(other.before)
    expect(list).not.toContain(other.after)
    expect(list).toMatch(/href="\/api\/preview\/leave/)

    // Of a preview nothing stays for visitors.
    const newsroom = await newAccount(token, 'news_admin')
    const others: Record<string, string>[] = [{}, { cookie }, { ...as(newsroom.token), cookie }]
    for (const headers of others) {
      const html = await seen('/en/news', headers)
      expect(html).not.toContain(article.after)
      expect(html).toContain(other.before)
      expect(await seen(`/en${page.path}`, headers)).toContain(page.before)
    }

    const forged = cookie.replace(id, await staff.release(other))
    expect(await seen('/en/news', { ...as(token), cookie: forged })).not.toContain(article.after)
    for (const headers of [{}, as('guessed'), as(newsroom.token)]) {
      const refused = await visit(address('/'), headers)
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
    }
    const missing = '/api/preview?release=x&path=/&lng=en'
    expect((await visit(missing, as(token))).status).toBe(404)
    const left = await visit('/api/preview/leave', looking)
    expect(cookiesOf(left.headers)).toMatch(/release_preview=(;|$)/)
  })
})
