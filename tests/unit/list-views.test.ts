import { expect, it } from 'vitest'
import { toViewQuery } from '@/src/contract/staff/list-views'

it.each([
  ['status=draft', 'status=draft'],
  ['?status=draft&q=&sort=-updatedAt', 'sort=-updatedAt&status=draft'],
  ['q=+two++words+', 'q=two++words'],
  ['missing=attributes.weight', 'missing=attributes.weight'],
])('the query of a view is written in one way: %s', (query, written) => {
  expect(toViewQuery('products', query)).toBe(written)
})

it.each([
  '',
  'q=',
  'page=2&status=draft',
  'open=1',
  'role=admin',
  'status=draft&status=trash',
  'sort=a,b',
  'sort=--name',
  `q=${'x'.repeat(201)}`,
])('a view keeps nothing but search, order and filters of its list: %s', (query) => {
  expect(toViewQuery('products', query)).toBeUndefined()
})

it('a filter belongs to its list', () => {
  expect(toViewQuery('users', 'role=admin')).toBe('role=admin')
  expect(toViewQuery('users', 'status=draft')).toBeUndefined()
})
