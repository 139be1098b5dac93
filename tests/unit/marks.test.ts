import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { linkField } from '@/src/payload/fields/link'
import { markDocument } from '@/src/domain/source-marks/mark-document'
import {
  encodeMark,
  type SourceKind,
  sourcesIn,
  withoutMarks,
} from '@/src/domain/source-marks/marks'

const key = 'a1b2c3d4e5f6'
const source = {
  kind: 'line',
  collection: 'pages',
  id: '6543f00d6543f00d6543f00d',
  path: 'layout.0.items.2.title',
} as const

const name = fc.stringMatching(/^[\w.-]{1,40}$/)

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(fc.constantFrom('\u{e0001}', '\u{e0061}', '\u{e007f}', 'a', '葛󠄀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'))
    .map((parts) => parts.join('')),
)

describe('marks', () => {
  it('are read as they were written, behind any text', () => {
    fc.assert(
      fc.property(
        text,
        fc.record({
          kind: fc.constantFrom<SourceKind>('line', 'text', 'markdown', 'lines', 'run'),
          collection: name,
          id: name,
          path: name,
        }),
        (written, about) => {
          const plain = withoutMarks(written)
          const marked = plain + encodeMark(about, key)
          expect(sourcesIn(marked, key)).toEqual([about])
          expect(withoutMarks(marked)).toBe(plain)
        },
      ),
    )
  })

  it('leave nothing of themselves, and nothing that could be completed', () => {
    fc.assert(
      fc.property(text, (written) => {
        const plain = withoutMarks(written)
        expect(plain).not.toContain('\u{e0001}')
        expect(withoutMarks(plain)).toBe(plain)
        expect(sourcesIn(plain, key)).toEqual([])
      }),
    )
  })

  it('are none with the key of another', () => {
    expect(sourcesIn(encodeMark(source, 'guessed'), key)).toEqual([])
    expect(sourcesIn(`${encodeMark(source, 'guessed')}a${encodeMark(source, key)}`, key)).toEqual([
      source,
    ])
  })

  it('leave flags and variants of characters as they are', () => {
    expect(withoutMarks('🏴󠁧󠁢󠁥󠁮󠁧󠁿 葛󠄀')).toBe('🏴󠁧󠁢󠁥󠁮󠁧󠁿 葛󠄀')
  })

  it('are no characters at which texts are cut, trimmed or counted as letters', () => {
    const mark = encodeMark(source, key)
    expect(mark).not.toMatch(/[\s\p{L}\p{N}\p{P}]/u)
    expect(`text${mark}`.trim()).toBe(`text${mark}`)
  })
})

describe('a document with marks', () => {
  const fields = [
    { name: 'title', type: 'text', localized: true },
    { name: 'code', type: 'text' },
    { name: 'number', type: 'text', custom: { isShown: true } },
    { name: 'points', type: 'json', localized: true },
    { ...linkField('href'), localized: true },
    {
      name: 'items',
      type: 'array',
      localized: true,
      flattenedFields: [{ name: 'words', type: 'textarea' }],
    },
    { name: 'content', type: 'richText', localized: true },
    { name: 'article', type: 'textarea', localized: true, custom: { marks: true } },
    { name: 'layout', type: 'blocks' },
  ] as unknown as FlattenedField[]
  const marking = {
    blocks: [
      {
        slug: 'known',
        flattenedFields: [{ name: 'title', type: 'text', localized: true }] as FlattenedField[],
      },
    ],
    mark: (kind: SourceKind, path: string) => encodeMark({ ...source, kind, path }, key),
  }
  const pathsIn = (value: unknown) =>
    sourcesIn(JSON.stringify(value), key).map(({ kind, path }) => `${kind} ${path}`)

  it('names the field of each text for people', () => {
    const doc = {
      title: 'Title',
      number: '12',
      points: ['one', 'two'],
      items: [{ words: 'first\nsecond\n' }],
      content: {
        root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'run' }] }] },
      },
      article: '## Heading\n\nWords',
      layout: [{ blockType: 'known', title: 'Block' }],
    }
    const marked = markDocument(doc, fields, marking)
    expect(pathsIn(marked)).toEqual([
      'line title',
      'line number',
      'lines points',
      'lines points',
      'text items.0.words',
      'text items.0.words',
      'run content.root.children.0.children.0.text',
      'markdown article',
      'markdown article',
      'line layout.0.title',
    ])
    expect(JSON.parse(withoutMarks(JSON.stringify(marked)))).toEqual(doc)
  })

  it('names the field at each cell of a table, beside which space is cut off', () => {
    const table = [
      { name: 'heads', type: 'text', localized: true, custom: { table: 'heads' } },
      { name: 'rows', type: 'textarea', localized: true, custom: { table: 'rows' } },
    ] as unknown as FlattenedField[]
    const doc = { heads: 'A | B', rows: 'a |\nb|c' }
    const marked = markDocument(doc, table, marking)
    const cells = Object.values(marked).flatMap((text) => text.split(/[|\n]/))
    expect(cells.map((cell) => pathsIn(cell.trim()).join())).toEqual([
      ...['line heads', 'line heads'],
      ...['text rows', '', 'text rows', 'text rows'],
    ])
    expect(cells.map((cell) => withoutMarks(cell.trim()))).toEqual(['A', 'B', 'a', '', 'b', 'c'])
    expect(JSON.parse(withoutMarks(JSON.stringify(marked)))).toEqual(doc)
  })

  it('leaves alone what code reads, what is empty, and blocks that it does not know', () => {
    const doc = {
      title: ' ',
      code: 'A-300',
      href: '/contact',
      points: null,
      layout: [{ blockType: 'lost', title: 'Block' }],
    }
    expect(markDocument(doc, fields, marking)).toEqual(doc)
  })

  it('takes out what a writer made look like a mark', () => {
    const forged = encodeMark({ ...source, path: 'seo.title' }, key)
    const marked = markDocument({ title: `Ti${forged}tle` }, fields, marking)
    expect(pathsIn(marked)).toEqual(['line title'])
  })
})
