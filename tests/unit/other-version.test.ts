import { expect, it } from 'vitest'
import { otherChanges } from '@/src/staff/dashboard/kit/form/entry-notices'

it('lists what somebody else changed, field by field and language by language', () => {
  const before = {
    ...{ id: '1', updatedAt: 'then', isActive: true, order: 2, images: ['/a'] },
    name: { en: 'Kiosk', zh: '终端' },
  }
  const after = {
    ...{ id: '1', updatedAt: 'now', isActive: false, order: 2, images: ['/a', '/b'] },
    name: { en: 'Kiosk', zh: '自助终端', th: 'ตู้' },
  }
  expect(otherChanges(before, after)).toEqual([
    { field: 'isActive', before: 'true', after: 'false' },
    { field: 'images', before: '/a', after: '/a\n/b' },
    { field: 'name', locale: 'zh', before: '终端', after: '自助终端' },
    { field: 'name', locale: 'th', before: null, after: 'ตู้' },
  ])
})
