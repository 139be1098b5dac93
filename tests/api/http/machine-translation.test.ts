import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { newAccount } from '@/tests/helpers/accounts'
import { newCategory, unique } from '@/tests/helpers/samples'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, signInAsSuperAdmin, type StaffCall, staffCall } from '@/tests/helpers/staff-call'
import {
  openTranslationService,
  type TranslationService,
} from '@/tests/helpers/translation-service'

let service: TranslationService
let server: TestServer
let stop: () => Promise<void>
let token: string
let categoryId: string

beforeAll(async () => {
  service = await openTranslationService()
  ;({ server, stop } = await startServer({
    TRANSLATION_URL: service.libreTranslate,
    TRANSLATION_API_KEY: 'the key of the service',
  }))
  token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
  const { body } = await call('/categories', {
    method: 'POST',
    body: { name: 'Safes', slug: unique('safes').toLowerCase().replace(/\W+/g, '-') },
  })
  categoryId = body.doc.id
})

afterAll(async () => {
  await stop()
  await service.close()
})

afterEach(() => {
  service.calls.length = 0
  service.failure = undefined
  service.stream = undefined
  service.beforeAnswer = () => Promise.resolve()
})

const call = (path: string, options: StaffCall = {}) =>
  staffCall(path, { token, baseUrl: server.baseUrl, ...options })

