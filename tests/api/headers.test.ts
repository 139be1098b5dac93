import { describe, expect, inject, it } from 'vitest'

const visit = (path: string) => fetch(`${inject('baseUrl')}${path}`, { redirect: 'manual' })

describe.each(['/', '/products', '/nowhere', '/api/products', '/api/nowhere', '/admin/login'])(
  'the answer of %s',
  (path) => {
    it('keeps foreign scripts, frames and plug-ins out, and says nothing of the server', async () => {
      const { headers } = await visit(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self'( 'unsafe-inline')?;/)
      for (const rule of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'"]) {
        expect(policy).toContain(rule)
      }
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    })
  },
)

describe('what concerns staff alone', () => {
  it('is kept by no cache', async () => {
    for (const path of ['/api/admin/verify', '/api/admin/products', '/api/admin/nowhere']) {
      const { headers } = await visit(path)
      expect(headers.get('cache-control'), path).toContain('no-store')
    }
  })

  it('is found by no search engine', async () => {
    expect((await visit('/admin/login')).headers.get('x-robots-tag')).toContain('noindex')
  })
})

it('asks only the panel’s visitors for their colour scheme, which loads a page twice', async () => {
  expect((await visit('/')).headers.get('critical-ch')).toBeNull()
})
