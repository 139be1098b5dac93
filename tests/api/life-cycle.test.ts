import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayIn } from '@/src/platform/time/days'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

const today = dayIn('UTC', Date.now())
const day = (offset: number) => `${addDays(today, offset)}T00:00:00.000Z`

let token: string
let categoryId: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
})

const variants = {
  code: 'LX40',
  axes: [
    {
      key: 'colour',
      options: [
        { key: 'silver', code: '' },
        { key: 'black', code: 'B' },
      ],
    },
  ],
  combinations: [{ options: { colour: 'silver' } }, { options: { colour: 'black' } }],
}

const post = (body: object) =>
  staffCall('/products', {
    token,
    method: 'POST',
    body: { name: unique('Machine'), categoryId, ...body },
  })

const change = (id: string, body: object, query = '') =>
  staffCall(`/products/${id}${query}`, { token, method: 'PATCH', body })

async function make(body: object = {}): Promise<{ id: string; slug: string; name: string }> {
  const answer = await post(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

const visit = (path: string) => fetch(testServer().baseUrl + path, { redirect: 'manual' })

describe('variants of a product', () => {
  it('are stored, named by language, and shown with their order codes', async () => {
    const { id, slug } = await make({
      variants,
      variantTexts: {
        colour: 'Colour',
        'colour.silver': 'Silver',
        'colour.black': 'Black',
        'LX40-B': 'For dark lobbies',
      },
    })
    const translated = await change(
      id,
      { name: '机器', variantTexts: { colour: '颜色' } },
      '?locale=zh',
    )
    expect(translated.status, JSON.stringify(translated.body)).toBe(200)

    const { body } = await api(`/product/${slug}`)
    expect(body.variantList).toMatchObject([
      { code: 'LX40', options: [{ axis: 'colour', option: 'silver', name: 'Silver' }] },
      { code: 'LX40-B', note: 'For dark lobbies' },
    ])
    const html = await (await visit(`/product/${slug}`)).text()
    expect(html).toContain('id="LX40-B"')
    expect(html).toContain('"@type":"ProductGroup"')
    const chinese = await (await visit(`/zh/product/${slug}`)).text()
    expect(chinese).toContain('颜色')
    // A name that the language lacks is there in English.
    expect(chinese).toContain('Black')
  })

  it.each([
    [
      { ...variants, combinations: [{ options: { colour: 'red' } }] },
      'variants.combinations.0.options.colour',
    ],
    [
      { ...variants, combinations: [...variants.combinations, variants.combinations[0]] },
      'variants.combinations.2',
    ],
    [
      {
        ...variants,
        combinations: [variants.combinations[0], { options: { colour: 'black' }, code: 'LX40' }],
      },
      'variants.combinations.1.code',
    ],
    [{ ...variants, code: 'lx 40' }, 'variants.code'],
    [
      { ...variants, combinations: [{ options: { colour: 'black' }, attributes: { nothing: 1 } }] },
      'variants.combinations.0.attributes.nothing',
    ],
  ])('that make no sense are refused by the name of their field: %j', async (wrong, field) => {
    const { status, body } = await post({ variants: wrong })
    expect([status, body.errors[0].data.errors[0].path]).toEqual([400, field])
    expect(body.message).toContain(field)
  })

  it('have no texts for what is not there', async () => {
    const { status, body } = await post({ variants, variantTexts: { size: 'Size' } })
    expect([status, body.errors[0].data.errors[0].path]).toEqual([400, 'variantTexts.size'])
  })

  it('go out and in as CSV without a change, and are changed by it', async () => {
    const { slug, name } = await make({ variants })
    const { body: csv } = await staffCall(`/products/export?search=${encodeURIComponent(name)}`, {
      token,
    })
    expect(csv).toContain('colour: silver, black=B')
    const send = (text: string) => {
      const form = new FormData()
      form.set('file', new File([text], 'catalogue.csv', { type: 'text/csv' }))
      form.set('_payload', '{}')
      return fetch(`${testServer().baseUrl}/api/admin/products/import`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      }).then((answer) => answer.json())
    }
    expect((await send(csv)).totals).toMatchObject({ update: 0, refused: 0 })
    const changed = await send(`slug,variants\n${slug},"LX50\ncolour: silver\nsilver"\n`)
    expect(changed.totals).toMatchObject({ update: 1, refused: 0 })
    const refused = await send(
      `slug,variants,successor,worksWith\n${slug},"LX50\ncolour: silver\ngold",no-such,"${slug}\nno-such"\n`,
    )
    expect(refused.rows[0].errors.map(({ field }: { field: string }) => field)).toEqual([
      'variants',
      'successor',
      'worksWith',
    ])
  })
})

describe('the life of a product', () => {
  it('is told by its days, in lists, by the facet and by the filter of staff', async () => {
    const ending = await make({ lastOrderDay: day(30), endOfSupportDay: day(300) })
    const supported = await make({ lastOrderDay: day(-3) })
    const over = await make({ lastOrderDay: day(-30), endOfSupportDay: day(-1) })
    const { body } = await api('/products')
    const states = new Map(
      body.map((each: { id: string; lifeCycle: string }) => [each.id, each.lifeCycle]),
    )
    expect([ending, supported, over].map(({ id }) => states.get(id))).toEqual([
      'lastOrder',
      'supportOnly',
      'withdrawn',
    ])
    const list = await (await visit('/products?state=lastOrder')).text()
    expect(list).toContain(`/product/${ending.slug}`)
    expect(list).not.toContain(`/product/${supported.slug}`)
    const { body: found } = await staffCall(
      `/products?limit=0&where[and][0][lastOrderDay][less_than]=${day(0)}&where[and][1][or][0][endOfSupportDay][exists]=false&where[and][1][or][1][endOfSupportDay][greater_than_equal]=${day(0)}`,
      { token },
    )
    const ids = found.docs.map(({ id }: { id: string }) => id)
    expect([ids.includes(supported.id), ids.includes(over.id), ids.includes(ending.id)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('ends at the page of the successor, along a chain, and comes back with the days', async () => {
    const last = await make()
    const middle = await make({ successorId: last.id, endOfSupportDay: day(-1) })
    const first = await make({ successorId: middle.id })
    expect((await visit(`/product/${first.slug}`)).status).toBe(200)

    expect((await change(first.id, { endOfSupportDay: day(-1) })).status).toBe(200)
    for (const [path, to] of [
      [`/product/${first.slug}`, `/product/${last.slug}`],
      [`/zh/product/${first.slug}`, `/zh/product/${last.slug}`],
      [`/product/${first.slug}/datasheet.pdf`, `/product/${last.slug}/datasheet.pdf`],
      [`/th/product/${first.slug}/datasheet.pdf`, `/th/product/${last.slug}/datasheet.pdf`],
    ] as const) {
      const answer = await visit(path)
      expect(answer.status, path).toBe(308)
      expect(new URL(String(answer.headers.get('location')), testServer().baseUrl).pathname).toBe(
        to,
      )
    }
    const { body } = await api('/products')
    expect(body.some(({ id }: { id: string }) => id === first.id)).toBe(false)

    await change(first.id, { endOfSupportDay: null })
    expect((await visit(`/product/${first.slug}`)).status).toBe(200)
  })

  it('stays with a note where nothing follows', async () => {
    const { slug } = await make({ lastOrderDay: day(-9), endOfSupportDay: day(-1) })
    const answer = await visit(`/product/${slug}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('data-life-cycle="withdrawn"')
    expect(html).not.toContain('request=demo')
    expect(html).not.toContain(`/quote?items=${slug}`)
    const sheet = await fetch(`${testServer().baseUrl}/product/${slug}/datasheet.pdf`, {
      method: 'HEAD',
    })
    expect(sheet.status).toBe(200)
  })

  it('refuses days out of order and successors that lead back', async () => {
    const wrong = await post({ lastOrderDay: day(9), endOfSupportDay: day(1) })
    expect([wrong.status, wrong.body.errors[0].data.errors[0].path]).toEqual([
      400,
      'endOfSupportDay',
    ])
    const one = await make()
    const other = await make({ successorId: one.id })
    for (const successorId of [other.id, one.id]) {
      const { status, body } = await change(one.id, { successorId })
      expect([status, body.errors[0].data.errors[0].path]).toEqual([400, 'successorId'])
    }
  })

  it('is told by a feed, in the language of its address', async () => {
    const { slug } = await make({ lastOrderDay: day(20) })
    for (const [prefix, words] of [
      ['', 'Last-time buy'],
      ['/zh', '最后订购期'],
    ]) {
      const answer = await visit(`${prefix}/products/life-cycle.xml`)
      expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
      const feed = await answer.text()
      expect(feed).toContain(`${prefix}/product/${slug}#lastOrder-${today}`)
      expect(feed).toContain(words)
    }
    expect((await visit('/xx/products/life-cycle.xml')).status).toBe(404)
    const linkIn = async (path: string) => (await (await visit(path)).text()).match(feedLink)?.[1]
    expect(await linkIn('/zh/products')).toBe('/zh/products/life-cycle.xml')
    expect(await linkIn(`/product/${slug}`)).toBe('/products/life-cycle.xml')
    expect(await linkIn('/news')).toBeUndefined()
  })
})

describe('completeness', () => {
  it('is told of products, by language, to staff alone', async () => {
    const { id } = await make({ shortDescription: 'Small' })
    const path = `/products/completeness?ids=${id}`
    const { status, body } = await staffCall(path, { token })
    expect(status).toBe(200)
    expect(body.products[0].languages.en.missing).toEqual([
      'description',
      'picture',
      'alt',
      'document',
    ])
    expect(body.products[0].languages.th.missing).toContain('shortDescription')
    expect((await staffCall(path)).status).toBe(401)
    expect((await staffCall('/products/completeness', { token })).status).toBe(400)
  })

  it('below what the settings ask for keeps a product from being published, whichever way', async () => {
    const set = (minCompleteness: number | null) =>
      staffCall('/globals/site-settings', { token, method: 'POST', body: { minCompleteness } })
    const draft = await make({ _status: 'draft' })
    const known = await make({ shortDescription: 'Small' })
    expect((await set(50)).status).toBe(200)
    try {
      const made = await post({})
      expect([made.status, made.body.errors[0].data.errors[0].path]).toEqual([400, '_status'])
      expect(made.body.message).toContain('50 %')
      expect((await change(draft.id, { _status: 'published' })).status).toBe(400)
      const many = await staffCall('/products/bulk', {
        token,
        method: 'POST',
        body: { action: 'publish', ids: [draft.id] },
      })
      expect(many.body.errors[0]).toMatchObject({ id: draft.id, status: 400 })
      // What is public already may change, unless it says less than before.
      expect((await change(known.id, { order: 5 })).status).toBe(200)
      expect((await change(known.id, { name: '机器' }, '?locale=zh')).status).toBe(200)
      expect((await change(known.id, { shortDescription: null })).status).toBe(400)
      expect((await post({ _status: 'draft' })).status).toBe(201)
    } finally {
      await set(null)
    }
  })
})

const feedLink = /<link rel="alternate"[^>]* href="(?:https?:\/\/[^/"]+)?([^"]*life-cycle\.xml)"/
