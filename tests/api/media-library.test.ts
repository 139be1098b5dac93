import { beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { BulkAnswer } from '@/src/contract/staff/bulk'
import {
  LibraryAnswer,
  type LibraryPicture,
  PictureMoved,
  type PictureUse,
  PictureUses,
} from '@/src/contract/staff/media-library'
import { type Account, oneOfEverybody } from '../helpers/accounts'
import { UploadAnswer } from '@/src/contract/picture'
import { mediaListPath, toMediaPage } from '@/src/domain/media/pictures/media-list'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

let token: string
let everybody: Record<string, Account>
let categoryId: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  everybody = await oneOfEverybody(token)
  categoryId = (await newCategory(token)).id
})

const call = (path: string, method = 'GET', body?: unknown, account = token) =>
  staffCall(path, { token: account, method, body })

/** A picture of no likeness to others: rectangles in places that a number decides. */
async function scene(number: number, width = 480): Promise<Blob> {
  const at = (step: number) => ((number * 7919 + step * 104_729) % 997) / 997
  const parts = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="${at(index) * 380}" y="${at(index + 10) * 260}" width="${60 + at(index + 20) * 160}"
        height="${60 + at(index + 30) * 120}" fill="hsl(${at(index + 40) * 360} 60% 50%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#888"/>${parts.join('')}</svg>`
  const png = await sharp(Buffer.from(svg)).resize(width).png().toBuffer()
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}

let scenes = 0

async function newPicture(name = unique('scene'), file?: Blob) {
  const form = new FormData()
  form.set('file', file ?? (await scene((scenes += 1))), `${name}.png`)
  const headers = { Authorization: `Bearer ${token}` }
  const { status, body } = await api('/upload', { method: 'POST', body: form, headers })
  expect(status, JSON.stringify(body)).toBe(201)
  const { id, url } = UploadAnswer.parse(body)
  return { id, url, filename: url.replace('/uploads/', '') }
}

const find = async (query: Record<string, string>): Promise<LibraryPicture[]> => {
  const { status, body } = await call(`/media/library?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return LibraryAnswer.parse(body).docs
}

const usesOf = async (id: string, account = token): Promise<PictureUse[]> => {
  const { status, body } = await call(`/media/${id}/uses`, 'GET', undefined, account)
  expect(status, JSON.stringify(body)).toBe(200)
  return PictureUses.parse(body).uses
}

const page = async (path: string): Promise<string> =>
  (await fetch(`${testServer().baseUrl}${path}`)).text()

const section = (title: string, picture: string) => ({
  blockType: 'textSection',
  title,
  text: 'A text',
  layout: 'pictureEnd',
  picture,
})

const newProduct = async (body: object) => {
  const { status, body: answer } = await call('/products', 'POST', {
    name: unique('Product'),
    categoryId,
    ...body,
  })
  expect(status, JSON.stringify(answer)).toBe(201)
  return answer.doc as { id: string; slug: string; name: string }
}

