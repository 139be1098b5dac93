import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Article, ArticleList } from '@/src/contract/article'
import { CategoryList, CategoryProducts } from '@/src/contract/category'
import { ContentSection, ContentSectionList } from '@/src/contract/content-section'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { Job, JobList } from '@/src/contract/job'
import { NavigationTree } from '@/src/contract/menus'
import { Product, ProductList } from '@/src/contract/product'
import { api } from '@/tests/helpers/http'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { visit } from '@/tests/helpers/visit'

let token: string
let category: { id: string; slug: string }

/** Makes a record as staff do, and gives it. */
async function make(collection: string, body: object) {
  const answer = await staffCall(`/${collection}`, { token, method: 'POST', body: { ...body } })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.doc
}

const change = (collection: string, id: string, body: object) =>
  staffCall(`/${collection}/${id}`, { token, method: 'PATCH', body: { ...body } })

const newProduct = (more: object = {}) =>
  make('products', { name: unique('Machine'), categoryId: category.id, ...more })

/** A read that must answer 200 and keep to its contract. */
async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  headers: Record<string, string> = {},
): Promise<z.infer<Schema>> {
  const { status, body } = await api(path, { headers })
  expect([path, status]).toEqual([path, 200])
  return schema.parse(body)
}

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  category = await newCategory(token)
})

describe('GET /products', () => {
  it('lists products as documented', async () => {
    const { id, name } = await newProduct({ shortDescription: 'Short', imageUrl: '/pic.png' })
    const list = await read('/products', ProductList)
    expect(list.find((product) => product.id === id)).toMatchObject({
      name,
      shortDescription: 'Short',
      imageUrl: '/pic.png',
      categoryId: category.id,
      isFeatured: false,
      order: 0,
    })
  })

  it('finds by name and short description, whatever the case and the blanks around', async () => {
    const byName = await newProduct({ name: `${unique('Zephyr')} ÄQuox` })
    const byText = await newProduct({ shortDescription: 'With äquox inside' })
    const found = await read(`/products?q=${encodeURIComponent('  äQUOX ')}`, ProductList)
    expect(found.map(({ id }) => id).sort()).toEqual([byName.id, byText.id].sort())
  })

  it('takes % and _ in a search for themselves', async () => {
    const { id } = await newProduct({ name: `${unique('Full')} 97%_x` })
    expect((await read('/products?q=97%25_x', ProductList)).map((found) => found.id)).toEqual([id])
    expect(await read('/products?q=97%25%25x', ProductList)).toEqual([])
  })

  it('answers everything to an empty search', async () => {
    const all = await read('/products', ProductList)
    expect(await read('/products?q=%20', ProductList)).toHaveLength(all.length)
  })

  it('ignores what it does not know, queries to the database above all', async () => {
    const all = await read('/products', ProductList)
    for (const query of [
      'where[id][equals][$ne]=1',
      'limit=1',
      'depth=999',
      'draft=true',
      'sort[x]=1',
    ]) {
      expect(await read(`/products?${query}`, ProductList)).toHaveLength(all.length)
    }
  })

  it('refuses a search longer than anybody types, and names the field', async () => {
    const { status, body } = await api(`/products?q=${'x'.repeat(201)}`)
    expect([status, body.errors[0].field]).toEqual([400, 'q'])
  })
})

describe('GET /products/featured', () => {
  it('lists featured products alone', async () => {
    const { id } = await newProduct({ isFeatured: true })
    const plain = await newProduct()
    const ids = (await read('/products/featured', ProductList)).map((product) => product.id)
    expect(ids).toContain(id)
    expect(ids).not.toContain(plain.id)
  })
})

describe('GET /product/{id}', () => {
  it('answers by id and by slug', async () => {
    const specifications = { Weight: '7 kg', Ports: 3 }
    const made = await newProduct({ description: 'One\nTwo', specifications })
    const byId = await read(`/product/${made.id}`, Product)
    expect(byId).toMatchObject({ name: made.name, description: 'One\nTwo', specifications })
    expect(await read(`/product/${made.slug}`, Product)).toEqual(byId)
  })
})

describe('products of a category', () => {
  it('come with the category, by id, by slug, and under both addresses', async () => {
    const own = await newCategory(token)
    const { id } = await newProduct({ categoryId: own.id })
    const paths = [
      `/categories/${own.id}/products`,
      `/categories/${own.slug}/products`,
      `/products/category/${own.slug}`,
    ]
    for (const path of paths) {
      const answer = await read(path, CategoryProducts)
      expect(answer.category.id).toBe(own.id)
      expect(answer.products.map((product) => product.id)).toEqual([id])
    }
  })

  it('are an empty list where there are none', async () => {
    const own = await newCategory(token)
    expect((await read(`/products/category/${own.slug}`, CategoryProducts)).products).toEqual([])
  })
})

