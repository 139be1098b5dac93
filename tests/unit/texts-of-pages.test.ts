import { describe, expect, it } from 'vitest'
import { formatDate, formatYear } from '@/src/i18n/format'
import { sitePath } from '@/src/domain/links/link'
import { shownPictures } from '@/src/domain/media/pictures/packed-picture'
import { specificationText, splitParagraphs, spread, withUnits } from '@/src/platform/text/text'
import { mediaAddress } from '@/src/platform/storage/uploads'

describe('paragraphs', () => {
  it('split at every kind of line break, blank lines left out', () => {
    expect(splitParagraphs('One\n\nTwo\r\nThree\r \n')).toEqual(['One', 'Two', 'Three'])
    expect(splitParagraphs(null)).toEqual([])
  })
})

describe('pictures between paragraphs', () => {
  it('stand evenly, none before the first or after the last', () => {
    expect(spread(['a'], 4)).toEqual([[], ['a'], [], []])
    expect(spread(['a', 'b'], 6)).toEqual([[], ['a'], [], ['b'], [], []])
    expect(spread(['a', 'b', 'c'], 2)).toEqual([['a', 'b', 'c'], []])
  })

  it('follow the only paragraph, and get lost nowhere', () => {
    expect(spread(['a', 'b'], 1)).toEqual([['a', 'b']])
    for (let things = 0; things < 9; things += 1) {
      for (let paragraphs = 1; paragraphs < 9; paragraphs += 1) {
        const list = Array.from({ length: things }, (_, index) => index)
        expect(spread(list, paragraphs).flat()).toEqual(list)
      }
    }
  })
})

describe('pictures of a record', () => {
  const known = { url: '/uploads/a.webp', alt: 'A', width: 4, height: 3, blur: null, widths: [] }

  it('begin with imageUrl, else with the first of images, each once', () => {
    const images = ['/uploads/a.webp', 'https://elsewhere.example/b.jpg']
    expect(shownPictures({ imageUrl: images[1] ?? '', images, pictures: [known] })).toEqual([
      { url: images[1] },
      known,
    ])
    expect(shownPictures({ imageUrl: null, images, pictures: [known] })[0]).toEqual(known)
  })

  it('have their address behind /api when they are ours', () => {
    expect(mediaAddress('/uploads/a.webp')).toBe('/api/uploads/a.webp')
    expect(mediaAddress('https://elsewhere.example/b.jpg')).toBe('https://elsewhere.example/b.jpg')
    expect(mediaAddress('pictures/c.png')).toBe('pictures/c.png')
  })
})

describe('values and links', () => {
  it('show specifications that are no text as JSON', () => {
    expect(specificationText('15.6 inches')).toBe('15.6 inches')
    expect(specificationText({ min: -20, max: 50 })).toBe('{"min":-20,"max":50}')
    expect(specificationText(4)).toBe('4')
  })

  it.each([
    ['100–240 V, 50/60 Hz; peak 230 W', '100–240_V, 50/60_Hz; peak 230_W'],
    ['−35 to 55 °C, 1,500 cd/m²', '−35 to 55_°C, 1,500_cd/\u2060m²'],
    ['16 keys, 4 notes', '16 keys, 4 notes'],
  ])('keeps numbers and units together: %s', (text, expected) => {
    expect(withUnits(text).replaceAll('\u00a0', '_')).toBe(expected)
  })

  it('lead to the same page with and without the leading slash', () => {
    expect(sitePath('company/culture')).toBe('/company/culture')
    expect(sitePath('/company/culture')).toBe('/company/culture')
  })

  it('write a day as the language does, in years of the common era', () => {
    expect(formatDate('2026-06-08T00:00:00.000Z', 'en')).toBe('June 8, 2026')
    expect(formatDate('2026-06-08T00:00:00.000Z', 'zh')).toBe('2026年6月8日')
    expect(formatDate('2026-06-08T00:00:00.000Z', 'th')).toBe('8 มิถุนายน พ.ศ. 2569')
    expect(formatDate('2026-06-08T00:00:00.000Z', 'hi')).toBe('8 जून 2026')
    expect(formatDate('2026-06-08T00:00:00.000Z', 'vi')).toBe('8 tháng 6 năm 2026')
    expect(formatDate('nonsense', 'en')).toBe('')
  })

  it('count years as the language does, and leave other texts alone', () => {
    expect(['2007', 'since 2007', '2550'].map((text) => formatYear(text, 'th'))).toEqual([
      '2550',
      'since 2007',
      '2550',
    ])
    expect(formatYear('2007', 'hi')).toBe('2007')
  })
})