describe('the library', () => {
  it.each([
    ['visitor', 401],
    ['admin without permissions', 403],
    ['admin for users', 403],
    ['admin for news', 200],
    ['product_admin', 200],
    ['super_admin', 200],
  ])('answers %s with %i', async (name, expected) => {
    const { id } = await newPicture()
    const account = everybody[name]?.token ?? ''
    for (const path of ['/media/library', `/media/${id}/uses`]) {
      expect((await call(path, 'GET', undefined, account)).status).toBe(expected)
    }
    const tags = { ids: [id], add: [name] }
    expect((await call('/media/tags', 'POST', tags, account)).status).toBe(expected)
    if (expected === 200) return
    const move = await call(`/media/${id}/move`, 'POST', { to: id }, account)
    expect(move.status).toBe(expected)
  })

  it('is searched in alt texts of every language, tags and names of files', async () => {
    const word = unique('heron').replaceAll(' ', '-')
    const { id } = await newPicture(`${word}-file`)
    await call(`/media/${id}`, 'PATCH', { alt: `${word} alt`, tags: [`${word}-tag`] })
    await call(`/media/${id}?locale=ru`, 'PATCH', { alt: `${word} цапля` })
    for (const q of [`${word}-FILE`, `${word} alt`, `${word} цапля`, `${word}-tag`]) {
      expect((await find({ q })).map((one) => one.id)).toEqual([id])
    }
    expect((await find({ tag: `${word}-tag` })).map((one) => one.id)).toEqual([id])
    expect(await find({ q: word, show: 'missingAlt', locale: 'ru' })).toEqual([])
    expect(await find({ q: word, show: 'missingAlt', locale: 'ja' })).toHaveLength(1)
  })

  it('tells visitors nothing of names of files and tags', async () => {
    const { id } = await newPicture('salary-list')
    await call(`/media/${id}`, 'PATCH', { tags: ['secret-tag'] })
    const { body } = await staffCall(`/media/${id}`)
    expect(body).toMatchObject({ id })
    expect(JSON.stringify(body)).not.toMatch(/salary|secret|likeness|formerFiles/)
    expect((await staffCall('/media?where[tags][like]=secret-tag')).status).toBe(401)
  })

  it('is what forms choose from, by the same words', async () => {
    const word = unique('stork').replaceAll(' ', '-')
    const { id, filename } = await newPicture(`${word}-file`)
    await call(`/media/${id}`, 'PATCH', { alt: `${word} alt`, tags: ['other', `${word}-tag`] })
    for (const search of [`${word}-file`, `${word} alt`, `${word}-tag`, filename]) {
      const { body } = await call(mediaListPath('en', { search }).replace('/admin', ''))
      expect(toMediaPage(body).items.map((item) => item.id)).toEqual([id])
    }
  })

  it('finds pictures that look nearly the same', async () => {
    const name = unique('twin')
    const one = await newPicture(name, await scene(777))
    const other = await newPicture(name, await scene(777, 300))
    const groups = (await find({ q: name, show: 'alike' })).map(({ id, group }) => [id, group])
    expect(groups.map(([id]) => id).sort()).toEqual([one.id, other.id].sort())
    expect(groups[0]?.[1]).toBe(groups[1]?.[1])
  })

  it.each(['show=all', 'page=0', 'locale=xx', 'q[a]=b'])('refuses ?%s', async (query) => {
    expect((await call(`/media/library?${query}`)).status).toBe(400)
  })
})

