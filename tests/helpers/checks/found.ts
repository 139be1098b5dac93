import { runChecks } from '@/src/domain/checks'
import type { Picture } from '@/src/domain/checks/check'
import { parseContent } from '@/src/domain/checks/document'
import { makeContext } from '@/src/domain/checks/surroundings'
import type { CheckedCollection } from '@/src/contract/staff/checks'
import { type Language, languages } from '@/src/i18n/languages'
import { makeSchema } from './schema'
import type { Stored } from './whole-documents'

/** Returns the findings of a document among the pictures and records below: problem, path and language. */
export function found(
  collection: CheckedCollection,
  doc: Stored,
  offered: readonly Language[] = languages,
): string[] {
  const id = { pages: 'page', products: 'product', news: 'news', jobs: 'job', categories: 'c' }
  const content = parseContent({ collection, id: id[collection], doc }, makeSchema(collection))
  const around = makeContext({ ...site, languages: offered }, (key) => pictures[key])
  return runChecks(content, around).map(({ problem, path, locale }) =>
    [problem, path, locale ?? ''].join(' ').trim(),
  )
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
  window: picture({ en: 'A window' }, { sides: { start: '#e4e6e8', end: '#40464c' } }),
  night: picture({ en: 'A bank at night' }, { sides: { start: '#282c34', end: '#1c2026' } }),
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
