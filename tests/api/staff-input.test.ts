import { beforeAll, describe, expect, it } from 'vitest'
import { newCategory, picture, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'

let token: string
let categoryId: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
})

const create = (collection: string, body: unknown) =>
  staffCall(`/${collection}`, { token, method: 'POST', body })

const newProduct = async (more: object = {}) =>
  (await create('products', { name: unique('Product'), categoryId, ...more })).body.doc

describe('bodies', () => {
  it.each([
    ['null', 'object'],
    ['42', 'object'],
    ['"text"', 'object'],
    ['[]', 'object'],
    ['{', 'JSON'],
    ['['.repeat(20_000), 'deep'],
  ])('refuses %.12s…', async (body, problem) => {
    const { status, body: answer } = await create('products', body)
    expect(status).toBe(400)
    expect(answer.message).toContain(problem)
  })

  it('refuses more than 1 MB before reading it, and more than 10 kB for a sign-in', async () => {
    const text = 'x'.repeat(1_100_000)
    expect((await create('news', { title: 'A', content: text })).status).toBe(413)
    const login = { username: 'a', password: 'x'.repeat(11_000) }
    expect((await staffCall('/login', { method: 'POST', body: login })).status).toBe(413)
  })

  it('refuses other kinds of content', async () => {
    const { status } = await staffCall('/news', {
      token,
      method: 'POST',
      body: 'title=A',
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(status).toBe(415)
  })

  it.each([
    [{ name: {} }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ order: '7' }, 'order'],
    [{ isFeatured: 'yes' }, 'isFeatured'],
    [{ categoryId: 'nobody' }, 'categoryId'],
    [{ categoryId: null }, 'categoryId'],
    [{ specifications: [] }, 'specifications'],
    [{ specifications: 'a' }, 'specifications'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ images: ['data:text/html,x'] }, 'images'],
    [{ slug: '../up' }, 'slug'],
    [{ deletedAt: 'zzz', name: '' }, 'name'],
  ])('refuses a product with %j, naming %s', async (part, field) => {
    const { status, body } = await create('products', {
      name: unique('Product'),
      categoryId,
      ...part,
    })
    expect(status).toBe(400)
    expect(body.message.toLowerCase()).toContain(field.toLowerCase())
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ])('refuses the link %j in formatted texts, drafts and other languages too', async (url) => {
    const node = (type: string, more: object) => ({
      ...{ type, version: 1, format: '', indent: 0, direction: 'ltr' },
      ...more,
    })
    const text = { type: 'text', version: 1, text: 'here' }
    const richText = (type: string) => ({
      root: node('root', {
        children: [
          node('paragraph', {
            children: [
              node(type, { children: [text], fields: { linkType: 'custom', newTab: false, url } }),
            ],
          }),
        ],
      }),
    })
    const path = `/p-${crypto.randomUUID().slice(0, 8)}`
    const layout = [{ blockType: 'richText', content: richText('link') }]
    for (const query of ['', '?draft=true', '?draft=true&locale=zh']) {
      for (const type of ['link', 'autolink']) {
        layout[0] = { blockType: 'richText', content: richText(type) }
        const answer = await create(`pages${query}`, { title: 'Page', path, layout })
        expect([answer.status, answer.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([
          400,
          'layout.0.content',
        ])
      }
    }
    const content = `See [here](${url}) and [there](/contact)`
    const article = await create('news', { title: 'Article', content })
    expect([article.status, article.body.message]).toEqual([
      400,
      expect.stringContaining(url.replace(/\(.*/, '')),
    ])
  })

  it('refuses addresses of pictures of more than 2000 characters', async () => {
    const long = `/${'x'.repeat(2000)}`
    const fields: [string, unknown][] = [
      ['imageUrl', long],
      ['images', [long]],
    ]
    for (const [field, value] of fields) {
      const product = { name: unique('Product'), categoryId, [field]: value }
      const { status, body } = await create('products', product)
      expect([status, body.message]).toEqual([400, expect.stringContaining(field)])
    }
  })

  it('names the records that a change of many could not change', async () => {
    const { body: made } = await create('products', { name: unique('Product'), categoryId })
    const { id } = made.doc
    const { status, body } = await staffCall(`/products?where[id][in]=${id}`, {
      token,
      method: 'PATCH',
      body: { name: '' },
    })
    expect(status).toBe(400)
    const data = { errors: [{ path: 'name', message: expect.any(String) }] }
    const code = 'invalid_fields'
    expect(body.errors).toEqual([{ id, status: 400, code, message: expect.any(String), data }])
  })

  it('names inner fields in words', async () => {
    const path = `/p-${crypto.randomUUID().slice(0, 8)}`
    const made = await create('pages', { title: 'Page', path, layout: [] })
    expect([made.status, made.body.doc.layout]).toEqual([201, []])
    const { id } = made.body.doc
    const change = async (body: object) =>
      (await staffCall(`/pages/${id}`, { token, method: 'PATCH', body })).body
    expect((await change({ layout: 3 })).message).toBe('layout must be a list of objects')
    const wrong = await change({ layout: [{ blockType: 'hero', title: 7 }] })
    expect(wrong.message).toBe('Blocks 1 › Title must be a text')
    expect(wrong.errors[0].data.errors[0].path).toBe('layout.0.title')
    const missing = await change({ layout: [{ blockType: 'hero' }] })
    expect(missing.message).toContain('› Title: This field is required.')
    expect(missing.message).not.toContain('layout.0')
    await staffCall(`/pages/${id}`, { token, method: 'DELETE' })
  })

  it('takes no list of more than 500 entries', async () => {
    const of = (count: number) => ({ offices: Array.from({ length: count }, () => ({})) })
    const send = (body: object) =>
      staffCall('/globals/site-settings', { token, method: 'POST', body })
    const { status, body } = await send(of(501))
    expect([status, body.message]).toEqual([400, 'offices must be a list of at most 500 entries'])
    expect((await staffCall('/globals/site-settings', { token })).body.offices).toEqual([])
  })

  it('bounds specifications', async () => {
    const entries = Array.from({ length: 501 }, (_, index) => [`key ${index}`, 'x'])
    const nested = JSON.parse('{"a":'.repeat(25) + '1' + '}'.repeat(25))
    for (const specifications of [Object.fromEntries(entries), nested, { a: 'x'.repeat(70_000) }]) {
      const body = { name: unique('Product'), categoryId, specifications }
      expect((await create('products', body)).status).toBe(400)
    }
  })

  it.each(['zzz', '1800-01-01', '2300-01-01', 7])('refuses the date %j', async (publishedAt) => {
    const { status, body } = await create('news', { title: 'A', publishedAt })
    expect(status).toBe(400)
    expect(body.message).toContain('publishedAt')
  })

  it('takes neither id nor times from a client', async () => {
    const given = { id: 'mine', createdAt: 'zzz', updatedAt: 'zzz', deletedAt: 'zzz' }
    const product = await newProduct(given)
    expect(product.id).not.toBe('mine')
    for (const time of [product.createdAt, product.updatedAt]) {
      expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000)
    }
    await staffCall(`/products/${product.id}`, { token, method: 'PATCH', body: given })
    const { status, body } = await staffCall(`/products/${product.id}`)
    expect([status, body.createdAt]).toEqual([200, product.createdAt])
  })
})

describe('rows that were copied from another record', () => {
  it('are refused or get ids of their own, and are never a fault of the server', async () => {
    const references = [{ summary: 'More', url: 'https://notices.example/1' }]
    const notice = (more: object) => ({
      title: unique('Notice'),
      category: 'informational',
      summary: 'What it is about',
      ...more,
    })
    const first = (await create('security-notices', notice({ references }))).body.doc
    const copied = notice({ references: first.references })
    const second = await create('security-notices', copied)
    const draft = await staffCall('/security-notices?draft=true', {
      token,
      method: 'POST',
      body: copied,
    })
    const third = (await create('security-notices', notice({ references }))).body.doc
    const changed = await staffCall(`/security-notices/${third.id}`, {
      token,
      method: 'PATCH',
      body: { references: [...first.references, ...first.references] },
    })
    for (const { status, body } of [second, draft, changed])
      expect([200, 201, 400], JSON.stringify(body)).toContain(status)
    const kept = await staffCall(`/security-notices/${first.id}?depth=0`, { token })
    expect(kept.body.references).toMatchObject(first.references)
  })
})

describe('documented rules', () => {
  it('completes the slug of a product that is its category’s alone', async () => {
    const { id, slug } = await newCategory(token)
    const name = unique('Product')
    const first = await create('products', { name, slug, categoryId: id })
    const second = await create('products', { name, slug, categoryId: id })
    expect(first.body.doc.slug).toMatch(new RegExp(`^${slug}-product-`))
    expect(second.body.doc.slug).toBe(`${first.body.doc.slug}-2`)
  })

  it('makes the address of a draft of a page of its title, or of words that are no address', async () => {
    const write = (body: object, query = '?draft=true') =>
      staffCall(`/pages${query}`, { token, method: 'POST', body: { layout: [], ...body } })
    const title = unique('Audit Landing')
    const address = `/${title.toLowerCase().replaceAll(' ', '-')}`
    const first = await write({ title })
    expect([first.status, first.body.doc.path]).toEqual([201, address])
    const second = await write({ title, path: ` ${title} ` })
    expect(second.body.doc.path).toBe(`${address}-2`)
    const below = await write({ title, path: `Solutions/${title}` })
    expect(below.body.doc.path).toBe(`/solutions${address}`)
    const changed = await staffCall(`/pages/${first.body.doc.id}?draft=true`, {
      token,
      method: 'PATCH',
      body: { path: `${title} Two` },
    })
    expect(changed.body.doc.path).toBe(`${address}-two`)
    // An address that is on its way stays, and what is published is refused.
    const begun = await write({ title, path: `${address}/more/` })
    expect(begun.body.doc.path).toBe(`${address}/more/`)
    expect((await write({ title, path: title, _status: 'published' }, '')).status).toBe(400)
  })

  it('refuses a slug that is taken', async () => {
    const { slug } = await newProduct()
    const { status, body } = await create('products', { name: 'A', slug, categoryId })
    expect(status).toBe(400)
    expect(body.message).toContain('slug')
  })

  it('says what news and jobs lack', async () => {
    const news = await create('news', { title: '  ' })
    const job = await create('jobs', { title: '', location: ' ' })
    expect([news.status, news.body.message]).toEqual([400, 'Title is required'])
    expect([job.status, job.body.message]).toEqual([400, 'Title and location are required'])
  })

  it('counts at least one vacancy, and trims lists', async () => {
    const body = { title: 'Job', location: 'Here', vacancy: 0, benefits: [' a ', '', 'b'] }
    const { body: answer } = await create('jobs', body)
    expect(answer.doc).toMatchObject({ vacancy: 1, benefits: ['a', 'b'], requirements: [] })
  })

  it('fills in the documented defaults', async () => {
    expect(await newProduct()).toMatchObject({
      isActive: true,
      isFeatured: false,
      order: 0,
      specifications: {},
    })
    const username = `user-${crypto.randomUUID()}`
    const user = await create('users', { username, password: 'Long-enough-1' })
    expect(user.body.doc).toMatchObject({ role: 'admin', permissions: [] })
    const job = await create('jobs', { title: unique('Job'), location: 'Here' })
    expect(job.body.doc).toMatchObject({ vacancy: 1, isActive: true })
  })

  it.each(['products', 'jobs', 'users'])('changes %s by PUT as by PATCH', async (collection) => {
    const bodies: Record<string, [object, object]> = {
      products: [{ name: unique('P'), categoryId }, { name: 'Put' }],
      jobs: [{ title: unique('J'), location: 'Here' }, { title: 'Put' }],
      users: [
        { username: `u-${crypto.randomUUID()}`, password: 'Long-enough-1' },
        { role: 'news_admin' },
      ],
    }
    const [body, change] = bodies[collection] ?? [{}, {}]
    const { id } = (await create(collection, body)).body.doc
    const put = await staffCall(`/${collection}/${id}`, { token, method: 'PUT', body: change })
    expect(put.status).toBe(200)
    expect(put.body.doc).toMatchObject(change)
  })

  it('lists everything where no limit is given', async () => {
    await Promise.all(Array.from({ length: 12 }, () => newProduct()))
    const { body } = await staffCall('/products', { token })
    expect(body.docs.length).toBe(body.totalDocs)
    expect(body.docs.length).toBeGreaterThan(10)
  })

  it('refuses to delete a category or a picture in use', async () => {
    const { id } = await newCategory(token)
    const form = new FormData()
    form.set('file', await picture(), 'a.png')
    const media = (await create('media', form)).body.doc
    const body = { name: unique('P'), categoryId: id, imageUrl: media.url }
    const product = (await create('products', body)).body.doc
    expect(product.image).toBe(media.id)
    for (const path of [`/categories/${id}`, `/media/${media.id}`]) {
      const answer = await staffCall(path, { token, method: 'DELETE' })
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('still')])
    }
    await staffCall(`/products/${product.id}`, { token, method: 'DELETE' })
    expect((await staffCall(`/media/${media.id}`, { token, method: 'DELETE' })).status).toBe(200)
  })

  it('keeps an item of the menu from standing below itself', async () => {
    const group = (await create('navigation-items', { name: unique('Group') })).body.doc
    const body = { name: unique('Item'), parentId: group.id }
    const item = (await create('navigation-items', body)).body.doc
    for (const parentId of [group.id, item.id]) {
      const { status } = await staffCall(`/navigation-items/${group.id}`, {
        token,
        method: 'PATCH',
        body: { parentId },
      })
      expect(status).toBe(400)
    }
  })
})

