import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TranslationFields } from '@/src/contract/staff/translations'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { type Answer, signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { visit } from '../helpers/visit'

/** Prefix of every attribute of this file: other files read the same server. */
const mark = `t${crypto.randomUUID().slice(0, 8)}`
const key = (name: string) => `${mark}-${name}`

let token: string
let category: { id: string; slug: string }
const made: string[] = []

afterAll(async () => {
  for (const path of made.reverse()) await call('DELETE', path)
})

const call = (method: string, path: string, body?: object): Promise<Answer> =>
  staffCall(path, { token, method, body: body && { ...body } })

async function write(method: string, path: string, body: object) {
  const answer = await call(method, path, body)
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  if (method === 'POST') made.push(`${path}/${answer.body.doc.id}?trash=true`)
  return answer.body.doc
}

const newAttribute = (name: string, more: object) =>
  write('POST', '/attributes', {
    key: key(name),
    label: `${mark} ${name}`,
    categories: [category.id],
    ...more,
  })

const newProduct = (attributes: object = {}, more: object = {}) =>
  write('POST', '/products', {
    name: unique('Machine'),
    categoryId: category.id,
    attributes,
    ...more,
  })

/** Values by the keys of this file, such as `{ width: … }`. */
const withKeys = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [key(name), value]))

/** Returns the specifications of a product in the documented API, with plain spaces. */
async function specificationsOf({ id }: { id: string }, lng = 'en'): Promise<object> {
  const { body } = await api(`/product/${id}?lng=${lng}`)
  return JSON.parse(JSON.stringify(body.specifications).replaceAll(/\p{Zs}/gu, ' '))
}

const pageOf = async ({ slug }: { slug: string }, lng = '') =>
  (await visit(`${lng}/product/${slug}`)).html.replaceAll(/\p{Zs}/gu, ' ')

const stored = async ({ id }: { id: string }) => (await call('GET', `/products/${id}`)).body

const send = (csv: string, options: object = {}): Promise<Answer> => {
  const form = new FormData()
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'catalogue.csv')
  form.set('_payload', JSON.stringify(options))
  return staffCall('/products/import', { token, method: 'POST', body: form })
}

/** Imports a file that is refused in no row. */
async function importAll(csv: string, options: object = {}) {
  const { body } = await send(csv, options)
  const done = await send(csv, { ...options, fingerprint: body.fingerprint })
  expect(done.body.totals?.refused, JSON.stringify(done.body)).toBe(0)
  return done.body
}

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  category = await newCategory(token)
  made.push(`/categories/${category.id}`)
  await newAttribute('width', { kind: 'number', unit: 'mm', order: 1 })
  await newAttribute('climate', { kind: 'range', unit: '°C', order: 2 })
  await newAttribute('size', { kind: 'dimensions', unit: 'mm', order: 3 })
  await newAttribute('protocols', {
    kind: 'choice',
    isMany: true,
    choices: { ndc: 'NDC', ddc: 'DDC' },
    order: 4,
  })
  await newAttribute('touch', { kind: 'yesNo', order: 5 })
  await newAttribute('remark', { kind: 'text', order: 6 })
  await newAttribute('notes', { kind: 'number', unitText: 'notes/min', order: 7 })
})

const label = (name: string) => `${mark} ${name}`

const values = {
  width: { value: 31.4, unit: 'in' },
  climate: { min: 32, max: 104, unit: '°F' },
  size: { width: 460, depth: 780, height: 1420, unit: 'mm' },
  protocols: ['ddc', 'ndc'],
  touch: true,
  notes: { value: 12500 },
}

const shown = {
  [label('width')]: '798 mm',
  [label('climate')]: '0–40 °C',
  [label('size')]: '460 × 780 × 1,420 mm',
  [label('protocols')]: 'NDC, DDC',
  [label('touch')]: 'Yes',
  [label('remark')]: 'Made to order',
  [label('notes')]: '12,500 notes/min',
}

const cells = {
  width: '31.4 in',
  climate: '32 to 104 °F',
  size: '460 x 780 x 1420',
  protocols: 'ddc; ndc',
  touch: 'yes',
  remark: 'Made to order',
  notes: '12500',
}

