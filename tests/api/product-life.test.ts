import { PayloadSDK } from '@payloadcms/sdk'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Config } from '../../payload-types'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'

describe('the life of a product, told by the SDK', () => {
  let sdk: PayloadSDK<Config>
  let categoryId: string

  beforeAll(async () => {
    const baseURL = `${inject('baseUrl')}/api/admin`
    const { token } = await new PayloadSDK<Config>({ baseURL }).login({
      collection: 'users',
      // The SDK's type knows sign-in by mail address alone.
      data: inject('admin') as unknown as { email: string; password: string },
    })
    sdk = new PayloadSDK<Config>({
      baseURL,
      baseInit: { headers: { Authorization: `Bearer ${token}` } },
    })
    categoryId = (await newCategory(String(token))).id
  })

  it('is created, found, translated, drafted, published, copied, binned, restored and deleted', async () => {
    const name = unique('Machine')
    const collection = 'products'
    const made = await sdk.create({ collection, data: { name, categoryId, slug: '' } })
    expect(made).toMatchObject({ name, _status: 'published', isActive: true, order: 0 })

    const { docs } = await sdk.find({ collection, where: { name: { equals: name } } })
    expect(docs.map(({ id }) => id)).toEqual([made.id])

    await sdk.update({ collection, id: made.id, data: { name: '机器' }, locale: 'zh' })
    const inEnglish = await sdk.findByID({ collection, id: made.id })
    const inChinese = await sdk.findByID({ collection, id: made.id, locale: 'zh' })
    expect([inEnglish.name, inChinese.name]).toEqual([name, '机器'])

    await sdk.update({ collection, id: made.id, data: { name: 'In work' }, draft: true })
    expect((await publicProduct(made.id)).body.name).toBe(name)

    await sdk.update({ collection, id: made.id, data: { isFeatured: true } })
    const stillHidden = (await publicProduct(made.id)).body
    expect([stillHidden.name, stillHidden.isFeatured]).toEqual([name, true])

    await sdk.update({ collection, id: made.id, data: { name: 'Done', _status: 'published' } })
    expect((await publicProduct(made.id)).body.name).toBe('Done')

    const { totalDocs } = await sdk.findVersions({
      collection,
      where: { parent: { equals: made.id } },
    })
    expect(totalDocs).toBeGreaterThanOrEqual(4)

    const copy = await staffCall(`/products/${made.id}/duplicate`, { token, method: 'POST' })
    expect(copy.body.doc._status).toBe('draft')
    expect(copy.body.doc.slug).not.toBe(made.slug)

    const deletedAt = new Date().toISOString()
    await sdk.update({ collection, id: made.id, data: { deletedAt } })
    expect((await publicProduct(made.id)).status).toBe(404)

    await sdk.update({ collection, id: made.id, data: { deletedAt: null }, trash: true })
    expect((await publicProduct(made.id)).status).toBe(200)

    await sdk.delete({ collection, id: made.id })
    expect((await publicProduct(made.id)).status).toBe(404)
  })

  let token: string
  beforeAll(async () => {
    token = await signInAsSuperAdmin()
  })

  const publicProduct = (id: string) => staffCall(`/products/${id}`)
})
