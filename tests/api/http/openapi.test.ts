import { beforeAll, describe, expect, it } from 'vitest'
import { matrix } from '@/src/payload/access/matrix'
import { newAccount } from '@/tests/helpers/accounts'
import { type CollectionSamples, collectionSamples } from '@/tests/helpers/collection-samples'
import { documentedCalls } from '@/tests/helpers/documented'
import { api } from '@/tests/helpers/http'
import { newCategory } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

/** Collections whose calls the document derives from their fields. */
const derived = [
  'pages',
  'redirects',
  'content-sections',
  'navigation-items',
  'media',
  'fonts',
  'product-models',
] as const

let token: string
/** Token of staff without any permission. */
let tokenWithoutRights: string
let samples: CollectionSamples
let documented: Awaited<ReturnType<typeof documentedCalls>>

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  tokenWithoutRights = (await newAccount(token, 'admin')).token
  const { id: categoryId } = await newCategory(token)
  samples = collectionSamples({ categoryId })
  documented = await documentedCalls()
})

describe('the document that is served', () => {
  it('describes the records of every collection that can be read and is not Payload’s own', () => {
    const { paths } = documented
    const slugs = Object.entries(matrix)
      .filter(([slug, { read }]) => !slug.startsWith('payload-') && read !== 'nobody')
      .map(([slug]) => slug)
    expect(slugs.length).toBeGreaterThan(10)
    for (const slug of slugs as (keyof typeof matrix)[]) {
      const { create, delete: remove, readVersions, update } = matrix[slug]
      const many = [
        ...(remove === 'nobody' ? [] : ['delete']),
        'get',
        ...(update === 'nobody' ? [] : ['patch']),
        ...(create === 'nobody' ? [] : ['post']),
      ]
      expect([slug, Object.keys(paths[`/admin/${slug}`] ?? {}).sort()]).toEqual([slug, many])
      expect(paths[`/admin/${slug}/{id}`]?.get, slug).toBeDefined()
      const hasVersions = `/admin/${slug}/versions/{id}` in paths
      expect([slug, hasVersions]).toEqual([slug, readVersions !== 'nobody'])
    }
  })

  it('has names of its own, pointers that lead somewhere, and patterns that all read', () => {
    const { paths, components } = documented
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length)
    const text = JSON.stringify({ paths, components })
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      expect(components.schemas).toHaveProperty(String(name))
    }
    for (const [, pattern] of text.matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)) {
      expect(pattern).not.toMatch(/\(\?|\\[pPd]/)
    }
  })

  it('has a page that shows every call and loads nothing', async () => {
    const html = (await api('/docs')).body as string
    for (const path of Object.keys(documented.paths)) {
      expect(html).toContain(`<code>/api${path}</code>`)
    }
    expect(html).not.toMatch(/<script|<link|<img|url\(|(?:src|href)="(?![#/])/)
  })
})

async function make(slug: (typeof derived)[number]): Promise<string> {
  const { body } = await samples[slug]()
  const answer = await documented.call(`/admin/${slug}`, { token, method: 'POST', body })
  expect(answer.status).toBe(201)
  return answer.body.doc.id
}

