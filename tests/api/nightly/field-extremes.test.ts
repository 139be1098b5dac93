import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matrix } from '@/src/payload/access/matrix'
import { staffOperations } from '@/src/contract/staff-operations'
import { newAccount } from '@/tests/helpers/accounts'
import { collectionSamples } from '@/tests/helpers/collection-samples'
import { readDatabase } from '@/tests/helpers/database-contents'
import {
  beyondDouble,
  canBeCopied,
  extremesOf,
  globalSlugs,
  listPlaces,
  type Place,
  placesOfBlocks,
  toJson,
  unstorableNumbers,
  withEmptyFields,
} from '@/tests/helpers/field-values'
import { inParallel } from '@/tests/helpers/in-parallel'
import { newCategory } from '@/tests/helpers/samples'
import { type Answer, signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'
import { visit } from '@/tests/helpers/visit'

interface Probe {
  slug: string
  /** Below `/api/admin`. */
  path: string
  places: Place[]
  sample: Record<string, unknown>
}

/** Collections that clients write. */
const slugs = Object.entries(matrix)
  .filter(([, { create }]) => create !== 'nobody')
  .map(([slug]) => slug as keyof typeof matrix)

let token: string
let probes: Probe[]
let pageProbe: Probe

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  const { id: categoryId } = await newCategory(token)
  const samples = collectionSamples({ categoryId })
  probes = await Promise.all(
    slugs.map(async (slug) => {
      const { body: given } = await samples[slug]()
      // A public notice changes only together with a new version.
      const sample = slug === 'security-notices' ? { ...given, _status: 'draft' } : given
      const { status, body } = await staffCall(`/${slug}`, { token, method: 'POST', body: sample })
      expect(status, `${slug} ${JSON.stringify(body)}`).toBe(201)
      const isForm = sample instanceof FormData
      return {
        slug,
        path: `/${slug}/${body.doc.id}`,
        places: listPlaces(slug),
        sample: isForm ? {} : sample,
      }
    }),
  )
  pageProbe = probes.find(({ slug }) => slug === 'pages') as Probe
})

afterAll(async () => {
  for (const slug of ['navigation-items', 'products']) await remove(slug)
  for (const { slug } of probes) await remove(slug)
})

/** Deletes the probe of a collection; once it is gone that is no fault. */
async function remove(slug: string): Promise<void> {
  const path = probes.find((probe) => probe.slug === slug)?.path ?? ''
  await staffCall(`${path}?trash=true`, { token, method: 'DELETE' })
}

const send = (path: string, method: string, body: unknown) =>
  staffCall(path, { token, method, body: toJson(body) })

