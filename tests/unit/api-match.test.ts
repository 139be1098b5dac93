import { describe, expect, it } from 'vitest'
import { matcher } from '@/src/api/match'

const match = matcher(
  ['/products', '/products/{id}', '/products/newest', '/{kind}/{id}/files/{file}', '/'].map(
    (template) => [template, template],
  ),
)

const find = (path: string) =>
  match(
    path
      .slice(1)
      .split('/')
      .map((encoded) => ({ encoded, decoded: decodeURIComponent(encoded) })),
  )

describe('the matcher of paths', () => {
  it('finds a template and its parameters, decoded', () => {
    expect(find('/products')).toEqual({ entry: '/products', params: {} })
    expect(find('/products/a%2Fb')).toEqual({ entry: '/products/{id}', params: { id: 'a/b' } })
    expect(find('/news/7/files/x')).toEqual({
      entry: '/{kind}/{id}/files/{file}',
      params: { kind: 'news', id: '7', file: 'x' },
    })
  })

  it('prefers a word to a parameter', () => {
    expect(find('/products/newest')?.entry).toBe('/products/newest')
  })

  it.each(['/nothing', '/products/1/2', '/prod%75cts', '/Products', '/constructor'])(
    'finds nothing at %s',
    (path) => {
      expect(find(path)).toBeUndefined()
    },
  )
})