describe('tags of many pictures', () => {
  const tagsOf = async (id: string) => (await call(`/media/${id}`)).body.tags ?? []

  it('are added and removed for each by itself, and what stays as it is is not written', async () => {
    const [one, other, full] = [await newPicture(), await newPicture(), await newPicture()]
    const fifty = Array.from({ length: 50 }, (_, index) => `tag ${index}`)
    await call(`/media/${one.id}`, 'PATCH', { tags: ['hall', 'old'] })
    await call(`/media/${full.id}`, 'PATCH', { tags: fifty })
    const gone = crypto.randomUUID()
    const ids = [one.id, other.id, other.id, full.id, gone, 'none']
    const change = { ids, add: ['night', ' hall '], remove: ['old'] }
    const { status, body } = await call('/media/tags', 'POST', change)
    expect(status, JSON.stringify(body)).toBe(200)
    const answer = BulkAnswer.parse(body)
    expect(answer.done).toEqual([one.id, other.id])
    expect(answer.errors.map((error) => [error.id, error.status])).toEqual([
      [full.id, 400],
      [gone, 404],
      ['none', 404],
    ])
    expect(await tagsOf(one.id)).toEqual(['hall', 'night'])
    expect(await tagsOf(other.id)).toEqual(['night', 'hall'])
    expect(await tagsOf(full.id)).toEqual(fifty)

    const { updatedAt } = (await call(`/media/${one.id}`)).body
    await call('/media/tags', 'POST', { ids: [one.id], add: ['night'], remove: ['old'] })
    expect((await call(`/media/${one.id}`)).body.updatedAt).toBe(updatedAt)
    await call('/media/tags', 'POST', { ids: [full.id], remove: fifty })
    expect(await tagsOf(full.id)).toEqual([])
  })

  it.each([
    ['no tag', 'add', {}],
    ['an empty tag', 'add.0', { add: ['  '] }],
    ['a long tag', 'remove.0', { remove: ['x'.repeat(101)] }],
    ['51 tags', 'add', { add: Array.from({ length: 51 }, (_, index) => `t${index}`) }],
    ['a tag that is no text', 'add.0', { add: [{ like: 'x' }] }],
    ['no pictures', 'ids', { ids: [], add: ['x'] }],
    ['501 pictures', 'ids', { ids: Array.from({ length: 501 }, String), add: ['x'] }],
  ])('refuses %s and names %s', async (_, field, more) => {
    const { status, body } = await call('/media/tags', 'POST', { ids: ['none'], ...more })
    expect([status, body.errors?.[0]?.field ?? body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([
      400,
      field,
    ])
  })
})

describe('where a picture is used', () => {
  it('is told of products, of a block in a draft, and of nothing else', async () => {
    const picture = await newPicture()
    expect(await usesOf(picture.id)).toEqual([])
    expect((await find({ show: 'unused', q: picture.filename })).map(({ id }) => id)).toEqual([
      picture.id,
    ])
    const product = await newProduct({ imageUrl: picture.url })
    const path = `/${unique('page').replaceAll(' ', '-')}`
    const draft = await call('/pages?draft=true', 'POST', {
      title: 'Drafted',
      path,
      layout: [section('In a draft', picture.id)],
      _status: 'draft',
    })
    expect(draft.status, JSON.stringify(draft.body)).toBe(201)
    expect(await find({ show: 'unused', q: picture.filename })).toEqual([])

    const uses = await usesOf(picture.id)
    expect(uses).toHaveLength(2)
    expect(uses).toContainEqual(
      expect.objectContaining({
        collection: 'products',
        id: product.id,
        title: product.name,
        place: 'Image',
        isPublic: true,
        isDraft: false,
        link: `/admin-dashboard?tab=products&open=${product.id}`,
      }),
    )
    expect(uses).toContainEqual(
      expect.objectContaining({
        collection: 'pages',
        id: draft.body.doc.id,
        title: 'Drafted',
        place: expect.stringMatching(/1 › Picture$/),
        isPublic: false,
        isDraft: true,
      }),
    )
    // Staff who may not edit products are told that there is one, and not which.
    const forNews = await usesOf(picture.id, everybody['admin for news']?.token)
    expect(forNews.map(({ collection, title, link }) => [collection, title, link])).toEqual(
      expect.arrayContaining([['products', null, null]]),
    )
    const refused = await call(`/media/${picture.id}`, 'DELETE')
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('in use')])
  })
})

describe('a picture of an option of a product', () => {
  const finished = (picture: string, gray?: string) => ({
    code: 'F1',
    axes: [
      {
        key: 'finish',
        options: [
          { key: 'gray', code: '', picture: gray },
          { key: 'black', code: 'B', picture },
        ],
      },
    ],
    combinations: [{ options: { finish: 'gray' } }, { options: { finish: 'black' } }],
  })

  it('is told to visitors with its alt text, and of no file that they cannot see', async () => {
    const [main, black] = [await newPicture(), await newPicture()]
    await call(`/media/${black.id}`, 'PATCH', { alt: 'The machine in black' })
    await call(`/media/${black.id}?locale=zh`, 'PATCH', { alt: '黑色机器' })
    const hidden = '/uploads/not-there.webp'
    const { id, slug } = await newProduct({
      imageUrl: main.url,
      variants: finished(black.url, hidden),
    })
    const { body } = await api(`/product/${slug}`)
    expect(body.axes[0].options).toMatchObject([
      { key: 'gray' },
      { key: 'black', picture: { url: black.url, alt: 'The machine in black' } },
    ])
    expect(body.variants.axes[0].options[1].picture).toBe(black.url)
    expect(JSON.stringify(body)).not.toContain(hidden)
    const html = await page(`/zh/product/${slug}`)
    expect(html).toContain('data-picture-of="finish.black"')
    expect(html).toContain('黑色机器')
    expect(html).not.toContain(hidden)

    // Visitors are not sent the address of a picture that only a draft uses.
    const drafted = await newPicture()
    const draft = { variants: finished(drafted.url), _status: 'draft' }
    expect((await call(`/products/${id}?draft=true`, 'PATCH', draft)).status).toBe(200)
    expect(JSON.stringify((await api(`/product/${slug}`)).body)).not.toContain(drafted.filename)
    expect(await page(`/product/${slug}`)).not.toContain(drafted.filename)
    expect(await usesOf(drafted.id)).toMatchObject([{ isPublic: false, isDraft: true }])
  })

  it('is a use of it, which keeps it from being deleted and follows its file', async () => {
    const picture = await newPicture()
    const product = await newProduct({ variants: finished(picture.url) })
    expect(await usesOf(picture.id)).toMatchObject([
      { collection: 'products', id: product.id, place: 'Variants', isPublic: true },
    ])
    expect((await call(`/media/${picture.id}`, 'DELETE')).status).toBe(409)
    const form = new FormData()
    form.set('file', await scene(501), 'other.png')
    const { body } = await call(`/media/${picture.id}`, 'PATCH', form)
    const stored = (await call(`/products/${product.id}?depth=0`)).body
    expect(stored.variants.axes[0].options[1].picture).toBe(`/uploads/${body.doc.filename}`)
    await call(`/products/${product.id}`, 'PATCH', { variants: null })
    expect(await usesOf(picture.id)).toEqual([])
  })

  it('counts as one whose alt text is missing', async () => {
    const [main, black] = [await newPicture(), await newPicture()]
    await call(`/media/${main.id}`, 'PATCH', { alt: 'The machine' })
    const { id } = await newProduct({ imageUrl: main.url, variants: finished(black.url) })
    const missing = async () =>
      (await call(`/products/completeness?ids=${id}`)).body.products[0].languages.en.missing
    expect(await missing()).toContain('alt')
    await call(`/media/${black.id}`, 'PATCH', { alt: 'The machine in black' })
    expect(await missing()).not.toContain('alt')
  })

  it('is refused where it is no file of this site', async () => {
    const { status, body } = await call('/products', 'POST', {
      name: unique('Product'),
      categoryId,
      variants: finished('https://example.com/black.webp'),
    })
    expect([status, body.errors[0].data.errors[0].path]).toEqual([
      400,
      'variants.axes.0.options.1.picture',
    ])
  })
})