describe('values of attributes', () => {
  it('are the same whether they come by POST, by PATCH, in bulk or in a file', async () => {
    const attributes = withKeys(values)
    const attributeTexts = withKeys({ remark: 'Made to order' })
    const byPost = await newProduct(attributes, { attributeTexts })
    const byPatch = await newProduct()
    await write('PATCH', `/products/${byPatch.id}`, { attributes, attributeTexts })
    const inBulk = await newProduct()
    const where = `where[id][in]=${inBulk.id}`
    const bulk = await call('PATCH', `/products?${where}`, { attributes, attributeTexts })
    expect([bulk.status, bulk.body.errors]).toEqual([200, []])
    const byFile = await newProduct()
    const names = Object.keys(cells)
    await importAll(
      `slug,${names.map(key).join(',')}\n${byFile.slug},${Object.values(cells).join(',')}`,
    )
    for (const product of [byPost, byPatch, inBulk, byFile]) {
      const doc = await stored(product)
      expect(doc.attributes).toEqual({ ...attributes, [key('protocols')]: ['ndc', 'ddc'] })
      expect(doc.attributeTexts).toEqual(attributeTexts)
      expect(await specificationsOf(product)).toEqual(shown)
      expect(await pageOf(product)).toContain('798 mm')
    }
    const { body: csv } = await staffCall(`/products/export?${where}`, { token })
    expect(csv).toContain(`${key('width')} [mm]`)
    expect(csv).toContain('31.4 in')
    const again = (await send(csv)).body
    expect([again.totals.same, again.rows, again.ignoredColumns]).toEqual([1, [], []])
  })

  it.each([
    ['width', 'wide', 'wide'],
    ['width', { value: '31' }, undefined],
    ['width', { value: 31, unit: 'kg' }, '31 kg'],
    ['width', { value: 31, unit: 'parsec' }, '31 parsec'],
    ['width', { value: 31, unit: 'constructor' }, '31 constructor'],
    ['width', 1e13, '10000000000000'],
    ['width', [31], undefined],
    ['width', true, 'true'],
    ['notes', { value: 3, unit: 'mm' }, '3 mm'],
    ['climate', { min: 5, max: 1 }, '5 to 1'],
    ['climate', 5, '5'],
    ['size', { width: 1, depth: 2 }, '1 x 2'],
    ['size', { width: 0, depth: 2, height: 3 }, '0 x 2 x 3'],
    ['protocols', ['ndc', 'xfs'], 'ndc; xfs'],
    ['protocols', ['constructor'], 'constructor'],
    ['protocols', [['ndc']], undefined],
    ['touch', 'yes', 'perhaps'],
    ['touch', 1, '2'],
    ['remark', undefined, 'x'.repeat(1001)],
  ])('%s as %j is refused by every way in', async (name, value, cell) => {
    const product = await newProduct()
    const at = `/products/${product.id}`
    const before = await stored(product)
    const change = value === undefined ? {} : { attributes: { [key(name)]: value } }
    const body = { attributeTexts: { [key(name)]: cell }, ...change }
    if (value !== undefined) delete (body as { attributeTexts?: object }).attributeTexts
    const field = value === undefined ? 'attributeTexts' : 'attributes'
    const post = { name: unique('No'), categoryId: category.id, ...body }
    for (const answer of [await call('POST', '/products', post), await call('PATCH', at, body)]) {
      expect([answer.status, answer.body.errors?.[0]?.data?.errors?.[0]]).toEqual([
        400,
        expect.objectContaining({ path: `${field}.${key(name)}` }),
      ])
    }
    const bulk = await call('PATCH', `/products?where[id][in]=${product.id}`, body)
    expect(JSON.stringify(bulk.body.errors)).toContain(key(name))
    expect(bulk.body.docs).toEqual([])
    if (cell !== undefined) {
      const dry = (await send(`slug,${key(name)}\n${product.slug},${cell}`)).body
      expect(dry.totals).toMatchObject({ update: 0, refused: 1 })
      expect(dry.rows[0].errors[0].field).toBe(key(name))
    }
    const after = await stored(product)
    expect([after.attributes, after.attributeTexts]).toEqual([
      before.attributes,
      before.attributeTexts,
    ])
  })

  it.each([
    ['attributes', { [`${mark}-none`]: 1 }],
    ['attributes', { constructor: 1 }],
    ['attributes', { ['__proto__']: 1 }],
    ['attributeTexts', { [`${mark}-none`]: 'x' }],
    ['attributeTexts', { [key('remark')]: 7 }],
    ['attributeTexts', { [key('remark')]: ['x'] }],
    ['attributes', []],
    ['attributes', 'x'],
    ['attributes', 7],
    ['attributeTexts', ['x']],
  ])('%s of %j are refused', async (field, value) => {
    // A draft holds no less what fits alone.
    for (const _status of ['published', 'draft']) {
      const body = { name: unique('No'), categoryId: category.id, _status }
      const answer = await staffCall('/products', {
        token,
        method: 'POST',
        body: JSON.stringify(body).replace(/}$/, `,${JSON.stringify(field)}:${json(value)}}`),
      })
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining(field),
      ])
    }
  })

  it('in a column of another unit count in it, and one of no such unit is refused', async () => {
    const product = await newProduct()
    const file = (head: string, cell: string) => `slug,${head}\n${product.slug},${cell}`
    await importAll(file(`${key('width')} [in]`, '20'))
    expect((await stored(product)).attributes[key('width')]).toEqual({ value: 20, unit: 'in' })
    for (const head of [
      `${key('width')} [kg]`,
      `${key('width')} [inches]`,
      `${key('notes')} [mm]`,
    ]) {
      const dry = (await send(file(head, '20'))).body
      expect([head, dry.totals.refused, dry.totals.update]).toEqual([head, 1, 0])
    }
    const twice = await send(
      `slug,${key('width')} [in],${key('width')} [mm]\n${product.slug},20,700`,
    )
    expect([twice.status, twice.body.message]).toEqual([
      400,
      expect.stringContaining('Two columns'),
    ])
  })

  it('go with an empty cell, and with null, one by one', async () => {
    const product = await newProduct(withKeys({ width: 800, touch: true }))
    await importAll(`slug,${key('width')}\n${product.slug},`)
    expect((await stored(product)).attributes).toEqual(withKeys({ touch: true }))
    const attributes = withKeys({ width: 7, touch: null })
    await write('PATCH', `/products/${product.id}`, { attributes })
    expect((await stored(product)).attributes).toEqual(
      withKeys({ width: { value: 7, unit: 'mm' } }),
    )
    await write('PATCH', `/products/${product.id}`, { attributes: {} })
    expect(await specificationsOf(product)).toEqual({})
  })

  it('of texts in a file are refused in the dry run where the category has no such attribute', async () => {
    const product = await newProduct()
    const dry = (await send(`slug,attributeTexts\n${product.slug},${mark}-none: x`)).body
    expect([dry.totals.update, dry.totals.refused]).toEqual([0, 1])
    expect(dry.rows[0].errors[0]).toMatchObject({
      field: 'attributeTexts',
      message: expect.stringContaining(`${mark}-none`),
    })
    await importAll(`slug,attributeTexts\n${product.slug},${key('remark')}: Kept`)
    expect(await specificationsOf(product)).toEqual({ [label('remark')]: 'Kept' })
  })

  it('give way to a free text of the same name', async () => {
    const specifications = { [label('width')]: 'about 800 mm', Other: 'x' }
    const product = await newProduct(withKeys({ width: 800 }), { specifications })
    expect(await specificationsOf(product)).toEqual(specifications)
  })
})

