import { describe, expect, it } from 'vitest'
import { namesLike, withNames } from '@/collections/activity-logs/search-labels'
import { shownText } from '@/src/payload/activity-logs/shown-values'
import { fieldText } from '@/src/staff/dashboard/kit/ui/record-names'
import type { Texts } from '@/src/staff/dashboard/kit/ui/texts'
import { valueText } from '@/src/staff/workflow/history/changes-list'

describe('a value in the history of a record', () => {
  it('names its fields in words, and leaves out what is empty', () => {
    const rule = { id: 'a1', mayApprove: false, roles: ['news_admin'], exceptLanguages: [] }
    expect(shownText(rule, 300)).toBe('May approve: false\nRoles: news_admin')
    expect(shownText({ id: 'a1', note: null, tags: [] }, 300)).toBeNull()
  })
})

describe('a value as staff read it', () => {
  const t = ((key: string) => `<${key}>`) as unknown as Texts
  const shown = (value: string | null, field = 'title') =>
    valueText({ lng: 'en', say: t }, field, value)

  it('is a state, an answer, a moment, or what was written', () => {
    expect(shown('draft', '_status')).toBe('<status.draft>')
    expect(shown('true')).toBe('<yes>')
    expect(shown('2026-03-01T10:00:00.000Z')).toContain('2026')
    expect(shown('2031-03-31')).toBe('Mar 31, 2031')
    expect(shown('draft')).toBe('draft')
    expect(shown(null)).toBe('–')
  })

  it('is a choice in words, and no id of what is gone', () => {
    expect(shown('inReview', 'status')).toBe('<application.status.inReview>')
    expect(shown('inReview')).toBe('inReview')
    const id = '3252a681-401c-4c0e-9d3e-0f7f5b0a8d11'
    expect(shown(`Pump, ${id}`, 'related')).toBe('Pump, <activity.deletedRecord>')
    expect(shown('65f1c0ffee65f1c0ffee65f1', 'related')).toBe('<activity.deletedRecord>')
  })

  it.each(['constructor', 'toString', '__proto__', '2026-99-99T10:00:00Z'])(
    'is what was written where that only looks like something else: %s',
    (text) => {
      expect(shown(text)).toBe(text)
      expect(shown(text, '_status')).toBe(text)
      expect(fieldText(t, text, 'Label', 'en')).toBe('Label')
    },
  )
})

describe('a field as staff read it', () => {
  const t = ((key: string) => `<${key}>`) as unknown as Texts

  it('is called as the form calls it, within lists too', () => {
    expect(fieldText(t, 'successorId', 'Successor', 'en')).toBe('<lifeCycle.successor>')
    expect(fieldText(t, 'variants.axes.0.key', 'Variants › Axes 1 › Key', 'en')).toBe(
      '<variants.title> › Axes 1 › Key',
    )
    expect(fieldText(t, 'images.1', 'Images 2', 'en')).toBe('<news.images> 2')
    expect(fieldText(t, 'lastOrderDay', 'Last order day', 'zh')).toBe('最后订购日')
    expect(fieldText(t, 'layout.0', 'Blocks 1 › Title', 'zh')).toBe('Blocks 1 › Title')
  })
})

describe('a search for a label', () => {
  const labels = [
    { name: 'weight', label: 'Gewicht' },
    { name: 'weight', label: 'Weight' },
    { name: 'order', label: '排序' },
  ]

  it('finds fields by a part of it, but by no short word', () => {
    expect(namesLike(labels, 'gewi')).toEqual(['weight'])
    expect(namesLike(labels, '排')).toEqual(['order'])
    expect(namesLike(labels, 'ge')).toEqual([])
    expect(namesLike(labels, 'height')).toEqual([])
  })

  it('takes their names for the word, wherever in the condition it is', () => {
    const words = { words: { contains: '排序' } }
    const named = { or: [words, { words: { contains: 'order' } }] }
    const person = { username: { contains: '排序' } }
    expect(
      withNames({ and: [{ or: [person, words] }, person] }, (word) => namesLike(labels, word)),
    ).toEqual({ and: [{ or: [person, named] }, person] })
  })
})
