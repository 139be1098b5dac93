import { describe, expect, it } from 'vitest'
import { findingsOf } from '@/src/checks'
import type { Picture } from '@/src/checks/check'
import { contentOf } from '@/src/checks/document'
import { mergeLanguage } from '@/src/checks/merge-language'
import { pixelWidth } from '@/src/checks/pixel-width'
import { surroundingsOf } from '@/src/checks/surroundings'
import { type CheckedCollection, type CheckId, checkIds } from '@/src/contract/staff/checks'
import { schemaOf } from '../helpers/checked-schema'

type Stored = Record<string, unknown>

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const heading = (tag: string, text: string) => ({
  type: 'heading',
  tag,
  children: [{ type: 'text', text }],
})
const link = (url: string, text: string) => ({
  type: 'paragraph',
  children: [{ type: 'link', fields: { url }, children: [{ type: 'text', text }] }],
})
const rich = (...children: object[]) => ({ root: { children } })

const writing = rich(heading('h2', 'How it works'), paragraph('It counts notes one by one.'))

const page: Stored = {
  _status: 'published',
  path: '/counting',
  title: {
    en: 'How machines count notes',
    zh: '机器如何清点纸币',
    ru: 'Как машины считают банкноты',
  },
  seo: { description: { en: 'What happens between slot and safe.' }, picture: 'wide' },
  layout: [
    {
      id: 'a',
      blockType: 'hero',
      title: {
        en: 'Counted twice in 3 seconds',
        zh: '3 秒内清点两次',
        ms: 'Dikira dua kali dalam 3 saat',
      },
      picture: 'wide',
      ctaText: { en: 'See the machines', zh: '查看机器', ms: 'Lihat mesin' },
      ctaHref: '/products',
    },
    { id: 'b', blockType: 'richText', content: { en: writing } },
    {
      id: 'c',
      blockType: 'dataTable',
      title: { en: 'Notes a minute' },
      columns: { en: 'Machine | Notes' },
      rows: { en: 'A100 | 420\nA300 | 380' },
    },
    {
      id: 'd',
      blockType: 'figures',
      title: { en: 'In figures' },
      items: [
        { id: 'd1', value: { en: '420' }, label: { en: 'notes a minute' } },
        { id: 'd2', value: { en: '12' }, label: { en: 'sensors' } },
      ],
    },
    {
      id: 'e',
      blockType: 'industryTiles',
      title: { en: 'Where it stands' },
      tiles: [
        { id: 'e1', title: { en: 'Banks' }, href: '/products', picture: 'scene' },
        { id: 'e2', title: { en: 'Hospitals' }, href: '/news/opening', picture: 'other' },
      ],
    },
    {
      id: 'f',
      blockType: 'legalText',
      title: { en: 'Terms of counting' },
      sections: [
        {
          id: 'f1',
          title: { en: 'Scope' },
          text: { en: 'These terms hold for [products](/products).' },
        },
      ],
    },
    {
      id: 'g',
      blockType: 'certificates',
      title: { en: 'Certificates' },
      items: [{ id: 'g1', standard: 'ISO 9001', validUntil: '2027-03-01T00:00:00.000Z' }],
    },
  ],
}

const product: Stored = {
  _status: 'published',
  slug: 'counter',
  name: { en: 'N10 note counter', zh: 'N10 点钞机' },
  shortDescription: { en: 'It counts 900 notes a minute.', zh: '每分钟清点 900 张纸币。' },
  description: {
    en: 'It stands on a counter.\nIt weighs 12 kg and takes one hand to move.',
    ms: 'Mesin ini diletakkan di atas kaunter.\nBeratnya 12 kg dan boleh dialihkan dengan sebelah tangan.',
  },
  specifications: { en: { 'Tray size': '500 notes', Display: '3.5 inches' } },
  image: 'scene',
  gallery: ['other', 'wide'],
}

const article: Stored = {
  _status: 'published',
  slug: 'opening',
  title: { en: 'A second line opens', ru: 'Открывается вторая линия' },
  summary: { en: 'It makes 21 machines a shift.', ru: 'Она выпускает 21 машину за смену.' },
  content: { en: 'The line is 84 meters long.' },
  image: 'scene',
  gallery: ['other'],
}

