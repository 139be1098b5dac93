import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlattenedField } from 'payload'
import { translationSourcesField } from '@/src/payload/translations/plugin'
import { localizedFields } from '@/src/payload/localized-fields'
import {
  hashText,
  hasText,
  sourcesByPlace,
  translationState,
  updateSources,
} from '@/src/payload/translations/sources'

const title = { name: 'title', type: 'text', localized: true } as unknown as FlattenedField
const fields = [
  title,
  { name: 'rows', type: 'array', flattenedFields: [title] } as unknown as FlattenedField,
  { name: 'layout', type: 'blocks' } as unknown as FlattenedField,
]
const blocks = [{ slug: 'hero', flattenedFields: [title] }]
const found = (doc: object) => [...localizedFields(doc, { fields, blocks })]

type Texts = Record<string, string | null>
const docOf = (texts: Texts) => ({ title: texts })
const note = (texts: Texts, known = {}, written = {}) =>
  updateSources(found(docOf(texts)), known, written)
const states = (texts: Texts, sources: ReturnType<typeof note>) => {
  const [field] = found(docOf(texts))
  return Object.fromEntries(
    ['zh', 'ja'].map((lng) => [lng, field && translationState(field, lng, sources)]),
  )
}

describe('states of a translation', () => {
  it('is stale while the English differs from that it was written from', () => {
    const first = { en: 'Press', zh: '压力机', ja: null }
    const before = note(first)
    expect(states(first, before)).toEqual({ zh: 'whole', ja: 'missing' })
    const changed = { ...first, en: 'Big press' }
    const after = note(changed, before)
    expect(states(changed, after)).toEqual({ zh: 'stale', ja: 'missing' })
    expect(states(first, note(first, after))).toEqual({ zh: 'whole', ja: 'missing' })
  })

  it('is whole again once it is written or confirmed', () => {
    const changed = { en: 'Big press', zh: '压力机' }
    const stale = note(changed, note({ en: 'Press', zh: '压力机' }))
    const written = { en: 'Big press', zh: '大型压力机' }
    expect(states(written, note(written, stale)).zh).toBe('whole')
    const confirmed = note(changed, stale, { isConfirmed: () => true })
    expect(states(changed, confirmed).zh).toBe('whole')
  })

  it('is a machine’s until somebody confirms or rewrites it', () => {
    const texts = { en: 'Press', zh: '压' }
    const machine = note(texts, {}, { isMachine: true })
    expect(states(texts, machine).zh).toBe('machine')
    expect(states(texts, note(texts, machine)).zh).toBe('machine')
    expect(states(texts, note(texts, machine, { isConfirmed: () => true })).zh).toBe('whole')
    const person = { en: 'Press', zh: '压力机' }
    expect(states(person, note(person, machine)).zh).toBe('whole')
  })

  it('counts as whole where nothing is noted, and has nothing to say without English', () => {
    expect(states({ en: 'Press', zh: '压力机' }, {}).zh).toBe('whole')
    expect(states({ en: ' ', zh: '压力机' }, {}).zh).toBeUndefined()
  })

  it('property: after any saves a translation is whole exactly if its English is back', () => {
    const text = fc.constantFrom('a', 'b', 'c')
    const save = fc.record({ en: fc.option(text), zh: fc.option(text) })
    fc.assert(
      fc.property(fc.array(save, { minLength: 1, maxLength: 12 }), (saves) => {
        let texts = { en: 'a', zh: 'a' }
        let source = 'a'
        let sources = note(texts)
        for (const { en, zh } of saves) {
          const next = { en: en ?? texts.en, zh: zh ?? texts.zh }
          if (next.zh !== texts.zh) source = next.en
          texts = next
          sources = note(texts, sources)
          expect(states(texts, sources).zh).toBe(source === texts.en ? 'whole' : 'stale')
        }
      }),
    )
  })
})

describe('fields of rows', () => {
  const doc = (ids: string[]) => ({
    rows: [{ id: ids[0], title: { en: 'One', zh: '一' } }],
    layout: [{ id: ids[1], blockType: 'hero', title: { en: 'Two', zh: '二' } }],
  })

  it('are known by the ids of their rows', () => {
    expect(found(doc(['r', 'b'])).map(({ key, path }) => [key, path])).toEqual([
      ['rows/r/title', 'rows.0.title'],
      ['layout/b/title', 'layout.0.title'],
    ])
  })

  it('keep their sources in a copy whose rows have new ids', () => {
    const original = doc(['r', 'b'])
    const stale = { ...original, rows: [{ id: 'r', title: { en: 'First', zh: '一' } }] }
    const sources = updateSources(found(stale), updateSources(found(original), {}))
    const byPlace = sourcesByPlace(found(stale), sources)
    const copy = { ...stale, rows: [{ ...stale.rows[0], id: 'new' }] }
    const [row] = found(copy)
    expect(row && translationState(row, 'zh', updateSources(found(copy), byPlace))).toBe('stale')
  })
})

describe('hashes of texts', () => {
  it('see words alone', () => {
    expect(hashText(' a\r\nb ')).toBe(hashText('a\nb'))
    expect(hashText('e\u0301')).toBe(hashText('é'))
    expect(hashText('a')).not.toBe(hashText('A'))
    expect(hashText([{ id: '1', text: 'a' }])).toBe(hashText([{ text: 'a', id: '2' }]))
    const rich = (text: string, direction: string | null) => ({
      root: { direction, children: [{ type: 'paragraph', children: [{ text }] }] },
    })
    expect(hashText(rich('a', 'ltr'))).toBe(hashText(rich('a', null)))
    expect(hashText(rich('a', 'ltr'))).not.toBe(hashText(rich('b', 'ltr')))
    expect([hasText(rich(' ', null)), hasText({}), hasText([]), hasText(['a'])]).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('documents from before sources were kept', () => {
  it('begin with the English that stands in them, not with that of the save', async () => {
    const [keepStored] = translationSourcesField().hooks?.beforeChange ?? []
    const stored = { title: { en: 'Press', zh: '压力机' }, translationSources: null }
    const args = {
      collection: { flattenedFields: fields },
      context: {},
      req: { payload: { config: { blocks } } },
      siblingDocWithLocales: stored,
      value: { forged: true },
    }
    const known = (await keepStored?.(args as never)) as ReturnType<typeof note>
    expect(states({ en: 'Press', zh: '压力机' }, known).zh).toBe('whole')
    const saved = { en: 'Big press', zh: '压力机' }
    expect(states(saved, note(saved, known)).zh).toBe('stale')
  })
})