describe('queries', () => {
  it.each([
    'where=x',
    'where[id][equals][$ne]=1',
    'where[id][not_equals][$gt]=1',
    'where[id][in][0][x]=1',
    'where[createdAt][greater_than]=notadate',
    'where[name][$where]=1',
    "where[a'b][equals]=1",
    'limit[$gt]=1',
    'limit=1000000',
    'limit=-1',
    'depth=999',
    'page=x',
    'sort=$x',
    'unheard=1',
  ])('answers 400 to ?%s', async (query) => {
    const { status, body } = await staffCall(`/products?${query}`)
    expect(status).toBe(400)
    expect(typeof body.message).toBe('string')
  })

  it.each(['where[id][in]=x,y', 'where[categoryId][in]=x', 'where[categoryId][equals]=x'])(
    'finds nothing, or says why, with ?%s',
    async (query) => {
      const { status, body } = await staffCall(`/products?${query}`)
      expect([200, 400]).toContain(status)
      expect(body.docs ?? []).toEqual([])
    },
  )

  it.each(['NaN', 'null', '1abc', "1'%20or%20'1'='1", '%F0%9F%98%80', '0'])(
    'answers 404 to the id %s',
    async (id) => {
      const { status, body } = await staffCall(`/products/${id}`, { token })
      expect(status).toBe(404)
      expect(typeof body.message).toBe('string')
    },
  )
})

