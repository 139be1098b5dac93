import { describe, expect, it, vi } from 'vitest'
import { documentedOperations, operations as allOperations } from '@/src/api'
import { docsPage } from '@/src/contract/docs-page'
import { openApi } from '@/src/contract/openapi'
import { staffOperations } from '@/src/contract/staff-operations'
import { isSafeLink } from '@/src/domain/links/link'
import { publicAnswer } from '@/src/platform/rest/answer'
import { checkedQuery } from '@/src/platform/rest/query'

vi.mock('server-only', () => ({}))

const operations = [...documentedOperations, ...staffOperations]
const api = openApi('1.2.3', operations)
const text = JSON.stringify(api)
const calls = Object.values(api.paths).flatMap((methods) => Object.values(methods))

describe('the OpenAPI document', () => {
  it('is one of version 3.1', () => {
    expect(api.openapi).toMatch(/^3\.1\.\d+$/)
    expect(api.info).toMatchObject({ title: 'Website', version: '1.2.3' })
  })

  it('describes every operation but those of the site itself', () => {
    const others = allOperations.filter(({ isDocumented }) => !isDocumented)
    expect(others.length).toBeGreaterThan(3)
    for (const { path } of others) expect(path).toMatch(/^\/(internal|preview)(\/|$)/)
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

  it('has patterns that every dialect of regular expressions reads', () => {
    const patterns = [...text.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, pattern]) => JSON.parse(`"${pattern}"`) as string,
    )
    expect(patterns.length).toBeGreaterThan(10)
    for (const pattern of patterns) {
      expect(pattern).not.toMatch(/\(\?|\\[pPd]/)
      expect(() => new RegExp(pattern)).not.toThrow()
    }
  })

  it('has the pattern of links that the server has', () => {
    const { imageUrl } = api.components.schemas.ArticleInput?.properties as Record<string, object>
    const [, pattern] = /"pattern":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify(imageUrl)) ?? []
    const link = new RegExp(JSON.parse(String(pattern)))
    const links = ['/', '/a', '/a//b', 'a', 'a/b:c', '?x', '#y', 'https://a.b/c?d', 'http://a']
    const others = ['//a', 'a:b', 'a b', '/\\x', '\\', 'https:/x', 'javascript:alert(1)', 'http://']
    for (const each of [...links, ...others]) {
      expect([each, link.test(each)]).toEqual([each, isSafeLink(each)])
    }
  })

  it('describes each refusal', () => {
    for (const { responses } of calls) {
      for (const { description } of Object.values(responses)) expect(description).not.toBe('')
    }
  })

  it('says of every call with which statuses calls of its kind are refused', () => {
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, { responses, requestBody, security }] of Object.entries(methods)) {
        const types = Object.keys(requestBody?.content ?? {})
        const isForStaff = security?.length === 1
        const expected = [
          400,
          405,
          ...(isForStaff ? [401, 403] : []),
          ...(path.includes('{') ? [404] : []),
          ...(types.length > 0 ? [413] : []),
          ...(types.includes('application/json') ? [415] : []),
        ]
        const documented = Object.keys(responses).map(Number)
        expect([method, path, documented]).toEqual([method, path, expect.arrayContaining(expected)])
      }
    }
  })

  it('says of every object in a body that it holds nothing else', () => {
    const seen = new Set<string>()
    const check = (place: string, schema: unknown): void => {
      if (Array.isArray(schema)) return schema.forEach((one) => check(place, one))
      if (typeof schema !== 'object' || schema === null) return
      const { $ref, type, properties, additionalProperties } = schema as Record<string, unknown>
      if (typeof $ref === 'string') {
        const name = $ref.replace('#/components/schemas/', '')
        if (seen.has(name)) return
        seen.add(name)
        return check(name, api.components.schemas[name])
      }
      // A map of names that the caller chooses says what their values are.
      if (type === 'object' && properties) {
        expect([place, additionalProperties]).toEqual([place, false])
      } else if (type === 'object') {
        expect([place, additionalProperties]).toEqual([place, expect.any(Object)])
      }
      Object.values(properties ?? {}).forEach((one) => check(place, one))
      const { items, anyOf, oneOf, allOf } = schema as Record<string, unknown>
      const parts = type === 'object' && properties ? [items] : [items, anyOf, oneOf, allOf]
      parts.forEach((part) => check(place, part))
    }
    for (const { operationId, requestBody } of calls) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) check(operationId, schema)
    }
    expect(seen.size).toBeGreaterThan(30)
  })

  it('says which calls are for staff', () => {
    expect(api.paths['/admin/products']?.post?.security).toEqual([{ token: [] }])
    expect(api.paths['/products']?.get?.security).toBeUndefined()
    // Open to visitors too, who get what is public.
    expect(api.paths['/admin/products']?.get?.security).toEqual([{}, { token: [] }])
    expect(api.paths['/admin/users']?.get?.security).toEqual([{ token: [] }])
  })
})

describe('changes of many records', () => {
  const many = ['products', 'categories', 'news', 'jobs', 'users', 'inquiries']

  it.each(many)('of %s need a condition', (collection) => {
    for (const method of ['patch', 'delete']) {
      const call = api.paths[`/admin/${collection}`]?.[method]
      expect(call?.parameters).toMatchObject([{ name: 'where[id][in]', required: true }])
    }
  })

  it('are refused with the records that could not be changed', async () => {
    const errors = [{ id: 'a', isPublic: true, message: 'name is required' }]
    const refusal = Response.json({ docs: [], errors, message: 'Unable' }, { status: 400 })
    const body: unknown = await (await publicAnswer(refusal)).json()
    expect(body).toEqual({
      docs: [],
      errors: [{ id: 'a', message: 'name is required' }],
      message: 'Unable',
      code: 'bad_request',
    })
  })
})

describe('the order of a list', () => {
  const { parameters = [] } = api.paths['/admin/products']?.get ?? {}
  const { pattern } = parameters.find(({ name }) => name === 'sort')?.schema ?? {}
  const names = Array.from({ length: 10 }, (_, index) => `-a${index}`)

  it.each([
    ...['name', '-updatedAt', '_status,-order', 'categoryId.name', names.join()],
    ...['', '0.5', '--name', 'name,', 'na me', 'name.', `${names.join()},b`],
  ])('%s is taken where the document says so', (sort) => {
    const check = () => checkedQuery(`?${new URLSearchParams({ sort })}`, true)
    if (new RegExp(String(pattern)).test(sort)) expect(check).not.toThrow()
    else expect(check).toThrow('must name fields')
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
