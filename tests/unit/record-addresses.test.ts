import { expect, test } from 'vitest'
import { recordAddress } from '@/src/domain/links/addresses'
import { leavesRecord } from '@/src/staff/dashboard/kit/address'

const at = (query: string) => `https://example.com/admin-dashboard${query}`

test('a record of the dashboard has an address of its own', () => {
  expect(recordAddress('news', 'a1')).toBe('/admin-dashboard?tab=news&open=a1')
  expect(recordAddress('products', 'a1', { lng: 'zh', field: 'name' })).toBe(
    '/admin-dashboard?tab=products&open=a1&lng=zh&field=name',
  )
  expect(recordAddress('releases', 'r1')).toBe('/admin-dashboard/releases?open=r1')
})

test.each([
  ['?tab=news', true],
  ['?tab=news&open=b', true],
  ['?tab=jobs&open=a', true],
  ['/releases?tab=news&open=a', true],
  ['?tab=news&open=a&lng=zh', false],
  ['?tab=news&open=a&q=word&page=2', false],
])('going from an open record to %s leaves it: %s', (to, isLeft) => {
  expect(leavesRecord(at('?tab=news&open=a'), at(to))).toBe(isLeft)
})
