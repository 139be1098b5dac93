import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { categories } from '@/seed/demo/categories'
import { documentSorts } from '@/seed/demo/documents'
import { errorCodes } from '@/seed/demo/error-codes'
import { jobs } from '@/seed/demo/jobs'
import { news } from '@/seed/demo/news'
import { demoPages } from '@/seed/demo/pages'
import { products } from '@/seed/demo/products'
import { securityNotices } from '@/seed/demo/security-notices'
import { inAllLanguages } from '@/seed/translations'
import {
  aboutDataSheet,
  aboutDocument,
  aboutNotice,
  pageText,
  productKey,
  type SearchDocument,
} from '@/src/domain/search/document'
import type { SearchEngine } from '@/src/domain/search/engine'
import { orderCode } from '@/src/domain/catalogue/variants/definition'
import type { Language } from '@/src/i18n/languages'
import type { Localized } from '@/src/i18n/localized'
import { fill, newEngine } from '@/tests/helpers/search-engine'

const all = {
  categories: inAllLanguages('categories', categories),
  products: inAllLanguages('products', products),
  documents: inAllLanguages('documents', documentSorts),
  errorCodes: inAllLanguages('errorCodes', errorCodes),
  notices: inAllLanguages('notices', securityNotices),
  news: inAllLanguages('news', news),
  jobs: inAllLanguages('jobs', jobs),
  pages: inAllLanguages('pages', demoPages),
}

/** Documents of the demo for the search, without what only its database knows. */
function demoDocuments(lng: Language): SearchDocument[] {
  const say = <T>(text: Localized<T>) => text[lng] ?? text.en
  const interfaceTexts = JSON.parse(readFileSync(`locales/${lng}/common.json`, 'utf8')) as Record<
    string,
    string
  >
  const document = (
    type: SearchDocument['type'],
    href: string,
    texts: Partial<SearchDocument>,
  ): SearchDocument => ({
    key: type === 'product' ? productKey(href) : `${type} ${href}`,
    type,
    href,
    title: '',
    label: '',
    summary: '',
    body: '',
    ...texts,
  })
  const download = (
    slug: string,
    of: Localized,
    sort: (typeof all.documents)[keyof typeof all.documents],
    about: typeof all.products,
  ) =>
    document('document', `/downloads/${slug}`, {
      title: `${say(of)} · ${say<string>(sort.name)}`,
      ...aboutDocument(
        {
          kind: sort.kind,
          summary: say<string>(sort.summary),
          products: about.map(({ slug: id, name }) => ({ id, slug: id, name: say(name) })),
          releases: [],
        },
        interfaceTexts[`documents.kind.${sort.kind}`] ?? '',
        lng,
      ),
    })
  const inCategory = (slug: string) => all.products.filter(({ category }) => category === slug)
  return [
    ...all.products.map(({ slug, category, variants, ...each }) =>
      document('product', `/product/${slug}`, {
        title: say(each.name),
        label: `${say(all.categories.find((one) => one.slug === category)?.name ?? { en: '' })} ${slug.replaceAll('-', ' ')}`,
        summary: say(each.shortDescription),
        body: [
          say(each.description),
          ...Object.entries(say(each.specifications)).map((row) => row.join(' ')),
          ...(variants?.combinations.map((one) => orderCode(variants, one)) ?? []),
        ].join('\n'),
      }),
    ),
    ...all.products.map(({ slug, name }) => {
      const kind = interfaceTexts['product.dataSheet'] ?? ''
      return document('document', `/product/${slug}/datasheet.pdf`, {
        title: `${say(name)} · ${kind}`,
        ...aboutDataSheet({ id: slug, slug }, kind, 0),
      })
    }),
    ...all.categories.map(({ slug, name }) =>
      download(`${slug}-manual`, name, all.documents.manual, inCategory(slug)),
    ),
    ...all.products.flatMap(({ slug, category, name }) => {
      const codes = all.errorCodes.filter(({ machines }) =>
        machines.some((one) => one === slug || one === category),
      )
      return codes.length === 0
        ? []
        : document('page', `/product/${slug}/service`, {
            title: `${say(name)} · ${interfaceTexts['page.service']}`,
            label: codes.map(({ code }) => code).join(' '),
            body: codes.map(({ code, meaning }) => `${code} ${say(meaning)}`).join('\n'),
          })
    }),
    download('epp-driver', { en: 'PIN pads' }, all.documents.driver, inCategory('epp')),
    ...all.notices.map(({ number, title, summary, vulnerabilities }) => {
      const facts = { number, changedAt: '', vulnerabilities, products: [] }
      const { body, ...about } = aboutNotice(facts as never)
      return document('notice', `/security/${number.toLowerCase()}`, {
        title: say(title),
        summary: say(summary),
        ...about,
        body: [body, ...vulnerabilities.map(({ description }) => say(description))].join('\n'),
      })
    }),
    ...all.news.map(({ slug, title, summary, content }) =>
      document('news', `/news/${slug}`, {
        title: say(title),
        summary: say(summary),
        body: say(content),
      }),
    ),
    ...all.jobs.map(({ slug, title, department, description, ...lists }) =>
      document('job', `/careers/${slug}`, {
        title: say(title),
        label: say(department),
        summary: say(description),
        body: [...say(lists.responsibilities), ...say(lists.requirements)].join('\n'),
      }),
    ),
    ...all.pages.map(({ path, title, layout }) =>
      document('page', path, { title: say(title), body: pageText(inOne(layout, lng)) }),
    ),
  ]
}

