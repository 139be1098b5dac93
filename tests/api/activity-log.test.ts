import { beforeAll, describe, expect, it } from 'vitest'
import { type GuardedCollection, matrix } from '../../collections/access/matrix'
import { newAccount } from '../helpers/accounts'
import { type CollectionSamples, collectionSamples } from '../helpers/collection-samples'
import { newCategory } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'

let token: string
let superId: string
let samples: CollectionSamples

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  superId = (await staffCall('/users/me', { token })).body.user.id
  samples = collectionSamples({ categoryId: (await newCategory(token)).id, userId: superId })
})

/** Collections of the system, and how somebody has set up their own screen, are not worth an entry. */
const untold: GuardedCollection[] = ['payload-preferences', 'payload-locked-documents']

const told = (Object.keys(matrix) as GuardedCollection[]).filter(
  (slug) => matrix[slug].create !== 'nobody' && !untold.includes(slug),
)

interface Entry {
  action: string
  userId: string
  resourceType: string
  details: { fields?: string[] }
}

/** The entries about a record, the newest first. */
const entriesOf = async (id: string): Promise<Entry[]> =>
  (await staffCall(`/activity-logs?where[resourceId][equals]=${id}&limit=50`, { token })).body.docs

const actionsOf = async (id: string) => (await entriesOf(id)).map(({ action }) => action)

const create = async (slug: GuardedCollection): Promise<string> => {
  const { body } = await samples[slug]()
  return (await staffCall(`/${slug}`, { token, method: 'POST', body })).body.doc.id
}

describe.each(told)('%s', (slug) => {
  it('tells of one created, changed and deleted', async () => {
    const id = await create(slug)
    const { change } = await samples[slug]()
    const changed = await staffCall(`/${slug}/${id}`, { token, method: 'PATCH', body: change })
    const removed = await staffCall(`/${slug}/${id}`, { token, method: 'DELETE' })
    expect([changed.status, removed.status]).toEqual([200, 200])
    const entries = await entriesOf(id)
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'update', 'create'])
    expect(entries.every((entry) => entry.userId === superId)).toBe(true)
    expect(entries.every((entry) => entry.resourceType === slug)).toBe(true)
    expect(entries[1]?.details.fields).toEqual(expect.arrayContaining(Object.keys(change)))
  })

  it('tells of each that is changed or deleted with others in one call', async () => {
    const ids = [await create(slug), await create(slug)]
    const path = `/${slug}?where[id][in]=${ids.join(',')}`
    // Names of accounts are their own; nobody gives one to two of them.
    const change = slug === 'users' ? { permissions: ['news'] } : (await samples[slug]()).change
    const changed = await staffCall(path, { token, method: 'PATCH', body: change })
    const removed = await staffCall(path, { token, method: 'DELETE' })
    expect([changed.status, removed.status]).toEqual([200, 200])
    for (const id of ids) expect(await actionsOf(id)).toEqual(['delete', 'update', 'create'])
  })
})

describe('the site’s settings', () => {
  it('tell who changed them, without values', async () => {
    const path = '/globals/site-settings'
    const tagline = `Tagline ${crypto.randomUUID()}`
    const { status } = await staffCall(path, { token, method: 'POST', body: { tagline } })
    const newest = '/activity-logs?where[resourceType][equals]=site-settings&limit=1'
    const [entry] = (await staffCall(newest, { token })).body.docs
    expect([status, entry.action, entry.userId]).toEqual([200, 'update', superId])
    expect(entry.details.fields).toContain('tagline')
    expect(JSON.stringify(entry)).not.toContain(tagline)
  })
})

describe('an entry', () => {
  it('holds no values', async () => {
    const author = await newAccount(token, 'news_admin')
    const { doc } = (
      await staffCall('/news', { token: author.token, method: 'POST', body: { title: 'Secret' } })
    ).body
    const call = { token: author.token, method: 'PATCH', body: { summary: 'Hidden words' } }
    await staffCall(`/news/${doc.id}`, call)
    await staffCall(`/news/${doc.id}`, { token: author.token, method: 'DELETE' })
    const entries = await entriesOf(doc.id)
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'update', 'create'])
    expect(entries.every((entry) => entry.userId === author.id)).toBe(true)
    expect(entries[1]?.details.fields).toContain('summary')
    expect(JSON.stringify(entries)).not.toContain('Hidden words')
  })

  it('tells of sign-ins, also refused ones', async () => {
    const author = await newAccount(token, 'news_admin')
    const body = { username: author.username, password: 'wrong-password' }
    await staffCall('/login', { method: 'POST', body })
    const entries = await entriesOf(author.id)
    expect(entries.map(({ action }) => action)).toEqual(['sign-in refused', 'create'])
    expect(JSON.stringify(entries)).not.toContain('wrong-password')
    const own = `/activity-logs?where[userId][equals]=${author.id}`
    const { docs } = (await staffCall(own, { token })).body
    expect(docs.map(({ action }: Entry) => action)).toEqual(['sign-in'])
  })

  it('names nobody where a name that nobody has was tried: it may be a password', async () => {
    const username = `my-password-${crypto.randomUUID()}`
    await staffCall('/login', { method: 'POST', body: { username, password: 'wrong-password' } })
    const { docs } = (await staffCall('/activity-logs?limit=5', { token })).body
    expect(docs.map(({ action }: Entry) => action)).toContain('sign-in refused')
    expect(JSON.stringify(docs)).not.toContain(username)
  })

  it.each(['POST', 'PATCH', 'DELETE'])('can be changed by nobody (%s)', async (method) => {
    const { docs } = (await staffCall('/activity-logs?limit=1', { token })).body
    const path = method === 'POST' ? '/activity-logs' : `/activity-logs/${docs[0].id}`
    const body = method === 'DELETE' ? undefined : { userId: 'x', action: 'forged' }
    expect((await staffCall(path, { token, method, body })).status).toBe(403)
  })
})
