import { beforeAll, describe, expect, it } from 'vitest'
import { BulkAnswer, KnownTags } from '@/src/contract/staff/bulk'
import { newAccount } from '../helpers/accounts'
import { newDocument } from '../helpers/documents'
import { unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'

let token: string
beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

const call = (path: string, method = 'GET', body?: object, account: string | null = token) =>
  staffCall(path, { token: account ?? undefined, method, body })

const latest = async (id: string) => (await call(`/documents/${id}?draft=true`)).body

describe('tags of documents', () => {
  it('are given to many, a draft that waits included, and find them', async () => {
    const [many, few] = [unique('hall'), unique('night')]
    const [one, other] = [await newDocument({ token }), await newDocument({ token })]
    const title = unique('Waiting')
    await call(`/documents/${other.id}?draft=true`, 'PATCH', { title, _status: 'draft' })
    const change = { ids: [one.id, other.id, crypto.randomUUID()], add: [many] }
    const { status, body } = await call('/documents/tags', 'POST', change)
    expect(status, JSON.stringify(body)).toBe(200)
    const { done, errors } = BulkAnswer.parse(body)
    expect([done, errors.map((error) => error.status)]).toEqual([[one.id, other.id], [404]])
    await call('/documents/tags', 'POST', { ids: [one.id], add: [few] })

    expect(await latest(one.id)).toMatchObject({ tags: [many, few], _status: 'published' })
    expect(await latest(other.id)).toMatchObject({ title, tags: [many], _status: 'draft' })
    expect((await call(`/documents/${other.id}`)).body.title).toBe(other.title)
    const found = async (tag: string) => {
      const query = new URLSearchParams({ draft: 'true', 'where[tags][equals]': tag })
      const { docs } = (await call(`/documents?${query}`)).body
      return docs.map(({ id }: { id: string }) => id).sort()
    }
    expect(await found(many)).toEqual([one.id, other.id].sort())
    expect(await found(few)).toEqual([one.id])
    const { tags } = KnownTags.parse((await call('/documents/tags')).body)
    expect(tags.filter((tag) => [many, few].includes(tag))).toEqual([many, few])
  })

  it('are for staff alone', async () => {
    const tag = unique('secret')
    const document = await newDocument({ token }, { tags: [tag] })
    const seen = await call(`/documents/${document.id}`, 'GET', undefined, null)
    expect([seen.status, JSON.stringify(seen.body).includes(tag)]).toEqual([200, false])
    const asked = await call(`/documents?where[tags][equals]=x`, 'GET', undefined, null)
    expect(asked.status).toBe(400)
    const newsroom = (await newAccount(token, 'news_admin')).token
    for (const [account, status] of [
      [newsroom, 403],
      [null, 401],
    ] as const) {
      const body = { ids: [document.id], add: ['x'] }
      expect((await call('/documents/tags', 'GET', undefined, account)).status).toBe(status)
      expect((await call('/documents/tags', 'POST', body, account)).status).toBe(status)
    }
  })
})

it('known tags of pictures are for who may edit pictures', async () => {
  const newsroom = (await newAccount(token, 'news_admin')).token
  const { status, body } = await call('/media/tags', 'GET', undefined, newsroom)
  expect([status, KnownTags.safeParse(body).success]).toEqual([200, true])
  expect((await call('/media/tags', 'GET', undefined, null)).status).toBe(401)
})