describe('a definition that changes', () => {
  it('shows on pages and in the API at the next request', async () => {
    const attribute = await newAttribute('weight', { kind: 'number', unit: 'kg' })
    const at = `/attributes/${attribute.id}`
    const product = await newProduct(withKeys({ weight: { value: 20, unit: 'lb' } }))
    const says = async (name: string, text: string) => {
      expect(await specificationsOf(product)).toEqual({ [name]: text })
      const html = await pageOf(product)
      expect([html.includes(name), html.includes(text)]).toEqual([true, true])
    }
    await says(label('weight'), '9 kg')
    await write('PATCH', at, { label: `${mark} mass` })
    await says(`${mark} mass`, '9 kg')
    await write('PATCH', at, { decimals: 2 })
    await says(`${mark} mass`, '9.07 kg')
    await write('PATCH', at, { unit: 'lb' })
    await says(`${mark} mass`, '20 lb')
    await write('PATCH', `${at}?locale=zh`, { label: `${mark} 重量` })
    expect(await specificationsOf(product, 'zh')).toEqual({ [`${mark} 重量`]: '20 磅' })
    expect(await pageOf(product, '/zh')).toContain(`${mark} 重量`)
    expect((await api(`/search?q=${mark}%20mass`)).body.total).toBeGreaterThan(0)
  })

  it('keeps its key, its kind and what it measures', async () => {
    const number = await newAttribute('kept', { kind: 'number', unit: 'kg' })
    const plain = await newAttribute('plain', { kind: 'number' })
    const refused: [{ id: string }, object, string][] = [
      [number, { key: key('other') }, 'key'],
      [number, { kind: 'text' }, 'kind'],
      [number, { unit: 'mm' }, 'unit'],
      [number, { unit: null }, 'unit'],
      [plain, { unit: 'kg' }, 'unit'],
    ]
    for (const [{ id }, body, field] of refused) {
      const answer = await call('PATCH', `/attributes/${id}`, body)
      expect([answer.status, answer.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([
        400,
        field,
      ])
    }
    // What stays as it is may be sent along.
    await write('PATCH', `/attributes/${plain.id}`, { unit: null, key: key('plain'), order: 3 })
    await write('PATCH', `/attributes/${number.id}`, { unit: 'g', kind: 'number' })
  })

  it.each([
    [{ kind: 'number', key: 'name' }, 'key'],
    [{ kind: 'number', key: 'shortdescription' }, 'key'],
    [{ kind: 'number', key: 'Width' }, 'key'],
    [{ kind: 'number', key: '__proto__' }, 'key'],
    [{ kind: 'number', key: 'a b' }, 'key'],
    [{ kind: 'weight' }, 'kind'],
    [{ kind: 'number', unit: 'parsec' }, 'unit'],
    [{ kind: 'number', decimals: 7 }, 'decimals'],
    [{ kind: 'number', decimals: 1.5 }, 'decimals'],
    [{ kind: 'choice', choices: ['a'] }, 'choices'],
    [{ kind: 'choice', choices: { 'A b': 'x' } }, 'choices'],
    [{ kind: 'choice', choices: { a: 7 } }, 'choices'],
    [{ kind: 'number', categories: [crypto.randomUUID()] }, 'categories'],
    [{ kind: 'number', families: ['none'] }, 'families'],
  ])('is refused as %j', async (body, field) => {
    const answer = await call('POST', '/attributes', {
      key: key(`x${crypto.randomUUID()}`),
      label: 'No',
      ...body,
    })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining(field),
    ])
  })

  it('is one of its key alone', async () => {
    const body = { key: key('width'), label: 'Again', kind: 'number' }
    const { status } = await call('POST', '/attributes', body)
    expect(status).toBe(400)
    const [first] = (await call('GET', `/attributes?where[key][equals]=${key('width')}`)).body.docs
    const copies = [1, 2].map(() => call('POST', `/attributes/${first.id}/duplicate`, {}))
    const answers = await Promise.all(copies)
    for (const { status, body: answer } of answers) {
      if (status === 200) made.push(`/attributes/${answer.doc.id}`)
    }
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('without a choice that products hold leaves them to be edited', async () => {
    const attribute = await newAttribute('safe', {
      kind: 'choice',
      choices: { one: 'Grade I', two: 'Grade II' },
    })
    const product = await newProduct(withKeys({ safe: ['two'], touch: true }))
    await write('PATCH', `/attributes/${attribute.id}`, { choices: { one: 'Grade I' } })
    expect(await specificationsOf(product)).toEqual({ [label('touch')]: 'Yes' })
    // As a form sends it: everything that is stored, with one value changed.
    const { attributes } = await stored(product)
    await write('PATCH', `/products/${product.id}`, {
      attributes: { ...attributes, [key('touch')]: false },
    })
    await importAll(`slug,${key('touch')}\n${product.slug},yes`)
    expect((await stored(product)).attributes).toEqual(withKeys({ safe: ['two'], touch: true }))
    await write('PATCH', `/attributes/${attribute.id}`, { choices: { one: 'I', two: 'II' } })
    expect(await specificationsOf(product)).toMatchObject({ [label('safe')]: 'II' })
  })

  it('that is deleted takes its values out of sight, and products are edited on', async () => {
    const attribute = await newAttribute('gone', { kind: 'number', unit: 'kg' })
    const product = await newProduct(withKeys({ gone: 7, touch: true }))
    expect(await specificationsOf(product)).toMatchObject({ [label('gone')]: '7 kg' })
    expect((await call('DELETE', `/attributes/${attribute.id}`)).status).toBe(200)
    expect(await specificationsOf(product)).toEqual({ [label('touch')]: 'Yes' })
    expect(await pageOf(product)).not.toContain(label('gone'))
    const { attributes } = await stored(product)
    await write('PATCH', `/products/${product.id}`, { attributes, shortDescription: 'Edited' })
    const changed = { ...attributes, [key('gone')]: 8 }
    expect((await call('PATCH', `/products/${product.id}`, { attributes: changed })).status).toBe(
      400,
    )
    const { body: csv } = await staffCall(`/products/export?where[id][in]=${product.id}`, { token })
    expect(csv).not.toContain(key('gone'))
    expect((await send(csv)).body.totals.refused).toBe(0)
  })
})

describe('a category', () => {
  it('hands its products the attributes of its family, until it belongs to another', async () => {
    const moving = await newCategory(token)
    made.push(`/categories/${moving.id}`)
    const at = `/categories/${moving.id}`
    await write('PATCH', at, { family: 'banking' })
    await newAttribute('family', {
      kind: 'number',
      unit: 'kg',
      categories: [],
      families: ['banking'],
    })
    const product = await newProduct(withKeys({ family: 7 }), { categoryId: moving.id })
    expect(await specificationsOf(product)).toEqual({ [label('family')]: '7 kg' })
    await write('PATCH', at, { family: 'security' })
    expect(await specificationsOf(product)).toEqual({})
    expect(await pageOf(product)).not.toContain(label('family'))
    await write('PATCH', `/products/${product.id}`, { shortDescription: 'Edited' })
    await write('PATCH', at, { family: 'banking' })
    expect(await specificationsOf(product)).toEqual({ [label('family')]: '7 kg' })
    expect(await pageOf(product)).toContain(label('family'))
  })

  it('of another kind takes a product with what it holds, and no new value of the old one', async () => {
    const product = await newProduct(withKeys({ width: 800 }))
    const other = await newCategory(token)
    made.push(`/categories/${other.id}`)
    await write('PATCH', `/products/${product.id}`, { categoryId: other.id })
    expect(await specificationsOf(product)).toEqual({})
    const refused = await call('PATCH', `/products/${product.id}`, {
      attributes: withKeys({ width: 900 }),
    })
    expect(refused.status).toBe(400)
    const cell = (await send(`slug,${key('width')}\n${product.slug},900`)).body
    expect(cell.rows[0].errors[0].message).toContain('is no attribute of the category')
    await write('PATCH', `/products/${product.id}`, { categoryId: category.id })
    expect(await specificationsOf(product)).toEqual({ [label('width')]: '800 mm' })
  })
})

describe('texts of attributes', () => {
  const statesOf = async ({ id }: { id: string }) => {
    const { body } = await call(
      'GET',
      `/translations/fields?collection=products&id=${id}&locale=zh`,
    )
    return Object.fromEntries(
      TranslationFields.parse(body).fields.map(({ path, state }) => [path, state]),
    )
  }

  it('are of a language, and stale once their English is another', async () => {
    const attributeTexts = withKeys({ remark: 'Made to order' })
    const product = await newProduct({}, { attributeTexts })
    const texts = withKeys({ remark: '定制' })
    await write('PATCH', `/products/${product.id}?locale=zh`, {
      name: '机器',
      attributeTexts: texts,
    })
    expect(await specificationsOf(product)).toEqual({ [label('remark')]: 'Made to order' })
    expect(await specificationsOf(product, 'zh')).toEqual({ [label('remark')]: '定制' })
    expect(await statesOf(product)).toMatchObject({ attributeTexts: 'whole' })
    const changed = withKeys({ remark: 'In stock' })
    await write('PATCH', `/products/${product.id}`, { attributeTexts: changed })
    expect(await statesOf(product)).toMatchObject({ attributeTexts: 'stale' })
    await importAll(`slug,${key('remark')}\n${product.slug},现货`, { locale: 'zh' })
    expect(await statesOf(product)).toMatchObject({ attributeTexts: 'whole' })
    expect(await specificationsOf(product)).toEqual({ [label('remark')]: 'In stock' })
    expect(await specificationsOf(product, 'zh')).toEqual({ [label('remark')]: '现货' })
  })
})

/** As JSON writes it, with a key that objects do not list. */
const json = (value: unknown): string =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')
    ? '{"__proto__":1}'
    : JSON.stringify(value)
