import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookCollections } from '@/src/contract/staff/webhooks'
import { newAccount } from '@/tests/helpers/accounts'
import { collectionSamples } from '@/tests/helpers/collection-samples'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { unique } from '@/tests/helpers/samples'
import { staffCall } from '@/tests/helpers/staff-call'
import { openReceiver, type WebhookReceiver } from '@/tests/helpers/webhook-receiver'

let receiver: WebhookReceiver
let server: MortalServer
let token: string

beforeAll(async () => {
  receiver = await openReceiver()
  server = await mortalServer({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' })
  token = await server.signIn()
})
afterAll(async () => {
  await server?.remove()
  await receiver?.close()
})
beforeEach(async () => {
  receiver.answer = () => 204
  for (const { id } of (await call('/webhooks')).body.docs) await call(`/webhooks/${id}`, 'DELETE')
  receiver.received.length = 0
})

const call = (path: string, method = 'GET', body?: object, by = token) =>
  staffCall(path, { token: by, method, body, baseUrl: server.baseUrl })

/** Sets up a receiver. */
async function listen(settings: object = {}): Promise<{ id: string; secret: string }> {
  const body = { url: receiver.url, events: everything, collections: ['news'], ...settings }
  const answer = await call('/webhooks', 'POST', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

const everything = ['published', 'updated', 'unpublished', 'deleted']

async function publish(title = unique('Article')): Promise<string> {
  const { status, body } = await call('/news', 'POST', published({ title }))
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc.id
}

const published = (data: object) => ({ isActive: true, _status: 'published', ...data })

/** Types of the messages about a record that were accepted, in their order. */
const acceptedOf = (record: string) =>
  receiver.received
    .filter(({ message, status }) => message.data.id === record && status < 300)
    .map(({ message }) => message.type)

const deliveries = async (query = '') =>
  (await call(`/webhook-deliveries?limit=0&sort=createdAt${query}`)).body.docs

describe('a receiver', () => {
  it('is told what becomes public, changes and goes, in order, and nothing of drafts', async () => {
    const { secret } = await listen()
    const { body } = await call('/news?draft=true', 'POST', {
      title: unique('Draft'),
      _status: 'draft',
    })
    const id: string = body.doc.id
    await call(`/news/${id}`, 'PATCH', published({ title: unique('Public') }))
    await call(`/news/${id}?draft=true`, 'PATCH', { title: unique('Waits'), _status: 'draft' })
    await call(`/news/${id}`, 'PATCH', published({ title: unique('Changed') }))
    await call(`/news/${id}`, 'PATCH', { isActive: false })
    await call(`/news/${id}`, 'PATCH', { title: unique('Unseen') })
    await call(`/news/${id}`, 'PATCH', { isActive: true })
    await call(`/news/${id}?trash=true`, 'DELETE')
    const told = ['published', 'updated', 'unpublished', 'published', 'deleted']
    await expect.poll(() => acceptedOf(id)).toEqual(told.map((event) => `record.${event}`))
    const [first] = receiver.received
    const slug = String(first?.message.data.slug)
    expect(first?.message).toEqual({
      type: 'record.published',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        operation: 'published',
        collection: 'news',
        id,
        slug,
        locales: expect.arrayContaining(['en']),
        url: expect.stringMatching(new RegExp(`^http.*/news/${slug}$`)),
      },
    })
    expect(receiver.received.map(({ body: text }) => text).join()).not.toMatch(/Draft|Waits|Unseen/)
    for (const { body: text, headers } of receiver.received)
      expect(() => new Webhook(secret).verify(text, headers)).not.toThrow()
  })

  it.each(webhookCollections)('is told when a record of %s is gone', async (slug) => {
    const { id: categoryId } = (await call('/categories', 'POST', { name: unique('Category') }))
      .body.doc
    const { body } = await collectionSamples({ categoryId })[slug]()
    const created = await call(`/${slug}`, 'POST', body)
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    const { id } = created.body.doc
    await call(`/${slug}/${id}`, 'PATCH', published({}))
    await listen({ collections: [slug], events: ['deleted'] })
    expect((await call(`/${slug}/${id}`, 'DELETE')).status).toBe(200)
    await expect.poll(() => acceptedOf(id)).toEqual(['record.deleted'])
  })

  it('is told of the languages that changed, and only where it asked for one of them', async () => {
    const id = await publish()
    await listen({ languages: ['zh'], events: ['updated'] })
    await call(`/news/${id}?locale=ja`, 'PATCH', published({ title: '日本語' }))
    await call(`/news/${id}?locale=zh`, 'PATCH', published({ title: '中文' }))
    await expect.poll(() => receiver.received.length).toBe(1)
    expect(receiver.received[0]?.message.data).toMatchObject({ id, locales: ['zh'] })
  })

  it('gets nothing about a record in order before what came first, and other records meanwhile', async () => {
    await listen()
    const held = await publish()
    await expect.poll(() => acceptedOf(held)).toHaveLength(1)
    let refusals = 1
    receiver.answer = ({ message }) =>
      message.data.id === held && message.type === 'record.updated' && (refusals -= 1) >= 0
        ? 503
        : 204
    await call(`/news/${held}`, 'PATCH', published({ title: unique('Refused at first') }))
    await call(`/news/${held}`, 'PATCH', { isActive: false })
    const other = await publish()
    await expect.poll(() => acceptedOf(other)).toHaveLength(1)
    expect(acceptedOf(held)).toEqual(['record.published'])
    await expect
      .poll(() => acceptedOf(held), { timeout: 20_000 })
      .toEqual(['record.published', 'record.updated', 'record.unpublished'])
    const [again] = await deliveries('&where[type][equals]=record.updated')
    expect(again).toMatchObject({ state: 'delivered', attempts: 2, lastStatus: 204 })
    expect(again.durationMs).toBeGreaterThanOrEqual(0)
    const sent = receiver.received.filter(({ message }) => message.type === 'record.updated')
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  it('that redirects is not followed, and one that is gone is turned off', async () => {
    const target = await openReceiver()
    try {
      const { id } = await listen()
      receiver.answer = (_, response) => {
        response.setHeader('Location', target.url)
        return 307
      }
      await call(`/webhooks/${id}/test`, 'POST')
      await expect.poll(async () => (await deliveries())[0]?.lastStatus).toBe(307)
      expect(target.received).toEqual([])
      receiver.answer = () => 410
      await publish()
      const state = async () => (await call(`/webhooks/${id}`)).body
      await expect.poll(state).toMatchObject({ isActive: false, goneAt: expect.any(String) })
      const [failed] = await deliveries('&where[state][equals]=failed')
      expect(failed).toMatchObject({ lastStatus: 410, attempts: 1 })
      expect((await call(`/webhooks/${id}/test`, 'POST')).status).toBe(409)
      const sent = receiver.received.length
      await publish()
      // Turned on again, what failed is sent again by a press.
      receiver.answer = () => 204
      await call(`/webhooks/${id}`, 'PATCH', { isActive: true })
      expect((await state()).goneAt).toBeNull()
      expect((await call(`/webhooks/${id}/replay`, 'POST')).status).toBe(204)
      await expect
        .poll(() => receiver.received.slice(sent).map((one) => one.id))
        .toContain(failed.message)
    } finally {
      await target.close()
    }
  })

  it('gets both signatures while its secret is changed', async () => {
    const { id, secret } = await listen()
    const newSecret = async (keepFormer: boolean): Promise<string> =>
      (await call(`/webhooks/${id}/secret`, 'POST', { keepFormer })).body.secret
    const accepts = (key: string) => {
      const { body, headers } = receiver.received.at(-1) ?? { body: '', headers: {} }
      try {
        return Boolean(new Webhook(key).verify(body, headers))
      } catch {
        return false
      }
    }
    const test = async () => {
      const before = receiver.received.length
      await call(`/webhooks/${id}/test`, 'POST')
      await expect.poll(() => receiver.received.length).toBe(before + 1)
    }
    const second = await newSecret(true)
    await test()
    expect([accepts(secret), accepts(second)]).toEqual([true, true])
    const third = await newSecret(false)
    await test()
    expect([accepts(secret), accepts(second), accepts(third)]).toEqual([false, false, true])
  })

  it('gets a message again, under the same id, where it is asked for', async () => {
    await listen()
    const record = await publish()
    await expect.poll(() => acceptedOf(record)).toHaveLength(1)
    const [row] = await deliveries()
    await expect.poll(async () => (await deliveries())[0].state).toBe('delivered')
    expect((await call(`/webhook-deliveries/${row.id}/replay`, 'POST')).status).toBe(204)
    await expect
      .poll(() => receiver.received.map(({ id }) => id))
      .toEqual([row.message, row.message])
  })
})

describe('webhooks', () => {
  it('are for a super_admin alone, and no call shows a secret again', async () => {
    const { id, secret } = await listen()
    const { token: editor } = await newAccount(token, 'admin', ['news', 'users'], server.baseUrl)
    for (const [path, method, body] of [
      ['/webhooks', 'GET'],
      [`/webhooks/${id}`, 'GET'],
      ['/webhook-deliveries', 'GET'],
      [`/webhooks/${id}/secret`, 'POST', { keepFormer: true }],
      [`/webhooks/${id}/test`, 'POST'],
      [`/webhooks/${id}/replay`, 'POST'],
      [`/webhook-deliveries/${id}/replay`, 'POST'],
      ['/webhooks/run', 'POST'],
    ] as const)
      expect((await call(path, method, body, editor)).status, path).toBe(403)
    expect(secret).toMatch(/^whsec_/)
    const stored = JSON.stringify([
      (await call(`/webhooks/${id}`)).body,
      (await call('/webhooks')).body,
      (await call('/activity-logs?limit=0')).body,
    ])
    expect(stored).not.toContain(secret)
    expect(stored).not.toMatch(/"secrets"|encrypted/)
  })

  it('are refused for addresses without encryption outside of this machine', async () => {
    for (const url of ['http://receiver.example/', 'ftp://receiver.example/', 'x']) {
      const { status, body } = await call('/webhooks', 'POST', { url, events: everything })
      expect(status, url).toBe(400)
      expect(body.message).toContain('https://')
    }
  })
})
