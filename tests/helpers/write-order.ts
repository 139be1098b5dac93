import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@/tests/helpers/http'
import { movedClock } from '@/tests/helpers/server-clock'
import { releaseCaller, shownTitles } from '@/tests/helpers/release-samples'
import { newCategory, unique } from '@/tests/helpers/samples'
import { startBeside } from '@/tests/helpers/server'
import { signIn, type StaffCall, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

let token: string
let onTime: string
let behind: string

const call = async (at: string, query: string, options: StaffCall = {}) => {
  const answer = await staffCall(query, { token, baseUrl: at, ...options })
  expect(answer.status, `${query} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}
const write = async (at: string, method: string, query: string, body: object) => {
  const { doc, result, ...more } = await call(at, query, { method, body })
  return doc ?? result ?? more
}

interface Kind {
  name: string
  /** The field that is written. */
  field: string
  /** @returns the path of a new record, or of the global */
  make: (at: string) => Promise<string>
  method: string
  versions: (place: string) => string
}

const versionsOf = (place: string) => {
  const [, collection, id] = place.split('/')
  return `/${collection}/versions?where[parent][equals]=${id}&depth=0&limit=100`
}

const collection = (name: string, field: string, more: () => Promise<object>): Kind => ({
  name,
  field,
  make: async (at) => {
    const body = { [field]: unique('First'), ...(await more()), _status: 'published' }
    return `/${name}/${(await write(at, 'POST', `/${name}`, body)).id}`
  },
  method: 'PATCH',
  versions: versionsOf,
})

const kinds: Kind[] = [
  collection('news', 'title', async () => ({ content: 'Text' })),
  collection('products', 'name', async () => ({
    categoryId: (await newCategory(token)).id,
  })),
  collection('pages', 'title', async () => ({
    path: `/${unique('ordered').toLowerCase().replaceAll(' ', '-')}`,
    layout: [],
  })),
  {
    name: 'site-settings',
    field: 'tagline',
    make: async (at) => {
      await write(at, 'POST', '/globals/site-settings', { tagline: unique('First') })
      return '/globals/site-settings'
    },
    method: 'POST',
    versions: () => '/globals/site-settings/versions?depth=0&limit=100',
  },
]

/**
 * Defines the tests of writes by two servers in turn, whose clocks differ.
 * @param step in words, by which one of them is behind
 * @param ms the same
 * @param tried names of the kinds of records that are written; all where there are none
 */
export function testWriteOrder(step: string, ms: number, tried?: string[]): void {
  describe(`a server whose clock is ${step} behind`, () => {
    let stop: () => Promise<void>
    beforeAll(async () => {
      const first = testServer()
      const { username, password } = first.admin
      const clock = movedClock(String(first.environment.DATA_DIR))
      const beside = await startBeside(first, clock.environment)
      stop = beside.stop
      onTime = first.baseUrl
      behind = beside.server.baseUrl
      token = await signIn(username, password, onTime)
      await clock.moveTo(beside.server, -ms)
    })

    afterAll(() => stop())

    const written = kinds.filter(({ name }) => tried?.includes(name) ?? true)
    it.each(written)(
      'writes the latest version of $name, in turn with another one',
      async (kind) => {
        const { field, make, method, versions } = kind
        const place = await make(onTime)
        const latest = async () =>
          Promise.all(
            [onTime, behind].map(
              async (at) => (await call(at, `${place}?draft=true&depth=0`))[field],
            ),
          )
        const dates: number[] = []
        const save = async (at: string, query: string, body: object) => {
          const saved = await write(at, method, `${place}${query}`, body)
          dates.push(Date.parse(saved.updatedAt))
          return saved[field] as string
        }
        const published = async () => (await call(behind, place))[field]

        for (const at of [onTime, behind, behind, onTime, behind]) {
          // Drafts of pages alone are saved while somebody types.
          const typed = kind.name === 'pages' ? ['&autosave=true', '&autosave=true'] : []
          for (const autosave of ['', ...typed]) {
            const text = unique('Draft')
            await save(at, `?draft=true${autosave}`, { [field]: text, _status: 'draft' })
            expect(await latest()).toEqual([text, text])
          }
          const text = unique('Public')
          await save(at, '', { [field]: text, _status: 'published' })
          expect([await published(), ...(await latest())]).toEqual([text, text, text])
          const drafted = unique('Draft')
          await save(at, '?draft=true', { [field]: drafted, _status: 'draft' })
          // A change that says nothing of drafts goes on with what is public, and leaves the draft upon it.
          await save(at, '', {})
          expect([await published(), ...(await latest())]).toEqual([text, drafted, drafted])
        }

        const stored = (await call(onTime, `${versions(place)}&sort=-updatedAt`)).docs
        const other = stored.find(
          ({ version }: { version: Record<string, unknown> }) =>
            String(version[field]).startsWith('Draft') && version._status === 'draft',
        )
        await call(behind, `${versions(place).split('?')[0]}/${other.id}`, { method: 'POST' })
        expect(await latest()).toEqual([other.version[field], other.version[field]])
        const publishedText = await save(behind, '?draft=true', { _status: 'published' })
        expect([publishedText, await published()]).toEqual(Array(2).fill(other.version[field]))

        const { docs } = await call(onTime, `${versions(place)}&where[latest][equals]=true`)
        expect(docs.map(({ version }: { version: object }) => version)).toEqual([
          expect.objectContaining({ [field]: publishedText }),
        ])
        expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b))
      },
    )

    it('publishes and undoes releases of what another one wrote', async () => {
      const late = releaseCaller(token, behind)
      const early = releaseCaller(token, onTime)
      const items = [await early.article(true), await late.article(true), await early.page(true)]
      for (const item of items) {
        item.after = unique('Later')
        const body = { title: item.after, _status: 'draft' }
        await late.call(`/${item.collection}/${item.id}?draft=true`, 'PATCH', body)
      }
      const id = await late.release(...items)
      const publish = await late.call(`/releases/${id}/publish`, 'POST', {})
      expect(publish.status, JSON.stringify(publish.body)).toBe(200)
      expect(await shownTitles(items)).toEqual(items.map(({ after }) => after))
      const undo = await late.call(`/releases/${id}/undo`, 'POST', {})
      expect(undo.status, JSON.stringify(undo.body)).toBe(200)
      expect(await shownTitles(items)).toEqual(items.map(({ before }) => before))
      for (const { collection: name, id: document, after } of items) {
        const { body } = await early.call(`/${name}/${document}?draft=true`)
        expect([body.title, body._status]).toEqual([after, 'draft'])
      }
    })

    it('keeps what is public when only the order of records changes', async () => {
      const [product] = kinds.filter(({ name }) => name === 'products')
      const places = [await product?.make(onTime), await product?.make(onTime)].map(String)
      const ids = places.map((place) => String(place.split('/').at(-1)))
      const { categoryId } = await call(onTime, `${places[0]}?depth=0`)
      const names: string[] = []
      for (const place of places) {
        await write(onTime, 'PATCH', place, { categoryId, name: unique('Earlier') })
        names.push((await write(behind, 'PATCH', place, { name: unique('Later') })).name)
      }
      await call(behind, '/products/order', { method: 'POST', body: { ids: ids.toReversed() } })
      const shown = await Promise.all(
        ids.map(async (id) => (await api(`/product/${id}`, { baseUrl: behind })).body.name),
      )
      expect(shown).toEqual(names)
    })

    it('takes offline and tells who saved meanwhile', async () => {
      const place = await kinds[0]?.make(onTime)
      const { updatedAt } = await call(onTime, String(place))
      const headers = { 'If-Unmodified-Since': updatedAt }
      await write(behind, 'PATCH', String(place), { title: unique('Meanwhile') })
      const stale = await staffCall(String(place), {
        token,
        baseUrl: onTime,
        method: 'PATCH',
        body: { title: unique('Stale') },
        headers,
      })
      expect([stale.status, stale.body.code]).toEqual([409, 'edit_conflict'])
      await write(behind, 'PATCH', `${place}?unpublishAllLocales=true`, { _status: 'draft' })
      const title = unique('Offline')
      await write(behind, 'PATCH', String(place), { title })
      const now = await call(onTime, `${place}?draft=true`)
      expect([now.title, now._status]).toEqual([title, 'draft'])
    })

    it('finds at once what it wrote, in what is kept of the catalogue', async () => {
      const word = unique('Findable').replaceAll(' ', '')
      const [product] = kinds.filter(({ name }) => name === 'products')
      const place = String(await product?.make(onTime))
      const { slug } = await call(onTime, place)
      const isFound = async () =>
        JSON.stringify((await api(`/search?q=${word}`, { baseUrl: behind })).body).includes(slug)
      expect(await isFound()).toBe(false)
      await write(behind, 'PATCH', place, { name: word })
      await expect.poll(isFound).toBe(true)
    })
  })
}