/** Stored, or refused with a message that names the field: never a fault of the server. */
function expectAnswer({ status, body }: Answer, label: string, place?: Place): void {
  expect(status, `${label}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500)
  if (status < 400) return
  expect(typeof body.message, label).toBe('string')
  if (!place) return
  const names = place.path.split('.').filter((part) => part !== '' && !/^\d+$/.test(part))
  if (typeof place.field.label === 'string') names.push(place.field.label.replaceAll(' ', ''))
  // A row is refused for what it lacks besides, too.
  const row = /^(.+\.)?\d+\./.exec(place.path)?.[0]
  const refused = ((body.errors ?? []) as Parameters<typeof pathsOf>[0][]).flatMap(pathsOf)
  if (row && refused.some((path) => path.startsWith(row))) return
  const message = body.message.toLowerCase().replaceAll(' ', '')
  expect(
    names.map(wordsOf).some((name) => message.includes(name)),
    `${label}: ${body.message}`,
  ).toBe(true)
}

/** Messages of the specification call a field by its label, such as "Name is required". */
const wordsOf = (name: string): string => name.replace(/Id$/, '').toLowerCase()

const pathsOf = ({ data }: { data?: { errors: { path: string }[] } }): string[] =>
  data?.errors.map(({ path }) => path) ?? []

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? 'undefined'

const isText = ({ type }: Place['field']): boolean => ['text', 'textarea', 'email'].includes(type)

function callsFor(place: Place, path: string, method: string): (() => Promise<void>)[] {
  const { limits, odd } = extremesOf(place.field)
  return [...limits, ...someOf(odd, place.field.type)].map((value) => async () => {
    const answer = await send(path, method, place.body(value))
    expectAnswer(answer, `${method} ${path} ${place.path}: ${shown(value)}`, place)
  })
}

/** A third of the values, in turn: each is tried at every third field of the type that checks it. */
function someOf(values: unknown[], type: string): unknown[] {
  const turn = turns.get(type) ?? 0
  turns.set(type, turn + 1)
  return values.filter((_, index) => index % 3 === turn % 3)
}

const turns = new Map<string, number>()

/** Returns the first few places of each type: the same code checks all of one type. */
function fewOfEachType(places: Place[]): Place[] {
  const seen = new Map<string, number>()
  return places.filter(({ field: { type } }) => {
    const count = (seen.get(type) ?? 0) + 1
    seen.set(type, count)
    return count <= 3
  })
}

/** All, but a few of each type on MongoDB: that all are checked is shown before any database. */
const checked = (places: Place[]) =>
  process.env.TEST_DATABASE_URI ? fewOfEachType(places) : places

describe('extreme values', () => {
  it('of every field of every collection are stored or refused by name', async () => {
    await inParallel(
      probes.flatMap(({ places, path }) =>
        checked(places).flatMap((place) => callsFor(place, path, 'PATCH')),
      ),
    )
  })

  it('of drafts, which nothing validates, too', async () => {
    const drafted = probes.filter(({ slug }) => ['products', 'news', 'jobs'].includes(slug))
    await inParallel(
      drafted.flatMap(({ places, path }) =>
        checked(places)
          .filter(({ field }) => !isText(field))
          .flatMap((place) => callsFor(place, `${path}?draft=true`, 'PATCH')),
      ),
    )
  })

  it('of every field of every global are stored or refused by name', async () => {
    for (const slug of globalSlugs) {
      const path = `/globals/${slug}`
      const { body: before } = await staffCall(path, { token })
      await inParallel(checked(listPlaces(slug)).flatMap((place) => callsFor(place, path, 'POST')))
      // Another file may have saved it before.
      const { updatedAt: _updatedAt, ...whole } = withEmptyFields(slug, before)
      expect((await send(path, 'POST', whole)).status).toBe(200)
      expect((await staffCall(path, { token })).body).toMatchObject(whole)
    }
  })

  it('of every field of every block are stored or refused by name', async () => {
    const numbers = placesOfBlocks().filter(({ field }) => field.type === 'number')
    expect(numbers.length).toBeGreaterThan(0)
    const others = placesOfBlocks().filter(({ field }) => field.type !== 'number')
    const places = [...checked(numbers), ...fewOfEachType(others)]
    await inParallel(places.flatMap((place) => callsFor(place, pageProbe.path, 'PATCH')))
  })

  it('of every body of an own call are refused', async () => {
    const odd = [
      {},
      [],
      { ids: ['', ''] },
      { ids: [null] },
      { ids: [1e18] },
      { ids: {} },
      { action: 'delete', ids: ['', '\ud800', '__proto__'] },
      { action: {}, ids: Array.from({ length: 10_000 }, String) },
      { action: 'publish', ids: 'x', code: beyondDouble, currentPassword: {}, newPassword: [] },
    ]
    const { token: own } = await newAccount(token, 'super_admin')
    const calls = staffOperations.filter(
      ({ method, path, body }) =>
        method === 'post' &&
        /\/(bulk|order|import|tree|publish|start|account\/.*)$/.test(path) &&
        body,
    )
    expect(calls.length).toBeGreaterThan(8)
    await inParallel(
      calls.flatMap(({ path }) =>
        odd.map((body) => async () => {
          const call = { token: own, method: 'POST', body: toJson(body) }
          const answer = await staffCall(path.replace('/admin', ''), call)
          expectAnswer(answer, `${path} ${toJson(body).slice(0, 80)}`)
          if (answer.status < 400) expect(answer.body.done ?? [], path).toEqual([])
        }),
      ),
    )
  })

  it('leave every list, page, search, feed, site map and export standing', async () => {
    const pages = '/ /products /products?q=a /search?q=a /news /careers /locations /sitemap.xml'
    const feeds = '/news/feed.xml /news/feed.json /zh/products /zh/news'
    const calls = '/products /products/featured /categories /news /jobs /navigation /menus /content'
    const searches = '/search?q=a /search/suggestions?q=a'
    const shownAt = [
      ...`${pages} ${feeds}`.split(' '),
      ...`${calls} ${searches}`.split(' ').map((path) => `/api${path}`),
    ]
    for (const path of shownAt) {
      const { status, html } = await visit(path)
      expect(status, `${path} ${html.slice(0, 200)}`).toBe(200)
    }
    const lists = slugs.flatMap((slug) => [`/${slug}`, `/${slug}?draft=true&trash=true`])
    for (const path of [...lists, '/products/export', '/inquiries/export', '/overview']) {
      expect((await staffCall(path, { token })).status, path).toBe(200)
    }
    for (const { path, slug } of probes) {
      expect((await staffCall(path, { token })).status, slug).toBe(200)
    }
  })
})

describe('numbers beyond 2^53 − 1', () => {
  const ways: Record<string, (probe: Probe, body: Record<string, unknown>) => Promise<Answer>> = {
    POST: ({ slug, sample }, body) => send(`/${slug}`, 'POST', { ...sample, ...body }),
    PATCH: ({ path }, body) => send(path, 'PATCH', body),
    'a draft': ({ path }, body) => send(`${path}?draft=true`, 'PATCH', body),
    autosave: ({ path }, body) => send(`${path}?draft=true&autosave=true`, 'PATCH', body),
    'a PATCH of many': ({ path, slug }, body) =>
      send(`/${slug}?where[id][equals]=${path.split('/').at(-1)}`, 'PATCH', body),
    'a form': ({ path }, body) => {
      const form = new FormData()
      form.set('_payload', toJson(body))
      return staffCall(path, { token, method: 'PATCH', body: form })
    },
    'a copy': ({ path }, body) => send(`${path}/duplicate`, 'POST', body),
  }

  it.each(Object.entries(ways))('are refused by name: %s', async (way, call) => {
    const asked = way === 'a copy' ? probes.filter(({ slug }) => canBeCopied(slug)) : probes
    const withNumbers = [
      ...asked.map((probe) => ({ probe, places: probe.places })),
      { probe: pageProbe, places: placesOfBlocks() },
    ].flatMap(({ probe, places }) =>
      places
        .filter(({ field }) => field.type === 'number')
        .map((place) => ({ probe, place, at: place.path, wrap: (value: unknown) => value })),
    )
    const products = probes.find(({ slug }) => slug === 'products') as Probe
    const specifications = products.places.find(({ path }) => path === 'specifications') as Place
    const inJson = {
      probe: products,
      place: specifications,
      at: 'specifications.a.0.b',
      wrap: (value: unknown) => ({ a: [{ b: value }] }),
    }
    expect(withNumbers.length).toBeGreaterThan(4)
    const values = way === 'PATCH' ? unstorableNumbers : [1e18, beyondDouble]
    // Drafts of pages alone are saved while somebody types.
    const taken = [...withNumbers, inJson].filter(
      ({ probe: { slug } }) => way !== 'autosave' || slug === 'pages',
    )
    await inParallel(
      taken.flatMap(({ probe, place, at, wrap }) =>
        values.map((value) => async () => {
          const { status, body } = await call(probe, place.body(wrap(value)))
          expect([status, body.message], `${probe.slug} ${shown(value)}`).toEqual([
            400,
            expect.stringContaining('must be a number'),
          ])
          const paths = body.errors.flatMap(pathsOf)
          expect(paths, `${probe.slug} ${body.message}`).toContain(at)
        }),
      ),
    )
  })

  it('are refused in a file of the catalogue', async () => {
    const rows = ['slug,order,specifications', `a-product,1${'0'.repeat(18)},"{""a"": 1e18}"`]
    const form = new FormData()
    form.set('file', new Blob([rows.join('\n')], { type: 'text/csv' }), 'products.csv')
    const { body } = await staffCall('/products/import', { token, method: 'POST', body: form })
    const problems = body.rows[0].errors.map(({ field }: { field: string }) => field)
    expect(problems).toEqual(expect.arrayContaining(['order', 'specifications']))
  })

  it('are in no table', async () => {
    // The driver itself refuses to read a table that holds one.
    const contents = await readDatabase(String(testServer().environment.DATABASE_URI))
    // Not where the digits are a part of an id.
    const number = /.{0,200}(?<![\w-])-?(?:1(?:\.0)?e\+?18|10{18})(?![\w-]).{0,40}/i
    const found = number.exec(JSON.stringify(contents))
    expect(found?.[0]).toBeUndefined()
    expect(readFileSync(testServer().logFile, 'utf8')).not.toContain('RangeError')
  })
})

it('what was changed can be undone', async () => {
  // Categories go after the products in them. Of Payload's own collections nothing is shown anywhere.
  const own = probes.filter(({ slug }) => !slug.startsWith('payload-'))
  const order = own.sort(
    (a, b) => Number(a.slug === 'categories') - Number(b.slug === 'categories'),
  )
  for (const { path, slug } of order) {
    const answer = await staffCall(`${path}?trash=true`, { token, method: 'DELETE' })
    expect(answer.status, `${slug} ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(200)
    expect((await staffCall(`${path}?trash=true`, { token })).status, slug).toBe(404)
  }
})
