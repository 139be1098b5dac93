import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../helpers/accounts'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { leadsTo, visit } from '../helpers/visit'

let token: string
let path: string
let product: { id: string; slug: string; name: string; categoryId: string }
let codeId: string
const code = `E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`

async function create(collection: string, body: object, query = '') {
  const answer = await staffCall(`/${collection}${query}`, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

const change = async (address: string, body: object) => {
  const answer = await staffCall(address, { token, method: 'PATCH', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const category = await newCategory(token)
  product = await create('products', { name: unique('Machine'), categoryId: category.id })
  path = `/product/${product.slug}/service`
  codeId = (
    await create('error-codes', {
      code,
      meaning: 'The door is open',
      remedy: 'Close the door\nPress <b>Start</b>',
      products: [product.id],
      before: '7.4.2',
    })
  ).id
  await change(`/error-codes/${codeId}?locale=ja`, { meaning: '扉が開いています' })
  await create('error-codes', {
    code: 'E-0002',
    meaning: 'Another one',
    products: [product.id],
  })
  await create('security-notices', {
    title: unique('Notice'),
    category: 'informational',
    severity: 'high',
    summary: 'It is mended.',
    references: [{ summary: 'Notes', url: 'https://example.com/notes' }],
    products: [
      { product: product.id, before: '7.4.2', status: 'known_affected' },
      { product: product.id, from: '7.4.2', status: 'fixed' },
    ],
  })
})

describe('the service page of a product', () => {
  it('has its error codes in each language, as text', async () => {
    const { status, html } = await visit(path)
    expect(status).toBe(200)
    expect(html).toContain(`data-code="${code}"`)
    expect(html).toContain('The door is open')
    expect(html).toContain('Before 7.4.2')
    expect(html).not.toContain('<b>Start</b>')
    expect((await visit(`/ja${path}`)).html).toContain('扉が開いています')
  })

  it('finds a code by the form, and says where there is none', async () => {
    const { html } = await visit(`${path}?code=${code.toLowerCase().replace('-', '')}`)
    expect(html).toContain(`data-code="${code}"`)
    expect(html).not.toContain('data-code="E-0002"')
    expect(html).toMatch(/name="robots" content="noindex/)
    expect((await visit(`${path}?code=nothing`)).html).not.toContain('data-code=')
  })

  it.each([
    ['7.4.1', 'known_affected'],
    ['v7.10', 'fixed'],
  ])('says of version %s what the notice says', async (version, status) => {
    const { html } = await visit(`${path}?version=${version}`)
    expect(html).toContain(`data-status="${status}"`)
  })

  it('asks for a version where none was typed', async () => {
    const { html } = await visit(`${path}?version=newest`)
    expect(html).toContain('Enter a version such as 7.4.1')
    expect(html).not.toContain('data-status=')
  })

  it('is in the site map, in the search and on the page of the product', async () => {
    expect((await visit('/sitemap.xml')).html).toContain(`${path}</loc>`)
    const { body } = await api(`/search?q=${code}`)
    expect(body.results[0]?.href).toBe(path)
    expect((await visit(`/product/${product.slug}`)).html).toContain(`href="${path}"`)
  })

  it('gives its error codes as a table in its language, which no spreadsheet takes for formulas', async () => {
    const machine = await create('products', {
      name: unique('Machine'),
      categoryId: product.categoryId,
    })
    const own = await create('error-codes', {
      code: `${code}-f`,
      meaning: '=1+1',
      remedy: 'One; two\nThree',
      products: [machine.id],
      from: '7.4',
    })
    await change(`/error-codes/${own.id}?locale=ja`, { meaning: '扉' })
    const address = `/product/${machine.slug}/error-codes.csv`
    const { html, headers } = await visit(`/en${address}`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain(`${machine.slug}-error-codes-en.csv`)
    expect(html).toContain(`${code}-f,'=1+1,"One; two\nThree",`)
    expect((await visit(`/ja${address}`)).html).toContain(`${code}-f,扉,`)
    expect((await visit(`/product/${machine.slug}/service`)).html).toContain(`href="/en${address}"`)
    expect((await visit('/en/product/no-such-machine/error-codes.csv')).status).toBe(404)
    expect((await visit(`/xx${address}`)).status).toBe(404)
  })

  it('follows the product to another name', async () => {
    const old = await create('products', { name: unique('Old'), categoryId: product.categoryId })
    await change(`/products/${old.id}`, { slug: `${old.slug}-renamed` })
    const answer = await visit(`/product/${old.slug}/service`)
    expect(answer.status).toBe(308)
    expect(leadsTo(answer)).toBe(`/product/${old.slug}-renamed/service`)
  })

  it('stays where the product gave way to its successor, which has no page any more', async () => {
    const old = await create('products', {
      name: unique('Withdrawn'),
      categoryId: product.categoryId,
      lastOrderDay: '2020-01-01T00:00:00.000Z',
      endOfSupportDay: '2021-01-01T00:00:00.000Z',
      successorId: product.id,
    })
    await change(`/error-codes/${codeId}`, { products: [product.id, old.id] })
    expect((await visit(`/product/${old.slug}`)).status).toBe(308)
    const { status, html } = await visit(`/product/${old.slug}/service`)
    expect(status).toBe(200)
    expect(html).toContain(`data-code="${code}"`)
    expect(html).toContain(product.name)
  })

  it('does not exist without the product', async () => {
    expect((await visit('/product/no-such-machine/service')).status).toBe(404)
    expect((await visit(`/product/${crypto.randomUUID()}/service?code=1`)).status).toBe(404)
  })
})

describe('an error code', () => {
  it('is written by staff with the right alone, and read by visitors once it is published', async () => {
    const { id } = await create(
      'error-codes',
      { code: `${code}-draft`, meaning: 'Hidden', products: [product.id] },
      '?draft=true',
    )
    const read = (address: string) => api(`/admin/error-codes${address}`)
    expect((await read(`/${id}`)).status).toBe(404)
    expect((await read(`?where[code][equals]=${code}-draft&draft=true`)).body.docs).toEqual([])
    expect((await visit(path)).html).not.toContain(`${code}-draft`)
    const body = { meaning: 'Mine' }
    const refused = await newAccount(token, 'news_admin')
    for (const call of [{}, { token: refused.token }]) {
      const answer = await staffCall(`/error-codes/${codeId}`, { ...call, method: 'PATCH', body })
      expect([401, 403]).toContain(answer.status)
    }
    await change(`/error-codes/${id}`, { _status: 'published' })
    expect((await visit(path)).html).toContain(`${code}-draft`)
  })
})

describe('a page that browsers keep', () => {
  const set = async (keepsServicePages: boolean) => {
    const answer = await staffCall('/globals/site-settings', {
      token,
      method: 'POST',
      body: { keepsServicePages },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  it('says so, until staff turn it off', async () => {
    expect((await visit(path)).html).toContain('data-kept-offline="true"')
    await set(false)
    expect((await visit(path)).html).not.toContain('data-kept-offline="true"')
    await set(true)
  })

  it('has a worker that may control it, and that browsers ask for anew', async () => {
    const { status, headers } = await visit('/service-worker.js?page=/product/a/service')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/javascript/)
    expect(headers.get('service-worker-allowed')).toBe('/')
    expect(headers.get('cache-control')).toMatch(/no-cache/)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  })
})
