import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/src/i18n/languages'
import { newCategory, pictureForm, unique } from '@/tests/helpers/samples'
import { startServer } from '@/tests/helpers/server'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { visit } from '@/tests/helpers/visit'
import { testServer } from '@/tests/helpers/test-server'

const site = new URL(testServer().baseUrl).origin.replace('127.0.0.1', 'localhost')

interface Made {
  id: string
  slug: string
}

let token: string
let category: Made & { name: string }
let product: Made
let article: Made
let job: Made
const film = `/${unique('film').toLowerCase().replaceAll(' ', '-')}`

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const create = async (collection: string, body: object) => {
    const answer = await staffCall(`/${collection}`, { token, method: 'POST', body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.doc
  }
  const translate = async (collection: string, { id }: Made, body: object) => {
    const path = `/${collection}/${id}?locale=zh`
    expect((await staffCall(path, { token, method: 'PATCH', body })).status).toBe(200)
  }
  const form = await pictureForm('A machine in a lobby')
  const image = (await staffCall('/media', { token, method: 'POST', body: form })).body.doc.id
  category = (await newCategory(token)) as typeof category
  product = await create('products', {
    name: 'Machine & <b>more</b>',
    shortDescription: 'Counts notes',
    categoryId: category.id,
    image,
    specifications: { Weight: '80 kg' },
  })
  await translate('products', product, { name: '机器', shortDescription: '清点纸币' })
  article = await create('news', { title: 'A second line starts', summary: 'Forty a day', image })
  job = await create('jobs', {
    title: 'Welder',
    location: 'Shenzhen',
    description: 'Weld.\n\nAnd more.',
  })
  await create('pages', {
    title: 'Film',
    path: film,
    layout: [{ blockType: 'video', film: 'other', youtubeId: 'abcdef12345', title: 'The factory' }],
  })
})

const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** The links of a page that say `rel`. */
const linksOf = (html: string, rel: string) =>
  tagsOf(html, 'link').filter((tag) => attribute(tag, 'rel') === rel)

const meta = (html: string, property: string) =>
  tagsOf(html, 'meta')
    .filter((tag) => [attribute(tag, 'property'), attribute(tag, 'name')].includes(property))
    .map((tag) => attribute(tag, 'content'))[0]

/** Everything that a page says in JSON-LD, by type. */
async function dataOf(path: string) {
  const { html } = await visit(path)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const all = scripts.flatMap(([, text]) => JSON.parse(String(text)))
  return Object.fromEntries(all.map((data) => [data['@type'], data]))
}

describe('structured data', () => {
  it('name the company and the search on the home page', async () => {
    const { Organization, WebSite } = await dataOf('/')
    expect(Organization).toMatchObject({ '@context': 'https://schema.org', url: `${site}/` })
    expect(Organization.name).toBeTruthy()
    expect(WebSite.potentialAction.target.urlTemplate).toBe(
      `${site}/products?q={search_term_string}`,
    )
  })

  it('tell of a product, and of the way to it', async () => {
    const { Product, BreadcrumbList } = await dataOf(`/product/${product.slug}`)
    expect(Product).toMatchObject({
      name: 'Machine & <b>more</b>',
      description: 'Counts notes',
      url: `${site}/product/${product.slug}`,
      image: [expect.stringMatching(/^http.*\/api\/uploads\/.+\.webp$/)],
    })
    expect(JSON.stringify(Product)).toContain('80 kg')
    const way = BreadcrumbList.itemListElement
    expect(way.map(({ position }: { position: number }) => position)).toEqual(
      way.map((_: unknown, index: number) => index + 1),
    )
    expect(way.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining([category.name, 'Machine & <b>more</b>']),
    )
  })

  it('tell of an article, a position and a film', async () => {
    const { NewsArticle } = await dataOf(`/news/${article.slug}`)
    expect(NewsArticle).toMatchObject({ headline: 'A second line starts' })
    expect(Number.isNaN(Date.parse(NewsArticle.datePublished))).toBe(false)
    const { JobPosting } = await dataOf(`/careers/${job.slug}`)
    expect(JobPosting).toMatchObject({
      title: 'Welder',
      description: '<p>Weld.</p><p>And more.</p>',
    })
    expect(JobPosting.hiringOrganization).toBeTruthy()
    const { VideoObject } = await dataOf(film)
    expect(VideoObject).toMatchObject({ name: 'The factory' })
    expect(JSON.stringify(VideoObject)).toContain('abcdef12345')
  })

  it('speak the language of the page', async () => {
    const { BreadcrumbList } = await dataOf(`/zh/product/${product.slug}`)
    const [home] = BreadcrumbList.itemListElement
    expect([home.name, home.item]).toEqual(['首页', `${site}/zh`])
  })
})