describe.each(derived)('the document on %s', (slug) => {
  const many = `/admin/${slug}`
  const one = `${many}/{id}`

  it('says how records are created, read, changed and deleted', async () => {
    const { call, takes } = documented
    const id = await make(slug)
    const { body } = await samples[slug]()
    const type = body instanceof FormData ? 'multipart/form-data' : 'application/json'
    expect(takes(many, 'post')).toEqual([type])
    expect((await call(many, { token })).status).toBe(200)
    expect((await call(one, { token, id })).status).toBe(200)
    const { change } = await samples[slug]()
    const changed = await call(one, { token, id, method: 'PATCH', body: change })
    expect([changed.status, changed.body.doc]).toEqual([200, expect.objectContaining(change)])
    const query = `?where[id][in]=${id}`
    const manyChanged = await call(many, { token, query, method: 'PATCH', body: change })
    expect([manyChanged.status, manyChanged.body.docs]).toEqual([200, [expect.anything()]])
    expect((await call(one, { token, id, method: 'DELETE' })).status).toBe(200)
    expect((await call(one, { token, id })).status).toBe(404)
    const other = await make(slug)
    const manyDeleted = await call(many, {
      token,
      query: `?where[id][in]=${other}`,
      method: 'DELETE',
    })
    expect([manyDeleted.status, manyDeleted.body.docs]).toEqual([200, [expect.anything()]])
  })

  it('says what is refused, and to whom', async () => {
    const { call, isOpen } = documented
    const id = await make(slug)
    expect((await call(many)).status).toBe(isOpen(many) ? 200 : 401)
    for (const [path, method] of [
      [many, 'POST'],
      [one, 'PATCH'],
      [one, 'DELETE'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : {}
      const status = async (as?: string) =>
        (await call(path, { token: as, id, method, body })).status
      expect([method, await status(), await status(tokenWithoutRights)]).toEqual([method, 401, 403])
    }
    const wrong = { token, id, method: 'PATCH', body: { [nameOfText[slug]]: 7 } }
    expect((await call(one, wrong)).status).toBe(400)
    await staffCall(`/${slug}/${id}`, { token, method: 'DELETE' })
  })
})

const nameOfText = {
  pages: 'title',
  redirects: 'from',
  'content-sections': 'title',
  'navigation-items': 'name',
  media: 'alt',
  fonts: 'family',
  'product-models': 'title',
}

describe('the document on choices', () => {
  interface Schema {
    $ref?: string
    anyOf?: Schema[]
    items?: Schema
    enum?: unknown[]
    properties?: Record<string, Schema>
  }
  const isChoice = ({ enum: options, anyOf = [], items }: Schema): boolean =>
    options !== undefined || (items !== undefined && isChoice(items)) || anyOf.some(isChoice)
  const choicesOf = ({ $ref, properties = {} }: Schema): string[] => {
    const shape = $ref && documented.components.schemas[$ref.replace(/.*\//, '')]
    if (shape) return choicesOf(shape)
    return Object.keys(properties).filter((name) => isChoice(properties[name] ?? {}))
  }

  it('names all that they take: an empty text is none of the options', async () => {
    const tried: string[] = []
    for (const [path, { patch }] of Object.entries(documented.paths)) {
      const schema = patch?.requestBody?.content['application/json']?.schema
      if (!schema || !/^\/admin\/[a-z-]+\/\{id\}$/.test(path)) continue
      for (const name of choicesOf(schema)) {
        const address = path.replace('/admin', '').replace('{id}', crypto.randomUUID())
        const answer = await staffCall(address, { token, method: 'PATCH', body: { [name]: '' } })
        const refused = [400, expect.stringMatching(/must be (?:one|some) of /)]
        expect([path, name, answer.status, answer.body.message]).toEqual([path, name, ...refused])
        tried.push(`${path} ${name}`)
      }
    }
    expect(tried).toContain('/admin/documents/{id} gate')
  })
})

describe('the document on versions', () => {
  it.each(['pages', 'navigation-items'] as const)(
    'of %s says how they are restored',
    async (slug) => {
      const { call } = documented
      const id = await make(slug)
      const { change } = await samples[slug]()
      await staffCall(`/${slug}/${id}`, { token, method: 'PATCH', body: change })
      const versions = `/admin/${slug}/versions`
      const { body } = await call(versions, { token, query: '?sort=-updatedAt' })
      const { id: version } = body.docs.find(({ parent }: { parent: string }) => parent === id)
      expect((await call(`${versions}/{id}`, { token, id: version })).status).toBe(200)
      const restored = await call(`${versions}/{id}`, { token, id: version, method: 'POST' })
      expect([restored.status, restored.body.id]).toEqual([200, id])
      expect((await call(versions)).status).toBe(401)
      expect((await call(`${versions}/{id}`, { token, id: crypto.randomUUID() })).status).toBe(404)
      await staffCall(`/${slug}/${id}`, { token, method: 'DELETE' })
    },
  )
})

describe('the document on a record that is open in the panel', () => {
  it('says that it is locked, and how it is taken over', async () => {
    const { call } = documented
    const id = await make('pages')
    const other = await newAccount(token, 'super_admin')
    const lock = await staffCall('/payload-locked-documents', {
      token: other.token,
      method: 'POST',
      body: {
        document: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: other.id },
      },
    })
    expect(lock.status).toBe(201)
    const change = { token, id, method: 'PATCH', body: { title: 'Taken over' } }
    expect((await call('/admin/pages/{id}', change)).status).toBe(423)
    const query = '?overrideLock=true'
    expect((await call('/admin/pages/{id}', { ...change, query })).status).toBe(200)
    await staffCall(`/pages/${id}${query}`, { token, method: 'DELETE' })
  })
})

describe('the document on the activity log', () => {
  it('says that super_admin reads it', async () => {
    const { call } = documented
    const path = '/admin/activity-logs'
    const { status, body } = await call(path, { token, query: '?limit=5' })
    expect([status, body.docs.length]).toEqual([200, 5])
    const [{ id }] = body.docs
    expect((await call(`${path}/{id}`, { token, id })).status).toBe(200)
    expect([
      (await call(path)).status,
      (await call(path, { token: tokenWithoutRights })).status,
    ]).toEqual([401, 403])
    const written = await staffCall('/activity-logs', { token, method: 'POST', body: {} })
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('the document on pictures', () => {
  it('says that a form with a file replaces one', async () => {
    const { call, takes } = documented
    const path = '/admin/media/{id}'
    expect(takes(path, 'patch')).toEqual(['application/json', 'multipart/form-data'])
    const id = await make('media')
    const { body } = await samples.media()
    const replaced = await call(path, { token, id, method: 'PATCH', body })
    expect(replaced.status).toBe(200)
    const without = await call('/admin/media', { token, method: 'POST', body: { alt: 'No file' } })
    expect(without.status).toBe(400)
    await staffCall(`/media/${id}`, { token, method: 'DELETE' })
  })
})

describe('a body with something that the document does not name', () => {
  type Schema = { [key: string]: unknown }

  const resolved = (schema: Schema): Schema =>
    typeof schema.$ref === 'string'
      ? (documented.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
      : schema

  it('is nowhere left open: each object says that it holds nothing else', () => {
    const open: string[] = []
    const seen = new Set<string>()
    const look = (place: string, schema: Schema): void => {
      const { $ref, type, properties, additionalProperties, items } = schema
      if (typeof $ref === 'string') {
        if (!seen.has($ref)) look($ref, resolved(schema))
        seen.add($ref)
        return
      }
      // A map of names that the caller chooses says what their values are.
      const isClosed = properties
        ? additionalProperties === false
        : typeof additionalProperties === 'object'
      if (type === 'object' && !isClosed) open.push(place)
      const parts = [schema.anyOf, schema.oneOf, Object.values(properties ?? {}), items ?? []]
      for (const part of parts.flat()) if (part) look(place, part as Schema)
    }
    for (const [path, methods] of Object.entries(documented.paths))
      for (const [method, { requestBody }] of Object.entries(methods))
        for (const { schema } of Object.values(requestBody?.content ?? {}))
          look(`${method} ${path}`, schema)
    expect(open).toEqual([])
    expect(seen).toContain('#/components/schemas/HeroBlockInput')
  })
})

describe('a list without entries', () => {
  const wrong = [0, '0', '', false, {}]

  it.each([
    ['pages', 'layout', { title: 'Page' }],
    ['finder-questions', 'answers', { question: 'Which?' }],
  ] as const)('of %s is a list, and nothing that stands for one', async (slug, name, body) => {
    for (const value of wrong) {
      const sent = { ...body, path: undefined, [name]: value }
      const answer = await staffCall(`/${slug}`, { token, method: 'POST', body: sent })
      expect([value, answer.status, JSON.stringify(answer.body)]).toEqual([
        value,
        400,
        expect.stringContaining(name),
      ])
    }
  })

  it('may be the number of its rows in the form that the panel sends', async () => {
    const path = `/${crypto.randomUUID()}`
    const send = (layout: unknown, address: string, method: string) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ title: 'Page', path, layout }))
      return staffCall(address, { token, method, body })
    }
    const made = await send(0, '/pages', 'POST')
    expect([made.status, made.body.doc?.layout]).toEqual([201, []])
    const { id } = made.body.doc
    const rows = [{ blockType: 'faq', questions: 0 }]
    expect((await send(rows, `/pages/${id}?draft=true`, 'PATCH')).status).toBe(200)
    expect((await send('0', `/pages/${id}`, 'PATCH')).status).toBe(400)
    // A client that says of JSON that it came as a form.
    const headers = { 'X-Sent-As-Form': '1' }
    const claimed = { token, method: 'PATCH', headers, body: { layout: 0 } }
    expect((await staffCall(`/pages/${id}`, claimed)).status).toBe(400)
    await staffCall(`/pages/${id}`, { token, method: 'DELETE' })
  })
})

describe('a query parameter', () => {
  it('that a call of staff does not know is refused, also where another call has it', async () => {
    for (const query of ['unexpected=1', 'tag=x', 'q=x', 'ids=1', 'state=open', 'show=unused']) {
      const { status, body } = await staffCall(`/products?${query}`, { token })
      const [name] = query.split('=')
      expect([status, body.message]).toEqual([400, `The parameter ${name} is unknown`])
    }
    const library = await staffCall('/media/library?tag=x&q=x&show=unused', { token })
    expect([library.status, library.body.message]).toEqual([200, undefined])
  })

  it('that a public call does not know is ignored: links get such on their way', async () => {
    for (const [path, methods] of Object.entries(documented.paths)) {
      if (path.startsWith('/admin') || !methods.get || path.includes('{')) continue
      const plain = await api(path)
      const tagged = await api(`${path}?utm_source=mail&fbclid=1`)
      expect([path, tagged.status]).toEqual([path, plain.status])
    }
  })
})

describe('a record that was read', () => {
  const changed = Object.entries(matrix).filter(
    ([slug, { create, update }]) =>
      !slug.startsWith('payload-') && create !== 'nobody' && update !== 'nobody',
  )

  it.each(changed.map(([slug]) => slug as keyof CollectionSamples))(
    'of %s may be sent back whole',
    async (slug) => {
      const { body } = await samples[slug]()
      const made = await staffCall(`/${slug}?depth=0`, { token, method: 'POST', body })
      const { id } = made.body.doc
      const read = await staffCall(`/${slug}/${id}?depth=0`, { token })
      const again = { token, method: 'PATCH', body: read.body }
      const answer = await staffCall(`/${slug}/${id}?depth=0`, again)
      expect([answer.status, answer.body.message]).toEqual([200, expect.any(String)])
      await staffCall(`/${slug}/${id}`, { token, method: 'DELETE' })
    },
  )

  it.each(['/', '/about', '/contact'])('of pages with the blocks of %s, too', async (path) => {
    const started = await staffCall('/pages/start', { token, method: 'POST', body: { path } })
    expect([started.status, started.body.message]).toEqual([201, expect.any(String)])
    const address = `/pages/${started.body.id}?depth=0&draft=true`
    const read = await staffCall(address, { token })
    expect(read.body.layout.length).toBeGreaterThan(0)
    const answer = await staffCall(address, { token, method: 'PATCH', body: read.body })
    expect([answer.status, answer.body.message]).toEqual([200, expect.any(String)])
    await staffCall(`/pages/${started.body.id}`, { token, method: 'DELETE' })
  })
})
