import type { CheckedCollection, CheckId } from '@/src/contract/staff/checks'
import { heading, link, paragraph, rich } from './rich-text'
import type { Stored } from './whole-documents'

/** Defect at a path such as `layout/0/title/en`, and the expected findings. */
export type Plant = [collection: CheckedCollection, changes: Stored, expected: string]

/** Slides with words on pictures. */
const slides = (...all: object[]) => ({
  id: 'h',
  blockType: 'heroCarousel',
  title: { en: 'What machines do' },
  slides: all.map((slide, index) => ({
    id: `h${index}`,
    type: 'image',
    heading: { en: 'Counting' },
    subheading: { en: 'Note by note.' },
    ...slide,
  })),
})

const tall = (text: string, times: number) => Array.from({ length: times }, () => text).join('')

/** Four defects of each kind at least, in blocks, records, formatted texts and other languages. */
export const plants: Record<CheckId, Plant[]> = {
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
    ['news', { 'content/en': 'It opens.\n### The hall\nIt is long.' }, 'headingFirst content en'],
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
  contrast: [
    [
      'pages',
      {
        'layout/0/text/en': 'Between slot and safe.',
        'layout/0/layout': 'bleed',
        'layout/0/picture': 'window',
      },
      'contrastLight layout.0.words',
    ],
    [
      'pages',
      {
        'layout/0/text/zh': '从入口到保险柜。',
        'layout/0/layout': 'bleed',
        'layout/0/words': 'dark',
        'layout/0/place': 'end',
        'layout/0/picture': 'window',
      },
      'contrastDark layout.0.words',
    ],
    [
      'pages',
      {
        'layout/7': slides(
          { picture: 'window', words: 'light', place: 'end' },
          { picture: 'night', words: 'dark', place: 'start' },
        ),
      },
      'contrastDark layout.7.slides.1.words',
    ],
    [
      'pages',
      {
        'layout/7': {
          id: 'h',
          blockType: 'textSection',
          layout: 'bleed',
          title: { en: 'Behind the counter' },
          text: { en: 'A safe stands there.' },
          words: 'light',
          picture: 'window',
        },
      },
      'contrastLight layout.7.words',
    ],
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
      'pages',
      { 'layout/1/content/ru': rich(paragraph('机器清点纸币，然后分类。')) },
      'wrongLanguage layout.1.content ru',
    ],
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
    [
      'pages',
      { 'layout/1/content/en': rich(paragraph('TODO')) },
      'placeholder layout.1.content en',
    ],
    ['categories', { 'description/zh': '占位文本' }, 'placeholder description zh'],
    [
      'pages',
      {
        'layout/0/text': {
          en: 'Machines for lobbies, walls, and drive-up lanes, built and tested in one place.',
        },
      },
      'sampleText layout.0.text en',
    ],
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
      'pages',
      { 'layout/1/content/en': rich(paragraph('Prices hold until March 1, 2026.')) },
      'expired layout.1.content en',
    ],
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
