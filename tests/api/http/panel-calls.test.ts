import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, oneOfEverybody } from '@/tests/helpers/accounts'
import { panelCall } from '@/tests/helpers/panel-call'
import { newCategory, unique } from '@/tests/helpers/samples'
import { sendRaw } from '@/tests/helpers/send-raw'
import { type Answer, signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

/** All functions that Payload has. */
const functions = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]

/** Names that are none, some of which every object has. */
const others = ['nope', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], [])

const hostile: unknown[] = [
  null,
  1,
  'text',
  [],
  {},
  { collectionSlug: 'nope' },
  { collectionSlug: '__proto__' },
  { collectionSlug: 'constructor', id: 'x' },
  { collectionSlug: ['users'], globalSlug: {} },
  { globalSlug: 'nope', schemaPath: 'nope' },
  { collectionSlug: 'inquiries', docID: 'x', fromLocale: 'en', toLocale: 'xx' },
  { collectionSlug: 'payload-kv', query: { limit: 1e9, where: 'x' } },
  { collectionSlug: 'news', schemaPath: 'news.nope', formState: { title: null }, operation: 'x' },
  { collectionSlug: 'news', schemaPath: 'news', formState: { 'a.b.c': { rows: 7, value: {} } } },
  { collectionSlug: 'news', data: deep(40), columns: 'x', select: 'x', locale: {} },
  { collectionSlug: 'news', docID: {}, id: [], path: 7, field: 'x', schemaPath: null },
  { doc: { relationTo: '__proto__', value: {} }, type: 'x', date: 'x', deleteID: {} },
  { widgetSlug: 'constructor', widgetData: 7, user: { role: 'super_admin' }, req: {} },
]

/** Pattern of texts that reveal code. */
const internals = /node_modules|\n\s+at |Cannot read propert|TypeError|ReferenceError/

let token: string
let everybody: Record<string, Account>

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  everybody = await oneOfEverybody(token)
})

const expectRefused = ({ status, body }: Answer, what: string, statuses = [400, 403, 404]) => {
  expect(statuses, `${what}: ${status} ${String(body).slice(0, 300)}`).toContain(status)
  expect(String(body), what).not.toMatch(internals)
}