describe('GET /categories', () => {
  it('lists categories by order', async () => {
    await make('categories', { name: unique('Late'), order: 900 })
    await make('categories', { name: unique('Early'), order: -900 })
    const orders = (await read('/categories', CategoryList)).map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  })
})

describe('GET /navigation', () => {
  it('answers a tree, each level by order', async () => {
    const group = await make('navigation-items', { name: unique('Group'), order: 5 })
    for (const order of [2, 1]) {
      await make('navigation-items', { name: unique('Entry'), order, parentId: group.id })
    }
    const tree = await read('/navigation', NavigationTree)
    const found = tree.find(({ id }) => id === group.id)
    expect(found?.children.map(({ order }) => order)).toEqual([1, 2])
    expect(found?.children[0]?.href).toMatch(/^\/products\/category\/entry-/)
  })
})

describe('content', () => {
  it('comes as a list, and one section by key under both addresses', async () => {
    const sectionKey = `section-${Date.now().toString(36)}`
    const metadata = { benefits: ['A'] }
    await make('content-sections', { sectionKey, title: 'T', metadata })
    const list = await read('/content', ContentSectionList)
    const section = list.find((entry) => entry.sectionKey === sectionKey)
    expect(section).toMatchObject({ title: 'T', metadata })
    expect(await read(`/content/${sectionKey}`, ContentSection)).toEqual(section)
    expect(await read(`/content/sections/${sectionKey}`, ContentSection)).toEqual(section)
  })
})