const job: Stored = {
  _status: 'published',
  slug: 'engineer',
  title: { en: 'Service engineer', zh: '服务工程师' },
  location: { en: 'Toronto' },
  description: { en: 'You keep machines at work.' },
  responsibilities: { en: ['You visit customers with a full van.'], zh: ['您带着配件拜访客户。'] },
  requirements: { en: ['You know how to solder.'] },
}

const category: Stored = {
  slug: 'counters',
  name: { en: 'Note counters', zh: '点钞机' },
  description: { en: 'Machines that count notes on a desk.', zh: '在桌面上清点纸币的机器。' },
}

const documents: Record<CheckedCollection, Stored> = {
  pages: page,
  products: product,
  news: article,
  jobs: job,
  categories: category,
}

const picture = (alt: object, more: Partial<Picture> = {}): Picture => ({
  filename: 'x7f.webp',
  alt,
  width: 1600,
  height: 900,
  size: 120_000,
  ...more,
})

const pictures: Record<string, Picture> = {
  wide: picture({ en: 'A note on its way through the counter' }),
  scene: picture({ en: 'A counter on a desk', zh: '桌上的点钞机' }),
  other: picture({ en: 'A nurse beside a kiosk', zh: '护士站在终端旁' }),
  bare: picture({}),
  blank: picture({ en: '  ', zh: '机器' }),
  camera: picture({ en: 'IMG_2041.JPG' }),
  program: picture({ en: 'Screenshot 2026-01-04' }),
  file: picture({ en: 'product-atm-a100_front' }),
  chinese: picture({ en: 'A door', zh: 'DSC_0042' }),
  twin: picture({ en: 'A counter on a desk' }),
  twinOfOther: picture({ en: 'a nurse beside a kiosk' }),
  twinOfWide: picture({ en: 'A note on its way through the counter' }),
  chineseTwin: picture({ en: 'A safe', zh: '桌上的点钞机' }),
  small: picture({ en: 'A slot' }, { width: 300 }),
  middling: picture({ en: 'A hand' }, { width: 800 }),
  heavy: picture({ en: 'A street' }, { size: 2_400_000 }),
}

const site = {
  today: '2026-11-25',
  records: [
    {
      collection: 'pages',
      id: 'page',
      address: '/counting',
      title: { en: 'How machines count notes' },
    },
    {
      collection: 'pages',
      id: 'p2',
      address: '/sorting',
      title: { en: 'How machines sort notes', zh: '分拣' },
    },
    {
      collection: 'products',
      id: 'p3',
      address: '/product/sorter',
      title: { en: 'N20 note sorter' },
    },
    { collection: 'news', id: 'n2', address: '/news/closing', title: { ru: 'Закрывается линия' } },
    { collection: 'news', id: 'news', address: '/news/opening' },
    { collection: 'redirects', id: 'r', address: '/old-counting' },
    { collection: 'jobs', id: 'j2', address: '/careers/welder', title: { en: 'Welder' } },
  ],
  links: ['/counting', '/zh/sorting?x=1#top'],
  builtIn: ['/contact'],
  closedModules: ['solutions' as const],
  deadLinks: new Map([
    ['https://gone.example/', '2026-11-20'],
    ['https://gone.example/a?b=1', '2026-11-20'],
  ]),
}

function found(collection: CheckedCollection, doc: Stored): string[] {
  const id = { pages: 'page', products: 'product', news: 'news', jobs: 'job', categories: 'c' }
  const content = contentOf({ collection, id: id[collection], doc }, schemaOf(collection))
  const around = surroundingsOf(site, (key) => pictures[key])
  return findingsOf(content, around).map(({ problem, path, locale }) =>
    [problem, path, locale ?? ''].join(' ').trim(),
  )
}

