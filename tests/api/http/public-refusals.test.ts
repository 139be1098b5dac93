import { describe, expect, it } from 'vitest'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { api } from '@/tests/helpers/http'
import { inParallel } from '@/tests/helpers/in-parallel'

const details = [
  '/product',
  '/news',
  '/jobs',
  '/content',
  '/content/sections',
  '/products/category',
]

const oddKeys = [
  'nothing-like-this',
  '00000000-0000-4000-8000-000000000000',
  'ffffffffffffffffffffffff',
  '1abc',
  'NaN',
  'null',
  'undefined',
  "1'%20or%20'1'='1",
  '[object%20Object]',
  '{"$ne":null}',
  '%F0%9F%98%80',
  '__proto__',
  '..%2f..%2fetc%2fpasswd',
  'x'.repeat(3000),
]

it.each(details)('%s/{key} answers 404 to odd keys', (path) =>
  inParallel(
    oddKeys.map((key) => async () => {
      const { status, body } = await api(`${path}/${key}`)
      expect(status, key).toBe(404)
      expect(ErrorAnswer.parse(body).message, key).not.toBe('')
    }),
  ),
)

it('/categories/{id}/products answers 404 to odd keys', () =>
  inParallel(
    oddKeys.map((key) => async () => {
      const { status, body } = await api(`/categories/${key}/products`)
      expect([status, body], key).toEqual([
        404,
        { message: 'Category not found', code: 'not_found' },
      ])
    }),
  ))

it('says what was not found', async () => {
  expect((await api('/jobs/x')).body.message).toBe('Job not found')
  expect((await api('/news/x')).body.message).toBe('Article not found')
  expect((await api('/product/x')).body.message).toBe('Product not found')
})

describe('an address that is no call', () => {
  it.each(['', '/nothing', '/products/x/y', '/uploads', '/locales', '/graphql', '/users'])(
    'answers 404 at /api%s',
    async (path) => {
      const { status, body } = await api(path)
      expect(status).toBe(404)
      ErrorAnswer.parse(body)
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('answers 404 to %s', async (method) => {
    const { status, body } = await api('/nothing/here', { method })
    expect(status).toBe(404)
    ErrorAnswer.parse(body)
  })
})

const reference = (await api('/openapi.json')).body as { paths: Record<string, object> }

/** The addresses of all calls but those of Payload's REST API, with something in place of their parameters. */
const paths = Object.keys(reference.paths)
  .filter((path) => !path.startsWith('/admin/'))
  .map((path) => path.replace(/\{\w+\}/g, 'x'))
  .concat('/internal/due', '/internal/revalidate', '/internal/leases')
  .concat('/preview', '/preview/bar', '/preview/leave')

/** Calls that take more, or something else, than reads. */
const writes: Record<string, string[]> = {
  '/inquiries': ['POST'],
  '/upload': ['POST'],
  '/document-files': ['POST'],
  // A code may open a file.
  '/document-files/x': ['GET', 'HEAD', 'POST'],
  '/documents/x/requests': ['POST'],
  '/quote-requests': ['POST'],
  '/job-applications': ['POST'],
  '/visits': ['POST'],
  '/internal/due': ['POST'],
  '/internal/revalidate': ['POST'],
  '/internal/leases': ['POST'],
}

describe.each(paths)('%s', (path) => {
  const allowed = writes[path] ?? ['GET', 'HEAD']

  it('answers 405 to other methods and says which it takes', async () => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => !allowed.includes(method),
    )
    await inParallel(
      others.map((method) => async () => {
        const { status, headers, body } = await api(path, { method })
        expect([method, status]).toEqual([method, 405])
        expect(headers.get('allow')).toBe([...allowed, 'OPTIONS'].join(', '))
        expect(ErrorAnswer.parse(body).message).toBe('Method not allowed')
      }),
    )
  })

  it('tells by OPTIONS what it takes', async () => {
    const { status, headers } = await api(path, { method: 'OPTIONS' })
    expect([status, headers.get('allow')]).toEqual([204, [...allowed, 'OPTIONS'].join(', ')])
  })
})

it('the OpenAPI document names the methods that each address takes, and no others', async () => {
  for (const [path, calls] of Object.entries(reference.paths)) {
    const { headers } = await api(path.replace(/\{\w+\}/g, 'x'), { method: 'OPTIONS' })
    const allowed = (headers.get('allow') ?? '').toLowerCase().split(', ')
    const named = allowed.filter((method) => !['head', 'options'].includes(method))
    expect([path, named.sort()]).toEqual([path, Object.keys(calls).sort()])
  }
})
