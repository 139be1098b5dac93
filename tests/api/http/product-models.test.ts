import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { makeGltf, triangle } from '@/tests/helpers/gltf'
import { modelFile, modelForm, newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'
import { visit } from '@/tests/helpers/visit'

const models = '/product-models'

let token: string
let model: { id: string; filename: string; size: object }

const upload = async (form: FormData, as = token) =>
  staffCall(models, { token: as, method: 'POST', body: form })

const count = async (): Promise<number> =>
  (await staffCall(`${models}/count`, { token })).body.totalDocs

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const { status, body } = await upload(await modelForm())
  expect(status, JSON.stringify(body)).toBe(201)
  model = body.doc
})

afterAll(async () => {
  await staffCall(`${models}/${model.id}`, { token, method: 'DELETE' })
})

describe('an uploaded model', () => {
  it('has a name that nobody guesses, and is measured by the server whatever a client says', async () => {
    expect(model.filename).toMatch(/^[0-9a-f]{20}\.glb$/)
    expect(model.size).toEqual({ width: 105, depth: 125, height: 43 })
    const body = { size: { width: 1, depth: 1, height: 1 }, title: 'Other' }
    const changed = await staffCall(`${models}/${model.id}`, { token, method: 'PATCH', body })
    const { body: now } = await staffCall(`${models}/${model.id}`, { token })
    expect([changed.status === 200 ? now.title : 'refused', now.size]).toEqual([
      changed.status === 200 ? 'Other' : 'refused',
      { width: 105, depth: 125, height: 43 },
    ])
  })

  it('is drawn by the server, on the page of its product as well', async () => {
    const { body: stored } = await staffCall(`${models}/${model.id}`, { token })
    expect(stored.outline.map(({ side }: { side: string }) => side)).toEqual(['top', 'side'])
    const { id: categoryId } = await newCategory(token)
    const product = { name: unique('Machine'), categoryId, specifications: { Weight: '2 kg' } }
    const { doc } = (await staffCall('/products', { token, method: 'POST', body: product })).body
    expect((await visit(`/product/${doc.slug}`)).html).not.toContain('id="dimensions-text"')
    const one = (await upload(await modelForm(undefined, { products: [doc.id] }))).body.doc
    const { html } = await visit(`/product/${doc.slug}`)
    expect(html).toContain('id="dimensions-text"')
    expect(html).toContain(stored.outline[0].path)
    expect(html).toMatch(/<tspan data-in="metric">105\s*mm/)
    await staffCall(`${models}/${one.id}`, { token, method: 'DELETE' })
  })

  it('is served for good, as nothing but a model', async () => {
    const address = `/api/uploads/${model.filename}`
    const { status, headers } = await visit(address)
    expect([status, headers.get('content-type')]).toEqual([200, 'model/gltf-binary'])
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    const answer = await fetch(new URL(address, testServer().baseUrl))
    expect(Buffer.from(await answer.arrayBuffer()).equals(modelFile())).toBe(true)
  })

  it('stands on the page of its product, the newest of several, until it is deleted', async () => {
    const { id: categoryId } = await newCategory(token)
    const product = await staffCall('/products', {
      token,
      method: 'POST',
      body: { name: unique('Machine'), categoryId, _status: 'published' },
    })
    const { id, slug } = product.body.doc
    const shown = async () => {
      const { html, status } = await visit(`/product/${slug}`)
      expect(status).toBe(200)
      return [...new Set(html.match(/\/api\/uploads\/[\w-]+\.glb/g))]
    }
    expect(await shown()).toEqual([])
    const one = (await upload(await modelForm(undefined, { products: [id] }))).body.doc
    expect(await shown()).toEqual([`/api/uploads/${one.filename}`])
    const other = (await upload(await modelForm(undefined, { products: [id] }))).body.doc
    expect(await shown()).toEqual([`/api/uploads/${other.filename}`])
    await staffCall(`${models}/${other.id}`, { token, method: 'DELETE' })
    expect(await shown()).toEqual([`/api/uploads/${one.filename}`])
    expect((await visit(`/api/uploads/${other.filename}`)).status).toBe(404)
    await staffCall(`/products/${id}`, { token, method: 'DELETE' })
    await staffCall(`${models}/${one.id}`, { token, method: 'DELETE' })
  })

  it('gets another name with another file, and the old one goes', async () => {
    const { body } = await upload(await modelForm())
    const old = body.doc.filename
    const path = `${models}/${body.doc.id}`
    const file = makeGltf(triangle())
    const changed = await staffCall(path, { token, method: 'PATCH', body: await modelForm(file) })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body.doc.filename).not.toBe(old)
    expect(changed.body.doc.size).toEqual({ width: 1000, depth: 0, height: 1000 })
    expect((await visit(`/api/uploads/${old}`)).status).toBe(404)
    await staffCall(path, { token, method: 'DELETE' })
  })

  it('is taken from staff who edit products alone', async () => {
    const news = await newAccount(token, 'news_admin')
    expect((await upload(await modelForm(), news.token)).status).toBe(403)
    expect((await staffCall(models, { method: 'POST', body: await modelForm() })).status).toBe(401)
    const editor = await newAccount(token, 'admin', ['products'])
    const { status, body } = await upload(await modelForm(), editor.token)
    expect(status).toBe(201)
    await staffCall(`${models}/${body.doc.id}`, { token: editor.token, method: 'DELETE' })
  })
})

describe('a hostile file', () => {
  const outside = { buffers: [{ uri: 'https://example.com/a.bin', byteLength: 36 }] }
  const script = { images: [{ uri: 'data:text/html,<script>alert(1)</script>' }] }

  it.each([
    [
      'a picture',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    ['a page that calls itself a model', async () => Buffer.from('glTF<script>'.padEnd(400))],
    ['half a model', async () => modelFile().subarray(0, 200)],
    [
      'a model with a page behind it',
      async () => Buffer.concat([modelFile(), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a model that names another host', async () => makeGltf(triangle(outside))],
    ['a model with a page as its picture', async () => makeGltf(triangle(script))],
    [
      'a compressed model',
      async () => makeGltf(triangle({ extensionsRequired: ['KHR_draco_mesh_compression'] })),
    ],
    ['more than 8 MB', async () => Buffer.alloc(9 * 1024 * 1024, 'glTF')],
  ])('is refused with words where it is %s, and leaves nothing behind', async (_, content) => {
    const before = await count()
    const { status, body } = await upload(await modelForm(await content()))
    expect([status, body.message]).toEqual([400, expect.stringMatching(/\w/)])
    expect(await count()).toBe(before)
  })
})
