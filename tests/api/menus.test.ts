import { beforeAll, describe, expect, it } from 'vitest'
import { Menus, type NavigationItem, NavigationTree } from '@/src/contract/menus'
import { type MenuTreeItem, MenuTree } from '@/src/contract/staff/menu-tree'
import { newAccount } from '../helpers/accounts'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { visit } from '../helpers/visit'

let token: string

const call = async (path: string, method = 'GET', body?: object) =>
  staffCall(path, { token, method, body: body && { ...body } })

/** Makes a record as staff do, and gives it. */
async function make(collection: string, body: object, query = '') {
  const answer = await call(`/${collection}${query}`, 'POST', body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.doc
}
const item = (body: object, query = '') => make('navigation-items', body, query)
const change = (id: string, body: object, query = '') =>
  call(`/navigation-items/${id}${query}`, 'PATCH', body)
const remove = (id: string) => call(`/navigation-items/${id}`, 'DELETE')

const navigation = async (query: string) =>
  NavigationTree.parse((await api(`/navigation?${query}`)).body)
const menus = async (lng = 'en') => Menus.parse((await api(`/menus?lng=${lng}`)).body)
const tree = async (): Promise<MenuTreeItem[]> =>
  MenuTree.parse((await call('/navigation-items/tree')).body).items
const hrefs = (items: NavigationItem[]): (string | null)[] =>
  items.flatMap(({ href, children }) => [href, ...hrefs(children)])

/** Returns the footer of a page for a visitor. */
const footer = async (path: string, headers: Record<string, string> = {}) =>
  /<footer.*<\/footer>/s.exec((await visit(path, headers)).html)?.[0] ?? ''

beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

describe.each([
  ['/careers', 'jobs', { location: 'Perth' }, 'postedAt'],
  ['/news', 'news', {}, 'publishedAt'],
])('the list at %s', (path, collection, body, date) => {
  const isLinked = async () => {
    const { html } = await visit('/zh/contact')
    const siteMap = (await visit('/sitemap.xml')).html
    return [html.includes(`href="/zh${path}"`), siteMap.includes(`${path}</loc>`)]
  }
  const removeAll = async () => {
    const { docs } = (await call(`/${collection}?limit=1000&depth=0`)).body
    for (const { id } of docs) await call(`/${collection}/${id}`, 'DELETE')
  }

  it('is led to from its first public record on, until the last one is gone', async () => {
    await removeAll()
    expect(await isLinked()).toEqual([false, false])
    expect((await visit(`/zh${path}`)).status, 'it stays where it is').toBe(200)
    const draft = await make(
      collection,
      { ...body, title: unique('First'), _status: 'draft' },
      '?draft=true',
    )
    expect(await isLinked(), 'a draft').toEqual([false, false])
    const toCome = { [date]: new Date(Date.now() + 86_400_000).toISOString() }
    const second = await make(collection, { ...body, title: unique('Second'), ...toCome })
    expect(await isLinked(), 'a date to come').toEqual([false, false])
    await call(`/${collection}/${draft.id}`, 'PATCH', { _status: 'published' })
    expect(await isLinked(), 'the first record').toEqual([true, true])
    await call(`/${collection}/${draft.id}`, 'PATCH', { isActive: false })
    expect(await isLinked(), 'switched off').toEqual([false, false])
    await call(`/${collection}/${second.id}`, 'PATCH', { [date]: '2026-01-01' })
    expect(await isLinked(), 'a date that has passed').toEqual([true, true])
    await call(`/${collection}/${second.id}`, 'PATCH', { deletedAt: new Date().toISOString() })
    expect(await isLinked(), 'in the trash').toEqual([false, false])
    for (const { id } of [draft, second]) await call(`/${collection}/${id}?trash=true`, 'DELETE')
  })

  it('is led to without a record where staff wrote its page', async () => {
    await removeAll()
    const page = await make('pages', { title: 'Ours', path, layout: [] })
    expect(await isLinked()).toEqual([true, true])
    await call(`/pages/${page.id}`, 'DELETE')
    expect(await isLinked()).toEqual([false, false])
  })
})

describe('a menu without entries of its own', () => {
  it('is the built-in one, in the language of the visitor', async () => {
    expect(hrefs(await navigation('menu=footer'))).toContain('/contact')
    expect(await footer('/zh/support')).toContain('/contact')
    const [first] = await navigation('menu=footer&lng=zh')
    expect(first?.name).not.toBe((await navigation('menu=footer'))[0]?.name)
  })

  it('names no page that nobody has written', async () => {
    expect(hrefs(await navigation('menu=footer'))).not.toContain('/legal/cookies')
    expect(await navigation('menu=solutions')).toEqual([])
  })

  it('leaves out categories that are not there', async () => {
    const links = (await menus()).mobile.map(({ href }) => href)
    expect(links).toContain('/contact')
    expect(links.filter((href) => href.startsWith('/products/category/'))).toEqual([])
  })

  it('is copied into entries in all languages, which change nothing that visitors see, once', async () => {
    const before = await navigation('menu=company&lng=ja')
    const { status, body } = await call('/navigation-items/start', 'POST', { menu: 'company' })
    expect([status, body.ids.length]).toEqual([201, 8])
    const shown = ({ name, href, order }: NavigationItem) => ({ name, href, order })
    expect((await navigation('menu=company&lng=ja')).map(shown)).toEqual(before.map(shown))
    const again = await call('/navigation-items/start', 'POST', { menu: 'company' })
    expect(again.status).toBe(409)
    for (const id of body.ids) await remove(id)
    expect((await navigation('menu=company&lng=ja')).map(shown)).toEqual(before.map(shown))
  })

  it('is refused where no menu has that name', async () => {
    expect((await api('/navigation?menu=header')).status).toBe(400)
  })
})

describe('what is published', () => {
  it('is in the HTML of every page at the next request, in its language; a draft is not', async () => {
    const name = unique('Column')
    const pages = ['/support', '/zh/contact']
    for (const path of pages) expect(await footer(path)).not.toContain(name)
    const column = await item({ name, menu: 'footer' })
    const link = await item({ name: 'Search', parentId: column.id, href: '/search' })
    await change(link.id, { name: '搜索这里' }, '?locale=zh')
    for (const path of pages) expect(await footer(path)).toContain(name)
    expect(await footer('/zh/contact')).toContain('搜索这里')
    expect(await footer('/support')).not.toContain('搜索这里')

    await change(link.id, { name: 'Drafted', _status: 'draft' }, '?draft=true')
    const opened = await visit('/api/preview?collection=navigation-items&id=footer&lng=en', {
      Authorization: `Bearer ${token}`,
    })
    expect(opened.headers.get('location')).toMatch(/\/en$/)
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const asStaff = { Authorization: `Bearer ${token}`, cookie }
    expect(await footer('/support', asStaff)).toContain('Drafted')
    expect(await footer('/support')).not.toContain('Drafted')
    expect(await footer('/support', { cookie })).not.toContain('Drafted')

    // Documented calls know no drafts: what they change stays public.
    await change(column.id, { order: 3 })
    expect(await footer('/support')).toContain(name)

    const { body } = await call('/navigation-items/publish', 'POST', { menu: 'footer' })
    expect(body.ids).toEqual([link.id])
    expect(await footer('/support')).toContain('Drafted')
    await remove(link.id)
    expect(await footer('/support')).not.toContain(name)
    await remove(column.id)
  })

  it('is a card with a picture, and a plain link without', async () => {
    const form = new FormData()
    const { default: sharp } = await import('sharp')
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    form.set('file', new File([new Uint8Array(png)], 'card.png', { type: 'image/png' }))
    const { body } = await staffCall('/media', { token, method: 'POST', body: form })
    const picture = body.doc.id
    const card = await item({ name: 'Card', menu: 'company', href: '/search', picture })
    const plain = await item({ name: 'Plain', menu: 'company', href: '/products' })
    const { company, companyMore } = await menus()
    expect(company.map(({ title, picture: shown }) => [title, shown?.width])).toEqual([
      ['Card', 40],
    ])
    expect(companyMore).toEqual([{ title: 'Plain', href: '/products' }])
    expect((await call(`/media/${picture}`, 'DELETE')).status).toBe(409)
    for (const { id } of [card, plain]) await remove(id)
  })
})

describe('the paths that pages depend on', () => {
  it('expire every page when a page becomes public, and not with a draft of one', async () => {
    const isKept = async () => {
      const { headers } = await visit('/zh/locations')
      return headers.get('x-nextjs-cache') === 'HIT'
    }
    const path = `/${unique('kept').toLowerCase().replaceAll(' ', '-')}`
    const page = await make('pages', { title: 'First', path })
    await isKept()
    expect(await isKept()).toBe(true)
    await call(`/pages/${page.id}?draft=true`, 'PATCH', { title: 'Second', _status: 'draft' })
    expect(await isKept()).toBe(true)
    await call(`/pages/${page.id}`, 'PATCH', { title: 'Third', _status: 'published' })
    expect(await isKept()).toBe(true)
    await call(`/pages/${page.id}`, 'PATCH', { _status: 'draft' })
    expect(await isKept()).toBe(false)
    await call(`/pages/${page.id}?trash=true`, 'DELETE')
  })
})

describe('an entry whose target is not public', () => {
  it('is left out with the group that has become empty, and comes back', async () => {
    const path = `/${unique('target').toLowerCase().replaceAll(' ', '-')}`
    const page = await make('pages', { title: 'Target', path })
    const group = await item({ name: unique('Group'), menu: 'solutions' })
    const entry = await item({
      name: unique('Entry'),
      parentId: group.id,
      target: { relationTo: 'pages', value: page.id },
    })
    const isShown = async () => (await menus()).solutions.some(({ id }) => id === group.slug)
    expect((await menus()).solutions).toMatchObject([{ entries: [{ href: path }] }])
    for (const [away, back, query] of [
      [{ _status: 'draft' }, { _status: 'published' }, ''],
      [{ deletedAt: new Date().toISOString() }, { deletedAt: null }, '?trash=true'],
    ] as const) {
      await call(`/pages/${page.id}`, 'PATCH', away)
      expect(await isShown(), JSON.stringify(away)).toBe(false)
      await call(`/pages/${page.id}${query}`, 'PATCH', back)
      expect(await isShown(), JSON.stringify(back)).toBe(true)
    }
    await call(`/pages/${page.id}?trash=true`, 'DELETE')
    expect(await isShown()).toBe(false)
    for (const { id } of [entry, group]) await remove(id)
  })

  it('is left out with an unpublished page that is built in, also as a free link', async () => {
    const column = await item({ name: unique('Column'), menu: 'footer' })
    const link = await item({ name: unique('Link'), parentId: column.id, href: '/contact' })
    expect(await footer('/support')).toContain(link.name)
    const page = await make('pages', { title: 'Contact', path: '/contact' })
    await call(`/pages/${page.id}`, 'PATCH', { _status: 'draft' })
    expect(await footer('/support')).not.toContain(link.name)
    await call(`/pages/${page.id}?trash=true`, 'DELETE')
    for (const { id } of [link, column]) await remove(id)
  })

  it('is left out with a category that is switched off; as documented, not with one that does not exist', async () => {
    const category = await newCategory(token)
    const group = await item({ name: unique('Group') })
    const target = { relationTo: 'categories', value: category.id }
    const byTarget = await item({ name: 'By target', parentId: group.id, target })
    const bySlug = await item({ name: 'By slug', parentId: group.id, slug: category.slug })
    const unknown = await item({ name: unique('Unknown'), parentId: group.id })
    const entries = async () =>
      (await navigation('')).find(({ id }) => id === group.id)?.children.map(({ id }) => id)
    expect((await entries())?.toSorted()).toEqual([byTarget.id, bySlug.id, unknown.id].toSorted())
    await call(`/categories/${category.id}`, 'PATCH', { isActive: false })
    expect(await entries()).toEqual([unknown.id])
    for (const { id } of [byTarget, bySlug, unknown, group]) await remove(id)
  })
})

describe('the tree that staff edit', () => {
  it('is saved as drafts, all of it or nothing, and published at once', async () => {
    const [a, b] = [
      await item({ name: unique('A'), menu: 'footer', order: 1 }),
      await item({ name: unique('B'), menu: 'footer', order: 2 }),
    ]
    const x = await item({ name: unique('X'), parentId: a.id, href: '/search' })
    const y = await item({ name: unique('Y'), parentId: b.id, href: '/search' })
    const save = (items: object[]) =>
      call('/navigation-items/tree', 'POST', { menu: 'footer', items })
    const own = async () =>
      (await tree()).filter(({ id }) => [a, b, x, y].some((one) => one.id === id))
    const first = { id: b.id, parentId: null }
    const second = { id: a.id, parentId: null }

    const deep = [first, { id: y.id, parentId: b.id }, { id: x.id, parentId: y.id }, second]
    const refused = await save(deep)
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(/levels/)])
    expect((await save([first, second])).status).toBe(409)
    expect((await own()).map(({ state }) => state)).toEqual(Array(4).fill('published'))

    const order = [first, { id: x.id, parentId: b.id }, { id: y.id, parentId: b.id }, second]
    expect((await save(order)).status).toBe(200)
    expect((await own()).map(({ id }) => id)).toEqual([b.id, x.id, y.id, a.id])
    const html = await footer('/support')
    expect(html.indexOf(a.name)).toBeLessThan(html.indexOf(b.name))

    await call('/navigation-items/publish', 'POST', { menu: 'footer' })
    const published = await navigation('menu=footer')
    expect(published.map(({ id, children }) => [id, children.map((one) => one.id)])).toEqual(
      [
        [b.id, [x.id, y.id]],
        [a.id, []],
      ].filter(([id]) => published.some((one) => one.id === id)),
    )
    expect((await own()).map(({ state }) => state)).toEqual(Array(4).fill('published'))
    for (const { id } of [x, y, a, b]) await remove(id)
  })

  it('publishes nothing where one entry is refused', async () => {
    const good = await item({
      name: unique('Good'),
      menu: 'phone',
      href: '/search',
      _status: 'draft',
    })
    const bad = await item(
      {
        menu: 'phone',
        href: 'javascript:alert(1)',
        _status: 'draft',
        order: 2,
        slug: unique('bad').toLowerCase().replaceAll(' ', '-'),
      },
      '?draft=true',
    )
    const answer = await call('/navigation-items/publish', 'POST', { menu: 'phone' })
    expect(answer.status).toBe(400)
    const states = (await tree()).filter(({ menu }) => menu === 'phone').map(({ state }) => state)
    expect(states).toEqual(['draft', 'draft'])
    for (const { id } of [good, bad]) await remove(id)
  })

  it('refuses more levels than a menu has, wherever they are written', async () => {
    const phone = await item({ name: unique('Phone'), menu: 'phone', href: '/search' })
    const group = await item({ name: unique('Group'), menu: 'footer' })
    const entry = await item({ name: unique('Entry'), parentId: group.id, href: '/search' })
    for (const parentId of [phone.id, entry.id]) {
      const body = { name: unique('Deep'), parentId }
      const answer = await call('/navigation-items', 'POST', body)
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(/level/)])
    }
    expect((await change(group.id, { menu: 'phone' })).status).toBe(400)
    for (const { id } of [entry, group, phone]) await remove(id)
  })

  it('belongs to staff for menus alone', async () => {
    const editor = await newAccount(token, 'news_admin')
    for (const [path, method] of [
      ['/tree', 'GET'],
      ['/tree', 'POST'],
      ['/publish', 'POST'],
      ['/start', 'POST'],
    ] as const) {
      const body = method === 'POST' ? { menu: 'footer', items: [] } : undefined
      const path_ = `/navigation-items${path}`
      expect((await staffCall(path_, { method, body })).status).toBe(401)
      expect((await staffCall(path_, { method, body, token: editor.token })).status).toBe(403)
    }
  })
})
