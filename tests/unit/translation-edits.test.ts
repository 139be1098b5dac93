import { describe, expect, it } from 'vitest'
import type { TranslatedText } from '@/src/contract/staff/translations'
import {
  isOutdated,
  isToDo,
  joinEdges,
  listUnfinished,
  shownTargets,
} from '@/src/staff/dashboard/translations/edits'

const text = (more: Partial<TranslatedText> = {}): TranslatedText => ({
  key: 'text',
  path: 'text',
  label: 'Text',
  state: 'missing',
  link: '/',
  fingerprint: 'now',
  isEditable: true,
  isLine: false,
  maxLength: null,
  sources: ['One ', 'two'],
  before: null,
  targets: ['', ''],
  translation: '',
  terms: [],
  ...more,
})

describe('a text that is translated', () => {
  it('shows what is typed, else what is stored, else as many gaps as the English has segments', () => {
    const edit = { targets: ['a', 'b'], fingerprint: 'now' }
    expect(shownTargets(text({ targets: ['x', 'y'] }), edit)).toEqual(['a', 'b'])
    expect(shownTargets(text({ targets: ['x', 'y'] }))).toEqual(['x', 'y'])
    expect(shownTargets(text({ targets: null }))).toEqual(['', ''])
  })

  it('is to do until each of its segments is written, and again where it was changed meanwhile', () => {
    const typed = (targets: string[], fingerprint = 'now') => ({ targets, fingerprint })
    expect(isToDo(text(), 0)).toBe(true)
    expect(isToDo(text({ state: 'whole' }), 0)).toBe(false)
    expect(isToDo(text({ isEditable: false }), 0)).toBe(false)
    expect([0, 1].map((index) => isToDo(text(), index, typed(['Eins', ' '])))).toEqual([
      false,
      true,
    ])
    expect(isToDo(text({ state: 'stale' }), 0, typed(['', '']))).toBe(false)
    expect(isOutdated(text(), typed(['Eins', 'zwei'], 'before'))).toBe(true)
    expect(isToDo(text(), 0, typed(['Eins', 'zwei'], 'before'))).toBe(true)
  })

  it('is not sent with gaps, or with another number of segments than its English', () => {
    const texts = ['whole', 'gaps', 'empty', 'other', 'untouched'].map((key) => text({ key }))
    const of = (targets: string[]) => ({ targets, fingerprint: 'now' })
    const edits = {
      whole: of(['a', 'b']),
      gaps: of(['a', '']),
      empty: of(['', '']),
      other: of(['a']),
    }
    expect(listUnfinished(texts, edits)).toEqual(['gaps', 'other'])
  })

  it('keeps the blanks at which formats change, in languages that have them', () => {
    const { sources } = text()
    expect(joinEdges({ sources }, ['Eins', 'zwei'], 'ru')).toEqual(['Eins ', 'zwei'])
    expect(joinEdges({ sources }, ['Eins  ', 'zwei'], 'ru')).toEqual(['Eins  ', 'zwei'])
    expect(joinEdges({ sources }, ['一', '二'], 'zh')).toEqual(['一', '二'])
    expect(joinEdges({ sources: ['One '] }, ['Eins'], 'ru')).toEqual(['Eins'])
  })
})
