import { beforeAll, describe, expect, it } from 'vitest'
import { type ReleaseCaller, releaseCaller } from '@/tests/helpers/release-samples'
import { newCategory, pictureForm, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

let token: string
let staff: ReleaseCaller

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  staff = releaseCaller(token)
})

const newMedia = async (): Promise<string> => {
  const { status, body } = await staffCall('/media', {
    token,
    method: 'POST',
    body: await pictureForm(unique('Picture')),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc.id
}

describe('taking a release back', () => {
  it('leaves out a picture that was deleted since', async () => {
    const [first, second] = [await newMedia(), await newMedia()]
    const article = await staff.article(true)
    await staff.call(`/news/${article.id}`, 'PATCH', { title: article.before, image: first })
    await staff.call(`/news/${article.id}?draft=true`, 'PATCH', {
      title: article.after,
      image: second,
      _status: 'draft',
    })
    const id = await staff.release(article)
    expect((await staff.call(`/releases/${id}/publish`, 'POST', {})).status).toBe(200)
    const deleted = await staff.call(`/media/${first}`, 'DELETE')
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)

    const undone = await staff.call(`/releases/${id}/undo`, 'POST', {})
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    const { body } = await staffCall(`/news/${article.id}?depth=0`)
    expect([body.title, body.image ?? null]).toEqual([article.before, null])
  })

  it('refuses where a product would stand in no category, and names what is missing', async () => {
    const [first, second] = [await newCategory(token), await newCategory(token)]
    const name = unique('Product')
    const created = await staff.call('/products', 'POST', {
      name,
      categoryId: first.id,
      _status: 'published',
    })
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    const product = { collection: 'products' as const, id: created.body.doc.id as string }
    await staff.call(`/products/${product.id}?draft=true`, 'PATCH', {
      categoryId: second.id,
      _status: 'draft',
    })
    const article = await staff.article(true)
    const id = await staff.release(product, article)
    expect((await staff.call(`/releases/${id}/publish`, 'POST', {})).status).toBe(200)
    const deleted = await staff.call(`/categories/${first.id}`, 'DELETE')
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)

    for (const force of [false, true]) {
      const { status, body } = await staff.call(`/releases/${id}/undo`, 'POST', { force })
      expect([status, body.refused]).toEqual([
        409,
        [
          {
            ...product,
            title: name,
            message: 'What it named as categoryId was deleted since.',
          },
        ],
      ])
    }
    expect((await staffCall(`/news/${article.id}`)).body.title).toBe(article.after)
    const { body } = await staffCall(`/products/${product.id}?depth=0`)
    expect(body.categoryId).toBe(second.id)
  })
})
