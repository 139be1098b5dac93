import { beforeAll, describe, expect, it } from 'vitest'
import { type ListView, ListViewAnswer, ListViews, maxViews } from '@/src/contract/staff/list-views'
import { type Account, newAccount, oneOfEverybody } from '@/tests/helpers/accounts'
import { unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

let superToken: string
let ann: Awaited<ReturnType<typeof newAccount>>
let bob: Awaited<ReturnType<typeof newAccount>>

const call = (token: string | undefined, path: string, method = 'GET', body?: unknown) =>
  staffCall(`/list-views/${path}`, { token, method, body })

const preference = (token: string, method = 'GET', body?: unknown) =>
  staffCall('/payload-preferences/list-views-products', { token, method, body })

async function save(token: string, more: object = {}): Promise<ListView> {
  const body = { name: unique('View'), query: 'status=draft', ...more }
  const answer = await call(token, 'products', 'POST', body)
  expect([answer.status, answer.body.message]).toEqual([201, 'The view is saved'])
  return ListViewAnswer.parse(answer.body).view
}

async function seenBy(token: string, list = 'products'): Promise<ListView[]> {
  const { status, body } = await call(token, list)
  expect(status).toBe(200)
  return ListViews.parse(body).views
}

const idsSeenBy = async (token: string) => (await seenBy(token)).map(({ id }) => id)

beforeAll(async () => {
  superToken = await signInAsSuperAdmin()
  ann = await newAccount(superToken, 'product_admin')
  bob = await newAccount(superToken, 'product_admin')
})

describe('views of a list', () => {
  it('belong to their maker, and are shown to others where they are shared', async () => {
    const own = await save(ann.token, { query: 'sort=-updatedAt&q=kiosk&missing=any' })
    const shared = await save(ann.token, { isShared: true })
    expect(own).toMatchObject({ isOwn: true, isShared: false, maker: ann.username })
    expect(own.query).toBe('q=kiosk&sort=-updatedAt&missing=any')
    expect((await idsSeenBy(ann.token)).slice(0, 2)).toEqual([own.id, shared.id])
    const byBob = await seenBy(bob.token)
    expect(byBob).toContainEqual({ ...shared, isOwn: false })
    expect(byBob.map(({ id }) => id)).not.toContain(own.id)
    // A list shows its own views alone.
    expect(await seenBy(superToken, 'news')).not.toContainEqual(expect.objectContaining(shared))
  })

  it('are changed by their maker alone', async () => {
    const { id, query } = await save(ann.token, { isShared: true })
    const at = `products/${id}`
    const change = { name: unique('Renamed'), isShared: false }
    for (const other of [bob.token, superToken])
      expect((await call(other, at, 'PATCH', change)).status).toBe(403)
    const changed = await call(ann.token, at, 'PATCH', change)
    expect(ListViewAnswer.parse(changed.body).view).toMatchObject({ id, query, ...change })
    // Of one that is not shared, nothing is told.
    for (const method of ['PATCH', 'DELETE'])
      expect((await call(superToken, at, method, { name: 'x' })).status).toBe(404)
    expect((await call(ann.token, at, 'PATCH', { query: 'status=trash' })).status).toBe(200)
    expect(await seenBy(ann.token)).toContainEqual(
      expect.objectContaining({ id, query: 'status=trash', ...change }),
    )
  })

  it('are removed by their maker, and by super_admin', async () => {
    const views = [await save(ann.token, { isShared: true }), await save(ann.token)]
    const [shared = '', own = ''] = views.map(({ id }) => `products/${id}`)
    expect((await call(bob.token, shared, 'DELETE')).status).toBe(403)
    expect((await call(superToken, shared, 'DELETE')).status).toBe(200)
    expect((await call(ann.token, own, 'DELETE')).status).toBe(200)
    expect((await call(ann.token, own, 'DELETE')).status).toBe(404)
    for (const { id } of views) expect(await idsSeenBy(ann.token)).not.toContain(id)
    // Still the preference of its maker.
    const kept = await save(ann.token)
    expect((await preference(ann.token)).body.value).toContainEqual(
      expect.objectContaining({ id: kept.id }),
    )
    expect(JSON.stringify((await preference(superToken)).body)).not.toContain(kept.id)
  })

  it('are all kept where several are saved at once, up to a number', async () => {
    const { token } = await newAccount(superToken, 'product_admin')
    const answers = await Promise.all(
      Array.from({ length: maxViews + 2 }, (_, number) =>
        call(token, 'products', 'POST', { name: `View ${number}`, query: `q=${number}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxViews)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    const own = (await seenBy(token)).filter(({ isOwn }) => isOwn)
    expect(own).toHaveLength(maxViews)
    await Promise.all(own.map(({ id }) => call(token, `products/${id}`, 'DELETE')))
    expect((await seenBy(token)).filter(({ isOwn }) => isOwn)).toEqual([])
  })

  it('end with the account of their maker', async () => {
    const { token, id } = await newAccount(superToken, 'product_admin')
    const view = await save(token, { isShared: true })
    expect(await idsSeenBy(ann.token)).toContain(view.id)
    expect((await staffCall(`/users/${id}`, { token: superToken, method: 'DELETE' })).status).toBe(
      200,
    )
    expect(await idsSeenBy(ann.token)).not.toContain(view.id)
  })

  it('are refused where they hold anything else', async () => {
    const view = { name: unique('Odd'), query: 'status=draft' }
    const { name } = await save(ann.token)
    const odd: [object, string][] = [
      [{ ...view, name: '  ' }, 'name'],
      [{ ...view, name: 'n'.repeat(61) }, 'name'],
      [{ ...view, name: 'one\ntwo' }, 'name'],
      [{ ...view, name }, 'name'],
      [{ ...view, query: '' }, 'query'],
      [{ ...view, query: 'open=1' }, 'query'],
      [{ ...view, query: 'role=admin' }, 'query'],
      [{ ...view, query: 'status=draft&status=trash' }, 'query'],
      [{ ...view, query: 'sort=name;drop' }, 'query'],
      [{ ...view, query: `q=${'x'.repeat(201)}` }, 'query'],
      [{ ...view, query: `q=${'x'.repeat(3000)}` }, 'query'],
      [{ ...view, isShared: 'yes' }, 'isShared'],
      [{ name: view.name }, 'query'],
    ]
    for (const [body, field] of odd) {
      const { status, body: answer } = await call(ann.token, 'products', 'POST', body)
      expect([status, answer.message], JSON.stringify(body)).toEqual([
        400,
        expect.stringContaining(field),
      ])
    }
    const unknown = { ...view, maker: 'admin' }
    expect((await call(ann.token, 'products', 'POST', unknown)).status).toBe(400)
    expect((await call(ann.token, 'pages')).status).toBe(404)
  })

  it('leave out what a preference holds that is no view', async () => {
    const { token } = await newAccount(superToken, 'product_admin')
    const sound = await save(token, { isShared: true })
    const { isOwn: _own, maker: _maker, ...stored } = sound
    const odd = [
      null,
      'x',
      { ...stored, query: 'open=1' },
      { ...stored, id: '1' },
      { id: stored.id },
    ]
    for (const value of [[stored, ...odd], { not: 'a list' }, null]) {
      expect((await preference(token, 'POST', { value })).status).toBe(200)
      const own = (await seenBy(token)).filter(({ isOwn }) => isOwn)
      expect(own).toEqual(Array.isArray(value) ? [sound] : [])
    }
    expect((await save(token)).isOwn).toBe(true)
  })
})

it('opens views to those who read the whole list', async () => {
  const everybody = await oneOfEverybody(superToken)
  const open: Record<string, string[]> = {
    products: ['super_admin', 'admin for products', 'product_admin'],
    news: ['super_admin', 'admin for news', 'news_admin'],
    jobs: ['super_admin'],
    users: ['super_admin', 'admin for users'],
    inquiries: ['super_admin', 'admin for inbox'],
    'quote-requests': ['super_admin', 'admin for inbox'],
    'job-applications': ['super_admin'],
  }
  for (const [list, allowed] of Object.entries(open))
    for (const [name, { token }] of Object.entries<Account>(everybody)) {
      const closed = name === 'visitor' ? 401 : 403
      const view = { name: 'Mine', query: 'q=x' }
      const calls = [
        await call(token, list),
        await call(token, list, 'POST', view),
        ...(allowed.includes(name)
          ? []
          : [
              await call(token, `${list}/x`, 'PATCH', view),
              await call(token, `${list}/x`, 'DELETE'),
            ]),
      ]
      expect([list, name, ...calls.map(({ status }) => status)]).toEqual(
        allowed.includes(name) ? [list, name, 200, 201] : [list, name, ...calls.map(() => closed)],
      )
    }
})
