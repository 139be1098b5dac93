import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '@/src/platform/errors/error-codes'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { newAccount } from '@/tests/helpers/accounts'
import { api } from '@/tests/helpers/http'
import { newCategory, unique } from '@/tests/helpers/samples'
import { sendRaw } from '@/tests/helpers/send-raw'
import { signInAsSuperAdmin, type StaffCall, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

const { baseUrl } = testServer()
const token = await signInAsSuperAdmin()
const author = await newAccount(token, 'news_admin')

const expectCode = (answer: { status: number; body: unknown }, status: number, code: ErrorCode) =>
  expect([answer.status, ErrorAnswer.parse(answer.body).code]).toEqual([status, code])

describe('the public API tells by its code', () => {
  it.each<[string, Parameters<typeof api>, number, ErrorCode]>([
    ['an address that is no call', ['/nothing'], 404, 'not_found'],
    ['a record that is not there', ['/news/nothing'], 404, 'not_found'],
    ['a method', ['/news', { method: 'DELETE' }], 405, 'method_not_allowed'],
    ['a parameter', ['/news?lng=xx'], 400, 'invalid_fields'],
    ['fields', ['/inquiries', { method: 'POST', body: {} }], 400, 'invalid_fields'],
    [
      'what is no JSON',
      ['/inquiries', { method: 'POST', body: '{' }],
      415,
      'unsupported_media_type',
    ],
    ['a caller without a session', ['/upload', { method: 'POST' }], 401, 'unauthenticated'],
    ['a preview for visitors', ['/preview?path=/'], 403, 'forbidden'],
  ])('%s', async (_, call, status, code) => {
    expectCode(await api(...call), status, code)
  })
})

describe('the staff API tells by its code', () => {
  const headers = { 'Content-Type': 'text/plain' }
  const json = (method: string, body: object): StaffCall => ({ token, method, body })

  it.each<[string, string, StaffCall, number, ErrorCode]>([
    ['a caller without a session', '/users', {}, 401, 'unauthenticated'],
    ['a wrong password', '/login', post({ username: 'a', password: 'b' }), 401, 'unauthenticated'],
    ['an account without the right', '/activity-logs', { token: author.token }, 403, 'forbidden'],
    ['an address that is no call', '/nothing', { token }, 404, 'not_found'],
    ['a record that is not there', '/news/nothing', { token }, 404, 'not_found'],
    ['a method', '/news', { token, method: 'PUT' }, 405, 'method_not_allowed'],
    ['a query', '/news?odd=1', { token }, 400, 'bad_request'],
    ['fields', '/news', json('POST', { title: '' }), 400, 'invalid_fields'],
    ['a text as body', '/news', { ...json('POST', {}), headers }, 415, 'unsupported_media_type'],
  ])('%s', async (_, path, call, status, code) => {
    expectCode(await staffCall(path, call), status, code)
  })

  it('what is in use', async () => {
    const { id } = await newCategory(token)
    const product = { name: unique('Product'), categoryId: id }
    expect((await staffCall('/products', json('POST', product))).status).toBe(201)
    expectCode(await staffCall(`/categories/${id}`, { token, method: 'DELETE' }), 409, 'conflict')
  })

  it('who was faster', async () => {
    const { id } = await newCategory(token)
    const seen = { 'If-Unmodified-Since': '2020-01-01T00:00:00.000Z' }
    const change = { ...json('PATCH', { description: 'Later' }), headers: seen }
    expectCode(await staffCall(`/categories/${id}`, change), 409, 'edit_conflict')
  })

  it('a record that somebody has open', async () => {
    const { id } = await newCategory(token)
    const other = await newAccount(token, 'super_admin')
    const document = { relationTo: 'categories', value: id }
    const lock = { ...json('POST', { document }), token: other.token }
    expect((await staffCall('/payload-locked-documents', lock)).status).toBe(201)
    expectCode(await staffCall(`/categories/${id}`, json('PATCH', {})), 423, 'locked')
  })
})

describe('the server in front tells by its code', () => {
  it.each<[string, string, number, ErrorCode]>([
    ['a method', 'PURGE / HTTP/1.1', 405, 'method_not_allowed'],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1', 405, 'method_not_allowed'],
    ['an address', 'GET /%zz HTTP/1.1', 400, 'bad_request'],
    ['a long address', `GET /${'a'.repeat(9000)} HTTP/1.1`, 414, 'uri_too_long'],
    ['long headers', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}`, 431, 'headers_too_large'],
    [
      'a large body',
      'POST /api/admin/login HTTP/1.1\r\nContent-Length: 20000000',
      413,
      'payload_too_large',
    ],
    [
      'a call of the panel by a visitor',
      `POST /admin HTTP/1.1\r\nNext-Action: ${'a'.repeat(42)}\r\nContent-Length: 0`,
      401,
      'unauthenticated',
    ],
  ])('%s', async (_, head, status, code) => {
    const [first, ...more] = head.split('\r\n')
    const lines = [first, 'Host: localhost', 'Connection: close', ...more, '', '']
    const answer = await sendRaw(baseUrl, lines.join('\r\n'))
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
    expectCode({ status: Number(answer.split(' ')[1]), body }, status, code)
  })
})

it('too many calls are told by their code', async () => {
  const headers = { 'X-Forwarded-For': '10.99.98.97' }
  const body = { username: unique('unknown'), password: 'wrong' }
  let answer = await staffCall('/login', { method: 'POST', body, headers })
  for (let tries = 0; answer.status === 401 && tries < 30; tries += 1)
    answer = await staffCall('/login', { method: 'POST', body, headers })
  expectCode(answer, 429, 'too_many_requests')
})

function post(body: object): StaffCall {
  return { method: 'POST', body }
}
