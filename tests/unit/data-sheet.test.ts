import { spawnSync } from 'node:child_process'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/src/i18n/languages'
import { breakableParts, cleanText } from '@/src/domain/data-sheets/lines'
import { drawSheet } from '@/src/domain/data-sheets/draw'
import { makeOutline, scaleText } from '@/src/domain/data-sheets/outline'
import { plainColors, type SheetOrder } from '@/src/domain/data-sheets/sheet'
import type { PdfAnswer } from '@/src/domain/search/pdf/program'
import { indexWords, queryWords } from '@/src/domain/search/words'
import { MessageProgram } from '@/src/platform/run-program'
import { insideOfPdf, pagesOfPdf, textOfPdf, withoutSpaces } from '../helpers/pdf'
import { samples } from '../helpers/sheet-samples'

interface Changes {
  lng?: string
  name?: string
  text?: string
  values?: string[]
  sheet?: Partial<SheetOrder['sheet']>
  pictures?: SheetOrder['pictures']
}

function orderOf({ lng = 'en', sheet, pictures, ...changes }: Changes): SheetOrder {
  const { name, text, values } = {
    ...(samples[lng] ?? samples.en),
    ...changes,
  } as typeof samples.en & object
  return {
    version: '3f9a1c2e',
    pictures: pictures ?? { logo: null, product: null },
    sheet: {
      lng,
      title: name,
      company: 'Solgate Terminals',
      category: name,
      name,
      text,
      description: [name],
      figures: values.slice(0, 2).map((value) => [name, value]),
      groups: [{ heading: name, rows: values.map((value) => [name, value] as const) }],
      variants: { heads: ['Order code', name], rows: [['R300-F-N', name]] },
      dimensions: {
        width: 500,
        depth: 920,
        height: 1480,
        texts: { width: '500 mm', depth: '920 mm', height: '1,480 mm' },
      },
      certificates: [
        {
          standard: 'ISO 9001',
          about: text,
          number: 'QX-9001',
          authority: name,
          validUntil: '2028',
        },
      ],
      documents: [[name, 'PDF']],
      contact: ['88 Harbour Road', '+86 755 0000'],
      address: 'https://solgate.example/product/r300',
      serviceAddress: 'https://solgate.example/product/r300/service',
      changedAt: '2026-11-24T10:00:00.000Z',
      words: {
        dataSheet: 'Data sheet',
        specifications: 'Specifications',
        variants: 'All variants',
        drawing: 'Dimensions',
        drawingText: 'Outline',
        front: 'Front',
        side: 'Side',
        top: 'Top',
        scale: 'Scale {{scale}}',
        certificates: 'Certificates',
        certificateNumber: 'Number',
        authority: 'Issued by',
        validUntil: 'Valid until',
        documents: 'Documents',
        contact: 'Contact',
        code: 'QR code',
        revision: 'As of 24 November',
        page: 'Page {{page}} of {{pages}}',
        picture: name,
      },
      colors: plainColors,
      fonts: { text: [], heading: [] },
      pictures: { logo: null, product: null },
      ...sheet,
    },
  }
}

const reader = new MessageProgram<Buffer, PdfAnswer>('src/domain/search/pdf/program.ts', {
  timeoutMs: 60_000,
})
afterAll(() => reader.close())

