import { beforeAll, describe, expect, it } from 'vitest'
import type { GuardedCollection } from '@/src/payload/access/matrix'
import { newAccount } from '../helpers/accounts'
import { type CollectionSamples, collectionSamples } from '../helpers/collection-samples'
import { newDocument } from '../helpers/documents'
import {
  additions,
  type Entry,
  loggedCollections,
  readEntries,
  testAdditions,
} from '../helpers/logged-writes'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { apply, askForQuote, newOffers } from '../helpers/visitor-forms'

let token: string
let superId: string
let samples: CollectionSamples

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  superId = (await staffCall('/users/me', { token })).body.user.id
  samples = collectionSamples({ categoryId: (await newCategory(token)).id })
})

const entriesOf = (id: string): Promise<Entry[]> => readEntries(token, id)

const actionsOf = async (id: string) => (await entriesOf(id)).map(({ action }) => action)

const posted = async (path: string, body: object) =>
  (await staffCall(path, { token, method: 'POST', body })).body

const create = async (slug: GuardedCollection): Promise<string> => {
  const { body } = await samples[slug]()
  return (await staffCall(`/${slug}`, { token, method: 'POST', body })).body.doc.id
}

describe.each(loggedCollections)('%s', (slug) => {
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

// By night all of them at every collection.
testAdditions(3)

describe('whatever is added to the address of a write', () => {
  it.each(loggedCollections)('a new one of %s is in the log, or refused', async (slug) => {
    for (const query of ['autosave=true', 'autosave=true&draft=true', 'select[id]=true']) {
      const { body: sample } = await samples[slug]()
      const { status, body } = await staffCall(`/${slug}?${query}`, {
        token,
        method: 'POST',
        body: sample,
      })
      expect([201, 400], `${query}: ${JSON.stringify(body)}`).toContain(status)
      if (status !== 201) continue
      expect(await actionsOf(body.doc.id), query).toEqual(['create'])
      await staffCall(`/${slug}/${body.doc.id}`, { token, method: 'DELETE' })
    }
  })

  it('of the settings, it is in the log, or refused', async () => {
    const newest = '/activity-logs?where[resourceType][equals]=site-settings&limit=1'
    const latest = async () => (await staffCall(newest, { token })).body.docs[0]?.id
    for (const query of additions.filter((one) => !one.includes('draft=true'))) {
      const before = await latest()
      const body = { tagline: unique('Tagline') }
      const path = `/globals/site-settings?${query}`
      const { status } = await staffCall(path, { token, method: 'POST', body })
      expect([200, 400], query).toContain(status)
      expect((await latest()) === before, query).toBe(status === 400)
    }
  })

  it('the entry tells what was changed, and the title of what was deleted', async () => {
    const title = unique('Kept whole')
    const { doc } = (await staffCall('/news', { token, method: 'POST', body: { title } })).body
    const path = `/news/${doc.id}?select[id]=true`
    await staffCall(path, { token, method: 'PATCH', body: { summary: 'Hidden words' } })
    const [changed] = await entriesOf(doc.id)
    expect(changed?.details.changes).toEqual([
      { field: 'summary', label: 'Summary', before: null, after: 'Hidden words' },
    ])
    await staffCall(path, { token, method: 'DELETE' })
    const [deleted] = await entriesOf(doc.id)
    expect([deleted?.action, deleted?.details.title]).toEqual(['delete', title])
  })

  it('many at once and versions cannot be saved as if somebody typed', async () => {
    const id = await create('pages')
    const typed = 'draft=true&autosave=true'
    const [version] = (await staffCall(`/pages/versions?where[parent][equals]=${id}`, { token }))
      .body.docs
    const attempts: [string, string, object][] = [
      [`/pages?where[id][equals]=${id}&${typed}`, 'PATCH', { title: 'Many' }],
      [`/news/bulk?${typed}`, 'POST', { action: 'unpublish', ids: [id] }],
      [`/pages/versions/${version.id}?${typed}`, 'POST', {}],
      [`/pages/${id}/duplicate?${typed}`, 'POST', {}],
    ]
    for (const [path, method, body] of attempts)
      expect((await staffCall(path, { token, method, body })).status, path).toBe(400)
    const form = new FormData()
    form.set('_payload', JSON.stringify({ title: 'By a form' }))
    const call = { token, method: 'PATCH', body: form }
    expect((await staffCall(`/pages/${id}?autosave=true`, call)).status).toBe(400)
    expect(await actionsOf(id)).toEqual(['create'])
  })

  it('a draft that is put away, or public text taken offline, is no typing', async () => {
    const { body: sample } = await samples.pages()
    const body = { ...(sample as object), _status: 'draft' }
    const { doc } = (await staffCall('/pages?draft=true', { token, method: 'POST', body })).body
    const typed = `/pages/${doc.id}?draft=true&autosave=true`
    const write = (change: object) => staffCall(typed, { token, method: 'PATCH', body: change })
    expect((await write({ title: 'Typed' })).status).toBe(200)
    expect(await actionsOf(doc.id)).toEqual(['create'])
    expect((await write({ _status: 'published' })).status).toBe(200)
    expect((await write({ deletedAt: new Date().toISOString() })).status).toBe(200)
    expect(await actionsOf(doc.id)).toEqual(['update', 'update', 'create'])
  })
})

describe('the site’s settings', () => {
  it('tell who changed them, and what', async () => {
    const path = '/globals/site-settings'
    const tagline = `Tagline ${crypto.randomUUID()}`
    const { status } = await staffCall(path, { token, method: 'POST', body: { tagline } })
    const newest = '/activity-logs?where[resourceType][equals]=site-settings&limit=1'
    const [entry] = (await staffCall(newest, { token })).body.docs
    expect([status, entry.action, entry.userId]).toEqual([200, 'update', superId])
    expect(entry.details.fields).toContain('tagline')
    expect(entry.details.changes).toContainEqual(
      expect.objectContaining({ field: 'tagline', after: tagline }),
    )
  })
})

describe('an entry', () => {
  it('tells the value before and after, and who', async () => {
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
    expect(entries[1]?.details.changes).toEqual([
      { field: 'summary', label: 'Summary', before: null, after: 'Hidden words' },
    ])
  })

  it('tells of a translation alone what was translated', async () => {
    const title = unique('Translated')
    const body = { title, summary: 'In English' }
    const { doc } = (await staffCall('/news', { token, method: 'POST', body })).body
    const call = { token, method: 'PATCH', body: { title: '标题' } }
    expect((await staffCall(`/news/${doc.id}?locale=zh`, call)).status).toBe(200)
    const [entry] = await entriesOf(doc.id)
    expect(entry?.details.changes).toEqual([
      { field: 'title', label: 'Title', before: null, after: '标题' },
    ])
    expect(entry?.details.locale).toBe('zh')
    await staffCall(`/news/${doc.id}`, { token, method: 'DELETE' })
  })

  it('tells of blocks in words, and is bounded', async () => {
    const text = (words: string) => ({
      root: {
        type: 'root',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [
          {
            type: 'paragraph',
            version: 1,
            direction: null,
            format: '',
            indent: 0,
            children: [
              {
                type: 'text',
                text: words,
                version: 1,
                detail: 0,
                format: 0,
                mode: 'normal',
                style: '',
              },
            ],
          },
        ],
      },
    })
    const layout = [{ blockType: 'richText', content: text('Old words') }]
    const body = { title: unique('Page'), path: `/p-${crypto.randomUUID().slice(0, 8)}`, layout }
    const { doc } = (await staffCall('/pages', { token, method: 'POST', body })).body
    const [row] = doc.layout
    const long = 'new '.repeat(10_000)
    const change = { layout: [{ ...row, content: text(long) }], title: 'Another' }
    const call = { token, method: 'PATCH', body: change }
    expect((await staffCall(`/pages/${doc.id}`, call)).status).toBe(200)
    const [entry] = await entriesOf(doc.id)
    const changes = entry?.details.changes ?? []
    expect(changes).toContainEqual({
      field: 'title',
      label: 'Title',
      before: doc.title,
      after: 'Another',
    })
    const content = changes.find(({ field }) => field === 'layout.0.content')
    expect([content?.label, content?.before]).toEqual(['Blocks 1 › Content', 'Old words'])
    expect(content?.after).toHaveLength(300)
    expect(JSON.stringify(entry).length).toBeLessThan(5000)
    await staffCall(`/pages/${doc.id}`, { token, method: 'DELETE' })
  })

  it('keeps no secret of an account and nothing that visitors wrote', async () => {
    const account = await newAccount(token, 'news_admin')
    const change = { password: 'another-password-1', role: 'product_admin' }
    const call = { token, method: 'PATCH', body: change }
    expect((await staffCall(`/users/${account.id}`, call)).status).toBe(200)
    const [entry] = await entriesOf(account.id)
    expect(entry?.details.changes).toEqual([
      { field: 'role', label: 'Role', before: 'news_admin', after: 'product_admin' },
    ])
    const asked = { name: 'Visitor', email: 'visitor@example.com', message: 'Their words' }
    const made = await staffCall('/inquiries', { token, method: 'POST', body: asked })
    const { id } = made.body.doc
    const mail = 'other@example.com'
    await staffCall(`/inquiries/${id}`, {
      token,
      method: 'PATCH',
      body: { isRead: true, email: mail },
    })
    const told = JSON.stringify(await entriesOf(id))
    expect(told).toContain('"field":"isRead","label":"Is Read","before":"false","after":"true"')
    for (const theirs of ['visitor@example.com', mail, 'Their words'])
      expect(told).not.toContain(theirs)
  })

  it('tells of notes about people and of codes that they changed, and never what they say', async () => {
    const { product, job } = await newOffers(token)
    const email = `${crypto.randomUUID()}@example.com`
    await apply(job, { fields: { email } })
    await askForQuote(product, { fields: { email } })
    for (const collection of ['job-applications', 'quote-requests']) {
      const stored = await staffCall(`/${collection}?where[email][equals]=${email}`, { token })
      const [{ id }] = stored.body.docs
      const record = `/${collection}/${id}`
      const body = { note: 'Their health', status: 'closed' }
      const change = collection === 'job-applications' ? { ...body, status: 'invited' } : body
      expect((await staffCall(record, { token, method: 'PATCH', body: change })).status).toBe(200)
      expect((await staffCall(record, { token, method: 'DELETE' })).status).toBe(200)
      const entries = await entriesOf(id)
      expect(entries[1]?.details.fields).toContain('note')
      expect(entries[1]?.details.changes).toContainEqual(
        expect.objectContaining({ field: 'note', before: null, after: null }),
      )
      expect(entries[1]?.details.changes).toContainEqual(
        expect.objectContaining({ field: 'status', before: 'new', after: change.status }),
      )
      for (const theirs of ['Their health', email, 'Ben', 'Ann'])
        expect(JSON.stringify(entries)).not.toContain(theirs)
    }

    const document = await newDocument({ token }, { gate: 'code', code: 'First-code-1' })
    const body = { code: 'Other-code-2' }
    await staffCall(`/documents/${document.id}`, { token, method: 'PATCH', body })
    await staffCall(`/documents/${document.id}`, { token, method: 'DELETE' })
    const entries = await entriesOf(document.id)
    expect(entries[1]?.details.changes).toEqual([
      { field: 'code', label: 'Code', before: null, after: null },
    ])
    for (const code of ['First-code-1', 'Other-code-2'])
      expect(JSON.stringify(entries)).not.toContain(code)
  })

  it('has the versions of a record name their author, whom visitors do not see', async () => {
    const author = await newAccount(token, 'news_admin')
    const post = {
      token: author.token,
      method: 'POST',
      body: { title: 'By me', updatedBy: 'forged' },
    }
    const { doc } = (await staffCall('/news', post)).body
    await staffCall(`/news/${doc.id}`, { token, method: 'PATCH', body: { summary: 'By admin' } })
    const path = `/news/versions?where[parent][equals]=${doc.id}&sort=updatedAt`
    const { docs } = (await staffCall(path, { token })).body
    const admin = (await staffCall('/users/me', { token })).body.user.username
    expect(docs.map((one: { version: { updatedBy: string } }) => one.version.updatedBy)).toEqual([
      author.username,
      admin,
    ])
    expect((await staffCall(`/news/${doc.id}`)).body.updatedBy).toBeUndefined()
    await staffCall(`/news/${doc.id}`, { token, method: 'DELETE' })
  })

  it('is found by person, record and day', async () => {
    const author = await newAccount(token, 'news_admin')
    const post = { token: author.token, method: 'POST', body: { title: unique('Found') } }
    const { doc } = (await staffCall('/news', post)).body
    const today = new Date(Date.now() - 60_000).toISOString()
    const where = (conditions: string[]) =>
      `/activity-logs?${conditions.map((one, index) => `where[and][${index}]${one}`).join('&')}`
    const conditions = [
      `[userId][equals]=${author.id}`,
      `[resourceType][equals]=news`,
      `[resourceId][equals]=${doc.id}`,
      `[createdAt][greater_than_equal]=${today}`,
    ]
    const { docs } = (await staffCall(where(conditions), { token })).body
    expect(docs.map(({ action }: Entry) => action)).toEqual(['create'])
    expect((await staffCall(where(conditions), { token: author.token })).status).toBe(403)
  })

  it('calls related records by their names, and a day by its date', async () => {
    const [{ id: categoryId }, other] = [await newCategory(token), await newCategory(token)]
    const { doc: successor } = await posted('/products', { name: unique('Successor'), categoryId })
    const { doc } = await posted('/products', { name: unique('Machine'), categoryId })
    const body = {
      categoryId: other.id,
      successorId: successor.id,
      endOfSupportDay: '2031-03-31T00:00:00.000Z',
    }
    const changed = await staffCall(`/products/${doc.id}`, { token, method: 'PATCH', body })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const [entry] = await entriesOf(doc.id)
    const told = Object.fromEntries(
      (entry?.details.changes ?? []).map(({ field, before, after }) => [field, [before, after]]),
    )
    const nameOf = async (id: string) => (await staffCall(`/categories/${id}`, { token })).body.name
    expect(told).toEqual({
      categoryId: [await nameOf(categoryId), await nameOf(other.id)],
      successorId: [null, successor.name],
      endOfSupportDay: [null, '2031-03-31'],
    })
  })

  it('is found by what the record was called, and by fields and values that changed', async () => {
    const name = unique("Teller's 取款机")
    const { id: categoryId } = await newCategory(token)
    const { doc } = await posted('/products', { name, categoryId, order: 4 })
    const order = Math.floor(Math.random() * 1e9)
    const change = { token, method: 'PATCH', body: { order } }
    expect((await staffCall(`/products/${doc.id}`, change)).status).toBe(200)
    const found = async (search: string) => {
      const query = `/activity-logs?search=${encodeURIComponent(search)}&sort=createdAt`
      const { docs } = (await staffCall(query, { token })).body
      return docs.map(({ action, resourceId }: { action: string; resourceId: string }) =>
        resourceId === doc.id ? action : 'of another record',
      )
    }
    expect(await found(name)).toEqual(['create', 'update'])
    expect(await found(String(order))).toEqual(['update'])
    expect(await found(`${order} Order`)).toEqual(['update'])
    expect(await found(`${order} Category`)).toEqual([])
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
    expect((await staffCall(path, { token, method, body })).status).toBe(405)
  })
})
