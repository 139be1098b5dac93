import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { version } from '@/package.json'
import { Health } from '@/src/contract/server'
import { languages } from '@/src/i18n/languages'
import { api } from '@/tests/helpers/http'
import { testServer } from '@/tests/helpers/test-server'

describe('GET /locales/{lng}/{ns}.json', () => {
  it.each(languages)('has the texts of %s', async (lng) => {
    const { status, body } = await api(`/locales/${lng}/common.json`)
    expect(status).toBe(200)
    expect(Object.keys(z.record(z.string(), z.string()).parse(body)).length).toBeGreaterThan(0)
  })

  it.each([
    'xx/common.json',
    'en/other.json',
    'en/common',
    'en/..%2f..%2fpackage.json',
    '__proto__/common.json',
  ])('answers 404 at /locales/%s', async (path) => {
    const { status, body } = await api(`/locales/${path}`)
    expect([status, typeof body.message]).toEqual([404, 'string'])
  })
})

describe('GET /health', () => {
  it('tells version and database', async () => {
    const { status, body, headers } = await api('/health')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Health.parse(body)).toMatchObject({
      status: 'ok',
      version,
      database: { isReachable: true },
    })
  })
})

describe('the reference', () => {
  it('is an OpenAPI document of our own', async () => {
    const { status, body } = await api('/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toMatch(/^3\.1/)
  })

  it('has examples that begin with the name of the site, and name no other company', async () => {
    const settings = await api('/admin/globals/site-settings')
    const [word] = String(settings.body.companyName).toUpperCase().split(' ')
    const { body } = await api('/openapi.json')
    expect(body.components.schemas.SecurityNotice.properties.number.description).toBe(
      `Such as ${word}-2026-0001`,
    )
    expect(word === 'SOLGATE' || !/solgate/i.test(JSON.stringify(body))).toBe(true)
  })

  it('is a page as well', async () => {
    const { status, body, headers } = await api('/docs')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<code>/api/products</code>')
  })
})

describe('POST /internal/revalidate', () => {
  const token = createHmac('sha256', testServer().secret)
    .update('terminalia internal calls')
    .digest('hex')

  const call = (given: string, tags: unknown) =>
    api('/internal/revalidate', {
      method: 'POST',
      body: { tags },
      headers: { 'X-Internal-Token': given },
    })

  it('is for the site itself', async () => {
    expect((await call('', ['products'])).status).toBe(403)
    expect((await call('x'.repeat(64), ['products'])).status).toBe(403)
    expect((await call(token, ['products', 'page:/about'])).body).toEqual({
      expired: ['products', 'page:/about'],
    })
  })

  it.each([[undefined], ['products'], [[1]], [['no such name!']]])('refuses %j', async (tags) => {
    const { status, body } = await call(token, tags)
    expect(status).toBe(400)
    expect(body.message).toContain('tags')
  })
})
