import { beforeAll, describe, expect, it } from 'vitest'
import { collectionSamples, type CollectionSamples } from '@/tests/helpers/collection-samples'
import { newCategory, pictureForm } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

let token: string
let samples: CollectionSamples
let categoryId: string
let pictureId: string
let productId: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
  samples = collectionSamples({ categoryId })
  pictureId = await made('media', await pictureForm())
  productId = await made('products', (await samples.products()).body)
})

const call = (path: string, method: string, body?: Record<string, unknown> | FormData) =>
  staffCall(path, { token, method, body })

async function made(
  slug: keyof CollectionSamples,
  body: Record<string, unknown> | FormData,
): Promise<string> {
  const answer = await call(`/${slug}`, 'POST', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc.id
}

interface Emptied {
  slug: keyof CollectionSamples
  field: string
  value: unknown
}

/** Fields with rows of their own beside the document's. */
const fields: Record<string, () => Emptied> = {
  'the gallery of a product': () => ({ slug: 'products', field: 'gallery', value: [pictureId] }),
  'the gallery of an article': () => ({ slug: 'news', field: 'gallery', value: [pictureId] }),
  'the products of a document': () => ({
    slug: 'documents',
    field: 'products',
    value: [productId],
  }),
  'the tags of a document': () => ({ slug: 'documents', field: 'tags', value: ['spring'] }),
  'the target of a menu entry': () => ({
    slug: 'navigation-items',
    field: 'target',
    value: { relationTo: 'categories', value: categoryId },
  }),
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

describe.each(Object.entries(fields))('%s, emptied in a draft', (_, field) => {
  it.each(['null', 'an empty list'])(
    'by %s, is empty once the draft is published by its status',
    async (empty) => {
      const { slug, field: name, value } = field()
      if (empty === 'an empty list' && !Array.isArray(value)) return
      const { body } = await samples[slug]()
      const id = await made(slug, { ...body, [name]: value, _status: 'published' })
      const before = await call(`/${slug}/${id}?depth=0`, 'GET')
      expect(isEmpty(before.body[name])).toBe(false)
      const draft = { [name]: empty === 'null' ? null : [], _status: 'draft' }
      const emptied = await call(`/${slug}/${id}?draft=true`, 'PATCH', draft)
      expect(emptied.status, JSON.stringify(emptied.body)).toBe(200)
      const published = await call(`/${slug}/${id}?draft=true`, 'PATCH', { _status: 'published' })
      expect(published.status).toBe(200)
      const after = await call(`/${slug}/${id}?depth=0`, 'GET')
      expect([after.body._status, isEmpty(after.body[name])]).toEqual(['published', true])
      expect((await call(`/${slug}/${id}`, 'DELETE')).status).toBe(200)
    },
  )
})
