import type { CheckedCollection } from '@/src/contract/staff/checks'
import { heading, paragraph, rich } from './rich-text'

/** A document with all of its languages, as it is stored. */
export type Stored = Record<string, unknown>

const writing = rich(heading('h2', 'How it works'), paragraph('It counts notes one by one.'))

export const page: Stored = {
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

/** A whole document of each collection: no check finds anything in it. */
export const documents: Record<CheckedCollection, Stored> = {
  pages: page,
  products: product,
  news: article,
  jobs: job,
  categories: category,
}
