import { beforeAll, describe, expect, it } from 'vitest'
import { matrix } from '@/src/payload/access/matrix'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { newAccount } from '@/tests/helpers/accounts'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

let token: string
let categoryId: string
beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
})

const newProduct = async (more: object = {}): Promise<{ id: string; slug: string }> => {
  const body = { name: unique('Bulk'), categoryId, ...more }
  return (await staffCall('/products', { token, method: 'POST', body })).body.doc
}

const bulk = (collection: string, action: string, ids: string[], as = token) =>
  staffCall(`/${collection}/bulk`, { token: as, method: 'POST', body: { action, ids } })

const read = async (id: string, query = '') =>
  (await staffCall(`/products/${id}${query}`, { token })).body

describe('many products at once', () => {
  it.each([
    ['feature', { isFeatured: true }],
    ['unfeature', { isFeatured: false }],
    ['deactivate', { isActive: false }],
    ['activate', { isActive: true }],
    ['unpublish', { _status: 'draft' }],
    ['publish', { _status: 'published' }],
  ])('%s', async (action, expected) => {
    const ids = [(await newProduct()).id, (await newProduct()).id]
    const { status, body } = await bulk('products', action, ids)
    expect([status, body.done, body.errors]).toEqual([200, ids, []])
    for (const id of ids) expect(await read(id)).toMatchObject(expected)
  })

  it('go into the trash, come back, and are gone for good', async () => {
    const { id } = await newProduct()
    await bulk('products', 'trash', [id])
    expect((await staffCall(`/products/${id}`)).status).toBe(404)
    const trashed = `/products?trash=true&where[deletedAt][exists]=true&where[id][equals]=${id}`
    expect((await staffCall(trashed, { token })).body.totalDocs).toBe(1)
    await bulk('products', 'restore', [id])
    expect((await staffCall(`/products/${id}`)).status).toBe(200)
    await bulk('products', 'trash', [id])
    expect((await bulk('products', 'delete', [id])).body.done).toEqual([id])
    expect((await staffCall(`/products/${id}?trash=true`, { token })).status).toBe(404)
  })

  it('are done as far as they can be, and the others say why', async () => {
    const good = await newProduct()
    const missing = '00000000-0000-4000-8000-000000000000'
    const { body } = await bulk('products', 'feature', [missing, good.id, 'nonsense'])
    expect(body.done).toEqual([good.id])
    expect(body.errors).toEqual([
      { id: missing, status: 404, code: 'not_found', message: expect.any(String) },
      { id: 'nonsense', status: 404, code: 'not_found', message: expect.any(String) },
    ])
  })

  it('keep what they depend on: a category in use stays', async () => {
    await newProduct()
    const { body } = await bulk('categories', 'delete', [categoryId])
    expect(body.errors).toEqual([
      {
        id: categoryId,
        status: 409,
        code: 'conflict',
        message: expect.stringContaining('still has products'),
      },
    ])
  })

  it.each([
    ['an action of another collection', { action: 'read', ids: ['x'] }, 'action'],
    ['an action that is none', { action: 'explode', ids: ['x'] }, 'action'],
    ['no ids', { action: 'feature', ids: [] }, 'at least one'],
    ['no list', { action: 'feature', ids: 'x' }, 'list of ids'],
  ])('refuse %s', async (_, body, message) => {
    const answer = await staffCall('/products/bulk', { token, method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
  })

  it('are for those who may', async () => {
    const { id } = await newProduct()
    const { token: other } = await newAccount(token, 'news_admin')
    expect((await bulk('products', 'feature', [id], other)).status).toBe(403)
    expect((await bulk('users', 'delete', [id], other)).status).toBe(403)
    const body = { action: 'feature', ids: [id] }
    expect((await staffCall('/products/bulk', { method: 'POST', body })).status).toBe(401)
    expect((await read(id)).isFeatured).toBe(false)
  })
})

/** The API's document names all that an answer says of what was refused. */
const expectDocumented = (body: { errors: unknown }) =>
  expect(ErrorAnswer.parse(body).errors).toEqual(body.errors)

describe('a PATCH of many', () => {
  const change = (ids: string[], body: object, query = '') =>
    staffCall(`/products?where[id][in]=${ids.join(',')}${query}`, { token, method: 'PATCH', body })

  it('changes all that it finds, and answers them', async () => {
    const ids = [(await newProduct()).id, (await newProduct()).id]
    const { status, body } = await change(ids, { isFeatured: true })
    expect([status, body.errors]).toEqual([200, []])
    expect(body.docs.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort())
    for (const id of ids) expect(await read(id)).toMatchObject({ isFeatured: true })
    expect((await staffCall('/products', { token, method: 'PATCH', body: {} })).status).toBe(400)
  })

  it('answers each refusal with its own status and field, and leaves the others done', async () => {
    const [open, held] = [await newProduct(), await newProduct()]
    const other = await newAccount(token, 'product_admin')
    const document = { relationTo: 'products', value: held.id }
    const lock = { token: other.token, method: 'POST', body: { document } }
    expect((await staffCall('/payload-locked-documents', lock)).status).toBe(201)
    const both = [open.id, held.id]
    const locked = await change(both, { isFeatured: true })
    expect([locked.status, locked.body.docs.length]).toEqual([423, 1])
    expect(locked.body.errors).toEqual([
      { id: held.id, status: 423, code: 'locked', message: expect.stringContaining('locked') },
    ])
    expect([(await read(open.id)).isFeatured, (await read(held.id)).isFeatured]).toEqual([
      true,
      false,
    ])
    const forced = await change(both, { slug: open.slug }, '&overrideLock=true')
    expect([forced.status, forced.body.docs.length]).toEqual([400, 1])
    expect(forced.body.errors).toMatchObject([
      { id: held.id, status: 400, data: { errors: [{ path: 'slug' }] } },
    ])
    for (const { body } of [locked, forced]) expectDocumented(body)
  })

  it('is for those who may', async () => {
    const { id } = await newProduct()
    const { token: newsroom } = await newAccount(token, 'news_admin')
    for (const [as, expected] of [
      [newsroom, 403],
      [undefined, 401],
    ] as const) {
      const path = `/products?where[id][equals]=${id}`
      const call = { token: as, method: 'PATCH', body: { isFeatured: true } }
      expect((await staffCall(path, call)).status).toBe(expected)
    }
  })
})

describe('a DELETE of many', () => {
  const remove = (collection: string, ids: string[], query = '', as: string | undefined = token) =>
    staffCall(`/${collection}?where[id][in]=${ids.join(',')}${query}`, {
      token: as,
      method: 'DELETE',
    })

  it('deletes what nobody has open, and answers each refusal with its own status', async () => {
    const [open, held] = [await newProduct(), await newProduct()]
    const other = await newAccount(token, 'product_admin')
    const document = { relationTo: 'products', value: held.id }
    const lock = { token: other.token, method: 'POST', body: { document } }
    expect((await staffCall('/payload-locked-documents', lock)).status).toBe(201)
    const { status, body } = await remove('products', [open.id, held.id])
    expect([status, body.docs]).toEqual([423, [expect.objectContaining({ id: open.id })]])
    expect(body.errors).toEqual([
      { id: held.id, status: 423, code: 'locked', message: expect.stringContaining('locked') },
    ])
    expectDocumented(body)
    expect((await staffCall(`/products/${open.id}`, { token })).status).toBe(404)
    const forced = await remove('products', [open.id, held.id], '&overrideLock=true')
    expect([forced.status, forced.body.errors, forced.body.docs.length]).toEqual([200, [], 1])
    expect((await staffCall(`/products/${held.id}`, { token })).status).toBe(404)
  })

  it('leaves what others need, and deletes the rest', async () => {
    const [needed, free] = [await newCategory(token), await newCategory(token)]
    await newProduct({ categoryId: needed.id })
    const { status, body } = await remove('categories', [needed.id, free.id])
    expect([status, body.docs.length]).toEqual([409, 1])
    expect(body.errors).toEqual([
      { id: needed.id, status: 409, code: 'conflict', message: expect.any(String) },
    ])
    expect((await staffCall(`/categories/${needed.id}`, { token })).status).toBe(200)
    expect((await staffCall(`/categories/${free.id}`, { token })).status).toBe(404)
  })

  it('is for those who may, and never of all', async () => {
    const { id } = await newProduct()
    const { token: newsroom } = await newAccount(token, 'news_admin')
    expect((await remove('products', [id], '', newsroom)).status).toBe(403)
    const path = `/products?where[id][equals]=${id}`
    expect((await staffCall(path, { method: 'DELETE' })).status).toBe(401)
    expect((await staffCall('/products', { token, method: 'DELETE' })).status).toBe(400)
    expect((await staffCall(`/products/${id}`, { token })).status).toBe(200)
  })
})

describe('the order', () => {
  it('is written in one call, and only where it changes', async () => {
    const [a, b, c] = [
      await newProduct({ order: 901 }),
      await newProduct({ order: 902 }),
      await newProduct({ order: 903 }),
    ]
    const ids = [c.id, a.id, b.id]
    const { status, body } = await staffCall('/products/order', {
      token,
      method: 'POST',
      body: { ids },
    })
    expect(status).toBe(200)
    expect(body.changed.length).toBeGreaterThan(0)
    const list = `/products?sort=order&where[id][in]=${ids.join(',')}`
    const { docs } = (await staffCall(list, { token })).body
    expect(docs.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect((await staffCall(`/products/${a.id}`)).status).toBe(200)
  })

  it('counts within a category', async () => {
    const { id: categoryId } = await newCategory(token)
    const [here, there] = [await newProduct(), await newProduct({ categoryId })]
    const body = { ids: [here.id, there.id] }
    const answer = await staffCall('/products/order', { token, method: 'POST', body })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'ids must name products of one category',
    ])
  })

  it('refuses what does not exist, and those who may not', async () => {
    const body = { ids: ['00000000-0000-4000-8000-000000000000'] }
    const call = (as?: string) => staffCall('/products/order', { token: as, method: 'POST', body })
    expect((await call(token)).status).toBe(400)
    expect((await call((await newAccount(token, 'news_admin')).token)).status).toBe(403)
    expect((await call()).status).toBe(401)
  })
})

describe('a change of what somebody else saved meanwhile', () => {
  const change = (id: string, since: string, body: object, method = 'PATCH') =>
    staffCall(`/products/${id}`, {
      token,
      method,
      body,
      headers: { 'If-Unmodified-Since': since },
    })

  it('is refused and says who saved', async () => {
    const { id } = await newProduct()
    const { updatedAt } = await read(id)
    const other = await newAccount(token, 'product_admin')
    const body = { name: 'Theirs' }
    await staffCall(`/products/${id}`, { token: other.token, method: 'PATCH', body })

    for (const method of ['PATCH', 'PUT']) {
      const refused = await change(id, updatedAt, { name: 'Mine' }, method)
      expect(refused.status).toBe(409)
      expect(refused.body.conflict.username).toBe(other.username)
      expect(refused.body.message).toContain(other.username)
    }
    const { name, updatedAt: now } = await read(id)
    expect(name).toBe('Theirs')
    expect((await change(id, now, { name: 'Mine' })).status).toBe(200)
  })

  it('is let through when nobody did, one time after the other', async () => {
    const { id } = await newProduct()
    let { updatedAt } = await read(id)
    for (const name of ['First', 'Second']) {
      const { status, body } = await change(id, updatedAt, { name })
      expect(status).toBe(200)
      updatedAt = body.doc.updatedAt
    }
  })

  it('is let through once of two at the same moment', async () => {
    const { id } = await newProduct()
    const { updatedAt } = await read(id)
    const answers = await Promise.all(['A', 'B'].map((name) => change(id, updatedAt, { name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('compares drafts with drafts, and takes dates of HTTP', async () => {
    const { id } = await newProduct()
    const before = new Date(Date.now() - 60_000).toUTCString()
    expect((await change(id, before, { name: 'X' })).status).toBe(409)
    const after = new Date(Date.now() + 60_000).toUTCString()
    expect((await change(id, after, { name: 'X' })).status).toBe(200)
    expect((await change(id, 'yesterday', { name: 'X' })).status).toBe(400)

    const { updatedAt } = await read(id)
    const draft = { token, method: 'PATCH', body: { name: 'In work' } }
    await staffCall(`/products/${id}?draft=true`, draft)
    expect((await change(id, updatedAt, { order: 3 })).status).toBe(200)
    const stale = { ...draft, headers: { 'If-Unmodified-Since': updatedAt } }
    expect((await staffCall(`/products/${id}?draft=true`, stale)).status).toBe(409)
  })
})

describe('lists', () => {
  const list = async (query: string, collection = 'products') =>
    (await staffCall(`/${collection}?${query}`, { token })).body

  it('find words in any script, in capital or small letters', async () => {
    const mark = unique('suche').replaceAll(' ', '')
    await newProduct({ name: `${mark} Банкомат уличный`, shortDescription: 'Für die Straße' })
    for (const words of ['банкомат', 'УЛИЧНЫЙ банк', 'Bank', 'straße für']) {
      const { totalDocs } = await list(`search=${encodeURIComponent(`${mark} ${words}`)}`)
      expect([words, totalDocs]).toEqual([words, words === 'Bank' ? 0 : 1])
    }
    const where = `where[isFeatured][equals]=true&search=${mark}`
    expect((await list(where)).totalDocs).toBe(0)
    expect((await list('search=')).totalDocs).toBeGreaterThan(0)
  })

  it('sort, page and give only what is asked for', async () => {
    const mark = unique('page').replaceAll(' ', '')
    for (const order of [3, 1, 2]) await newProduct({ name: `${mark} ${order}`, order })
    const found = await list(
      `search=${mark}&sort=-order&limit=2&page=2&depth=0&select[name]=true&select[order]=true`,
    )
    expect([found.totalDocs, found.totalPages, found.page]).toEqual([3, 2, 2])
    expect(found.docs).toEqual([{ id: expect.any(String), name: `${mark} 1`, order: 1 }])
  })

  it('count under the same conditions', async () => {
    const mark = unique('count').replaceAll(' ', '')
    await newProduct({ name: mark })
    const { body } = await staffCall(`/products/count?search=${mark}`, { token })
    expect(body.totalDocs).toBe(1)
  })

  it('are searched in every collection', async () => {
    const listed = Object.entries(matrix).filter(([, { read }]) => read !== 'nobody')
    for (const [slug] of listed.filter(([name]) => !name.startsWith('payload-'))) {
      const { status, body } = await staffCall(`/${slug}?search=zzqqxx`, { token })
      expect([slug, status, body.totalDocs]).toEqual([slug, 200, 0])
      // Words are looked for before anybody is refused, and must not answer for it.
      const visitor = await staffCall(`/${slug}?search=zzqqxx`)
      expect([slug, [200, 401, 403].includes(visitor.status)]).toEqual([slug, true])
    }
  })

  it('do not search where there is nothing to search', async () => {
    const { status } = await staffCall('/payload-preferences?search=x', { token })
    expect(status).toBe(400)
    const long = await staffCall(`/products?search=${'x'.repeat(201)}`, { token })
    expect(long.status).toBe(400)
  })
})
