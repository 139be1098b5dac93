import { beforeAll, describe, expect, it } from 'vitest'
import { type CollectionSamples, collectionSamples } from '@/tests/helpers/collection-samples'
import { documentedCalls } from '@/tests/helpers/documented'
import { api } from '@/tests/helpers/http'
import { newDocument, uniquePdf } from '@/tests/helpers/documents'
import { newCategory } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

let token: string
let samples: CollectionSamples
let documented: Awaited<ReturnType<typeof documentedCalls>>

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const { id: categoryId } = await newCategory(token)
  samples = collectionSamples({ categoryId })
  documented = await documentedCalls()
})

describe('a body with something that the document does not name', () => {
  /** Ids for addresses of one record; calls below a record are refused before they look for another one. */
  const ids = new Map<string, string>()

  async function address(path: string): Promise<string> {
    if (path.startsWith('/documents/')) {
      return path.replace('{id}', (await newDocument({ token }, { gate: 'mail' })).id)
    }
    const slug = /^\/admin\/([a-z-]+)\/\{id\}/.exec(path)?.[1] ?? ''
    if (slug in samples && path.includes('{id}') && !ids.has(slug)) {
      const { body } = await samples[slug as keyof CollectionSamples]()
      const made = await staffCall(`/${slug}`, { token, method: 'POST', body })
      ids.set(slug, String(made.body.doc?.id ?? crypto.randomUUID()))
    }
    const query = isOfMany(path) ? '?where[id][in]=none' : ''
    return path.replace('{id}', ids.get(slug) ?? 'none').replace(/\{\w+\}/g, 'none') + query
  }

  const isOfMany = (path: string): boolean => /^\/admin\/[a-z-]+$/.test(path)

  type Schema = { [key: string]: unknown }

  const resolved = (schema: Schema): Schema =>
    typeof schema.$ref === 'string'
      ? (documented.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
      : schema

  /** Bodies with an unknown member in one of the objects that a schema describes, and where it is. */
  function* bodiesOf(described: Schema): Generator<[unknown, string]> {
    const schema = resolved(described)
    const branches = [...((schema.anyOf ?? []) as Schema[]), ...((schema.oneOf ?? []) as Schema[])]
    for (const branch of branches) yield* bodiesOf(branch)
    if (schema.type === 'array') {
      for (const [inner, place] of bodiesOf((schema.items ?? {}) as Schema)) {
        yield [[inner], `0.${place}`]
      }
    }
    if (schema.type !== 'object') return
    const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    // What tells one of several objects from the others.
    const given = Object.fromEntries(
      members.flatMap(([name, inner]) => ('const' in inner ? [[name, inner.const]] : [])),
    )
    if (schema.additionalProperties === false) yield [{ ...given, unexpected: 1 }, 'unexpected']
    for (const [name, inner] of members) {
      for (const [value, place] of bodiesOf(inner)) {
        yield [{ ...given, [name]: value }, `${name}.${place}`]
      }
    }
  }

  async function formOf(path: string, body: unknown): Promise<FormData> {
    const slug = path.split('/')[2] as keyof CollectionSamples
    const sample = slug in samples ? (await samples[slug]()).body : undefined
    const form = new FormData()
    if (sample instanceof FormData) form.set('file', sample.get('file') as File)
    for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
    const isTable = path.startsWith('/admin/')
    if (!form.has('file'))
      form.set(
        'file',
        isTable ? new File(['a,b'], 'a.csv') : new File([new Uint8Array(uniquePdf())], 'a.pdf'),
      )
    return form
  }

  it('is refused by every call that takes one, and its place is named', async () => {
    const accepted: unknown[] = []
    let count = 0
    for (const [path, methods] of Object.entries(documented.paths)) {
      for (const [method, { requestBody }] of Object.entries(methods)) {
        for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
          for (const [body, place] of bodiesOf(schema)) {
            count += 1
            const isForm = type === 'multipart/form-data'
            const isOfStaff = path.startsWith('/admin') || path === '/upload'
            const response = await api(await address(path), {
              method: method.toUpperCase(),
              headers: {
                ...(isOfStaff || path === '/document-files'
                  ? { Authorization: `Bearer ${token}` }
                  : {}),
                ...(isForm ? {} : { 'Content-Type': 'application/json' }),
                // Vitals are taken from pages of the site alone.
                'Sec-Fetch-Site': 'same-origin',
              },
              body: isForm ? await formOf(path, body) : JSON.stringify(body),
            })
            const text = JSON.stringify(response.body)
            const named = place.replace('_payload.', '')
            const isNamed = text.includes(named) && text.includes('is unknown')
            const isLink = text.includes('must be {relationTo, value}')
            if (response.status !== 400 || !(isNamed || isLink)) {
              accepted.push([method, path, place, response.status, text.slice(0, 200)])
            }
          }
        }
      }
    }
    expect(accepted).toEqual([])
    expect(count).toBeGreaterThan(100)
  })
})