describe('another file in place of a picture', () => {
  it('is what a second visitor sees, and the old address leads to it', async () => {
    const picture = await newPicture()
    const { slug } = await newProduct({ imageUrl: picture.url })
    expect(await page(`/product/${slug}`)).toContain(picture.filename)
    const form = new FormData()
    form.set('file', await scene(500), 'other.png')
    const { body } = await call(`/media/${picture.id}`, 'PATCH', form)
    const html = await page(`/product/${slug}`)
    expect(html).toContain(body.doc.filename)
    expect(html).not.toContain(picture.filename)
    for (const [before, after] of [
      [picture.filename, body.doc.filename],
      [picture.filename.replace('.', '-320.'), body.doc.sizes.w320.filename],
    ]) {
      const old = await fetch(`${testServer().baseUrl}/api/uploads/${before}`)
      expect([old.status, old.url]).toEqual([200, expect.stringContaining(`/${after}`)])
    }
    expect((await call(`/media/${picture.id}`, 'DELETE')).status).toBe(409)
  })
})

describe('another picture wherever one is used', () => {
  it('is public at once, and drafts stay drafts', async () => {
    const [from, to] = [await newPicture(), await newPicture()]
    const product = await newProduct({ imageUrl: from.url, images: [from.url] })
    const path = `/${unique('page').replaceAll(' ', '-')}`
    const made = await call('/pages', 'POST', {
      title: 'Public title',
      path,
      layout: [section('Public section', from.id)],
      _status: 'published',
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id, layout } = made.body.doc
    const russian = { title: 'Страница', layout: [{ ...layout[0], title: 'Раздел' }] }
    expect((await call(`/pages/${id}?locale=ru`, 'PATCH', russian)).status).toBe(200)
    const draft = [{ ...layout[0], title: 'Drafted section' }, section('Second', from.id)]
    await call(`/pages/${id}?draft=true`, 'PATCH', { layout: draft, _status: 'draft' })
    expect(await page(path)).toContain(from.filename)

    const { status, body } = await call(`/media/${from.id}/move`, 'POST', { to: to.id })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(PictureMoved.parse(body).documents).toBe(2)

    const html = await page(path)
    const shows = (part: string) => html.includes(part)
    expect(['Public section', to.filename].map(shows)).toEqual([true, true])
    expect(['Drafted section', from.filename].map(shows)).toEqual([false, false])
    const inRussian = (await call(`/pages/${id}?depth=0&locale=ru`)).body
    expect(inRussian.layout).toMatchObject([{ title: 'Раздел', picture: to.id }])
    expect(await page(`/product/${product.slug}`)).toContain(to.filename)

    const latest = (await call(`/pages/${id}?draft=true&depth=0`)).body
    expect(latest._status).toBe('draft')
    expect(latest.layout).toMatchObject([
      { title: 'Drafted section', picture: to.id },
      { title: 'Second', picture: to.id },
    ])
    expect((await call(`/pages/${id}?depth=0`)).body.layout).toMatchObject([
      { title: 'Public section', picture: to.id },
    ])
    const moved = (await call(`/products/${product.id}?depth=0`)).body
    expect(moved).toMatchObject({ image: to.id, imageUrl: to.url, images: [to.url] })

    expect(await usesOf(from.id)).toEqual([])
    expect((await call(`/media/${from.id}`, 'DELETE')).status).toBe(200)
  })

  it('is all or nothing, and nothing where the caller may not edit one of the places', async () => {
    const [from, to] = [await newPicture(), await newPicture()]
    const title = unique('Article')
    await call('/news', 'POST', { title, excerpt: 'A', content: 'A', imageUrl: from.url })
    await newProduct({ imageUrl: from.url })
    const account = everybody['admin for news']?.token
    const refused = await call(`/media/${from.id}/move`, 'POST', { to: to.id }, account)
    expect(refused.status).toBe(403)
    expect(await usesOf(to.id)).toEqual([])
    for (const wrong of [from.id, 'none', crypto.randomUUID()]) {
      expect((await call(`/media/${from.id}/move`, 'POST', { to: wrong })).status).toBe(400)
    }
    expect((await call('/media/none/move', 'POST', { to: to.id })).status).toBe(404)
  })

  it('is not got round by another file, text or focal point of the picture', async () => {
    const [own, shared] = [await newPicture(), await newPicture()]
    const body = { title: unique('Article'), excerpt: 'A', content: 'A' }
    await call('/news', 'POST', { ...body, imageUrl: own.url })
    await newProduct({ imageUrl: shared.url })
    const newsroom = everybody['admin for news']?.token
    const file = async () => {
      const form = new FormData()
      form.set('file', await scene((scenes += 1)), 'other.png')
      return form
    }
    const changes = async (id: string) => [
      await call(`/media/${id}`, 'PATCH', await file(), newsroom),
      await call(`/media/${id}`, 'PATCH', { alt: unique('Text') }, newsroom),
      await call(`/media/${id}?locale=zh`, 'PATCH', { alt: '图片' }, newsroom),
      await call(`/media/${id}`, 'PATCH', { focalX: 1, focalY: 2 }, newsroom),
      await call(
        `/media/${id}?uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50`,
        'PATCH',
        {},
        newsroom,
      ),
    ]
    for (const { status, body: answer } of await changes(shared.id)) {
      expect(status, JSON.stringify(answer)).toBe(403)
      expect(answer.message).toContain('which you may not edit')
    }
    for (const { status, body: answer } of await changes(own.id))
      expect(status, JSON.stringify(answer)).toBe(200)
    expect((await call(`/media/${shared.id}`, 'PATCH', { tags: ['seen'] }, newsroom)).status).toBe(
      200,
    )
  })
})

describe('the focal point', () => {
  it('is what crops on the site hold on to', async () => {
    const picture = await newPicture()
    const { slug } = await newProduct({ imageUrl: picture.url })
    expect(await page(`/product/${slug}`)).not.toContain('--focus')
    const { status } = await call(`/media/${picture.id}`, 'PATCH', { focalX: 20, focalY: 70 })
    expect(status).toBe(200)
    expect(await page(`/product/${slug}`)).toContain('--focus:20% 70%')
    const before = (await call(`/media/${picture.id}`)).body
    const byPanel = 'uploadEdits[focalPoint][x]=81&uploadEdits[focalPoint][y]=9'
    expect((await call(`/media/${picture.id}?${byPanel}`, 'PATCH', {})).status).toBe(200)
    const after = (await call(`/media/${picture.id}`)).body
    expect([after.focalX, after.focalY, after.filename]).toEqual([81, 9, before.filename])
    const beyond = await call(`/media/${picture.id}`, 'PATCH', { focalX: 120 })
    expect(beyond.status).toBe(400)
  })
})