/** Blocks with their texts in one language. */
function inOne(value: unknown, lng: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => inOne(each, lng))
  if (typeof value !== 'object' || value === null) return value
  if ('en' in value) return (value as Localized<unknown>)[lng] ?? value.en
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inOne(each, lng)]))
}

const a300 = '/product/atm-a300-through-the-wall'
const sheet = `${a300}/datasheet.pdf`
const manual = '/downloads/atm-manual'
const maintenance = '/security/solgate-2026-0002'

/** Texts that people of the trade type, and the first hit of each. */
const searches: [lng: Language, typed: string, first: string][] = [
  ['en', 'A300', a300],
  ['en', 'a300 bc n', a300],
  ['en', 'A300-BC-N', a300],
  ['en', 'a300bcn', a300],
  ['en', 'E30-L-S', '/product/epp-e30-outdoor-pin-pad'],
  ['en', 'CVE-2026-9900001', maintenance],
  ['en', 'cve 2026 9900001', maintenance],
  ['en', 'SOLGATE-2026-0002', maintenance],
  ['en', 'solgate 2026 0002', maintenance],
  ['en', 'A300 manual', manual],
  ['en', 'manual a300', manual],
  ['en', 'A300 Handbuch', manual],
  ['en', 'A300 data sheet', sheet],
  ['en', 'datasheet a300', sheet],
  ['en', 'A300 Datenblatt', sheet],
  ['zh', 'A300 数据表', sheet],
  ['zh', 'A300 规格书', sheet],
  ['hi', 'A300 डेटा शीट', sheet],
  ['ja', 'A300 データシート', sheet],
  ['ko', 'A300 데이터시트', sheet],
  ['th', 'A300 เอกสารข้อมูล', sheet],
  ['vi', 'A300 tài liệu kỹ thuật', sheet],
  ['ru', 'A300 техническое описание', sheet],
  ['ms', 'A300 helaian data', sheet],
  ['en', 'E30 driver', '/downloads/epp-driver'],
  ['en', 'outdoor pin pad', '/product/epp-e30-outdoor-pin-pad'],
  ['en', 'outdoor pinpad', '/product/epp-e30-outdoor-pin-pad'],
  ['en', 'error code', '/support'],
  ['en', 'firmware engineer', '/careers/firmware-security-engineer'],
  ['zh', 'A300 手册', manual],
  ['zh', '说明书 A300', manual],
  ['zh', 'CVE-2026-9900001', maintenance],
  ['hi', 'A300 मैनुअल', manual],
  ['hi', 'a300 bc n', a300],
  ['ja', 'A300 マニュアル', manual],
  ['ja', '取扱説明書 A300', manual],
  ['ja', 'キーボード', '/product/keyboard-k80-steel-keyboard'],
  ['ja', 'A300-BC-N', a300],
  ['ko', 'A300 설명서', manual],
  ['ko', 'cve20269900001', maintenance],
  ['th', 'คู่มือ A300', manual],
  ['th', 'แป้นพิมพ์', '/product/keyboard-k80-steel-keyboard'],
  ['vi', 'A300 hướng dẫn', manual],
  ['vi', 'ban phim', '/product/keyboard-k80-steel-keyboard'],
  ['ru', 'A300 руководство', manual],
  ['ru', 'инструкция A300', manual],
  ['ru', 'клавиатура', '/product/keyboard-k80-steel-keyboard'],
  ['id', 'A300 panduan', manual],
  ['id', 'papan ketik', '/product/keyboard-k80-steel-keyboard'],
  ['ms', 'A300 manual', manual],
  ['ms', 'papan kekunci', '/product/keyboard-k80-steel-keyboard'],
]