// A language that a site has added is drawn with the letters of English.
describe.each(languages)('a sheet in %s', (lng) => {
  let sheet: Buffer
  beforeAll(async () => {
    sheet = await drawSheet(orderOf({ lng }))
  })

  it('gives the search its words', async () => {
    const { name, text, values } = samples[lng] ?? samples.en
    const answer = await reader.ask(sheet)
    const pages = 'pages' in answer ? answer.pages : []
    const read = new Set(indexWords(pages.join('\n'), lng))
    // A PDF has the letters of Hindi in the order in which they are drawn: words with a short i are not found.
    const searched = lng === 'hi' ? [name] : [name, text, ...values]
    for (const each of searched)
      expect([...read], each).toEqual(expect.arrayContaining(queryWords(each, lng)))
  })

  it('gives every text back as it was written, whatever shape its letters took', async () => {
    const { name, text, values } = samples[lng] ?? samples.en
    const read = await textOfPdf(sheet)
    for (const each of [
      name,
      text,
      ...values,
      'ISO 9001',
      'QX-9001',
      'R300-F-N',
      '1,480 mm',
      'Scale 1:2',
    ]) {
      expect(read).toContain(withoutSpaces(each))
    }
    expect(read).not.toContain('\u25a1')
  })

  it('holds nothing but embedded fonts, and says its language and structure', async () => {
    const inside = insideOfPdf(sheet)
    const fonts = inside.match(/\/Type \/FontDescriptor/g)?.length ?? 0
    expect(fonts).toBeGreaterThan(0)
    expect(inside.match(/\/FontFile[23] /g)).toHaveLength(fonts)
    expect(inside).toContain(`/Lang (${lng})`)
    for (const part of [
      '/StructTreeRoot',
      '/Marked true',
      '/DisplayDocTitle true',
      'pdfuaid:part',
    ]) {
      expect(inside).toContain(part)
    }
    for (const type of ['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'Figure', 'Link', 'LI']) {
      expect(inside).toMatch(new RegExp(`/S /${type}\\b`))
    }
  })
})

describe('a sheet', () => {
  it('is the same, byte for byte, whenever and wherever it is made', async () => {
    const order = orderOf({ lng: 'hi' })
    const here = await drawSheet(order)
    const again = await drawSheet(order)
    expect(again.equals(here)).toBe(true)
    const program = ['--import', 'tsx', 'src/domain/data-sheets/program.ts']
    const elsewhere = spawnSync(process.execPath, program, { input: JSON.stringify(order) })
    expect(elsewhere.stderr.toString()).toBe('')
    expect(elsewhere.stdout.equals(here)).toBe(true)
    expect(insideOfPdf(here)).toContain('(D:20261124100000Z)')
  })

  it('is numbered, and goes on over as many pages as it needs', async () => {
    const rows = Array.from(
      { length: 90 },
      (_, index) => [`Name ${index}`, `Value ${index}.`] as const,
    )
    const groups = [{ heading: 'Many', rows }]
    const pages = await pagesOfPdf(await drawSheet(orderOf({ sheet: { groups } })))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('3f9a1c2e')
    })
    const all = withoutSpaces(pages.join(''))
    for (const [name, value] of rows) expect(all).toContain(withoutSpaces(name + value))
  })

  it('of a product that says next to nothing is one page', async () => {
    const empty = {
      description: [],
      variants: null,
      groups: [],
      figures: [],
      certificates: [],
      documents: [],
      dimensions: null,
    }
    const order = orderOf({ text: '', sheet: { ...empty, contact: [], category: '', company: '' } })
    const pages = await pagesOfPdf(await drawSheet(order))
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('R300 Lobby Recycler')
  })

  it('is drawn in the brand font that comes with the site, and in Plex what that lacks', async () => {
    const face = { file: '@fontsource/manrope/files/manrope-latin-600-normal', weight: 600 }
    const fonts = { text: [], heading: [{ ...face, range: 'U+0000-00FF' }] }
    const inside = insideOfPdf(await drawSheet(orderOf({ lng: 'th', sheet: { fonts } })))
    expect(inside).toMatch(/\+Manrope/)
    expect(inside).toMatch(/\+IBMPlexSansThai/)
  })

  const hostile: [string, Changes][] = [
    ['signs of PDF', { name: ') Tj ET (\\ >> endobj << /JS (x)' }],
    ['signs of XML', { sheet: { title: '</rdf:li><x a="&', company: 'Solgate Terminals & <b>' } }],
    ['a direction turned round', { name: 'A\u202egnp.exe\u2066B\u200f' }],
    ['controls and half letters', { text: 'a\u0000b\u001b[31mc\ud800d\udc00e\ufffff' }],
    ['letters of no font', { text: '😀👩‍👩‍👧 \u{12000} \u0627\u0644\u0639 a' }],
    ['marks without a letter', { text: '\u0301\u0e34\u0940\u200d\u200c\u0e4d' }],
    ['marks without end', { text: `Z${'\u0301\u0316'.repeat(800)}` }],
    ['a word without end', { name: 'W'.repeat(200), values: ['M'.repeat(9000)] }],
    ['nothing but spaces', { name: ' \u00a0\u3000 ', text: '\n\t ' }],
    ['measures beyond sense', { sheet: { dimensions: dimensions(1e12, 1e-9, 5) } }],
    ['a picture that is none', { pictures: { logo: 'PHN2Zz4=', product: 'AAAA' } }],
  ]

  it.each(hostile)('stands %s', async (_, changes) => {
    const pdf = await drawSheet(orderOf(changes))
    const pages = await pagesOfPdf(pdf)
    expect(pages.length).toBeLessThan(8)
    expect(pages.join('')).toContain('Solgate Terminals')
    expect(pages.join('')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    expect(new SaxesParser({ xmlns: true }).write(metadataOf(pdf)).close()).toBeDefined()
    expect(insideOfPdf(pdf)).not.toMatch(/\/S \/(?:JavaScript|Launch)|\/OpenAction|\/AA/)
  })
})

