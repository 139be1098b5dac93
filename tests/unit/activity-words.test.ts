import { describe, expect, it } from 'vitest'
import { shownText } from '@/collections/activity-logs/shown-text'

describe('a value in the history of a record', () => {
  it('names its fields in words, and leaves out what is empty', () => {
    const rule = { id: 'a1', mayApprove: false, roles: ['news_admin'], exceptLanguages: [] }
    expect(shownText(rule, 300)).toBe('May approve: false\nRoles: news_admin')
    expect(shownText({ id: 'a1', note: null, tags: [] }, 300)).toBeNull()
  })
})
