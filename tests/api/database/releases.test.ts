import { beforeAll, describe, expect, it } from 'vitest'
import type { Overview } from '@/src/contract/staff/overview'
import { internalToken } from '@/src/platform/http/internal-call'
import { newAccount } from '@/tests/helpers/accounts'
import { api } from '@/tests/helpers/http'
import {
  type Drafted,
  type ReleaseCaller,
  releaseCaller,
  shownTitles,
} from '@/tests/helpers/release-samples'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

let token: string
let staff: ReleaseCaller

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  staff = releaseCaller(token)
})

const before = (items: Drafted[]) => items.map((item) => item.before)
const after = (items: Drafted[]) => items.map((item) => item.after)

const runDue = () =>
  staffCall('/releases/run', {
    method: 'POST',
    headers: { 'x-internal-token': internalToken(testServer().secret) },
  })

const onOverview = async (): Promise<NonNullable<Overview['releases']>> =>
  (await staffCall('/overview', { token })).body.releases

describe('publishing a release', () => {
  it('makes all of it public at the very next request, and is undone in one call', async () => {
    const items = [await staff.article(true), await staff.article(false), await staff.page(true)]
    const id = await staff.release(...items)
    expect(await shownTitles(items)).toEqual(before(items))

    const published = await staff.call(`/releases/${id}/publish`, 'POST', {})
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect(published.body).toMatchObject({ state: 'published', publishedBy: expect.any(String) })
    expect(await shownTitles(items)).toEqual(after(items))
    expect((await api(`/news/${items[1]?.id}`)).body.title).toBe(items[1]?.after)
    expect((await staff.call(`/releases/${id}/publish`, 'POST', {})).status).toBe(409)

    const undone = await staff.call(`/releases/${id}/undo`, 'POST', {})
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(undone.body.state).toBe('undone')
    // Nobody touched what came back.
    expect(undone.body.items.map(({ isChanged }: { isChanged: boolean }) => isChanged)).toEqual(
      items.map(() => false),
    )
    expect(await shownTitles(items)).toEqual(before(items))
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
    await inThai('', { title: 'ก่อน' })
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
    expect(await shownTitles(items)).toEqual(before(items))
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
    expect(await shownTitles([article])).toEqual([title])
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
    expect(await shownTitles(items)).toEqual([title, items[1]?.after])
    expect((await staff.call(`/releases/${id}/undo`, 'POST', { force: true })).status).toBe(200)
    expect(await shownTitles(items)).toEqual(before(items))
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
    const at = new Date(Date.now() + 4000).toISOString()
    expect((await own.call(`/releases/${id}/schedule`, 'POST', { at })).body).toMatchObject({
      state: 'scheduled',
      publishAt: at,
    })
    expect((await runDue()).status).toBe(200)
    const shown = await shownTitles(items)
    // On a busy machine the time may have come meanwhile.
    if (Date.now() < Date.parse(at)) expect(shown).toEqual(before(items))
    await expect
      .poll(async () => {
        await Promise.all([runDue(), runDue()])
        return (await own.call(`/releases/${id}/contents`)).body
      })
      .toMatchObject({ state: 'published', publishedBy: newsroom.username })
    expect(await shownTitles(items)).toEqual(after(items))
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
    const at = new Date(Date.now() + 4000).toISOString()
    await own.call(`/releases/${id}/schedule`, 'POST', { at })
    await staff.call(`/users/${newsroom.id}`, 'PATCH', { role: 'product_admin' })
    await expect
      .poll(async () => {
        await runDue()
        return (await staff.call(`/releases/${id}/contents`)).body
      })
      .toMatchObject({ state: 'draft', publishAt: null, refused: [{ id: article.id }] })
    expect((await onOverview()).failed.map((one) => one.id)).toContain(id)
    const later = new Date(Date.now() + 86_400_000).toISOString()
    await staff.call(`/releases/${id}/schedule`, 'POST', { at: later })
    const { failed, scheduled } = await onOverview()
    expect(failed.map((one) => one.id)).not.toContain(id)
    expect(scheduled).toContainEqual({ id, title: expect.any(String), at: later })
    await staff.call(`/releases/${id}/schedule`, 'DELETE')
    expect(await shownTitles([article])).toEqual(before([article]))
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