async function product(data: object): Promise<string> {
  const { status, body } = await call('/products', {
    method: 'POST',
    body: { name: unique('Safe'), categoryId, isActive: true, ...data },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc.id
}

const translate = (id: string, more: object = {}, collection = 'products', as = token) =>
  call('/translations/machine', {
    method: 'POST',
    token: as,
    body: { collection, id, locale: 'ru', ...more },
  })

async function statesOf(id: string): Promise<Record<string, [string, unknown]>> {
  const { body } = await call(`/translations/fields?collection=products&id=${id}&locale=ru`)
  const fields = body.fields as { key: string; state: string; translation: unknown }[]
  return Object.fromEntries(
    fields.map(({ key, state, translation }) => [key, [state, translation]]),
  )
}

/** Russian of the texts below, as a service might put it. */
const russian: Record<string, string> = {
  'Stores 2,200 notes': 'Вмещает 2 200 банкнот',
  'Holds 40 coins': 'Вмещает 50 монет',
  'It has two cassettes': 'У него два лотка',
  '20 kg': '20 кг',
}

describe('a machine’s translation', () => {
  it('is a draft that stands as machine-made until somebody confirms it', async () => {
    service.translate = (text) => russian[text] ?? text.replace('Safe', 'Сейф')
    const id = await product({
      shortDescription: 'Stores 2,200 notes',
      specifications: { Weight: '20 kg' },
    })
    const { status, body } = await translate(id)
    expect([status, body.refused]).toEqual([200, []])
    expect(body.written).toEqual(
      expect.arrayContaining(['name', 'shortDescription', 'specifications']),
    )
    const [asked] = service.calls
    expect(asked).toMatchObject({
      path: '/translate',
      body: { source: 'en', target: 'ru', format: 'text', api_key: 'the key of the service' },
    })
    expect(await statesOf(id)).toMatchObject({
      shortDescription: ['machine', 'Вмещает 2 200 банкнот'],
      specifications: ['machine', { Масса: '20 кг' }],
    })
    // Visitors go on reading the English.
    const shown = await fetch(`${server.baseUrl}/api/products/${id}?locale=ru`)
    expect(JSON.stringify(await shown.json())).not.toContain('банкнот')

    const confirmed = await call('/translations/confirm', {
      method: 'POST',
      body: { collection: 'products', id, locale: 'ru', keys: ['shortDescription'] },
    })
    expect(confirmed.status).toBe(200)
    expect(await statesOf(id)).toMatchObject({
      shortDescription: ['whole', 'Вмещает 2 200 банкнот'],
      specifications: ['machine', { Масса: '20 кг' }],
    })
  })

  it('is proposed without being written, also where there are no drafts', async () => {
    service.translate = (text) => russian[text] ?? 'Сейф'
    const id = await product({ shortDescription: 'Stores 2,200 notes', specifications: {} })
    const { status, body } = await translate(id, { keys: ['shortDescription'], isProposal: true })
    expect([status, body.written, body.proposals]).toEqual([
      200,
      [],
      [{ key: 'shortDescription', targets: ['Вмещает 2 200 банкнот'] }],
    ])
    expect(await statesOf(id)).toMatchObject({ shortDescription: ['missing', null] })
    const category = await translate(categoryId, { keys: ['name'], isProposal: true }, 'categories')
    expect([
      category.status,
      category.body.refused.length + category.body.proposals.length,
    ]).toEqual([200, 1])
  })

  it('is not taken with another figure, and the others are', async () => {
    service.translate = (text) => russian[text] ?? 'Сейф'
    const id = await product({ name: 'Safe', shortDescription: 'Holds 40 coins' })
    const { status, body } = await translate(id, { keys: ['name', 'shortDescription'] })
    expect(status).toBe(200)
    expect(body.refused).toEqual([
      expect.objectContaining({ key: 'shortDescription', message: expect.stringContaining('50') }),
    ])
    expect(await statesOf(id)).toMatchObject({ shortDescription: ['missing', null] })
  })

  it('has the terms of the glossary: asked for again with these, refused where it loses them', async () => {
    const glossary = JSON.parse(readFileSync('locales/ru/glossary.json', 'utf8')) as {
      terms: { en: string; term: string }[]
    }
    const term = glossary.terms.find(({ en }) => en === 'cassette')?.term ?? ''
    expect(term).not.toBe('')
    service.translate = (text) => (text.includes(term) ? `У него две: ${term}` : 'У него два лотка')
    const id = await product({ shortDescription: 'It has two cassettes' })
    const taken = await translate(id, { keys: ['shortDescription'] })
    expect(taken.body.refused).toEqual([])
    expect(service.calls.map(({ body }) => body.q)).toEqual([
      ['It has two cassettes'],
      [`It has two ${term}`],
    ])
    expect(await statesOf(id)).toMatchObject({
      shortDescription: ['machine', `У него две: ${term}`],
    })

    service.translate = () => 'У него два лотка'
    const refused = await translate(id, { keys: ['shortDescription'] })
    expect(refused.body.written).toEqual([])
    expect(refused.body.refused[0].message).toContain('cassette')
  })

  it('does not take the place of what somebody wrote meanwhile', async () => {
    service.translate = () => 'Слова машины'
    const id = await product({ shortDescription: 'Old words' })
    service.beforeAnswer = async () => {
      const { status } = await call(`/products/${id}?locale=ru`, {
        method: 'PATCH',
        body: { shortDescription: 'Слова человека' },
      })
      expect(status).toBe(200)
    }
    const { body } = await translate(id, { keys: ['shortDescription'] })
    expect([body.written, body.refused.length]).toEqual([[], 1])
    expect(await statesOf(id)).toMatchObject({ shortDescription: ['whole', 'Слова человека'] })
  })

  it.each([
    [500, 'oops'],
    [200, 'no JSON'],
    [200, '{"translatedText":["one too many","and more"]}'],
    [403, '{"error":"Invalid API key"}'],
  ])('is 502 where the service answers %s %s, and nothing is written', async (status, body) => {
    const id = await product({ shortDescription: 'Some words' })
    service.failure = { status, body }
    const answer = await translate(id, { keys: ['shortDescription'] })
    expect(answer.status).toBe(502)
    expect(JSON.stringify(answer.body)).not.toContain('Invalid API key')
    expect(await statesOf(id)).toMatchObject({ shortDescription: ['missing', null] })
  })

  it('is 502 where the service answers without end, and nothing is written', async () => {
    const id = await product({ shortDescription: 'Some words' })
    service.stream = function* () {
      yield '{"translatedText":["'
      for (;;) yield 'x'.repeat(1_000_000)
    }
    const answer = await translate(id, { keys: ['shortDescription'] })
    expect([answer.status, answer.body.written]).toEqual([502, undefined])
    expect(await statesOf(id)).toMatchObject({ shortDescription: ['missing', null] })
  })

  it('is made of half a million characters of an account a day, and of those of others', async () => {
    service.translate = (text) => text
    const own = await newAccount(token, 'super_admin', [], server.baseUrl)
    const translateAs = async (as: string, id: string) =>
      translate(id, { keys: ['content'] }, 'news', as)
    const { body } = await call('/news', {
      method: 'POST',
      body: { title: unique('Long'), content: 'Words '.repeat(16_600) },
    })
    const { id } = body.doc
    for (let calls = 0; calls < 5; calls += 1)
      expect((await translateAs(own.token, id)).status).toBe(200)
    service.calls.length = 0
    const refused = await translateAs(own.token, id)
    expect([refused.status, refused.body.message]).toEqual([429, expect.any(String)])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60)
    expect(service.calls).toEqual([])
    expect((await translateAs(token, id)).status).toBe(200)
  })

  it('is refused where it would be public at once, and for fields that are none', async () => {
    expect((await translate(categoryId, {}, 'categories')).status).toBe(400)
    const id = await product({})
    expect((await translate(id, { keys: ['price'] })).status).toBe(400)
    expect((await translate('no-such-id')).status).toBe(404)
    const visitor = await call('/translations/machine', {
      method: 'POST',
      token: undefined,
      body: { collection: 'products', id, locale: 'ru' },
    })
    expect(visitor.status).toBe(401)
    expect(service.calls).toEqual([])
  })
})

it('is refused where no service is set up', async () => {
  const own = await signInAsSuperAdmin()
  const { id } = await newCategory(own)
  const body = { collection: 'categories', id, locale: 'ru' }
  const answer = await staffCall('/translations/machine', { token: own, method: 'POST', body })
  expect([answer.status, answer.body.message]).toEqual([
    400,
    'No translation service is set up: TRANSLATION_URL is not set',
  ])
  expect((await staffCall(`/categories/${id}`, { token: own, method: 'DELETE' })).status).toBe(200)
})