describe('calls that do not exist', () => {
  it.each([
    ['GET', '/nothing'],
    ['GET', '/payload-migrations'],
    ['POST', '/users/forgot-password'],
    ['POST', '/users/reset-password'],
    ['POST', '/users/first-register'],
    ['POST', '/users/unlock'],
    ['POST', '/users/verify/x'],
    ['GET', '/users/init'],
    ['POST', '/graphql'],
    ['GET', '/og'],
  ])('%s %s answers 404 with a message', async (method, path) => {
    const { status, body } = await staffCall(path, { method })
    expect(status).toBe(404)
    expect(typeof body.message).toBe('string')
  })

  it.each([
    ['PUT', '/news/1', 'PATCH'],
    ['PATCH', '/login', 'POST'],
    ['POST', '/verify', 'GET'],
  ])('%s %s answers 405 and says that %s is allowed', async (method, path, allowed) => {
    const { status, body, headers } = await staffCall(path, { method, token, body: {} })
    expect(status).toBe(405)
    expect(headers.get('allow')).toContain(allowed)
    expect(typeof body.message).toBe('string')
  })
})

describe('pictures', () => {
  it('keep nothing of a file but its pixels', async () => {
    const form = new FormData()
    form.set('file', await picture(), '../../shell.php')
    const { status, body } = await create('media', form)
    expect(status).toBe(201)
    expect(body.doc.filename).toMatch(/^[0-9a-f]{20}\.webp$/)
    expect(body.doc.url).toBe(`/uploads/${body.doc.filename}`)
    expect(body.doc.mimeType).toBe('image/webp')
  })

  it.each([
    ['page.png', '<html><script>alert(1)</script></html>', 'image/png'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['a.txt', 'text', 'text/plain'],
    ['cut.png', '\u0089PNG\r\n\u001a\n', 'image/png'],
  ])('refuses %s', async (name, content, type) => {
    const form = new FormData()
    form.set('file', new Blob([content], { type }), name)
    const { status, body } = await create('media', form)
    expect(status).toBe(400)
    expect(typeof body.message).toBe('string')
  })

  it('refuses one of more than 50 megapixels', async () => {
    const { default: sharp } = await import('sharp')
    const create3 = { width: 8000, height: 8000, channels: 3 as const, background: 'white' }
    const png = await sharp({ create: create3 }).png().toBuffer()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'big.png')
    expect((await create('media', form)).status).toBe(400)
  })

  it('are found by the address that the API gives', async () => {
    const form = new FormData()
    form.set('file', await picture(), 'a.png')
    const { url, id } = (await create('media', form)).body.doc
    const body = { title: unique('Article'), images: [url, 'https://example.com/a.png'] }
    const { doc } = (await create('news', body)).body
    expect(doc).toMatchObject({ images: body.images, gallery: [id] })
  })
})

describe('a picture whose file is replaced', () => {
  it('is followed by what shows it', async () => {
    const form = async () => {
      const body = new FormData()
      body.set('file', await picture(), 'a.png')
      return body
    }
    const media = (await create('media', await form())).body.doc
    const product = await newProduct({ imageUrl: media.url, images: ['/other.webp', media.url] })
    const replaced = await staffCall(`/media/${media.id}`, {
      token,
      method: 'PATCH',
      body: await form(),
    })
    const { url } = replaced.body.doc
    expect(url).not.toBe(media.url)
    const { body } = await staffCall(`/products/${product.id}`)
    expect(body).toMatchObject({
      imageUrl: url,
      images: ['/other.webp', url],
      image: media.id,
      gallery: [media.id],
    })
  })
})
