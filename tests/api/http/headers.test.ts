import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testServer } from '@/tests/helpers/test-server'

const visit = (path: string, init: RequestInit = {}) =>
  fetch(`${testServer().baseUrl}${path}`, { redirect: 'manual', ...init })

/** Inline scripts that run; data do not, nor does the tag that names the scripts which wait. */
const inlineScripts = (html: string) =>
  [
    ...html.matchAll(/(<script(?![^>]* (?:data-)?src=)(?![^>]*json)[^>]*>)([\s\S]*?)<\/script>/g),
  ].map(([, tag = '', text = '']) => ({ tag, text }))

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const answers = [
  '/',
  '/products',
  '/search?q=kiosk',
  '/nowhere',
  '/zh/nowhere',
  '/api/products',
  '/api/docs',
  '/api/nowhere',
  '/api/admin/nowhere',
  '/admin/login',
  '/admin-portal',
  '/admin-dashboard',
  '/sitemap.xml',
  '/api/uploads/none.webp',
]

describe.each(answers)('the answer of %s', (path) => {
  it('keeps foreign scripts, frames and plug-ins out, and says nothing of the server', async () => {
    const { headers } = await visit(path)
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      'frame-ancestors ',
      'form-action ',
    ]) {
      expect(policy).toContain(rule)
    }
    const scripts = /(?:script|default)-src[^;]*/.exec(policy.replace(/^default-src 'self'; /, ''))
    expect(scripts?.[0]).toMatch(/^\S+( 'self'| 'none'| 'sha256-\S{44}'| 'nonce-\S{24}')+$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toMatch(/^(text\/|[^;]*xml\b).*; charset=utf-8$|json/i)
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-request-id')).toBeTruthy()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('says the same to HEAD', async () => {
    // One after the other: Next may cut a page that it makes twice at once into other scripts.
    const got = await visit(path)
    const head = await visit(path, { method: 'HEAD' })
    expect(head.status).toBe(got.status)
    const policyOf = ({ headers }: Response) =>
      headers.get('content-security-policy')?.replace(/'nonce-[^']*'/, "'nonce'")
    expect(policyOf(head)).toBe(policyOf(got))
  })
})

describe('the scripts of a page', () => {
  it.each(['/', '/products', '/search?q=kiosk', '/nowhere', '/zh/contact'])(
    'are one, which the policy of %s names and all others share',
    async (path) => {
      const answer = await visit(path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const [script, ...others] = inlineScripts(await answer.text())
      expect(others).toEqual([])
      expect(policy.match(/'sha256-[^']+'/g)).toEqual([hashOf(String(script?.text))])
      expect((await visit('/')).headers.get('content-security-policy')).toBe(policy)
    },
  )

  it.each(['/admin/login', '/admin-portal', '/admin-dashboard'])(
    'have the nonce of this one answer: %s',
    async (path) => {
      const answer = await visit(path)
      const html = await answer.text()
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
      expect((await visit(path)).headers.get('content-security-policy')).not.toContain(nonce)
      const inline = inlineScripts(html)
      expect(inline.length).toBeGreaterThan(2)
      for (const { tag } of inline) expect(tag).toContain(`nonce="${nonce}"`)
    },
  )
})

describe('frames', () => {
  it('are those of our own pages', async () => {
    const { headers } = await visit('/')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })
})

describe('what concerns staff alone', () => {
  it('is kept by no cache', async () => {
    for (const path of ['/api/admin/verify', '/api/admin/products', '/api/admin/nowhere']) {
      const { headers } = await visit(path)
      expect(headers.get('cache-control'), path).toContain('no-store')
    }
  })

  it('is found by no search engine', async () => {
    for (const path of ['/admin/login', '/admin-portal', '/admin-dashboard']) {
      expect((await visit(path)).headers.get('x-robots-tag'), path).toContain('noindex')
    }
  })
})

it('asks only the panel’s visitors for their colour scheme, which loads a page twice', async () => {
  expect((await visit('/')).headers.get('critical-ch')).toBeNull()
})
