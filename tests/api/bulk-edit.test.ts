import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

let token: string
let categoryId: string
beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
})

const make = async (more: object = {}): Promise<{ id: string; updatedAt: string }> => {
  const body = { name: unique('Edited'), categoryId, ...more }
  return (await staffCall('/products', { token, method: 'POST', body })).body.doc
}

const edit = (ids: string[], change: object, as = token, collection = 'products') =>
  staffCall(`/${collection}/bulk`, {
    token: as,
    method: 'POST',
    body: { action: 'edit', ids, edit: { how: 'set', ...change } },
  })

const read = async (id: string, query = '') =>
  (await staffCall(`/products/${id}?depth=0${query}`, { token })).body

const logged = async (id: string): Promise<number> =>
  (await staffCall(`/activity-logs?where[resourceId][equals]=${id}`, { token })).body.totalDocs

describe('one field of many products', () => {
  it('is tried first: before and after, what stays, and what is refused; nothing is written', async () => {
    const [plain, same] = [await make({ order: 3 }), await make({ order: 9 })]
    const missing = '00000000-0000-4000-8000-000000000000'
    const ids = [plain.id, same.id, missing]
    const { status, body } = await edit(ids, { field: 'order', value: 9, isTrial: true })
    expect(status).toBe(200)
    expect(body.done).toEqual([plain.id])
    expect(body.rows.map(({ action }: { action: string }) => action)).toEqual([
      'update',
      'same',
      'refused',
    ])
    expect(body.rows[0]).toMatchObject({
      before: 3,
      updatedAt: plain.updatedAt,
      changes: [{ field: 'order', before: '3', after: '9' }],
    })
    expect(body.errors).toMatchObject([{ id: missing, status: 404 }])
    expect(await read(plain.id)).toMatchObject({ order: 3, updatedAt: plain.updatedAt })
    expect(await logged(plain.id)).toBe(1)
  })

  it('is written with one entry of the log for each, and given back', async () => {
    const [a, b, same] = [await make(), await make({ order: 4 }), await make({ order: 7 })]
    const ids = [a.id, b.id, same.id]
    const { body } = await edit(ids, { field: 'order', value: 7 })
    expect([body.done, body.errors]).toEqual([[a.id, b.id], []])
    expect([(await read(a.id)).order, (await read(b.id)).order]).toEqual([7, 7])
    for (const [id, entries] of [
      [a.id, 2],
      [b.id, 2],
      [same.id, 1],
    ] as const)
      expect(await logged(id)).toBe(entries)

    await staffCall(`/products/${b.id}`, { token, method: 'PATCH', body: { order: 8 } })
    const rows = body.rows as { id: string; before: unknown; updatedAt: string }[]
    const undone = await edit([a.id, b.id], {
      field: 'order',
      values: Object.fromEntries(rows.map(({ id, before }) => [id, before])),
      since: Object.fromEntries(rows.map(({ id, updatedAt }) => [id, updatedAt])),
    })
    expect(undone.body.done).toEqual([a.id])
    expect(undone.body.errors).toMatchObject([
      { id: b.id, status: 409, message: expect.stringContaining('saved this meanwhile') },
    ])
    expect([(await read(a.id)).order, (await read(b.id)).order]).toEqual([0, 8])
  })

  it('is a text of one language, a relation, an attribute, or emptied', async () => {
    const other = await newCategory(token)
    const { id } = await make({ shortDescription: 'Small' })
    const changes = [
      { field: 'shortDescription', value: '小', locale: 'zh' },
      { field: 'categoryId', value: other.id },
      { field: 'isFeatured', value: true },
    ]
    for (const change of changes) expect((await edit([id], change)).body.done).toEqual([id])
    expect(await read(id)).toMatchObject({
      shortDescription: 'Small',
      categoryId: other.id,
      isFeatured: true,
    })
    expect((await read(id, '&locale=zh')).shortDescription).toBe('小')
    await edit([id], { field: 'shortDescription', value: null })
    expect((await read(id)).shortDescription ?? null).toBeNull()

    const key = `edited-${Date.now()}`
    const attribute = { key, label: 'Edited', kind: 'number' }
    expect(
      (await staffCall('/attributes', { token, method: 'POST', body: attribute })).status,
    ).toBe(201)
    const set = await edit([id], { field: `attributes.${key}`, value: { value: 5 } })
    expect([set.body.errors, set.body.done]).toEqual([[], [id]])
    expect(Object.keys((await read(id)).attributes)).toEqual([key])
    await edit([id], { field: `attributes.${key}`, value: null })
    expect((await read(id)).attributes).toEqual({})
  })

  it('is refused by the rules of every save, and changed where nothing forbids it', async () => {
    const [early, open] = [await make({ lastOrderDay: '2030-05-01T00:00:00.000Z' }), await make()]
    const change = { field: 'endOfSupportDay', value: '2030-01-01T00:00:00.000Z' }
    for (const isTrial of [true, false]) {
      const { body } = await edit([early.id, open.id], { ...change, isTrial })
      expect(body.done).toEqual([open.id])
      expect(body.errors).toMatchObject([{ id: early.id, status: 400 }])
    }
    expect((await read(early.id)).endOfSupportDay ?? null).toBeNull()
    expect((await read(open.id)).endOfSupportDay).toBe(change.value)
    const wrong = await edit([open.id], { field: 'order', value: 'many', isTrial: true })
    expect(wrong.body.errors).toMatchObject([{ id: open.id, status: 400 }])
    const empty = await edit([open.id], { field: 'name', value: null, isTrial: true })
    expect(empty.body.errors).toMatchObject([{ id: open.id, status: 400 }])
  })

  it.each([
    ['an own field of each record', { field: 'slug', value: 'x' }],
    ['a field of the server', { field: 'updatedAt', value: 'x' }],
    ['a state', { field: '_status', value: 'draft' }],
    ['no field', { field: 'nonsense', value: 'x' }],
    ['a part of another field', { field: 'specifications.weight', value: 'x' }],
    ['an entry of what is no list', { field: 'order', how: 'add', value: 1 }],
  ])('refuses %s', async (_, change) => {
    const { id } = await make()
    expect((await edit([id], change)).status).toBe(400)
  })

  it('is for those who may', async () => {
    const { id } = await make()
    const change = { field: 'order', value: 5 }
    for (const [role, expected] of [
      ['product_admin', 200],
      ['news_admin', 403],
    ] as const) {
      const { token: as } = await newAccount(token, role)
      expect((await edit([id], { ...change, isTrial: true }, as)).status).toBe(expected)
      expect((await staffCall('/products/bulk', { token: as })).status).toBe(expected)
    }
    expect((await staffCall('/products/bulk')).status).toBe(401)
    const body = { action: 'edit', ids: [id], edit: { how: 'set', ...change } }
    expect((await staffCall('/products/bulk', { method: 'POST', body })).status).toBe(401)
    expect((await read(id)).order).toBe(0)
  })
})

