import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { texts } from '@/src/generated/locales/common'
import { languages } from '@/src/i18n/languages'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { visit } from '../helpers/visit'

const key = `kiosks-${Date.now().toString(36)}`
const name = `Kiosks of ${key}`
const untouched = {
  areas: [],
  newsTags: [],
  replyPromise: null,
  offersNewsletter: false,
  notFoundText: null,
}

let token: string

const call = (path: string, method: string, body: unknown) =>
  staffCall(path, { token, method, body })

async function set(settings: object, query = ''): Promise<void> {
  const { status, body } = await call(`/globals/site-settings${query}`, 'POST', settings)
  expect(status, JSON.stringify(body)).toBe(200)
}

const inquire = (more: object) =>
  api('/inquiries', {
    method: 'POST',
    body: { name: unique('Ada'), email: 'ada@example.com', message: 'Hello', ...more },
    headers: { 'X-Forwarded-For': '192.0.2.201' },
  })

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  await set(untouched)
})
afterAll(() => set(untouched))

describe('a site whose settings say nothing', () => {
  it('promises no visitor anything, and offers no newsletter', async () => {
    const { html } = await visit('/contact')
    expect(html).not.toMatch(/24 hours|name="newsletter"/)
    expect((await inquire({})).body).toEqual({ message: 'Thank you.' })
  })

  it.each(['', '/zh'])('has words of its own for %s/nowhere', async (lng) => {
    const { status, html } = await visit(`${lng}/nowhere`)
    expect(status).toBe(404)
    expect(html).toContain(lng ? '找不到此页面' : 'We cannot find this page.')
    expect(html).not.toMatch(/router|路由/)
  })
})

describe('a site whose settings speak for its company', () => {
  it('says so at the form, in its answer and on the 404 page, in each language', async () => {
    await set({ replyPromise: 'We call back.', offersNewsletter: true, notFoundText: 'Gone.' })
    await set({ replyPromise: '我们会回电。', notFoundText: '没有了。' }, '?locale=zh')
    const english = await visit('/contact')
    expect(english.html).toContain('We call back.')
    expect(english.html).toContain('name="newsletter"')
    // This site has no mail server: no mail is promised, in no language.
    for (const lng of languages) {
      const { html } = await visit(`${lng === 'en' ? '' : `/${lng}`}/contact`)
      const own = texts[lng] ?? {}
      expect(html, lng).toContain(own['contact.form.newsletterWish'])
      expect(html, lng).not.toContain(own['contact.form.newsletter'])
    }
    expect((await visit('/zh/contact')).html).toContain('我们会回电。')
    expect((await inquire({})).body).toEqual({ message: 'Thank you. We call back.' })
    expect((await visit('/nowhere')).html).toContain('Gone.')
    expect((await visit('/zh/nowhere')).html).toContain('没有了。')
  })
})

describe('films, tours and maps', () => {
  it.each([
    [
      'a film by its whole address',
      { videos: { story: 'https://youtu.be/M7lc1UVf-VE' } },
      'YouTube',
    ],
    ['a film of another site', { videos: { about: '76979871' } }, 'M7lc1UVf-VE'],
    ['a tour that is no address', { tourUrl: 'SxQL3iGyoDo' }, 'https://tour.example.com/showroom'],
    ['a map of another service', { maps: { factory: 'https://maps.example/x' } }, 'OpenStreetMap'],
    [
      'a map that cannot be embedded',
      { maps: { headquarters: 'https://www.openstreetmap.org/#map=15/1/2' } },
      'choose Share',
    ],
  ])('refuses %s, and says what to enter', async (_, settings, words) => {
    const { status, body } = await call('/globals/site-settings', 'POST', settings)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(words)
  })

  it('takes what they ask for', async () => {
    const maps = {
      headquarters:
        'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&marker=2%2C3',
    }
    await set({ videos: { story: 'M7lc1UVf-VE' }, tourUrl: 'https://tour.example.com/a', maps })
    await set({ videos: { story: null }, tourUrl: null, maps: { headquarters: null } })
  })

  it.each([
    { blockType: 'video', film: 'other', youtubeId: 'vimeo', title: 'Film' },
    {
      blockType: 'heroCarousel',
      title: 'A',
      slides: [{ type: 'youtube', heading: 'B', youtubeId: 'x' }],
    },
  ])('refuses the film of the block $blockType in the same words', async (block) => {
    const page = { title: 'Film', path: `/${key}-film`, layout: [block] }
    const { status, body } = await call('/pages', 'POST', page)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('the id of a film on YouTube')
  })
})

