import { describe, expect, it } from 'vitest'
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

  it.each(['constructor', 'toString', '__proto__', '2026-99-99T10:00:00Z'])(
    'is what was written where that only looks like something else: %s',
    (text) => {
      expect(shown(text)).toBe(text)
      expect(shown(text, '_status')).toBe(text)
      expect(fieldText(t, text, 'Label')).toBe('Label')
    },
  )
})
