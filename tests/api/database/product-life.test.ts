import { describe, expect, it } from 'vitest'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

describe('the life of a product', () => {
  it('is created, found, translated, drafted, published, copied, binned, restored and deleted', async () => {
    const token = await signInAsSuperAdmin()
    const { id: categoryId } = await newCategory(token)
    const call = async (method: string, path: string, body?: Record<string, unknown>) => {
      const answer = await staffCall(`/products${path}`, { token, method, body })
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      return answer.body
    }
    const publicProduct = (id: string) => staffCall(`/products/${id}`)

    const name = unique('Machine')
    const { doc: made } = await call('POST', '', { name, categoryId, slug: '' })
    expect(made).toMatchObject({ name, _status: 'published', isActive: true, order: 0 })
    const path = `/${made.id}`

    const { docs } = await call('GET', `?where[name][equals]=${encodeURIComponent(name)}`)
    expect(docs.map(({ id }: { id: string }) => id)).toEqual([made.id])

    await call('PATCH', `${path}?locale=zh`, { name: '机器' })
    const inEnglish = await call('GET', path)
    const inChinese = await call('GET', `${path}?locale=zh`)
    expect([inEnglish.name, inChinese.name]).toEqual([name, '机器'])

    await call('PATCH', `${path}?draft=true`, { name: 'In work' })
    expect((await publicProduct(made.id)).body.name).toBe(name)

    await call('PATCH', path, { isFeatured: true })
    const stillHidden = (await publicProduct(made.id)).body
    expect([stillHidden.name, stillHidden.isFeatured]).toEqual([name, true])

    await call('PATCH', path, { name: 'Done', _status: 'published' })
    expect((await publicProduct(made.id)).body.name).toBe('Done')

    const { totalDocs } = await call('GET', `/versions?where[parent][equals]=${made.id}`)
    expect(totalDocs).toBeGreaterThanOrEqual(4)

    const { doc: copy } = await call('POST', `${path}/duplicate`)
    expect(copy._status).toBe('draft')
    expect(copy.slug).not.toBe(made.slug)

    await call('PATCH', path, { deletedAt: new Date().toISOString() })
    expect((await publicProduct(made.id)).status).toBe(404)

    await call('PATCH', `${path}?trash=true`, { deletedAt: null })
    expect((await publicProduct(made.id)).status).toBe(200)

    await call('DELETE', path)
    expect((await publicProduct(made.id)).status).toBe(404)
  })
})