describe('the head of a page', () => {
  it('names its own address, and that of every language', async () => {
    for (const [address, path, written] of [
      ['/', '/', languages],
      ['/zh/news', '/news', languages],
      [`/product/${product.id}`, `/product/${product.slug}`, ['en', 'zh']],
      [`/zh/product/${product.slug}`, `/product/${product.slug}`, ['en', 'zh']],
      ['/products?utm_source=mail', '/products', languages],
    ] as const) {
      const { html } = await visit(address)
      const lng = address.startsWith('/zh') ? 'zh' : 'en'
      const inLanguage = (code: string) =>
        site +
        (code === 'en' || code === 'x-default' ? path : `/${code}${path === '/' ? '' : path}`)
      const same = (found = '') => found.replace(/\/$/, '')
      expect(same(attribute(linksOf(html, 'canonical')[0] ?? '', 'href'))).toBe(
        same(inLanguage(lng)),
      )
      const alternates = linksOf(html, 'alternate').filter((tag) => attribute(tag, 'hreflang'))
      expect(alternates.map((tag) => attribute(tag, 'hreflang')).sort()).toEqual(
        [...written, 'x-default'].sort(),
      )
      for (const tag of alternates) {
        const code = String(attribute(tag, 'hreflang'))
        expect(same(attribute(tag, 'href'))).toBe(same(inLanguage(code)))
      }
    }
  })

  it('tells of a page in English as of the English one, whatever the language around it', async () => {
    const path = `/news/${article.slug}`
    const { html } = await visit(`/th${path}`)
    expect(attribute(linksOf(html, 'canonical')[0] ?? '', 'href')).toBe(site + path)
    const alternates = linksOf(html, 'alternate').map((tag) => attribute(tag, 'hreflang'))
    expect(alternates.filter(Boolean).sort()).toEqual(['en', 'x-default'])
    expect([meta(html, 'og:url'), meta(html, 'og:locale')]).toEqual([site + path, 'en_US'])
    expect(html.match(/role="note"/g)).toHaveLength(1)
    expect(html).toContain('>หน้านี้เป็นภาษาอังกฤษ<')
    const { NewsArticle } = await dataOf(`/th${path}`)
    expect([NewsArticle.inLanguage, NewsArticle.url]).toEqual(['en', site + path])
    expect((await visit(path)).html).not.toContain('role="note"')
    expect((await visit(`/zh/product/${product.slug}`)).html).not.toContain('role="note"')
  })

  it('has title, description and card for other sites', async () => {
    const { html } = await visit(`/news/${article.slug}`)
    expect(meta(html, 'description')).toBe('Forty a day')
    expect(meta(html, 'og:type')).toBe('article')
    expect(meta(html, 'og:title')).toContain('A second line starts')
    expect(meta(html, 'og:url')).toBe(`${site}/news/${article.slug}`)
    expect(meta(html, 'twitter:card')).toBe('summary_large_image')
  })

  it('has a description in one line', async () => {
    const { html } = await visit(`/careers/${job.slug}`)
    expect(meta(html, 'description')).toBe('Weld. And more.')
  })

  it('says of a text on a card that it is not translated', async () => {
    const cardIn = async (lng: string) =>
      (await visit(`/${lng}/products/category/${category.slug}`)).html
    expect(await cardIn('ja')).toMatch(/<p[^>]* lang="en">Counts notes</)
    expect(await cardIn('zh')).not.toContain(` lang="en">清点纸币`)
  })

  it.each([
    ['products', '/product', { name: unique('Own name') }, { name: '自己的名字' }],
    ['news', '/news', { title: unique('Own name') }, { title: '自己的名字' }],
    ['jobs', '/careers', { title: unique('Own name'), location: 'A' }, { title: '自己的名字' }],
  ])(
    'has what is written for search engines in %s',
    async (collection, folder, body, inChinese) => {
      const own = collection === 'products' ? { categoryId: category.id } : {}
      const written = { seoTitle: 'Found & read', seoDescription: 'Why to look at it' }
      const made = await staffCall(`/${collection}`, {
        token,
        method: 'POST',
        body: { ...body, ...own, ...written },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      const { id, slug } = made.body.doc
      const shown = async (prefix = '') => {
        const { html } = await visit(`${prefix}${folder}/${slug}`)
        return [meta(html, 'og:title'), meta(html, 'description')]
      }
      expect(await shown()).toEqual(['Found & read', 'Why to look at it'])
      const translate = (texts: object) =>
        staffCall(`/${collection}/${id}?locale=zh`, { token, method: 'PATCH', body: texts })
      expect((await translate(inChinese)).status).toBe(200)
      // The name is there in Chinese, and goes before a heading that is not.
      expect((await shown('/zh'))[0]).toBe('自己的名字')
      expect((await translate({ seoTitle: '找到并阅读' })).status).toBe(200)
      expect((await shown('/zh'))[0]).toBe('找到并阅读')
      const tooLong = { token, method: 'PATCH', body: { seoTitle: 'x'.repeat(201) } }
      expect((await staffCall(`/${collection}/${id}`, tooLong)).status).toBe(400)
    },
  )

  it('has what is written for search engines on a page, in each language', async () => {
    const path = `/${unique('told').toLowerCase().replaceAll(' ', '-')}`
    const seo = { title: 'Found & read', description: 'Why to look at it' }
    const body = { title: 'Own name', path, seo, layout: [], _status: 'published' }
    const made = await staffCall('/pages', { token, method: 'POST', body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const shown = async (prefix = '') => {
      const { html } = await visit(prefix + path)
      return [meta(html, 'og:title'), meta(html, 'description')]
    }
    const translate = (texts: object) =>
      staffCall(`/pages/${made.body.doc.id}?locale=zh`, { token, method: 'PATCH', body: texts })
    expect(await shown('/zh'), 'nothing is translated').toEqual([seo.title, seo.description])
    expect((await translate({ title: '自己的名字', _status: 'published' })).status).toBe(200)
    expect(await shown('/zh')).toEqual(['自己的名字', undefined])
    const inChinese = { title: '找到并阅读', description: '为什么要看' }
    expect((await translate({ seo: inChinese, _status: 'published' })).status).toBe(200)
    expect(await shown('/zh')).toEqual([inChinese.title, inChinese.description])
    expect(await shown()).toEqual([seo.title, seo.description])
    await staffCall(`/pages/${made.body.doc.id}`, { token, method: 'DELETE' })
  })

  it('leads to the feeds and the manifest', async () => {
    const { html } = await visit('/zh/news')
    const feeds = linksOf(html, 'alternate').filter((tag) => attribute(tag, 'type'))
    expect(feeds.map((tag) => new URL(String(attribute(tag, 'href'))).pathname)).toEqual([
      '/zh/news/feed.xml',
      '/zh/news/feed.json',
    ])
    expect(linksOf(html, 'manifest')).toHaveLength(1)
  })
})

describe('the picture beside links', () => {
  it.each(['/', '/about', '/zh/solutions/cdm', '/careers'])(
    'of %s is drawn, 1200 × 630',
    async (path) => {
      const { html } = await visit(path)
      const { pathname } = new URL(String(meta(html, 'og:image')))
      const answer = await fetch(new URL(pathname, testServer().baseUrl))
      expect(answer.headers.get('content-type')).toMatch(/^image\/(png|jpeg)/)
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect([width, height]).toEqual([1200, 630])
      expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630'])
    },
  )

  it.each([
    ['product', () => `/product/${product.slug}`],
    ['article', () => `/news/${article.slug}`],
  ])('of a %s is a card, too', async (_kind, path) => {
    const { html } = await visit(path())
    const { pathname } = new URL(String(meta(html, 'og:image')))
    expect(pathname).toBe(`/cards/en${path()}.png`)
    const answer = await fetch(new URL(pathname, testServer().baseUrl))
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
  })

  it.each(languages)('says in %s which page it is of', async (lng) => {
    const cards = ['about', 'contact', 'careers'].map(async (page) => {
      const answer = await fetch(new URL(`/cards/${lng}/${page}.png`, testServer().baseUrl))
      return Buffer.from(await answer.arrayBuffer()).toString('base64')
    })
    expect(new Set(await Promise.all(cards)).size).toBe(3)
  })

  it('is drawn for no page that is not there', async () => {
    for (const path of ['/cards/en/nowhere', '/cards/xx/home', '/cards/en']) {
      expect((await visit(path)).status, path).toBe(404)
    }
  })
})

describe('the site map', () => {
  it('lists every page in the languages in which it is written, with all of its translations', async () => {
    const { status, headers, html: xml } = await visit('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const entries = xml.match(/<url>.*?<\/url>/gs) ?? []
    const locations = entries.map((entry) => /<loc>([^<]+)</.exec(entry)?.[1])
    expect(new Set(locations).size).toBe(locations.length)
    const others: readonly string[] = languages.slice(1)
    for (const [path, written] of [
      ['/contact', others],
      [`/product/${product.slug}`, ['zh']],
      [`/products/category/${category.slug}`, []],
      [`/news/${article.slug}`, []],
      [`/careers/${job.slug}`, []],
      [film, []],
    ] as const) {
      expect(locations).toContain(`${site}${path}`)
      const found = others.filter((lng) => locations.includes(`${site}/${lng}${path}`))
      expect(found, path).toEqual(written)
      const entry = entries.find((each) => each.includes(`<loc>${site}${path}</loc>`)) ?? ''
      const alternates = entry.match(/<xhtml:link rel="alternate" hreflang="/g)
      expect(alternates, path).toHaveLength(written.length + 2)
    }
    expect(xml).not.toMatch(/\/admin|\/api\//)
  })

  it('loses what is not public any more at once', async () => {
    const token = await signInAsSuperAdmin()
    const body = { title: unique('Passing') }
    const { doc } = (await staffCall('/news', { token, method: 'POST', body })).body
    expect((await visit('/sitemap.xml')).html).toContain(doc.slug)
    await staffCall(`/news/${doc.id}`, { token, method: 'PATCH', body: { _status: 'draft' } })
    expect((await visit('/sitemap.xml')).html).not.toContain(doc.slug)
    await staffCall(`/news/${doc.id}`, { token, method: 'DELETE' })
  })
})

describe('robots.txt', () => {
  it('opens the site and its pictures, and closes what is for staff', async () => {
    const { headers, html: text } = await visit('/robots.txt')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = text.split('\n')
    expect(lines).toContain('User-agent: *')
    expect(lines).toContain('Allow: /api/uploads/')
    for (const path of ['/admin', '/admin-portal', '/admin-dashboard', '/api/']) {
      expect(lines).toContain(`Disallow: ${path}`)
    }
    expect(lines).not.toContain('Disallow: /')
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`)
  })

  it('closes a copy for trying things out, and so do its pages', async () => {
    const { server, stop } = await startServer({
      INDEXING: 'off',
      SITE_URL: 'https://copy.example',
    })
    try {
      const robots = await fetch(`${server.baseUrl}/robots.txt`)
      expect((await robots.text()).split('\n')).toContain('Disallow: /')
      const home = await (await fetch(`${server.baseUrl}/`)).text()
      expect(meta(home, 'robots')).toContain('noindex')
      expect(attribute(linksOf(home, 'canonical')[0] ?? '', 'href')).toMatch(
        /^https:\/\/copy\.example\/?$/,
      )
    } finally {
      await stop()
    }
  })
})

describe('the feeds of the news', () => {
  it.each(['', '/zh'])('are Atom and JSON, in the language of %j', async (prefix) => {
    const atom = await visit(`${prefix}/news/feed.xml`)
    expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(atom.html).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
    expect(atom.html).toContain(`${site}${prefix}/news/${article.slug}`)

    const json = await visit(`${prefix}/news/feed.json`)
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    const feed = JSON.parse(json.html)
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
    expect(feed.home_page_url).toBe(`${site}${prefix}/news`)
    const item = feed.items.find(({ url }: { url: string }) => url.endsWith(article.slug))
    expect(item).toMatchObject({ title: 'A second line starts', summary: 'Forty a day' })
    expect((await fetch(item.image.replace(site, testServer().baseUrl))).status).toBe(200)
  })

  it('are there for no other language', async () => {
    expect((await visit('/xx/news/feed.xml')).status).toBe(404)
  })
})

describe('what machines look for', () => {
  it('is at its known address: security.txt', async () => {
    for (const path of ['/.well-known/security.txt', '/security.txt']) {
      const { status, headers, html: text } = await visit(path)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
      expect(text).toContain(`Canonical: ${site}/.well-known/security.txt`)
    }
  })

  it('is a web manifest whose icons are there, in their sizes', async () => {
    const { headers, html: text } = await visit('/manifest.webmanifest')
    expect(headers.get('content-type')).toContain('application/manifest+json')
    const { name, start_url, icons } = JSON.parse(text)
    expect([typeof name, start_url]).toEqual(['string', '/'])
    for (const { src, sizes } of icons) {
      const icon = await fetch(new URL(src, testServer().baseUrl))
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
    for (const path of ['/favicon.ico', '/icon.svg', '/apple-icon.png']) {
      expect((await visit(path)).status, path).toBe(200)
    }
  })
})