describe('news', () => {
  it('come latest first, and one by id or slug', async () => {
    const images = ['/a.png', 'https://example.com/b.png']
    const old = await make('news', { title: unique('Old'), publishedAt: '2001-01-01', images })
    await make('news', { title: unique('New'), publishedAt: '2101-01-01' })
    const dates = (await read('/news', ArticleList)).map(({ publishedAt }) => publishedAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    const article = await read(`/news/${old.id}`, Article)
    expect(article).toMatchObject({ images, publishedAt: '2001-01-01T00:00:00.000Z' })
    expect(await read(`/news/${old.slug}`, Article)).toEqual(article)
  })
})

describe('jobs', () => {
  it('come latest first, and one by id or slug', async () => {
    const responsibilities = ['One', 'Two']
    const made = await make('jobs', {
      title: unique('Engineer'),
      location: 'Here',
      postedAt: '2001-01-01',
      responsibilities,
    })
    const dates = (await read('/jobs', JobList)).map(({ postedAt }) => postedAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    const job = await read(`/jobs/${made.id}`, Job)
    expect(job).toMatchObject({ responsibilities, vacancy: 1, location: 'Here' })
    expect(await read(`/jobs/${made.slug}`, Job)).toEqual(job)
  })
})

describe('the language of an answer', () => {
  it('is that of lng, else of the cookie, else English', async () => {
    const { id, name } = await newProduct()
    await staffCall(`/products/${id}?locale=zh`, { token, method: 'PATCH', body: { name: '机器' } })
    const nameIn = async (query: string, cookie = '') =>
      (await read(`/product/${id}${query}`, Product, { Cookie: cookie })).name
    expect(await nameIn('')).toBe(name)
    expect(await nameIn('?lng=zh')).toBe('机器')
    expect(await nameIn('', 'lang=zh')).toBe('机器')
    expect(await nameIn('?lng=en', 'lang=zh')).toBe(name)
    expect(await nameIn('?lng=ja')).toBe(name)
  })

  it('keeps answers out of shared caches', async () => {
    const { headers } = await api('/products')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toMatch(/cookie/i)
  })

  it('must be one of ten', async () => {
    const { status, body } = await api('/products?lng=xx')
    expect(status).toBe(400)
    expect(ErrorAnswer.parse(body).errors?.[0]?.field).toBe('lng')
  })
})

/** Every public way to a record of each drafted collection. */
const ways = [
  {
    collection: 'products',
    makeOne: (more: object = {}) => newProduct({ isFeatured: true, ...more }),
    one: '/product',
    lists: () => ['/products', '/products/featured', `/products?q=machine`],
    files: [],
  },
  {
    collection: 'news',
    makeOne: (more: object = {}) => make('news', { title: unique('Article'), ...more }),
    one: '/news',
    lists: () => ['/news'],
    files: ['/news/feed.xml', '/news/feed.json', '/zh/news/feed.xml', '/zh/news/feed.json'],
  },
  {
    collection: 'jobs',
    makeOne: (more: object = {}) =>
      make('jobs', { title: unique('Job'), location: 'Here', ...more }),
    one: '/jobs',
    lists: () => ['/jobs'],
    files: [],
  },
]

const hidings: [string, object][] = [
  ['switched off', { isActive: false }],
  ['a draft', { _status: 'draft' }],
  ['in the trash', { deletedAt: new Date().toISOString() }],
]

interface Made {
  id: string
  slug: string
  /** Products have a name, all else has a title. */
  name?: string
  title?: string
}

describe.each(ways)('$collection', ({ collection, makeOne, one, lists, files }) => {
  /** By the way to it, whether a record is there. */
  async function isSeen({ id, slug, name, title }: Made): Promise<Record<string, boolean>> {
    const q = encodeURIComponent(name ?? title ?? '')
    const details = [`${one}/${id}`, `${one}/${slug}`]
    const found = [`/search?q=${q}`, `/search/suggestions?q=${q}`]
    const seen = await Promise.all([
      ...details.map(async (path) => [path, (await api(path)).status === 200]),
      ...lists().map(async (path) => [
        path,
        (await api(path)).body.some((entry: { id: string }) => entry.id === id),
      ]),
      ...found.map(async (path) => [path, JSON.stringify((await api(path)).body).includes(slug)]),
      ...['/sitemap.xml', ...files].map(async (path) => [
        path,
        (await visit(path)).html.includes(slug),
      ]),
    ])
    return Object.fromEntries(seen)
  }

  const waysWhere = async (made: Made, isThere: boolean) =>
    Object.entries(await isSeen(made)).flatMap(([way, seen]) => (seen === isThere ? [way] : []))

  it.each(hidings)('are nowhere once they are %s, at the very next request', async (_, hiding) => {
    const made = await makeOne()
    expect(await waysWhere(made, false)).toEqual([])
    const { status } = await change(collection, made.id, hiding)
    expect(status).toBe(200)
    expect(await waysWhere(made, true)).toEqual([])
  })

  it('are nowhere before they are published', async () => {
    const made = await makeOne({ _status: 'draft' })
    expect(await waysWhere(made, true)).toEqual([])
  })

  it('are nowhere once they are deleted', async () => {
    const made = await makeOne()
    expect(await waysWhere(made, false)).toEqual([])
    await staffCall(`/${collection}/${made.id}`, { token, method: 'DELETE' })
    expect(await waysWhere(made, true)).toEqual([])
  })
})

describe('what is switched off', () => {
  it('is missing of categories, with their products’ address', async () => {
    const own = await newCategory(token)
    await change('categories', own.id, { isActive: false })
    const ids = (await read('/categories', CategoryList)).map(({ id }) => id)
    expect(ids).not.toContain(own.id)
    for (const path of [`/categories/${own.id}/products`, `/products/category/${own.slug}`]) {
      expect((await api(path)).status).toBe(404)
    }
  })

  it('is missing of content sections', async () => {
    const sectionKey = `off-${Date.now().toString(36)}`
    const { id } = await make('content-sections', { sectionKey })
    await change('content-sections', id, { isActive: false })
    expect((await api(`/content/sections/${sectionKey}`)).status).toBe(404)
    expect((await api(`/content/${sectionKey}`)).status).toBe(404)
  })

  it('is missing of the navigation, with all below it', async () => {
    const group = await make('navigation-items', { name: unique('Group') })
    const entry = await make('navigation-items', { name: unique('Entry'), parentId: group.id })
    await change('navigation-items', group.id, { isActive: false })
    const text = JSON.stringify(await read('/navigation', NavigationTree))
    expect(text).not.toContain(group.id)
    expect(text).not.toContain(entry.id)
  })

  it('is found out by no filter on what names it', async () => {
    const { id: hidden } = await newProduct({ name: unique('Concealed'), isActive: false })
    const { id } = await make('certificates', {
      standard: 'ISO 9001',
      number: unique('Certificate'),
      firstDay: '2020-01-01T00:00:00.000Z',
      products: [hidden],
    })
    for (const filter of [
      'where[products.name][like]=Concealed',
      'where[products.slug][like]=concealed',
      'where[products.name][exists]=true',
      `where[products][like]=${hidden.slice(0, 6)}`,
      `where[products][contains]=${hidden.slice(0, 6)}`,
      'where[products][greater_than]=0',
      'where[products.id][greater_than]=0',
    ]) {
      const asked = await staffCall(`/certificates?where[id][equals]=${id}&${filter}`)
      expect([filter, asked.body.docs ?? []]).toEqual([filter, []])
    }
  })
})