describe('tags of news', () => {
  const article = { title: unique('Tagged'), isActive: true, _status: 'published' }
  const feed = `/news/tag/${key}/feed.xml`

  it('are those that the settings name, each with a page and feeds in every language', async () => {
    expect((await call('/news', 'POST', { ...article, tags: [key] })).status).toBe(400)
    for (const path of [`/news/tag/${key}`, feed]) expect((await visit(path)).status).toBe(404)

    await set({ newsTags: [{ key, name }] })
    const { status, body } = await call('/news', 'POST', { ...article, tags: [key] })
    expect(status, JSON.stringify(body)).toBe(201)
    const { id, slug } = body.doc
    expect((await api(`/news/${slug}`)).body.tags).toEqual([key])
    const other = await call('/news', 'POST', { ...article, title: unique('Untagged') })
    for (const prefix of ['', '/th']) {
      const page = await visit(`${prefix}/news/tag/${key}`)
      expect(page.status).toBe(200)
      expect(page.html).toContain(name)
      expect(page.html).toContain(`${prefix}/news/${slug}"`)
      expect(page.html).not.toContain(`${prefix}/news/${other.body.doc.slug}"`)
      expect(page.html).toContain(`${prefix}${feed}"`)
      const atom = await visit(prefix + feed)
      expect(atom.html).toContain(`${prefix}/news/${slug}<`)
      expect(atom.html).not.toContain(`${prefix}/news/${other.body.doc.slug}<`)
    }
    for (const path of ['/news', `/news/${slug}`])
      expect((await visit(path)).html).toContain(`href="/news/tag/${key}"`)
    expect((await visit('/sitemap.xml')).html).toContain(`/news/tag/${key}<`)

    // What is stored stays as it is, whatever becomes of the settings.
    await set({ newsTags: [] })
    const at = `/news/${id}`
    expect((await call(at, 'PATCH', { summary: 'New', tags: [key] })).status).toBe(200)
    expect((await visit(`/news/tag/${key}`)).status).toBe(404)
    expect((await visit(`/news/${slug}`)).html).not.toContain('/news/tag/')
  })

  it.each([
    ['two of one key', [0, 1].map(() => ({ key, name }))],
    ['a key with blanks', [{ key: 'two words', name }]],
    ['a tag without a name', [{ key }]],
  ])('refuses %s', async (_, newsTags) => {
    expect((await call('/globals/site-settings', 'POST', { newsTags })).status).toBe(400)
  })
})

describe('families of products', () => {
  it('are those that the settings name: refused before, with a page and an interest after', async () => {
    const category = await newCategory(token)
    const at = `/categories/${category.id}`
    const refused = await call(at, 'PATCH', { family: key })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/family/i)
    expect((await inquire({ interest: key })).status).toBe(400)
    expect((await visit(`/products/${key}`)).status).toBe(404)

    await set({ areas: [{ key, name }] })
    expect((await call(at, 'PATCH', { family: key })).status).toBe(200)
    const { status, html } = await visit(`/products/${key}`)
    expect(status).toBe(200)
    expect(html).toContain(`<title>${name}`)
    expect((await visit('/sitemap.xml')).html).toContain(`/products/${key}<`)
    expect((await visit('/contact')).html).toContain(`<option value="${key}">${name}</option>`)
    expect((await inquire({ interest: key })).status).toBe(201)

    // What is stored stays as it is, whatever becomes of the settings.
    await set({ areas: [] })
    expect((await call(at, 'PATCH', { family: key, order: 3 })).status).toBe(200)
    await call(at, 'PATCH', { family: null })
    expect((await call(at, 'PATCH', { family: key })).status).toBe(400)
  })

  it('bind attributes, too', async () => {
    const label = unique('Attribute')
    const input = { label, key: `${key}-width`, kind: 'text', families: ['banking', key] }
    expect((await call('/attributes', 'POST', input)).status).toBe(400)
    await set({ areas: [{ key, name }] })
    const { status, body } = await call('/attributes', 'POST', input)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.doc.families).toEqual(['banking', key])
    await staffCall(`/attributes/${body.doc.id}`, { token, method: 'DELETE' })
  })

  it.each([
    ['a family that is an address already', [{ key: 'compare', name }]],
    ['a key with blanks', [{ key: 'two words', name }]],
    [
      'one key twice',
      [
        { key, name },
        { key, name },
      ],
    ],
    ['an area without a name', [{ key }]],
  ])('refuses %s', async (_, areas) => {
    expect((await call('/globals/site-settings', 'POST', { areas })).status).toBe(400)
  })

  it.each(['banking', 'other'])(
    'takes the documented interest %s on every site',
    async (interest) => {
      await set({ areas: [] })
      expect((await inquire({ interest })).status).toBe(201)
      const { status, body } = await inquire({ interest: 'cooking' })
      expect(status).toBe(400)
      expect(body.message).toMatch(/^interest must be one of banking, /)
    },
  )
})
