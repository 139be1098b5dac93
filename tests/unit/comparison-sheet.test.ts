import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/src/i18n/languages'
import {
  type ComparisonOrder,
  type ComparisonSheet,
  plainColors,
} from '@/src/domain/data-sheets/sheet'
import { drawComparison } from '@/src/domain/data-sheets/draw'
import { insideOfPdf, pagesOfPdf, textOfPdf, withoutSpaces } from '../helpers/pdf'
import { samples } from '../helpers/sheet-samples'

interface Changes {
  lng?: string
  /** Number of products. */
  count?: number
  comparison?: Partial<ComparisonSheet>
}

function orderOf({ lng = 'en', count = 6, comparison }: Changes = {}): ComparisonOrder {
  const { name, text, values } = samples[lng] ?? samples.en
  const each = Array.from({ length: count }, (_, index) => index + 1)
  const pictures = { logo: null, products: each.map(() => null) }
  return {
    version: '3f9a1c2e',
    pictures,
    comparison: {
      lng,
      title: name,
      company: 'Solgate Terminals',
      products: each.map((number) => ({
        name: `${name} ${number}`,
        address: `https://solgate.example/product/r${number}`,
      })),
      groups: [
        {
          heading: '',
          rows: [{ name: text, values: each.map((number) => `${number} kg`), isMarked: true }],
        },
        {
          heading: name,
          rows: values.map((value) => ({
            name: value,
            values: each.map((number) => (number === 2 ? '' : `${value} ${number}`)),
            isMarked: false,
          })),
        },
      ],
      note: text,
      address: 'https://solgate.example/products/compare?ids=r1,r2',
      changedAt: '2026-11-24T10:00:00.000Z',
      words: {
        heading: name,
        property: 'Specification',
        revision: 'As of 24 November',
        page: 'Page {{page}} of {{pages}}',
      },
      colors: plainColors,
      fonts: { text: [], heading: [] },
      pictures,
      ...comparison,
    },
  }
}

// A language that a site has added is drawn with the letters of English.
describe.each(languages)('a comparison in %s', (lng) => {
  let sheet: Buffer
  beforeAll(async () => {
    sheet = await drawComparison(orderOf({ lng }))
  })

  it('gives every value back as it was written, of all six products', async () => {
    const { name, text, values } = samples[lng] ?? samples.en
    const read = await textOfPdf(sheet)
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const ofProduct = number === 2 ? [] : values.map((value) => `${value} ${number}`)
      for (const each of [`${name} ${number}`, `${number} kg`, ...ofProduct]) {
        expect(read).toContain(withoutSpaces(each))
      }
    }
    for (const each of [text, ...values, '–']) expect(read).toContain(withoutSpaces(each))
    expect(read).not.toContain('\u25a1')
  })

  it('holds embedded fonts alone, and says its language and structure', async () => {
    const inside = insideOfPdf(sheet)
    const fonts = inside.match(/\/Type \/FontDescriptor/g)?.length ?? 0
    expect(fonts).toBeGreaterThan(0)
    expect(inside.match(/\/FontFile[23] /g)).toHaveLength(fonts)
    for (const part of [`/Lang (${lng})`, '/StructTreeRoot', '/Marked true', 'pdfuaid:part']) {
      expect(inside).toContain(part)
    }
    for (const type of ['H1', 'P', 'Table', 'TR', 'TH', 'TD', 'Link']) {
      expect(inside).toMatch(new RegExp(`/S /${type}\\b`))
    }
    expect(inside).toContain('/ColSpan 7')
  })
})

describe('a comparison', () => {
  it('is the same, byte for byte, whenever and wherever it is made', async () => {
    const order = orderOf({ lng: 'th' })
    const here = await drawComparison(order)
    const program = ['--import', 'tsx', 'src/domain/data-sheets/program.ts']
    const elsewhere = spawnSync(process.execPath, program, { input: JSON.stringify(order) })
    expect(elsewhere.stderr.toString()).toBe('')
    expect(elsewhere.stdout.equals(here)).toBe(true)
    expect(insideOfPdf(here)).toContain('(D:20261124100000Z)')
  })

  it.each([
    [1, 'stands'],
    [2, 'stands'],
    [3, 'lies'],
    [6, 'lies'],
  ])('of %i products %s on A4', async (count, way) => {
    const inside = insideOfPdf(await drawComparison(orderOf({ count })))
    const box = way === 'lies' ? '[0 0 841.89 595.28]' : '[0 0 595.28 841.89]'
    expect(inside).toContain(`/MediaBox ${box}`)
  })

  it('goes on over pages, each with the names of the products and its number', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => ({
      name: `Name ${index}`,
      values: [1, 2, 3, 4, 5, 6].map((number) => `Value ${index}/${number}.`),
      isMarked: index % 2 === 0,
    }))
    const groups = [{ heading: 'Many', rows }]
    const pages = await pagesOfPdf(await drawComparison(orderOf({ comparison: { groups } })))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(withoutSpaces(page)).toContain('R300LobbyRecycler6')
    })
    const all = withoutSpaces(pages.join(''))
    for (const { name, values } of rows) {
      for (const each of [name, ...values]) expect(all).toContain(withoutSpaces(each))
    }
  })

  it('stands texts without end, and signs of PDF', async () => {
    const word = 'M'.repeat(9000)
    const rows = [{ name: ') Tj ET (\\ >> endobj', values: [word, 'x'], isMarked: true }]
    const order = orderOf({ count: 2, comparison: { groups: [{ heading: word, rows }] } })
    const pages = await pagesOfPdf(await drawComparison(order))
    expect(pages.length).toBeLessThan(30)
    expect(withoutSpaces(pages.join(''))).toContain(')TjET(\\>>endobj')
  })
})
