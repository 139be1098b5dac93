import { beforeAll, describe, expect, it } from 'vitest'
import { matrix } from '@/collections/access/matrix'
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
  it('describes the records of every collection that is not Payload’s own', () => {
    const { paths } = documented
    const slugs = Object.keys(matrix).filter((slug) => !slug.startsWith('payload-'))
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
