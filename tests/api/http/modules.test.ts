import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ModuleName, moduleNames } from '@/src/domain/settings/modules'
import {
  feedPath,
  providerMetadataPath,
  whiteFolder,
} from '@/src/domain/security-notices/csaf/publisher'
import { newAccount } from '@/tests/helpers/accounts'
import { api } from '@/tests/helpers/http'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { visit } from '@/tests/helpers/visit'

const path = '/globals/site-settings'
const word = unique('Quokka').replaceAll(' ', '')

let token: string
const made: { collection: string; id: string }[] = []
/** Addresses that each module answers at, beside those with a language. */
let pages: Record<ModuleName, string[]>
/** A page that is never off, with a list of each module and cards that lead to the others. */
const front = `/${word.toLowerCase()}`

const all = (isOn: boolean) => Object.fromEntries(moduleNames.map((name) => [name, isOn]))

async function set(modules: Record<string, boolean>, query = '', more = {}) {
  const body = { modules, ...more }
  const answer = await staffCall(`${path}${query}`, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function make(collection: string, body: object) {
  const answer = await staffCall(`/${collection}`, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  made.push({ collection, id: answer.body.doc.id })
  return answer.body.doc
}

const hero = (title: string) => ({ blockType: 'hero', title })
const footerOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''
const found = async (q: string) =>
  (await api(`/search?q=${q}`)).body.results.map(({ href }: { href: string }) => href)

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const category = await newCategory(token)
  await staffCall(`/categories/${category.id}`, {
    token,
    method: 'PATCH',
    body: { family: 'transportation' },
  })
  made.push({ collection: 'categories', id: category.id })
  const article = await make('news', { title: `${word} opens`, content: word })
  const job = await make('jobs', { title: `${word} keeper`, location: 'Perth' })
  const notice = await make('security-notices', {
    title: `${word} notice`,
    category: 'informational',
    summary: word,
    references: [{ summary: word, url: 'https://notices.example/1' }],
  })
  const written = [`/solutions/${word.toLowerCase()}`, `/industries/${word.toLowerCase()}`]
  for (const at of written) {
    await make('pages', { title: `${word} page`, path: at, layout: [hero(word)] })
  }
  const card = (href: string) => ({ title: `To ${href}`, href })
  await make('pages', {
    title: 'Front',
    path: front,
    layout: [
      { ...hero(`Front of ${word}`), ctaText: 'Our solution', ctaHref: written[0] },
      { blockType: 'newsList', title: 'Front news' },
      { blockType: 'jobList', title: 'Front positions' },
      { blockType: 'solutionCards', title: 'Front cards', cards: [card('/news'), card('/about')] },
      { blockType: 'industryTiles', title: 'Front tiles', tiles: [card(String(written[1]))] },
    ],
  })
  pages = {
    news: ['/news', `/news/${article.slug}`, `/news/${article.id}`, '/news?page=1'],
    careers: ['/careers', `/careers/${job.slug}`, '/careers?location=Perth'],
    families: ['/products/transportation', '/products/banking'],
    solutions: [String(written[0]), '/solutions/cdm'],
    industries: ['/industries', String(written[1])],
    downloads: ['/downloads', '/downloads?kind=manual'],
    security: ['/security', `/security/${notice.slug}`, `/security/${notice.id}`],
  }
})

afterAll(async () => {
  await set(all(true))
  for (const { collection, id } of made.reverse()) {
    await staffCall(`/${collection}/${id}`, { token, method: 'DELETE' })
  }
})

/** Returns the statuses of a module's pages for visitors, in the languages of the site. */
async function statuses(name: ModuleName) {
  const paths = pages[name].flatMap((each) => [each, `/zh${each}`])
  return Promise.all(paths.map(async (each) => (await visit(each)).status))
}

const everywhere = async () => ({
  map: (await visit('/sitemap.xml')).html,
  front: (await visit(front)).html,
  footer: footerOf((await visit('/about')).html),
  menus: JSON.stringify((await api('/menus')).body),
  navigation: JSON.stringify((await api('/navigation?menu=footer')).body),
})

describe('a module', () => {
  it.each(moduleNames)(
    'that is off (%s) is a 404 in every language, and back when on',
    async (name) => {
      await set(all(true))
      expect(new Set(await statuses(name))).toEqual(new Set([200]))
      await set({ [name]: false })
      expect(new Set(await statuses(name))).toEqual(new Set([404]))
      const others = moduleNames.filter((other) => other !== name)
      for (const other of others)
        expect(new Set(await statuses(other)), other).toEqual(new Set([200]))
      expect((await visit(`/cards/en${pages[name][0]}.png`)).status).toBe(404)
      await set({ [name]: true })
      expect(new Set(await statuses(name))).toEqual(new Set([200]))
    },
  )

  it('that is off is nowhere on the site, and back in all places when on', async () => {
    await set(all(true))
    const before = await everywhere()
    const names = [/\/news\b/, /\/careers\b/, /\/products\/transportation\b/, /\/solutions\//]
    for (const name of [...names, /\/industries\b/]) expect(before.map).toMatch(name)
    expect(before.footer).toContain('"/news"')
    expect(before.footer).toContain('"/careers"')
    expect(before.menus).toContain('"/news"')
    expect(before.navigation).toContain('"/careers"')
    expect(before.front).toContain('Front positions')
    expect(before.front).toContain('application/atom+xml')

    await set(all(false))
    const off = await everywhere()
    for (const [where, text] of Object.entries(off)) {
      expect(text, where).not.toMatch(/\/(news|careers|solutions|industries|downloads)[/"?<\\]/)
      expect(text, where).not.toMatch(/\/products\/(transportation|banking)\b/)
    }
    for (const gone of ['Front news', 'Front positions', 'Front tiles', 'Our solution', 'feed']) {
      expect(off.front, gone).not.toContain(gone)
    }
    expect(off.front).toContain('To /about')
    expect((await visit(`/nowhere-${front.slice(1)}`)).html).not.toMatch(
      /href="\/(news|industries)"/,
    )

    await set(all(true))
    const { front: page, ...rest } = await everywhere()
    const { front: pageBefore, ...restBefore } = before
    expect(rest).toEqual(restBefore)
    expect(page.includes('Front news') && pageBefore.includes('Front news')).toBe(true)
  })

  it('that is off is found by no search, and answers empty lists', async () => {
    await set(all(true))
    expect(await found(word)).toEqual(
      expect.arrayContaining([pages.news[1], pages.careers[1], pages.solutions[0]]),
    )
    await set(all(false))
    expect(await found(word)).toEqual([front])
    const { suggestions } = (await api(`/search/suggestions?q=${word}`)).body
    expect(suggestions.map(({ href }: { href: string }) => href)).toEqual([front])
    expect((await visit(`/search?q=${word}`)).html).not.toMatch(/href="\/careers\/|Front positions/)
    expect([(await api('/news')).body, (await api('/jobs')).body]).toEqual([[], []])
    const [, slug] = String(pages.news[1]).split('/news/')
    expect((await api(`/news/${slug}`)).status).toBe(404)
    const machines = [providerMetadataPath, feedPath, `${whiteFolder}/index.txt`]
    expect((await visit('/.well-known/security.txt')).html).not.toContain('CSAF:')
    for (const feed of ['/news/feed.xml', '/news/feed.json', '/zh/news/feed.xml', ...machines]) {
      expect((await visit(feed)).status, feed).toBe(404)
    }
    // The dashboard marks their tabs.
    const marked = /\\"closedModules\\":\[([^\]]*)/
    expect(marked.exec((await visit('/admin-dashboard')).html)?.[1]).toContain('careers')
    // Staff go on with what is stored.
    expect((await staffCall(`/news/${pages.news[2]?.split('/').at(-1)}`, { token })).status).toBe(
      200,
    )
    await set(all(true))
    expect(await found(word)).toContain(pages.news[1])
    expect((await visit('/news/feed.xml')).html).toContain(`${word} opens`)
  })

  it('that is off leads on where a redirect says so, and is in menus then', async () => {
    await set({ careers: false })
    await make('redirects', { from: '/careers', to: 'https://jobs.example/', permanent: false })
    const answer = await visit('/careers')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, 'https://jobs.example/'])
    expect(footerOf((await visit('/about')).html)).toContain('"/careers"')
    await set({ careers: true })
    expect((await visit('/careers')).status).toBe(200)
  })
})

describe('a draft of what is on', () => {
  it('is what its editors see in the preview, and nobody else', async () => {
    await set(all(true))
    await set({ news: false }, '?draft=true', { _status: 'draft' })
    const link = `href="${pages.news[1]}"`
    const opened = await visit('/api/preview?global=site-settings&lng=en', {
      Authorization: `Bearer ${token}`,
    })
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const editor = { Authorization: `Bearer ${token}`, cookie }
    const other = {
      Authorization: `Bearer ${(await newAccount(token, 'news_admin')).token}`,
      cookie,
    }
    expect((await visit('/news', editor)).html).toContain('404 Page Not Found')
    expect(footerOf((await visit('/about', editor)).html)).not.toContain('/news"')
    expect((await visit('/search?q=' + word, editor)).html).not.toContain(link)
    for (const headers of [undefined, { cookie }, other]) {
      expect((await visit('/news', headers)).status).toBe(200)
      expect((await visit('/search?q=' + word, headers)).html).toContain(link)
    }
    await set({ news: false }, '', { _status: 'published' })
    expect((await visit('/news')).status).toBe(404)
  })
})

describe('phone numbers', () => {
  it('are shown as the settings say, and always dialled in full', async () => {
    const phones = [{ label: 'Desk', number: '6123-4567' }]
    const body = { phones, phoneFormat: 'international', phoneCountry: 'SG' }
    const before = (await staffCall(path, { token })).body
    expect((await staffCall(path, { token, method: 'POST', body })).status).toBe(200)
    expect((await visit('/contact')).html).toContain('<a href="tel:+6561234567">+65 6123 4567</a>')
    const typed = { ...body, phoneFormat: 'typed' }
    await staffCall(path, { token, method: 'POST', body: typed })
    expect((await visit('/contact')).html).toContain('<a href="tel:+6561234567">6123-4567</a>')
    const wrong = { phoneCountry: 'Atlantis' }
    const refused = await staffCall(path, { token, method: 'POST', body: wrong })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(/phone/i)])
    const back = { phones: before.phones ?? [], phoneFormat: 'typed', phoneCountry: null }
    await staffCall(path, { token, method: 'POST', body: back })
  })
})