/** @throws where it is no XML */
const metadataOf = (pdf: Buffer): string =>
  /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(insideOfPdf(pdf))?.[0] ?? ''

function dimensions(width: number, depth: number, height: number) {
  return { width, depth, height, texts: { width: 'w', depth: 'd', height: 'h' } }
}

describe('the outline', () => {
  const box = { width: 467, height: 268 }
  const mm = (pt: number) => (pt / 72) * 25.4

  it('is true to its scale', () => {
    const outline = makeOutline({ width: 500, depth: 920, height: 1480 }, box)
    expect(outline?.scale).toBe(20)
    const [front, side] = outline?.views ?? []
    expect([front?.side, side?.side]).toEqual(['front', 'side'])
    expect(mm(front?.width ?? 0) * 20).toBeCloseTo(500)
    expect(mm(front?.height ?? 0) * 20).toBeCloseTo(1480)
    expect(mm(side?.width ?? 0) * 20).toBeCloseTo(920)
    // Both stand on one floor.
    const floorOf = (view = front) => (view?.y ?? 0) + (view?.height ?? 0)
    expect(floorOf(side)).toBeCloseTo(floorOf(front))
  })

  it('shows flat things from above, and small ones larger than they are', () => {
    const outline = makeOutline({ width: 30, depth: 20, height: 5 }, box)
    expect(outline?.views.map(({ side }) => side)).toEqual(['top', 'side'])
    expect(scaleText(outline?.scale ?? 0)).toBe('2:1')
  })

  it.each([1, 7, 40, 300, 2500, 9000])('fits its box at %i mm', (each) => {
    const outline = makeOutline({ width: each, depth: each * 1.3, height: each * 0.8 }, box)
    expect(outline?.width).toBeLessThanOrEqual(box.width)
    expect(outline?.height).toBeLessThanOrEqual(box.height)
  })

  it.each([
    ['nothing to see', { width: 0.001, depth: 3000, height: 3000 }],
    ['no scale for it', { width: 1e9, depth: 1e9, height: 1e9 }],
    ['no number', { width: NaN, depth: 5, height: 5 }],
  ])('is left out where there is %s', (_, size) => {
    expect(makeOutline(size, box)).toBeNull()
  })
})

describe('lines', () => {
  it('break between Thai words, Chinese letters and Korean words, and keep units with numbers', () => {
    expect(breakableParts('น้ำหนักไม่รวมเงินสด', 'th').length).toBeGreaterThan(3)
    expect(breakableParts('真伪检查。', 'zh')).toEqual(['真', '伪', '检', '查。'])
    expect(breakableParts('환류 카세트', 'ko')).toEqual(['환류 ', '카세트'])
    expect(breakableParts('540\u00a0kg of m/\u2060s²', 'en')).toEqual([
      '540\u00a0kg ',
      'of ',
      'm/s²',
    ])
  })

  it('are made of composed letters without those that nobody sees', () => {
    expect(cleanText(' e\u0301a\u00adb\u200bc\r\nd\u202e ')).toBe('éabc d')
  })
})
