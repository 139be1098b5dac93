import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { expectUnchanged, storedRows } from '@/tests/helpers/stored-rows'
import { testServer } from '@/tests/helpers/test-server'

let token: string
let categoryId: string
let other: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
  other = (await newAccount(token, 'super_admin')).token
})

afterAll(() => setRules([]))

const call = (path: string, method = 'GET', body?: unknown, headers = {}, as = token) =>
  staffCall(path, { token: as, method, body, headers })

const done = async (...args: Parameters<typeof call>) => {
  const answer = await call(...args)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

async function setRules(approvalRules: object[]): Promise<void> {
  await done('/globals/site-settings', 'POST', { approvalRules })
}

/** A product that is public, in English alone. */
const newProduct = async (more: object = {}) =>
  (await done('/products', 'POST', { name: unique('Pump'), categoryId, ...more })).doc as {
    id: string
    name: string
    updatedAt: string
  }

const newJob = async (more: object = {}) =>
  (await done('/jobs', 'POST', { title: unique('Fitter'), location: 'Berlin', ...more })).doc as {
    id: string
    updatedAt: string
  }

/** A record in all its languages, without what stands in for another. */
const stored = (collection: string, id: string, draft = false) =>
  done(`/${collection}/${id}?locale=all&depth=0${draft ? '&draft=true' : ''}`)

const countsOf = async (collection: string, id: string) => {
  const versions = await done(`/${collection}/versions?where[parent][equals]=${id}`)
  const entries = await done(
    `/activity-logs?where[resourceId][equals]=${id}&where[resourceType][equals]=${collection}`,
  )
  return { versions: versions.totalDocs, entries: entries.totalDocs }
}

const statesOf = async (id: string, locale: string) => {
  const query = `collection=products&id=${id}&locale=${locale}`
  const { fields } = await done(`/translations/fields?${query}`)
  return Object.fromEntries(
    (fields as { path: string; state: string }[]).map(({ path, state }) => [path, state]),
  )
}

const problemsOf = ({ body }: Awaited<ReturnType<typeof call>>): string[] =>
  body.errors.flatMap(({ data }: { data?: { errors: { path: string }[] } }) =>
    (data?.errors ?? []).map(({ path }) => path),
  )

describe('a record in all its languages', () => {
  it('is made by one call, which leaves one version and one entry of the activity log', async () => {
    const { doc } = await done('/products/languages', 'POST', {
      name: unique('Pump'),
      categoryId,
      specifications: { Weight: '2 kg' },
      translations: {
        ja: { name: 'ポンプ', shortDescription: '小さい' },
        th: { name: 'ปั๊ม', specifications: { น้ำหนัก: '2 กก.', สี: 'ขาว' } },
      },
    })
    expect(await countsOf('products', doc.id)).toEqual({ versions: 1, entries: 1 })
    expect(await stored('products', doc.id)).toMatchObject({
      name: { en: doc.name, ja: 'ポンプ', th: 'ปั๊ม' },
      shortDescription: { ja: '小さい' },
      specifications: { en: { Weight: '2 kg' }, th: { น้ำหนัก: '2 กก.', สี: 'ขาว' } },
    })
    const rows = await storedRows(testServer())
    expect(rows.filter((row) => row.includes('ปั๊ม')).length).toBeGreaterThan(0)
  })

  it('is changed by one call, whose entry tells the texts of each language', async () => {
    const { id, updatedAt } = await newProduct({ shortDescription: 'Small' })
    const before = await countsOf('products', id)
    await done(
      `/products/${id}/languages`,
      'PATCH',
      {
        shortDescription: 'Large',
        isFeatured: true,
        translations: { ja: { shortDescription: '大きい' }, th: { shortDescription: 'ใหญ่' } },
      },
      { 'If-Unmodified-Since': updatedAt },
    )
    expect(await countsOf('products', id)).toEqual({
      versions: before.versions + 1,
      entries: before.entries + 1,
    })
    const { docs } = await done(
      `/activity-logs?where[resourceId][equals]=${id}&sort=-createdAt&limit=1`,
    )
    const changes = docs[0].details.changes as { field: string; locale?: string; after: string }[]
    const told = changes.map(({ field, locale = 'en', after }) => [field, locale, after])
    expect(told).toContainEqual(['shortDescription', 'en', 'Large'])
    expect(told).toContainEqual(['shortDescription', 'ja', '大きい'])
    expect(told).toContainEqual(['shortDescription', 'th', 'ใหญ่'])
    expect(told.filter(([field]) => field === 'isFeatured')).toHaveLength(1)
  })

  it('notes for each language the English it was written from, and leaves the others outdated', async () => {
    const { id } = await newProduct({ shortDescription: 'Small' })
    await done(`/products/${id}/languages`, 'PATCH', {
      translations: { ja: { shortDescription: '小さい' }, th: { shortDescription: 'เล็ก' } },
    })
    await done(`/products/${id}/languages`, 'PATCH', {
      shortDescription: 'Large',
      translations: { ja: { shortDescription: '大きい' } },
    })
    expect((await statesOf(id, 'ja')).shortDescription).toBe('whole')
    expect((await statesOf(id, 'th')).shortDescription).toBe('stale')
  })

  it('loses a text that is taken away by null or left empty, and keeps what is not named', async () => {
    const { id, name } = await newProduct({ shortDescription: 'Small' })
    await done(`/products/${id}/languages`, 'PATCH', {
      translations: { ja: { name: 'ポンプ', shortDescription: '小さい' }, th: { name: 'ปั๊ม' } },
    })
    await done(`/products/${id}/languages`, 'PATCH', {
      translations: { ja: { name: '' }, th: { name: null } },
    })
    const { name: names, shortDescription } = await stored('products', id)
    expect(names.en).toBe(name)
    expect([names.ja ?? null, names.th ?? null]).toEqual([null, null])
    expect(shortDescription).toMatchObject({ en: 'Small', ja: '小さい' })
    expect((await done(`/products/${id}?locale=ja`)).name).toBe(name)
  })

  it('has lists of other lengths in each language', async () => {
    const { id } = await newJob({ requirements: ['One', 'Two'] })
    await done(`/jobs/${id}/languages`, 'PATCH', {
      translations: { ja: { requirements: ['一', ' ', '二', '三'] }, th: { requirements: [] } },
    })
    const { requirements } = await stored('jobs', id)
    expect(requirements.en).toEqual(['One', 'Two'])
    expect(requirements.ja).toEqual(['一', '二', '三'])
    expect(requirements.th ?? null).toBeNull()
  })

  it('is saved as a draft in all languages, of which nothing is public until it is published', async () => {
    const { id, name } = await newProduct()
    await done(`/products/${id}/languages?draft=true`, 'PATCH', {
      name: `${name} 2`,
      _status: 'draft',
      translations: { ja: { name: 'ポンプ' }, th: { name: 'ปั๊ม' } },
    })
    expect((await stored('products', id)).name).toEqual({ en: name })
    await done(`/products/${id}?draft=true`, 'PATCH', { _status: 'published' })
    expect((await stored('products', id)).name).toEqual({
      en: `${name} 2`,
      ja: 'ポンプ',
      th: 'ปั๊ม',
    })
  })

  it('leaves a draft that waits to wait, with what became public in each language', async () => {
    const { id, name } = await newProduct({ shortDescription: 'Small' })
    await done(`/products/${id}/languages?draft=true`, 'PATCH', {
      name: `${name} 2`,
      translations: { th: { name: 'ปั๊ม' } },
    })
    await done(`/products/${id}/languages`, 'PATCH', {
      shortDescription: 'Large',
      translations: { ja: { shortDescription: '大きい' } },
    })
    expect(await stored('products', id)).toMatchObject({
      name: { en: name },
      shortDescription: { en: 'Large', ja: '大きい' },
    })
    expect(await stored('products', id, true)).toMatchObject({
      name: { en: `${name} 2`, th: 'ปั๊ม' },
      shortDescription: { en: 'Large', ja: '大きい' },
      _status: 'draft',
    })
  })
})

describe('rows of a page', () => {
  const question = (text: string) => ({ question: text, answer: `${text}, answered` })

  const newPage = async () =>
    (
      await done('/pages', 'POST', {
        title: unique('Page'),
        path: `/${unique('page').replaceAll(' ', '-')}`,
        layout: [{ blockType: 'faq', title: 'Asked', questions: [question('A'), question('B')] }],
      })
    ).doc

  it('are named by their ids, or by their places', async () => {
    const page = await newPage()
    const [block] = page.layout
    const [first, second] = block.questions
    await done(`/pages/${page.id}/languages`, 'PATCH', {
      layout: [{ ...block, questions: [second, first] }],
      translations: {
        ja: {
          layout: [
            {
              id: block.id,
              blockType: 'faq',
              title: '質問',
              questions: [{ id: first.id, question: 'い' }],
            },
          ],
        },
        th: {
          layout: [
            { blockType: 'faq', title: 'ถาม', questions: [{ question: 'ข' }, { question: 'ก' }] },
          ],
        },
      },
    })
    const [{ title, questions }] = (await stored('pages', page.id)).layout
    expect(title).toEqual({ en: 'Asked', ja: '質問', th: 'ถาม' })
    expect(questions.map((row: { question: object }) => row.question)).toMatchObject([
      { en: 'B', th: 'ข' },
      { en: 'A', ja: 'い', th: 'ก' },
    ])
  })

  it('are refused where the page has none of that name', async () => {
    const page = await newPage()
    const before = await storedRows(testServer())
    const answer = await call(`/pages/${page.id}/languages`, 'PATCH', {
      translations: {
        ja: {
          layout: [{ blockType: 'faq', questions: [{ question: '一' }, {}, { question: '三' }] }],
        },
        th: { layout: [{ id: 'f'.repeat(24), blockType: 'faq', title: 'ถาม' }] },
      },
    })
    expect(answer.status).toBe(400)
    expect(problemsOf(answer)).toEqual([
      'translations.ja.layout.0.questions.2',
      'translations.th.layout.0',
    ])
    await expectUnchanged(testServer(), before)
  })

  it('are judged in each language: a place that is to be filled in is not published', async () => {
    const page = await newPage()
    const answer = await call(`/pages/${page.id}/languages`, 'PATCH', {
      translations: { ja: { layout: [{ blockType: 'faq', title: '[[会社]]' }] } },
    })
    expect(answer.status).toBe(400)
    expect(problemsOf(answer)).toEqual(['translations.ja.layout'])
  })
})

describe('a save of all languages that is refused', () => {
  it('names language and field of each text that is wrong, and changes nothing', async () => {
    const { id } = await newProduct()
    const before = await storedRows(testServer())
    const answer = await call(`/products/${id}/languages`, 'PATCH', {
      name: 'Changed',
      translations: {
        ja: { name: 'ア'.repeat(201) },
        th: { name: 'ปั๊ม', shortDescription: 'ก'.repeat(1001) },
      },
    })
    expect(answer.status).toBe(400)
    expect(problemsOf(answer)).toEqual(['translations.ja.name', 'translations.th.shortDescription'])
    expect(answer.body.message).toContain('日本語: name must not be longer than 200 characters')
    await expectUnchanged(testServer(), before)
  })

  it('names a text that the rules of its collection refuse in one language', async () => {
    const { id } = await newProduct()
    const answer = await call(`/products/${id}/languages`, 'PATCH', {
      translations: { th: { attributeTexts: { nothing: 'ไม่' } } },
    })
    expect(answer.status).toBe(400)
    expect(problemsOf(answer)).toEqual(['translations.th.attributeTexts.nothing'])
  })

  it('makes nothing of a new record', async () => {
    const before = await storedRows(testServer())
    const { status } = await call('/products/languages', 'POST', {
      name: unique('Pump'),
      categoryId,
      translations: { ja: { name: 'ア'.repeat(201) } },
    })
    expect(status).toBe(400)
    await expectUnchanged(testServer(), before)
  })

  it.each([
    ['an unknown field', { ja: { nmae: 'ポンプ' } }, 'translations.ja.nmae'],
    ['what all languages share', { ja: { isFeatured: true } }, 'translations.ja.isFeatured'],
    ['the id', { ja: { id: 'x' } }, 'translations.ja.id'],
    ['a wrong type', { ja: { name: 7 } }, 'translations.ja.name'],
    ['a language that there is not', { xx: { name: 'x' } }, 'translations.xx'],
    ['the default language', { en: { name: 'x' } }, 'translations.en'],
    ['nothing for a language', { ja: null }, 'translations.ja'],
    ['a list', [], 'translations'],
  ])('tells %s by its path', async (_, translations, path) => {
    const { id } = await newProduct()
    const answer = await call(`/products/${id}/languages`, 'PATCH', { translations })
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    expect(problemsOf(answer)).toEqual([path])
  })

  it('says so of a language that is asked for besides, and the documented call knows no translations', async () => {
    const { id } = await newProduct()
    const translations = { ja: { name: 'ポンプ' } }
    const path = `/products/${id}`
    expect((await call(`${path}/languages?locale=ja`, 'PATCH', { translations })).status).toBe(400)
    expect((await call(path, 'PUT', { translations })).status).toBe(400)
    expect((await call(`${path}/languages`, 'PUT', { translations })).status).toBe(405)
    expect((await staffCall(`${path}/languages`, { method: 'PATCH', body: {} })).status).toBe(401)
  })
})

describe('two people who save all languages', () => {
  it('the later one is refused once, with all that was sent', async () => {
    const { id, updatedAt } = await newProduct()
    await done(`/products/${id}?locale=th`, 'PUT', { name: 'ปั๊ม' }, {}, other)
    const before = await storedRows(testServer())
    const { status, body } = await call(
      `/products/${id}/languages`,
      'PATCH',
      { name: 'Mine', translations: { ja: { name: '私の' } } },
      { 'If-Unmodified-Since': updatedAt },
    )
    expect(status).toBe(409)
    expect(body.conflict.username).toBeTruthy()
    await expectUnchanged(testServer(), before)
  })

  it('at the same moment do not both find it unchanged', async () => {
    const { id, updatedAt } = await newProduct()
    const headers = { 'If-Unmodified-Since': updatedAt }
    const translations = { ja: { name: 'ポンプ' } }
    const answers = await Promise.all([
      call(`/products/${id}/languages`, 'PATCH', { translations }, headers),
      call(`/products/${id}`, 'PUT', { name: 'Other' }, headers, other),
      call(`/products/${id}/languages`, 'PATCH', { translations }, headers, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('a draft of another language that its caller did not see is named', async () => {
    const { id, updatedAt } = await newProduct()
    await done(`/products/${id}?locale=ja&draft=true`, 'PATCH', { name: '下書き' }, {}, other)
    const { status, body } = await call(
      `/products/${id}/languages`,
      'PATCH',
      { translations: { ja: { name: 'ポンプ' }, th: { name: 'ปั๊ม' } } },
      { 'If-Unmodified-Since': updatedAt },
    )
    expect(status).toBe(409)
    expect(body.conflict.fields).toEqual(['translations.ja.name'])
  })
})

describe('who may publish some languages alone', () => {
  it('writes no other one by a save of all', async () => {
    const writer = await newAccount(token, 'product_admin')
    const { id } = await newProduct()
    await setRules([
      { roles: ['product_admin'], collections: ['products'], exceptLanguages: ['ja'] },
    ])
    const before = await storedRows(testServer())
    const as = (body: object, query = '') =>
      call(`/products/${id}/languages${query}`, 'PATCH', body, {}, writer.token)
    const both = { translations: { ja: { name: 'ポンプ' }, th: { name: 'ปั๊ม' } } }
    expect((await as(both)).status).toBe(403)
    expect((await as({ name: 'Mine', translations: { ja: { name: 'ポンプ' } } })).status).toBe(403)
    await expectUnchanged(testServer(), before)
    expect((await as(both, '?draft=true')).status).toBe(200)
    expect((await as({ translations: { ja: { shortDescription: '小さい' } } })).status).toBe(200)
    expect(await stored('products', id)).toMatchObject({ shortDescription: { ja: '小さい' } })
  })

  it('and who may not edit a collection writes none of its languages', async () => {
    const writer = await newAccount(token, 'news_admin')
    const { id } = await newProduct()
    const translations = { ja: { name: 'ポンプ' } }
    const { status } = await call(
      `/products/${id}/languages`,
      'PATCH',
      { translations },
      {},
      writer.token,
    )
    expect(status).toBe(403)
  })
})