/** A document with something else at a place, `layout.0.title.en`. */
function planted(doc: Stored, changes: Stored): Stored {
  const copy = structuredClone(doc)
  for (const [place, value] of Object.entries(changes)) {
    const names = place.split('/')
    const last = names.pop() ?? ''
    const holder = names.reduce<Stored>((inner, name) => (inner[name] ??= {}) as Stored, copy)
    holder[last] = value
  }
  return copy
}

type Plant = [collection: CheckedCollection, changes: Stored, expected: string]

const tall = (text: string, times: number) => Array.from({ length: times }, () => text).join('')

const plants: Record<CheckId, Plant[]> = {
  altMissing: [
    ['pages', { 'layout/0/picture': 'bare' }, 'altMissing layout.0.picture'],
    ['pages', { 'layout/4/tiles/1/picture': 'blank' }, 'altMissing layout.4.tiles.1.picture'],
    ['products', { 'gallery/0': 'bare' }, 'altMissing gallery'],
    ['news', { image: 'blank' }, 'altMissing image'],
  ],
  altFileName: [
    ['pages', { 'layout/0/picture': 'camera' }, 'altFileName layout.0.picture en'],
    ['pages', { 'seo/picture': 'program' }, 'altFileName seo.picture en'],
    ['products', { image: 'file' }, 'altFileName image en'],
    ['news', { 'gallery/0': 'chinese' }, 'altFileName gallery zh'],
  ],
  altRepeated: [
    ['pages', { 'layout/4/tiles/1/picture': 'twin' }, 'altRepeated layout.4.tiles.1.picture en'],
    ['products', { 'gallery/1': 'twinOfOther' }, 'altRepeated gallery en'],
    ['news', { 'gallery/0': 'chineseTwin' }, 'altRepeated gallery zh'],
    [
      'pages',
      { 'layout/4/tiles/0/picture': 'twinOfWide' },
      'altRepeated layout.4.tiles.0.picture en',
    ],
  ],
  headingOrder: [
    [
      'pages',
      { 'layout/1/content/en': rich(heading('h3', 'Slot')) },
      'headingFirst layout.1.content en',
    ],
    [
      'pages',
      { 'layout/1/content/en': rich(heading('h2', 'Slot'), heading('h4', 'Shutter')) },
      'headingOrder layout.1.content en',
    ],
    [
      'pages',
      { 'layout/1/content/en': rich(heading('h2', ' ')) },
      'headingEmpty layout.1.content en',
    ],
    [
      'pages',
      {
        'layout/1/content/zh': rich(
          heading('h2', '入口'),
          paragraph('清点。'),
          heading('h4', '出口'),
        ),
      },
      'headingOrder layout.1.content zh',
    ],
  ],
  linkWords: [
    ['pages', { 'layout/0/ctaText/en': 'Click here!' }, 'linkWords layout.0.ctaText en'],
    ['pages', { 'layout/0/ctaText/zh': '点击这里' }, 'linkWords layout.0.ctaText zh'],
    [
      'pages',
      { 'layout/1/content/en': rich(link('/products', 'here')) },
      'linkWords layout.1.content en',
    ],
    [
      'pages',
      { 'layout/5/sections/0/text/en': 'The text stands [here](/products).' },
      'linkWords layout.5.sections.0.text en',
    ],
  ],
  titleLength: [
    ['pages', { 'title/en': tall('How machines count ', 5) }, 'titleLong title en'],
    ['pages', { 'title/zh': tall('机器清点纸币', 6) }, 'titleLong title zh'],
    ['pages', { 'seo/title': { ja: tall('紙幣を数える機械', 5) } }, 'titleLong title ja'],
    ['products', { 'name/en': ' ' }, 'titleEmpty name en'],
  ],
  descriptionLength: [
    ['pages', { 'seo/description/en': '' }, 'descriptionEmpty seo.description en'],
    [
      'pages',
      { 'seo/description/en': tall('What happens to a note. ', 10) },
      'descriptionLong seo.description en',
    ],
    [
      'pages',
      { 'seo/description/ko': tall('지폐를 세는 방법입니다. ', 10) },
      'descriptionLong seo.description ko',
    ],
    ['categories', { description: {} }, 'descriptionEmpty description en'],
  ],
  deadLink: [
    ['pages', { 'layout/0/ctaHref': '/product/counterr' }, 'deadLink layout.0.ctaHref'],
    ['pages', { 'layout/4/tiles/0/href': '/ru/nowhere?x=1' }, 'deadLink layout.4.tiles.0.href'],
    [
      'pages',
      { 'layout/1/content/en': rich(link('/news/lost', 'The news')) },
      'deadLink layout.1.content en',
    ],
    [
      'pages',
      { 'layout/5/sections/0/text/en': 'See [solutions](/solutions/atm).' },
      'deadLink layout.5.sections.0.text en',
    ],
  ],
  deadExternalLink: [
    ['pages', { 'layout/0/ctaHref': 'https://gone.example' }, 'deadExternalLink layout.0.ctaHref'],
    [
      'pages',
      { 'layout/4/tiles/0/href': 'https://GONE.example/a?b=1#c' },
      'deadExternalLink layout.4.tiles.0.href',
    ],
    [
      'pages',
      { 'layout/1/content/en': rich(link('https://gone.example/', 'The standard')) },
      'deadExternalLink layout.1.content en',
    ],
    [
      'pages',
      { 'layout/5/sections/0/text/en': 'See [the standard](https://gone.example/a?b=1).' },
      'deadExternalLink layout.5.sections.0.text en',
    ],
  ],
  pictureSize: [
    ['pages', { 'layout/0/picture': 'middling' }, 'pictureSmall layout.0.picture'],
    ['pages', { 'layout/4/tiles/0/picture': 'small' }, 'pictureSmall layout.4.tiles.0.picture'],
    ['products', { 'gallery/1': 'heavy' }, 'pictureHeavy gallery'],
    ['news', { image: 'small' }, 'pictureSmall image'],
  ],
  wrongLanguage: [
    [
      'pages',
      { 'layout/0/title/zh': 'Counted twice within 3 seconds' },
      'wrongLanguage layout.0.title zh',
    ],
    [
      'products',
      { 'shortDescription/en': '每分钟清点 900 张纸币。' },
      'wrongLanguage shortDescription en',
    ],
    ['news', { 'title/ru': '两条生产线投产运行' }, 'wrongLanguage title ru'],
    [
      'jobs',
      { 'responsibilities/zh/0': 'You visit our customers.' },
      'wrongLanguage responsibilities zh',
    ],
  ],
  untranslated: [
    ['pages', { 'layout/0/ctaText/ms': 'See the machines' }, 'untranslated layout.0.ctaText ms'],
    [
      'products',
      {
        'description/ms': 'It stands on a counter.\nIt weighs 12 kg and takes one hand to move.',
      },
      'untranslated description ms',
    ],
    [
      'jobs',
      { 'responsibilities/zh/0': 'You visit customers with a full van.' },
      'untranslated responsibilities zh',
    ],
    [
      'categories',
      { 'description/zh': 'Machines that count notes on a desk.' },
      'untranslated description zh',
    ],
  ],
  placeholder: [
    [
      'pages',
      { 'layout/0/title/en': '[[Company]] counts in 3 seconds' },
      'placeholder layout.0.title en',
    ],
    [
      'products',
      { 'description/en': 'Lorem ipsum.\nIt weighs 12 kg.' },
      'placeholder description en',
    ],
    ['jobs', { 'requirements/en/0': 'TODO' }, 'placeholder requirements en'],
    ['categories', { 'description/zh': '占位文本' }, 'placeholder description zh'],
  ],
  expired: [
    [
      'pages',
      { 'layout/6/items/0/validUntil': '2026-11-24T00:00:00.000Z' },
      'expired layout.6.items.0.validUntil',
    ],
    [
      'pages',
      { 'layout/5/sections/0/text/en': 'Prices hold until March 1, 2026.' },
      'expired layout.5.sections.0.text en',
    ],
    ['jobs', { benefits: { zh: ['申请截止日期为2026年10月1日。'] } }, 'expired benefits zh'],
    [
      'products',
      { description: { ru: 'Цена действует до 1 марта 2025 г.' } },
      'expired description ru',
    ],
  ],
  orphan: [
    ['pages', { path: '/lonely' }, 'orphan path'],
    ['pages', { path: '/company/lonely' }, 'orphan path'],
    ['pages', { path: '/counting/more' }, 'orphan path'],
    ['pages', { path: '/old-counting' }, 'orphan path'],
  ],
  duplicateTitle: [
    ['pages', { 'title/en': 'How machines sort notes' }, 'duplicateTitle title en'],
    ['pages', { 'seo/title': { en: 'how machines sort notes' } }, 'duplicateTitle seo.title en'],
    ['products', { 'name/en': 'N20 note sorter' }, 'duplicateTitle name en'],
    ['news', { 'title/ru': 'Закрывается линия' }, 'duplicateTitle title ru'],
  ],
  tableLabel: [
    ['pages', { 'layout/2/title/en': '' }, 'tableTitle layout.2.title en'],
    ['pages', { 'layout/2/columns/en': 'Machine | ' }, 'tableHead layout.2.columns en'],
    ['pages', { 'layout/2/rows/en': 'A100 | 420 | fast' }, 'tableWide layout.2.rows en'],
    ['products', { 'specifications/en': { '': '500 notes' } }, 'tableTitle specifications en'],
  ],
  contradiction: [
    ['pages', { 'layout/0/title/zh': '5 秒内清点两次' }, 'contradiction layout.0.title zh'],
    [
      'pages',
      { 'layout/3/items/1/label/en': 'notes a minute' },
      'contradiction layout.3.items.1.value en',
    ],
    [
      'products',
      { 'shortDescription/zh': '每分钟清点 800 张纸币。' },
      'contradiction shortDescription zh',
    ],
    ['news', { 'summary/ru': 'Она выпускает 31 машину за смену.' }, 'contradiction summary ru'],
  ],
}

