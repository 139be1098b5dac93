import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { docsPage } from '../../src/contract/docs-page'
import { openApi } from '../../src/contract/openapi'
import { operations } from '../../src/contract/operations'

const api = openApi('1.2.3')
const text = JSON.stringify(api)
const calls = Object.values(api.paths).flatMap((methods) => Object.values(methods))

/** Addresses of the route files, as OpenAPI writes them. */
const routes = readdirSync('src/app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/route.ts'))
  .map((file) => `/${file.replace('/route.ts', '').replace(/\[(\w+)\]/g, '{$1}')}`)
  // Doors of the site itself are no calls for others.
  .filter((path) => !/^\/(internal|preview)/.test(path) && !path.includes('[['))

describe('the OpenAPI document', () => {
  it('is one of version 3.1', () => {
    expect(api.openapi).toMatch(/^3\.1\.\d+$/)
    expect(api.info).toMatchObject({ title: 'Terminalia', version: '1.2.3' })
  })

  it('describes every route file, and no public call without one', () => {
    const described = Object.keys(api.paths).filter((path) => !path.startsWith('/admin/'))
    expect(described.sort()).toEqual(routes.sort())
  })

  it('lists every operation once, under a name of its own', () => {
    expect(calls).toHaveLength(operations.length)
    const names = calls.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('names every parameter of an address', () => {
    for (const { path, parameters = {} } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect([path, Object.keys(parameters)]).toEqual([path, inPath])
    }
  })

  it('points to nothing that is not there', () => {
    const pointers = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => pointer)
    expect(pointers.length).toBeGreaterThan(10)
    for (const pointer of new Set(pointers)) {
      const name = pointer?.replace('#/components/schemas/', '') ?? ''
      expect(api.components.schemas).toHaveProperty(name)
    }
  })

  it('describes each refusal', () => {
    for (const { responses } of calls) {
      for (const { description } of Object.values(responses)) expect(description).not.toBe('')
    }
  })

  it('says which calls are for staff', () => {
    expect(api.paths['/admin/products']?.post?.security).toEqual([{ token: [] }])
    expect(api.paths['/products']?.get?.security).toBeUndefined()
  })
})

describe('the reference page', () => {
  const html = docsPage(api)

  it('shows every call', () => {
    for (const { method, path } of operations) {
      expect(html).toContain(
        `<span class="method">${method.toUpperCase()}</span> <code>/api${path}</code>`,
      )
    }
  })

  it('links to shapes that it shows', () => {
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  it('loads nothing from elsewhere and runs no script', () => {
    expect(html).not.toMatch(/<script|<link|<img|https?:\/\//)
  })

  it('escapes what it shows', () => {
    const odd = { ...api, info: { ...api.info, title: '<b>"&' } }
    expect(docsPage(odd)).toContain('<h1>&lt;b&gt;&quot;&amp; API')
  })
})