/** The first words and the type of what has to be first, where several are as good. */
const types: [lng: Language, typed: string, type: SearchDocument['type'], first: string][] = [
  ['ja', 'トラックボール', 'product', '/product/trackball-'],
  ['ko', '트랙볼', 'product', '/product/trackball-'],
  ['ru', 'банкомат', 'product', '/product/atm-'],
  ['en', 'trakball', 'product', '/product/trackball-'],
]

const engines = new Map<Language, Promise<SearchEngine>>()

async function search(lng: Language, typed: string) {
  const made = engines.get(lng) ?? makeEngine(lng)
  engines.set(lng, made)
  return (await made).search(typed).map(({ document }) => document)
}

async function makeEngine(lng: Language): Promise<SearchEngine> {
  const engine = await newEngine(lng)
  await fill(engine, demoDocuments(lng))
  return engine
}

it.each(searches)('in %s finds by %s first %s', async (lng, typed, first) => {
  expect((await search(lng, typed)).map(({ href }) => href)[0]).toBe(first)
})

it('finds the data sheet beside the product whose own text has the words for it', async () => {
  const found = (await search('id', 'lembar data A300')).map(({ href }) => href)
  expect(found.slice(0, 2)).toEqual([a300, sheet])
})

it.each(types)('in %s finds by %s first a %s', async (lng, typed, type, first) => {
  const [found] = await search(lng, typed)
  expect(found?.type).toBe(type)
  expect(found?.href.startsWith(first)).toBe(true)
})

it.each(['A300-BC-N', 'e30 l s', 'E20-LB-U'])(
  'finds by the order code %s its product alone',
  async (code) => {
    expect(await search('en', code)).toHaveLength(1)
  },
)

it.each(['E-4711', 'e 4711', 'e4711'])(
  'finds by the error code %s the service pages of the machines that show it, and nothing else',
  async (code) => {
    const found = await search('en', code)
    expect(found.length).toBeGreaterThan(0)
    for (const { href } of found) expect(href).toMatch(/^\/product\/[^/]+\/service$/)
  },
)

it.each(['E-4799', 'e 4799', 'CVE-2026-0000001', 'SOLGATE-2026-9999'])(
  'finds nothing by %s, which nothing has',
  async (code) => {
    expect(await search('en', code)).toEqual([])
  },
)

it('names positions after notices and downloads where the words are theirs too', async () => {
  const found = (await search('en', 'firmware')).map(({ type }) => type)
  expect(found.indexOf('job')).toBeGreaterThan(found.lastIndexOf('notice'))
})
