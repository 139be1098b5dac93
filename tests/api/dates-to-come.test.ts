import { beforeAll, describe, expect, it, vi } from 'vitest'
import { internalToken } from '@/src/platform/http/internal-call'
import { newAccount } from '@/tests/helpers/accounts'
import { api } from '@/tests/helpers/http'
import { unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

let token: string
let newsToken: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  newsToken = (await newAccount(token, 'news_admin')).token
})

const kinds = [
  { collection: 'news', field: 'publishedAt', list: '/news', page: '/news', more: {} },
  {
    collection: 'jobs',
    field: 'postedAt',
    list: '/jobs',
    page: '/careers',
    more: { location: 'Berlin' },
  },
]

interface Doc {
  id: string
  slug: string
  title: string
}

/** Everywhere a visitor could come upon a record: whether it is there. */
async function placesOf({ collection, list, page }: (typeof kinds)[number], doc: Doc) {
  const { id, slug, title } = doc
  const text = async (path: string) => (await fetch(testServer().baseUrl + path)).text()
  const word = String(title.split(' ').at(-2))
  const where = `where[id][equals]=${id}`
  const [all, staffList, count, found, typed] = await Promise.all([
    api(list),
    staffCall(`/${collection}?${where}`),
    staffCall(`/${collection}/count?${where}`),
    api(`/search?q=${word}`),
    api(`/search/suggestions?q=${word}`),
  ])
  return {
    list: (all.body as Doc[]).some((entry) => entry.id === id),
    detail: (await api(`${list}/${id}`)).status === 200,
    bySlug: (await api(`${list}/${slug}`)).status === 200,
    page: (await fetch(`${testServer().baseUrl}${page}/${slug}`)).status === 200,
    listPage: (await text(page)).includes(title),
    siteMap: (await text('/sitemap.xml')).includes(slug),
    feed: collection === 'jobs' || (await text('/news/feed.xml')).includes(title),
    search: JSON.stringify(found.body.results).includes(slug),
    suggestions: JSON.stringify(typed.body).includes(slug),
    staffList: staffList.body.totalDocs === 1,
    staffCount: count.body.totalDocs === 1,
    staffDetail: (await staffCall(`/${collection}/${id}`)).status === 200,
  }
}

const all = (isThere: boolean, places: object) =>
  Object.fromEntries(Object.keys(places).map((name) => [name, isThere]))

describe.each(kinds)('a date to come in $collection', (kind) => {
  const { collection, field, more } = kind
  const create = async (at: number): Promise<Doc> => {
    const body = { title: unique('Dated'), [field]: new Date(at).toISOString(), ...more }
    const answer = await staffCall(`/${collection}`, { token, method: 'POST', body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.doc
  }
  const move = async (id: string, at: number) => {
    const body = { [field]: new Date(at).toISOString() }
    const answer = await staffCall(`/${collection}/${id}`, { token, method: 'PATCH', body })
    expect(answer.status).toBe(200)
  }

  it('hides a record everywhere but from staff, and moved to the past shows it at once', async () => {
    const doc = await create(Date.now() + 86_400_000)
    const hidden = await placesOf(kind, doc)
    // The feed of jobs does not exist.
    expect({ ...hidden, feed: false }).toEqual(all(false, hidden))
    const reader = collection === 'news' ? newsToken : token
    const seen = await staffCall(`/${collection}/${doc.id}`, { token: reader })
    expect(seen.body.title).toBe(doc.title)
    const { body: overview } = await staffCall('/overview', { token: reader })
    expect(JSON.stringify(overview.scheduled)).toContain(doc.id)

    // The latest of all: the page of the list shows but the first of many.
    await move(doc.id, Date.now() - 1)
    const shown = await placesOf(kind, doc)
    expect(shown).toEqual(all(true, shown))
    await move(doc.id, Date.now() + 86_400_000)
    const again = await placesOf(kind, doc)
    expect({ ...again, feed: false }).toEqual(all(false, again))
  })

  it('has every cache renewed when it has come', async () => {
    const at = Date.now() + 3000
    const doc = await create(at)
    // These answers are kept from now on.
    await placesOf(kind, doc)
    await vi.waitUntil(() => Date.now() >= at, { timeout: 60_000, interval: 20 })
    await vi.waitFor(
      async () => {
        const shown = await placesOf(kind, doc)
        expect(shown).toEqual(all(true, shown))
      },
      { timeout: 60_000, interval: 100 },
    )
  })
})

describe('the call that renews what is due', () => {
  const due = (headers: Record<string, string>, body: object = { since: null }) =>
    api('/internal/due', { method: 'POST', headers, body })

  it('is for the server alone, and names the next date', async () => {
    expect((await due({})).status).toBe(403)
    const at = Math.floor(Date.now() / 1000) * 1000 + 5 * 60_000
    const body = { title: unique('Next'), publishedAt: new Date(at).toISOString() }
    await staffCall('/news', { token, method: 'POST', body })
    const headers = { 'x-internal-token': internalToken(testServer().secret) }
    const answer = await due(headers, { since: Date.now() })
    expect(answer.status).toBe(200)
    expect(answer.body.next).toBeLessThanOrEqual(at)
    expect(answer.body.next).toBeGreaterThan(Date.now())
  })
})
