import { describe, expect, it } from 'vitest'
import { ownPath, pageAddress } from '@/src/domain/links/addresses'
import { followRedirects, type Redirect } from '@/src/domain/links/routes'

const following = (redirects: Record<string, Redirect>, path: string) =>
  followRedirects((at) => redirects[at], path)

const good = (to: string): Redirect => ({ to, permanent: true })

describe('redirects', () => {
  it('are followed to the end of a chain in one step', () => {
    expect(following({ '/a': good('/b'), '/b': good('/c') }, '/a')).toEqual(good('/c'))
  })

  it('are for good only where every step is', () => {
    const steps = { '/a': { to: '/b', permanent: false }, '/b': good('/c') }
    expect(following(steps, '/a')).toEqual({ to: '/c', permanent: false })
    expect(following(steps, '/b')).toEqual(good('/c'))
  })

  it('that lead back lead nowhere', () => {
    expect(following({ '/a': good('/b'), '/b': good('/a') }, '/a')).toBeNull()
    expect(following({ '/a': good('/a') }, '/a')).toBeNull()
    expect(following({}, '/a')).toBeNull()
  })
})

describe('the address of a document', () => {
  it('is its path, or its slug below the folder of its kind', () => {
    expect(pageAddress('pages', { path: '/about' })).toBe('/about')
    expect(pageAddress('products', { slug: 'atm-a100' })).toBe('/product/atm-a100')
    expect(pageAddress('categories', { slug: 'atm' })).toBe('/products/category/atm')
    expect(pageAddress('jobs', { slug: 'welder' })).toBe('/careers/welder')
    expect(pageAddress('news', {})).toBeNull()
  })
})

describe('the way out of a preview', () => {
  it('stays on this site', () => {
    expect(ownPath('/zh/news/a-b')).toBe('/zh/news/a-b')
    expect(ownPath('/')).toBe('/')
    for (const bad of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'news',
      '/a?b',
      null,
    ]) {
      expect(ownPath(bad)).toBe('/')
    }
  })
})
