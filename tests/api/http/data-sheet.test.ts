import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOfPdf, withoutSpaces } from '@/tests/helpers/pdf'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

let token: string
let categoryId: string
let product: { id: string; slug: string; name: string }

const get = (path: string, init: RequestInit = {}) =>
  fetch(testServer().baseUrl + path, { redirect: 'manual', ...init })

const sheetOf = async (path: string) => {
  const answer = await get(path)
  expect(answer.status, path).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

const at = () => `/product/${product.slug}/datasheet.pdf`

const newProduct = async (body: object) => {
  const answer = await staffCall('/products', {
    token,
    method: 'POST',
    body: { categoryId, ...body },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc as typeof product
}

const change = async (body: object, search = '') => {
  const call = { token, method: 'PATCH', body }
  expect((await staffCall(`/products/${product.id}${search}`, call)).status).toBe(200)
}

/** A length, which imperial readers see otherwise. */
let width: { id: string; key: string }

afterAll(async () => {
  await staffCall(`/attributes/${width.id}?trash=true`, { token, method: 'DELETE' })
})

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
  const key = `w${crypto.randomUUID().slice(0, 8)}`
  const attribute = await staffCall('/attributes', {
    token,
    method: 'POST',
    body: {
      ...{ key, label: `Width ${key}`, kind: 'number', unit: 'mm', categories: [categoryId] },
      places: ['comparison', 'sheet', 'cards'],
    },
  })
  expect(attribute.status, JSON.stringify(attribute.body)).toBe(201)
  width = attribute.body.doc
  product = await newProduct({
    attributes: { [key]: { value: 254, unit: 'mm' } },
    name: unique('Sheet'),
    shortDescription: '<b>Made</b> of steel & glass',
    specifications: { Weight: '12 kg', 'Housing «L»': 'Steel, 3 mm' },
  })
})

/** Languages whose letters are set each in their own way. */
const setApart = ['en', 'zh', 'th']

describe('the data sheet of a product', () => {
  it('holds its record, in languages with other letters', async () => {
    for (const lng of setApart) {
      const text = await textOfPdf(await sheetOf(`/${lng}${at()}`))
      const values = [product.name, '<b>Made</b> of steel & glass', 'Weight', 'Housing «L»']
      for (const value of [...values, 'Steel, 3 mm']) {
        expect(text, `${value} in ${lng}`).toContain(withoutSpaces(value))
      }
    }
  })

  it('is the same for the same record, says how long it is, and is not sent twice', async () => {
    const first = await get(at(), { headers: { Cookie: 'lang=zh' } })
    const content = Buffer.from(await first.arrayBuffer())
    expect(content.equals(await sheetOf(`/zh${at()}`))).toBe(true)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'zh',
      'content-length': String(content.length),
      'x-robots-tag': 'noindex',
    })
    const etag = String(first.headers.get('etag'))
    const again = await get(`/zh${at()}`, { headers: { 'If-None-Match': etag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    const head = await get(`/zh${at()}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
    const part = await get(`/zh${at()}`, { headers: { Range: 'bytes=0-4' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
  })

  it('is not drawn for those who ask whether it is there, or have it', async () => {
    const other = await newProduct({ name: unique('Never drawn') })
    const path = `/zh/product/${other.slug}/datasheet.pdf`
    const folder = join(String(testServer().environment.DATA_DIR), 'cache/data-sheets')
    const before = readdirSync(folder)
    const head = await get(path, { method: 'HEAD' })
    const etag = String(head.headers.get('etag'))
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect(readdirSync(folder)).toEqual(before)
    const drawn = await sheetOf(path)
    expect(readdirSync(folder)).toHaveLength(before.length + 1)
    const kept = await get(path, { method: 'HEAD' })
    expect([kept.headers.get('content-length'), kept.headers.get('etag')]).toEqual([
      String(drawn.length),
      etag,
    ])
  })

  it('is there in both systems of units, as the page of the product is', async () => {
    const metric = await textOfPdf(await sheetOf(at()))
    expect(metric).toContain('254mm')
    expect(metric).not.toContain('10in')
    const imperial = await textOfPdf(await sheetOf(`${at()}?units=imperial`))
    expect(imperial).toContain('10in')
    expect(imperial).not.toContain('254mm')
    expect(await textOfPdf(await sheetOf(`${at()}?units=cubits`))).toBe(metric)
    const html = (await (await get(`/product/${product.slug}`)).text()).replaceAll(/\p{Zs}/gu, ' ')
    expect(html).toContain(
      '<span data-in="metric">254 mm</span><span data-in="imperial">10 in</span>',
    )
    expect(html).toContain(`href="${at()}?units=imperial"`)
  })

  it('follows a change at the next request', async () => {
    await change({ specifications: { Weight: '13 kg' } })
    const text = await textOfPdf(await sheetOf(at()))
    expect(text).toContain('13kg')
    expect(text).not.toContain('12kg')
    await change({ specifications: { Weight: '12 kg', 'Housing «L»': 'Steel, 3 mm' } })
    expect(await textOfPdf(await sheetOf(at()))).toContain('12kg')
  })

  it('is there of what visitors can see, and of nothing else', async () => {
    const draft = await newProduct({ name: unique('Draft'), _status: 'draft' })
    const inactive = await newProduct({ name: unique('Inactive'), isActive: false })
    for (const slug of [draft.slug, inactive.slug, 'not-there', '..%2f..%2fetc', "a'b", 'x%00']) {
      const { status } = await get(`/product/${slug}/datasheet.pdf`)
      expect([400, 404], slug).toContain(status)
    }
    await change({ name: 'Not to be seen yet', _status: 'draft' }, '?draft=true')
    expect(await textOfPdf(await sheetOf(at()))).not.toContain('Nottobeseenyet')
    expect((await get(at(), { method: 'POST' })).status).toBe(405)
  })
})

describe('the comparison as a PDF', () => {
  let other: typeof product

  beforeAll(async () => {
    other = await newProduct({
      name: unique('Other'),
      attributes: { [width.key]: { value: 508, unit: 'mm' } },
      specifications: { Weight: '12 kg', Color: 'Gray' },
    })
  })

  const comparison = (more = '') => `/products/compare.pdf?ids=${product.slug},${other.id}${more}`

  it('says what the comparison says, in languages with other letters', async () => {
    for (const lng of setApart) {
      const text = await textOfPdf(await sheetOf(`/${lng}${comparison()}`))
      for (const value of [product.name, other.name, '254', '508', 'Steel, 3 mm', 'Gray']) {
        expect(text, `${value} in ${lng}`).toContain(withoutSpaces(value))
      }
    }
  })

  it('is in the units of its address, and shows differences alone where it says so', async () => {
    const all = await textOfPdf(await sheetOf(comparison()))
    for (const value of ['254mm', '508mm', '12kg']) expect(all).toContain(value)
    const different = await textOfPdf(await sheetOf(comparison('&differences=1&units=imperial')))
    for (const value of ['10in', '20in', 'Gray']) expect(different).toContain(value)
    for (const value of ['254mm', '12kg']) expect(different).not.toContain(value)
  })

  it('is the same for the same records, and is not sent twice', async () => {
    const first = await get(comparison(), { headers: { Cookie: 'lang=ru' } })
    const content = Buffer.from(await first.arrayBuffer())
    expect(content.equals(await sheetOf(`/ru${comparison()}`))).toBe(true)
    expect(first.headers.get('content-language')).toBe('ru')
    const etag = String(first.headers.get('etag'))
    expect((await get(`/ru${comparison()}`, { headers: { 'If-None-Match': etag } })).status).toBe(
      304,
    )
  })

  it('is there of products that visitors can see, and of nothing else', async () => {
    const hidden = await newProduct({ name: unique('Hidden'), isActive: false })
    for (const ids of ['', '?ids=', '?ids=not-there', `?ids=${hidden.slug}`, '?ids=..%2f..']) {
      expect((await get(`/products/compare.pdf${ids}`)).status, ids).toBe(404)
    }
    expect((await get(comparison(), { method: 'POST' })).status).toBe(405)
    const html = await (await get(`/th/products/compare?ids=${product.slug},${other.slug}`)).text()
    expect(html).toContain(
      `/th/products/compare.pdf?ids=${product.slug},${other.slug}&amp;units=imperial`,
    )
  })
})
