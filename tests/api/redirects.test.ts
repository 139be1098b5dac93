import { beforeAll, describe, expect, it } from 'vitest'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { leadsTo, visit } from '../helpers/visit'

let token: string
let categoryId: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
})

const slugOf = (start: string) => unique(start).toLowerCase().replaceAll(' ', '-')

async function create(collection: string, body: object): Promise<string> {
  const answer = await staffCall(`/${collection}`, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc.id
}

const change = (collection: string, id: string, body: object, query = '') =>
  staffCall(`/${collection}/${id}${query}`, { token, method: 'PATCH', body })

const kinds = [
  {
    collection: 'products',
    folder: '/product',
    body: () => ({ name: 'Machine', categoryId }),
  },
  { collection: 'categories', folder: '/products/category', body: () => ({ name: 'Kind' }) },
  { collection: 'news', folder: '/news', body: () => ({ title: 'Article' }) },
  {
    collection: 'jobs',
    folder: '/careers',
    body: () => ({ title: 'Position', location: 'Shenzhen' }),
  },
]

describe.each(kinds)('the old address of one of $collection', ({ collection, folder, body }) => {
  it('leads to the new one for good, in the language asked for, also over two changes', async () => {
    const [first, second, third] = [slugOf('first'), slugOf('second'), slugOf('third')]
    const id = await create(collection, { ...body(), slug: first })
    expect((await visit(`${folder}/${first}`)).status).toBe(200)

    await change(collection, id, { slug: second })
    const moved = await visit(`${folder}/${first}`)
    expect([moved.status, leadsTo(moved)]).toEqual([308, `${folder}/${second}`])
    expect((await visit(`${folder}/${second}`)).status).toBe(200)

    await change(collection, id, { slug: third })
    for (const old of [first, second]) {
      expect(leadsTo(await visit(`${folder}/${old}`))).toBe(`${folder}/${third}`)
    }
    expect(leadsTo(await visit(`/zh${folder}/${first}`))).toBe(`/zh${folder}/${third}`)

    await change(collection, id, { slug: first })
    expect((await visit(`${folder}/${first}`)).status).toBe(200)
    expect(leadsTo(await visit(`${folder}/${third}`))).toBe(`${folder}/${first}`)
  })
})

describe('an address that changes in a call which asks for a part of the answer', () => {
  it('leads to the new one all the same', async () => {
    const [first, second] = [slugOf('whole'), slugOf('part')]
    const id = await create('news', { title: 'Article', slug: first })
    expect((await visit(`/news/${first}`)).status).toBe(200)
    const { status } = await change('news', id, { slug: second }, '?select[id]=true')
    expect(status).toBe(200)
    expect(leadsTo(await visit(`/news/${first}`))).toBe(`/news/${second}`)
    expect((await visit(`/news/${second}`)).status).toBe(200)
  })
})

describe('the old path of a page', () => {
  it('leads to the new one', async () => {
    const [from, to] = [`/${slugOf('old')}`, `/${slugOf('folder')}/${slugOf('new')}`]
    const id = await create('pages', { title: 'Page', path: from, layout: [] })
    expect((await visit(from)).status).toBe(200)
    await change('pages', id, { path: to })
    const moved = await visit(from)
    expect([moved.status, leadsTo(moved)]).toEqual([308, to])
  })

  it('stays as long as the change is a draft', async () => {
    const [from, to] = [`/${slugOf('old')}`, `/${slugOf('new')}`]
    const id = await create('pages', { title: 'Page', path: from, layout: [] })
    await change('pages', id, { path: to, _status: 'draft' }, '?draft=true')
    expect((await visit(from)).status).toBe(200)
    expect((await visit(to)).status).toBe(404)

    await change('pages', id, { path: to, _status: 'published' })
    expect(leadsTo(await visit(from))).toBe(to)
  })

  it('belongs to the next page that takes it', async () => {
    const [from, to] = [`/${slugOf('old')}`, `/${slugOf('new')}`]
    const id = await create('pages', { title: 'Page', path: from, layout: [] })
    await change('pages', id, { path: to })
    expect(leadsTo(await visit(from))).toBe(to)
    await create('pages', { title: 'Another', path: from, layout: [] })
    expect((await visit(from)).status).toBe(200)
  })
})

describe('a redirect that staff write', () => {
  it('is followed, for good or for now', async () => {
    for (const [permanent, status] of [
      [true, 308],
      [false, 307],
    ] as const) {
      const from = `/${slugOf('short')}`
      await create('redirects', { from, to: '/contact', permanent })
      const moved = await visit(from)
      expect([moved.status, leadsTo(moved)]).toEqual([status, '/contact'])
    }
  })

  it('leads to what is there, and not to a slip of the pen', async () => {
    const from = `/${slugOf('slip')}`
    const send = (to: string) =>
      staffCall('/redirects', { token, method: 'POST', body: { from, to } })
    for (const to of ['/prodcts', '/zh/prodcts?a=1#b', '/news/no-such-article', '/product/none']) {
      const { status, body } = await send(to)
      expect([to, status, body.errors?.[0].data.errors[0].path]).toEqual([to, 400, 'to'])
    }
    const made = await send('/zh/contact?a=1#b')
    expect(made.status).toBe(201)
    const { id } = made.body.doc
    // However it is changed, and whatever is changed with it.
    expect((await change('redirects', id, { to: '/prodcts' })).status).toBe(400)
    const many = await staffCall(`/redirects?where[id][in]=${id}`, {
      token,
      method: 'PATCH',
      body: { to: '/prodcts' },
    })
    expect(many.status).toBe(400)
    for (const to of ['https://example.com/prodcts', '/uploads/plan.pdf', '/products'])
      expect([to, (await change('redirects', id, { to })).status]).toEqual([to, 200])
    // A draft is not there for visitors.
    const path = `/${slugOf('draft')}`
    await create('pages?draft=true', { title: 'Draft', path, _status: 'draft', layout: [] })
    expect((await change('redirects', id, { to: path })).status).toBe(400)
  })

  it.each([
    [{ to: '/contact' }, 'from'],
    [{ from: '/nowhere-yet' }, 'to'],
    [{ from: null, to: '/contact' }, 'from'],
  ])('needs both of its addresses: %j', async (body, missing) => {
    const answer = await staffCall('/redirects', { token, method: 'POST', body })
    expect([answer.status, answer.body.errors[0].data.errors[0].path]).toEqual([400, missing])
  })
})
