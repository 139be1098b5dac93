import { beforeAll, describe, expect, it } from 'vitest'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { visit } from '@/tests/helpers/visit'

interface Stored {
  id: string
  slug: string
  name: string
}

let token: string
let machine: Stored
let other: Stored

async function create(collection: string, body: object): Promise<Stored> {
  const answer = await staffCall(`/${collection}`, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

const pageOf = async ({ slug }: Stored) => (await visit(`/product/${slug}`)).html

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const { id: categoryId } = await newCategory(token)
  machine = await create('products', { name: unique('Machine'), categoryId })
  other = await create('products', { name: unique('Other'), categoryId })
})

describe('an article stands on the page of a product', () => {
  const publishedAt = '2026-01-01T00:00:00.000Z'

  it('that it is about, whatever its text names', async () => {
    const title = unique(`News of ${machine.name}`)
    await create('news', { title, publishedAt, products: [other.id] })
    expect(await pageOf(other)).toContain(title)
    expect(await pageOf(machine)).not.toContain(title)
  })

  it('that its text names, where it is about none', async () => {
    const title = unique('Plain news')
    await create('news', { title, publishedAt, content: `It names the ${machine.name}.` })
    expect(await pageOf(machine)).toContain(title)
    expect(await pageOf(other)).not.toContain(title)
  })

  it('and names no product that is not there', async () => {
    const body = { title: unique('News'), products: [crypto.randomUUID()] }
    expect((await staffCall('/news', { token, method: 'POST', body })).status).toBe(400)
  })
})

describe('a customer', () => {
  it('stands on the pages of what it has, once, with what it says', async () => {
    const title = unique('Customer')
    const item = { title, quote: 'It never stands still.', quoteBy: 'Head of halls', value: '12' }
    const layout = [
      {
        blockType: 'references',
        title: 'They use it',
        items: [{ ...item, products: [machine.id] }],
      },
    ]
    for (const each of ['one', 'two'])
      await create('pages', {
        path: `/customers-${each}-${crypto.randomUUID().slice(0, 8)}`,
        title: 'Customers',
        layout,
        _status: 'published',
      })
    const html = await pageOf(machine)
    expect(html.match(new RegExp(`<h3[^>]*>${title}`, 'g'))).toHaveLength(1)
    expect(html).toContain('It never stands still.')
    expect(await pageOf(other)).not.toContain(title)
  })
})