describe('checks while writing', () => {
  it.each(Object.entries(documents))('find nothing in whole %s', (collection, doc) => {
    expect(found(collection as CheckedCollection, doc)).toEqual([])
  })

  describe.each(checkIds)('%s', (id) => {
    it.each(
      plants[id].map(([collection, changes, expected]) => ({ collection, changes, expected })),
    )('finds $expected in $collection, and nothing else', ({ collection, changes, expected }) => {
      const before = documents[collection]
      expect(found(collection, planted(before, changes))).toEqual([expected])
    })
  })

  it('plant four defects of each kind', () => {
    expect(Object.values(plants).map(({ length }) => length)).toEqual(checkIds.map(() => 4))
  })

  it('take an old address that leads on, and what has no record, as there', () => {
    for (const href of [
      '/old-counting',
      '/contact',
      '/api/x',
      '/news/feed.xml',
      '/product/sorter/datasheet.pdf',
    ])
      expect(found('pages', planted(page, { 'layout/0/ctaHref': href })), href).toEqual([])
  })
})

describe('the width of a text', () => {
  it.each([
    ['iii', 13],
    ['WWW', 60],
    ['漢字', 40],
    ['é', pixelWidth('e', 20)],
    ['กำ', pixelWidth('กํา', 20)],
  ])('%s', (text, width) => {
    expect(pixelWidth(text, 20)).toBe(width)
  })
})

describe('a language that is written', () => {
  it('stands beside what is stored in the others, row by row', () => {
    const schema = schemaOf('pages')
    const layout = [
      {
        id: 'd',
        blockType: 'figures',
        title: '数字',
        items: [{ id: 'd2', value: '12', label: '传感器' }],
      },
      { id: 'new', blockType: 'hero', title: '新' },
    ]
    const { layout: merged } = mergeLanguage(page, { layout }, 'zh', schema)
    expect(merged).toMatchObject([
      {
        title: { en: 'In figures', zh: '数字' },
        items: [{ value: { en: '12', zh: '12' }, label: { en: 'sensors', zh: '传感器' } }],
      },
      { title: { zh: '新' } },
    ])
  })
})