describe('lists of many jobs', () => {
  it('get entries and lose them', async () => {
    const title = unique('Listed')
    const job = { title, location: 'Here', benefits: ['Lunch', 'Bus'] }
    const { doc } = (await staffCall('/jobs', { token, method: 'POST', body: job })).body
    const { fields } = (await staffCall('/jobs/bulk', { token })).body
    expect(fields).toContainEqual(
      expect.objectContaining({ name: 'benefits', kind: 'lines', isList: true, isLocalized: true }),
    )
    const names = fields.map(({ name }: { name: string }) => name)
    expect(names).not.toContain('slug')
    const change = { field: 'benefits', value: ['Bus', 'Gym'] }
    await edit([doc.id], { ...change, how: 'add' }, token, 'jobs')
    const benefits = async () => (await staffCall(`/jobs/${doc.id}`, { token })).body.benefits
    expect(await benefits()).toEqual(['Lunch', 'Bus', 'Gym'])
    await edit([doc.id], { ...change, how: 'remove' }, token, 'jobs')
    expect(await benefits()).toEqual(['Lunch'])
  })
})

describe('products by what is missing', () => {
  const list = async (mark: string, query: string, as: string | undefined = token) =>
    staffCall(`/products?search=${mark}&depth=0&draft=true&select[name]=true${query}`, {
      token: as,
    })
  const names = (body: { docs: { name: string }[] }) =>
    body.docs.map(({ name }) => name.split(' ').at(-1))

  it('are found and sorted over all pages, with words and conditions', async () => {
    const mark = unique('gap').replaceAll(' ', '')
    await make({ name: `${mark} A`, order: 1 })
    await make({ name: `${mark} B`, order: 2, shortDescription: 'Small' })
    await make({ name: `${mark} C`, order: 3, shortDescription: 'Small', description: 'Long' })
    expect(names((await list(mark, '&missing=shortDescription')).body)).toContain('A')
    const english = (await list(mark, '&missing=en,document&sort=order')).body
    expect([names(english), english.totalDocs]).toEqual([['A', 'B'], 2])
    const sorted = (await list(mark, '&sort=completeness&limit=2')).body
    expect([names(sorted), sorted.totalDocs, sorted.totalPages]).toEqual([['A', 'B'], 3, 2])
    const second = (await list(mark, '&sort=-completeness&limit=2&page=2')).body
    expect([names(second), second.page, second.hasNextPage]).toEqual([['A'], 2, false])
    const none = (await list(mark, '&missing=nothing')).body
    expect([none.docs, none.totalDocs]).toEqual([[], 0])
    const where = `&missing=any&where[order][greater_than]=1`
    expect(names((await list(mark, where)).body)).toEqual(['B', 'C'])
    // What is written counts at once.
    const { id } = (await list(mark, '&where[order][equals]=2')).body.docs[0]
    const body = { description: 'Long' }
    await staffCall(`/products/${id}`, { token, method: 'PATCH', body })
    expect(names((await list(mark, '&missing=en')).body)).toEqual(['A'])
  })

  it('are told to those who edit products', async () => {
    const { token: newsroom } = await newAccount(token, 'news_admin')
    expect((await list('x', '&missing=any', newsroom)).status).toBe(403)
    expect((await staffCall('/products?missing=any')).status).toBe(401)
    expect((await list('x', '&missing=%20')).status).toBe(400)
  })
})
