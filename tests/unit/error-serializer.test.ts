import { expect, it } from 'vitest'
import { errorSerializer } from '@/src/platform/log/log-options'

it('keeps what helps: kind, message, code, place and cause', () => {
  const cause = Object.assign(new Error('disk is full'), { code: 'ENOSPC' })
  expect(errorSerializer(new TypeError('cannot write', { cause }))).toMatchObject({
    type: 'TypeError',
    message: 'cannot write',
    stack: expect.stringContaining('error-serializer.test'),
    cause: { type: 'Error', message: 'disk is full', code: 'ENOSPC' },
  })
})

it.each([
  'Failed query: insert into inquiries values (?)\nparams: ada@example.com',
  'E11000 duplicate key error collection: users dup key: { email: "ada@example.com" }',
])('leaves out the values of %s', (message) => {
  const error = Object.assign(new Error(message), { params: ['ada@example.com'] })
  const text = JSON.stringify(errorSerializer(new Error('Failed', { cause: error })))
  expect(text).not.toContain('ada@example.com')
})

it('says no more than the type of what is no error', () => {
  expect(errorSerializer('ada@example.com')).toEqual({ type: 'string' })
})