describe('visitors', () => {
  it('call nothing, whatever they send', async () => {
    for (const name of [...functions, ...others]) {
      const answer = await panelCall(name, { collectionSlug: 'news' })
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        401,
        { message: 'Not signed in', code: 'unauthenticated' },
      ])
    }
    for (const body of ['', 'null', '[[[[', '{}', '"x"'])
      expect((await panelCall('', {}, { body })).status).toBe(401)
  })

  it('gain nothing by a session that is none, and are counted', async () => {
    const statuses = []
    for (let count = 0; count < 65; count += 1)
      statuses.push((await panelCall('form-state', {}, { token: 'a.b.c' })).status)
    expect(statuses[0]).toBe(401)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('staff', () => {
  it.each(functions)(
    'are told what is wrong with a call of %s, and nothing of the code',
    async (name) => {
      for (const args of hostile) {
        const answer = await panelCall(name, args, { token })
        const what = `${name} ${JSON.stringify(args)}`
        expect(answer.status, `${what}: ${answer.body}`).toBeLessThan(500)
        expect(answer.body, what).not.toMatch(internals)
      }
    },
  )

  it.each(others)('find no function %j', async (name) => {
    expectRefused(await panelCall(name, {}, { token }), name, [404])
  })

  it('find none of the functions that the panel does not call', async () => {
    for (const name of ['slugify', 'get-folder-results-component-and-data'])
      expectRefused(await panelCall(name, {}, { token }), name, [404])
  })

  it('of every role get forms and lists of what is theirs', async () => {
    const id = (await newCategory(token)).id
    for (const [role, account] of Object.entries(everybody)) {
      for (const name of functions) {
        const args = { collectionSlug: 'inquiries', docID: id, id, schemaPath: 'inquiries' }
        const answer = await panelCall(name, args, { token: account.token })
        expect(answer.status, `${role} ${name}: ${answer.body}`).toBeLessThan(500)
        expect(answer.body, `${role} ${name}`).not.toMatch(internals)
      }
    }
    const form = { collectionSlug: 'news', schemaPath: 'news', operation: 'create', data: {} }
    const newsroom = everybody.news_admin
    const { status, body } = await panelCall(
      'form-state',
      { ...form, docPermissions: { fields: true }, docPreferences: { fields: {} }, formState: {} },
      { token: newsroom?.token },
    )
    expect([status, body.includes('"title"')]).toEqual([200, true])
  })
})

describe('a body', () => {
  const malformed = [
    '',
    'null',
    '"x"',
    '{}',
    '[]',
    '[1]',
    '[[[[',
    '[{"name":"form-state"}]',
    '[{"name":"form-state","args":[]}]',
    '[{"name":1,"args":{}}]',
    '[{"name":"form-state","args":{}},{}]',
    '[{"name":"form-state","args":{"__proto__":{"a":1}}}]',
    '[{"name":"form-state","args":{"a":"$1"}}]',
    '[{"name":"form-state","args":{"a":"$0"}}]',
    '[{"name":"form-state","args":{"a":"$0:0:args"}}]',
    '[{"name":"form-state","args":{"a":"$0:0:nope"}}]',
    '[{"name":"form-state","args":{"a":"$Q1","b":"$F1","c":"$@1","d":"$K1"}}]',
    '[{"name":"form-state","args":{"a":"$Dnever"}}]',
    `[{"name":"form-state","args":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}]`,
    `[{"name":"form-state","args":{${'abcdefghijklmnopqrstuvwxyz'
      .split('')
      .map((name, at, all) => {
        const before = `"$0:0:args:${all[at - 1]}"`
        return `"${name}":${at === 0 ? '[1]' : `[${before},${before}]`}`
      })
      .join(',')}}}]`,
  ]

  it.each(malformed)('that no page sends is refused: %.60s', async (body) => {
    expectRefused(await panelCall('', {}, { token, body }), body, [400])
  })

  it('of another type, or for a function that no build has, is refused', async () => {
    expectRefused(
      await panelCall('', {}, { token, headers: { 'Content-Type': 'application/json' } }),
      'JSON',
      [415],
    )
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const field = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    for (const call of [
      '[{"name":"form-state","args":{}}]',
      '["$@1",{"name":"form-state"}]',
      '["$@1","zh"]',
    ]) {
      const body = `${field('1', '"bm90aGluZw=="')}${field('0', call)}--x--\r\n`
      expectRefused(await panelCall('', {}, { token, headers, body }), call, [400])
    }
    for (const id of ['x', 'constructor', '7f'.repeat(21)])
      expectRefused(
        await panelCall('', {}, { token, headers: { 'Next-Action': id } }),
        id,
        [404, 409],
      )
  })

  it('of nine megabytes is refused at once, and the connection closed', async () => {
    const large = 'x'.repeat(9 * 1024 * 1024)
    expectRefused(await panelCall('', {}, { token, body: large }), 'said before', [413])
    const head = [
      'POST /admin/account HTTP/1.1',
      'Host: localhost',
      `Next-Action: ${'40'.repeat(21)}`,
      `Cookie: payload-token=${token}`,
      'Content-Type: text/plain',
    ].join('\r\n')
    const said = `${head}\r\nContent-Length: ${large.length}\r\n\r\n${large.slice(0, 100_000)}`
    expect(await sendRaw(testServer().baseUrl, said)).toMatch(/^HTTP\/1\.1 413 /)
    const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`
    const chunked = `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`
    expect(await sendRaw(testServer().baseUrl, chunked)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('from another site is refused', async () => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ] as Record<string, string>[])
      expectRefused(await panelCall('form-state', {}, { token, headers }), 'foreign', [403])
  })
})

describe('a time that the panel sets', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  const newArticle = async (by = token): Promise<string> => {
    const body = { title: unique('Timed'), content: 'Text', _status: 'draft' }
    return (await staffCall('/news', { token: by, method: 'POST', body })).body.doc.id
  }

  const set = (id: string, by: string | undefined, more: object = {}) =>
    panelCall(
      'schedule-publish',
      { type: 'publish', date: inDays(9), doc: { relationTo: 'news', value: id }, ...more },
      { token: by },
    )

  const timesOf = async (id: string): Promise<string[]> => {
    const { body } = await panelCall(
      'get-upcoming-scheduled-publish',
      { collectionSlug: 'news', id },
      { token },
    )
    return [...body.matchAll(/"id":"([\w-]+)"/g)].map(([, job]) => String(job))
  }

  it('is set and taken back by who may edit the document, and by nobody else', async () => {
    const newsroom = everybody.news_admin?.token
    const catalogue = everybody.product_admin?.token
    const id = await newArticle(newsroom)
    expectRefused(await set(id, catalogue), 'catalogue', [403])
    expectRefused(await set('1', newsroom), 'unknown', [404])
    expectRefused(await set(id, newsroom, { date: inDays(-1) }), 'past', [400])
    expectRefused(await set(id, newsroom, { doc: { relationTo: 'users', value: id } }), 'users')
    expectRefused(await set(id, newsroom, { doc: undefined, global: 'site-settings' }), 'settings')
    expect(await timesOf(id)).toEqual([])
    expect((await set(id, newsroom)).status).toBe(200)
    const [job] = await timesOf(id)
    const takeBack = (by?: string) =>
      panelCall('schedule-publish', { deleteID: job }, { token: by })
    expectRefused(await takeBack(catalogue), 'catalogue', [403])
    expect(await timesOf(id)).toEqual([job])
    expect((await takeBack(newsroom)).status).toBe(200)
    expect(await timesOf(id)).toEqual([])
  })

  it('is one of ten at most', async () => {
    const id = await newArticle()
    const statuses = []
    for (let count = 0; count < 12; count += 1) statuses.push((await set(id, token)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(409)
    expect(await timesOf(id)).toHaveLength(10)
  })

  it('needs the approval that publishing needs, also to be taken back', async () => {
    const newsroom = everybody.news_admin?.token
    const id = await newArticle()
    expect((await set(id, token)).status).toBe(200)
    const rules = (approvalRules: object[]) =>
      staffCall('/globals/site-settings', { token, method: 'POST', body: { approvalRules } })
    await rules([{ roles: ['news_admin'], collections: ['news'] }])
    try {
      expectRefused(await set(id, newsroom), 'set', [403])
      const [job] = await timesOf(id)
      const back = await panelCall('schedule-publish', { deleteID: job }, { token: newsroom })
      expectRefused(back, 'taken back', [403])
      const path = `/news/${id}/schedule`
      const rest = await staffCall(path, { token: newsroom, method: 'DELETE' })
      expect(rest.status).toBe(403)
      expect(await timesOf(id)).toEqual([job])
    } finally {
      await rules([])
    }
  })
})

describe('a refused call of the REST API', () => {
  const refused = async (language: string, page?: string) => {
    const { body } = await staffCall('/redirects', {
      token,
      method: 'POST',
      body: { from: '/old-address', to: 'javascript:alert(1)' },
      headers: {
        Cookie: `payload-lng=${language}`,
        ...(page ? { Referer: testServer().baseUrl + page } : {}),
      },
    })
    return body
  }

  it('from a page of the panel marks its field, in the language of the panel', async () => {
    for (const [language, text] of [
      ['en', 'Enter a path on this site or an address that starts with https://'],
      ['ja', 'このサイトのパスか、https://で始まるアドレスを入力してください'],
      ['hi', 'इस साइट का पथ या https:// वाला पता लिखें'],
    ] as const) {
      const { message, errors } = await refused(language, '/admin/collections/redirects/create')
      // Beside a message Payload's form looks for no fields.
      expect(message).toBeUndefined()
      expect(errors[0].data.errors).toEqual([{ path: 'to', message: text }])
    }
  })

  it('from elsewhere is answered as documented', async () => {
    for (const page of [undefined, '/admin-dashboard?tab=news', '/en/news']) {
      const { message, errors } = await refused('en', page)
      expect(message).toMatch(/^to must be a path of this site/)
      expect(errors[0].data.errors[0].path).toBe('to')
    }
  })

  it('names no path or collection where a field is not one of the form', async () => {
    const { body } = await staffCall(`/categories/${(await newCategory(token)).id}`, {
      token,
      method: 'PATCH',
      body: { nope: 1 },
      headers: { Cookie: 'payload-lng=zh', Referer: `${testServer().baseUrl}/admin` },
    })
    expect(body).toEqual({
      message: '此字段已不存在。请重新加载页面',
      code: 'invalid_fields',
      errors: [{ message: '此字段已不存在。请重新加载页面' }],
    })
  })
})

it('a save says to a page of the panel what it made of the record, and to others what is documented', async () => {
  const body = { title: unique('Said') }
  const { id } = (await staffCall('/news', { token, method: 'POST', body })).body.doc
  const save = async (changes: object, query = '', page = '/admin/collections/news') => {
    const answer = await staffCall(`/news/${id}${query}`, {
      token,
      method: 'PATCH',
      body: changes,
      headers: { Cookie: 'payload-lng=zh', Referer: testServer().baseUrl + page },
    })
    return answer.body.message
  }
  expect(await save({ _status: 'published' })).toBe('已发布')
  expect(await save({ summary: 'Changed' }, '?draft=true')).toBe('草稿已保存')
  expect(await save({ _status: 'published' }, '', '/admin-dashboard')).toBe('更新成功。')
})
