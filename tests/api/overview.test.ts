import { beforeAll, describe, expect, it } from 'vitest'
import { version } from '@/package.json'
import { Overview } from '@/src/contract/staff/overview'
import { type Account, oneOfEverybody } from '../helpers/accounts'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { apply, askForQuote, newOffers } from '../helpers/visitor-forms'

let token: string
let categoryId: string
let accounts: Record<string, Account>
beforeAll(async () => {
  token = await signInAsSuperAdmin()
  accounts = await oneOfEverybody(token)
  categoryId = (await newCategory(token)).id
})

const overview = async (as = token): Promise<Overview> => {
  const { status, body } = await staffCall('/overview', { token: as })
  expect(status).toBe(200)
  return Overview.parse(body)
}

const newProduct = async (more: object = {}) => {
  const body = { name: unique('Overview'), categoryId, ...more }
  return (await staffCall('/products', { token, method: 'POST', body })).body.doc
}

describe('the overview', () => {
  it('is for staff', async () => {
    expect((await staffCall('/overview')).status).toBe(401)
  })

  it.each([
    ['admin without permissions', [], []],
    ['admin for products', ['products'], ['products']],
    ['admin for content', ['content'], ['pages']],
    ['admin for users', ['users'], []],
    ['product_admin', ['products'], ['products']],
    ['news_admin', ['news'], ['news']],
  ])('shows %s what is theirs', async (name, rights, collections) => {
    const shown = await overview(accounts[name]?.token)
    expect(shown.rights).toEqual(rights)
    expect(Object.keys(shown.collections)).toEqual(collections)
    expect(Object.keys(shown.missingTranslations)).toEqual(collections)
    expect([shown.inquiries, shown.activity]).toEqual([undefined, undefined])
    const { received, waitingInquiries, waitingQuotes, health } = shown
    expect([received, waitingInquiries, waitingQuotes, health]).toEqual(Array(4).fill(undefined))
    const isOfReleases = rights.some((right) => right !== 'users')
    expect(shown.releases !== undefined).toBe(isOfReleases)
    expect(shown.missed !== undefined).toBe(rights.includes('content'))
    expect(shown.users !== undefined).toBe(rights.includes('users'))
    for (const { collection } of [...shown.drafts, ...shown.scheduled, ...shown.stale]) {
      expect(collections).toContain(collection)
    }
  })

  it('shows super_admin everything', async () => {
    const shown = await overview()
    expect(Object.keys(shown.collections)).toEqual(['products', 'news', 'jobs', 'pages'])
    expect(shown.rights).toContain('inquiries')
    expect(shown.users?.total).toBeGreaterThan(5)
    expect(shown.missed).toEqual({ search: expect.any(Array), address: expect.any(Array) })
    expect(shown.health).toMatchObject({
      version,
      database: { isDamaged: false, hasTransactions: true },
    })
  })

  it('counts states, drafts of what is published among them', async () => {
    const before = (await overview()).collections.products
    await newProduct({ isActive: false })
    const published = await newProduct()
    const draft = { token, method: 'PATCH', body: { name: 'Pending change' } }
    await staffCall(`/products/${published.id}?draft=true`, draft)
    await newProduct({ _status: 'draft' })
    const gone = await newProduct()
    const trash = { deletedAt: new Date().toISOString() }
    await staffCall(`/products/${gone.id}`, { token, method: 'PATCH', body: trash })
    const shown = await overview()
    const now = shown.collections.products
    const rise = (name: keyof NonNullable<typeof now>) => (now?.[name] ?? 0) - (before?.[name] ?? 0)
    expect([rise('total'), rise('published')]).toEqual([3, 2])
    expect([rise('drafts'), rise('inactive'), rise('trashed')]).toEqual([2, 1, 1])
    expect(shown.drafts).toContainEqual(
      expect.objectContaining({
        collection: 'products',
        id: published.id,
        title: 'Pending change',
      }),
    )
  })

  it('counts missing translations, and at once what is translated', async () => {
    const before = (await overview()).missingTranslations.products
    const { id } = await newProduct()
    const then = (await overview()).missingTranslations.products
    expect([then?.zh, then?.ru]).toEqual([(before?.zh ?? 0) + 1, (before?.ru ?? 0) + 1])
    const body = { name: '机器' }
    await staffCall(`/products/${id}?locale=zh`, { token, method: 'PATCH', body })
    const now = (await overview()).missingTranslations.products
    expect([now?.zh, now?.ru]).toEqual([before?.zh ?? 0, then?.ru])
  })

  it('names records in the language of the caller, whatever was counted before', async () => {
    const { id, name } = await newProduct()
    const body = { name: 'Mesin' }
    await staffCall(`/products/${id}?locale=ms`, { token, method: 'PATCH', body })
    const { activity = [] } = await overview()
    expect(activity.find(({ resourceId }) => resourceId === id)?.title).toBe(name)
  })

  it('counts unread inquiries and tells what was done last', async () => {
    const before = (await overview()).inquiries
    const body = { name: 'A', email: 'a@example.com', message: 'Hello' }
    await staffCall('/inquiries', { token, method: 'POST', body })
    const product = await newProduct()
    const shown = await overview()
    expect(shown.inquiries?.unread).toBe((before?.unread ?? 0) + 1)
    // What other files scheduled is done by nobody, at any moment.
    const [last] = shown.activity?.filter(({ username }) => username !== null) ?? []
    expect(last).toMatchObject({
      username: 'root',
      action: 'create',
      resourceType: 'products',
      resourceId: product.id,
      title: product.name,
    })
    expect(last?.fields).toContain('name')
  })

  it('counts new quote requests and applications, for super_admin', async () => {
    const counts = async () => {
      const { quoteRequests, jobApplications } = await overview()
      return { quotes: quoteRequests?.new ?? NaN, applications: jobApplications?.new ?? NaN }
    }
    const { product, job } = await newOffers(token)
    const before = await counts()
    await askForQuote(product)
    await apply(job)
    expect(await counts()).toEqual({
      quotes: before.quotes + 1,
      applications: before.applications + 1,
    })
    const { id } = (await staffCall('/quote-requests?limit=1&sort=-createdAt', { token })).body
      .docs[0]
    const change = { token, method: 'PATCH', body: { status: 'inWork' } }
    await staffCall(`/quote-requests/${id}`, change)
    expect((await counts()).quotes).toBe(before.quotes)
    const shown = await overview(accounts.news_admin?.token)
    expect([shown.quoteRequests, shown.jobApplications]).toEqual([undefined, undefined])
  })

  it('counts by week what is sent, and tells which requests wait for whom', async () => {
    const before = await overview()
    const sumOf = ({ received = [] }: Overview) =>
      received.reduce((sum, { quoteRequests }) => sum + quoteRequests, 0)
    const { product } = await newOffers(token)
    await askForQuote(product)
    const taken = await overview()
    expect(sumOf(taken)).toBe(sumOf(before) + 1)
    const waiting = (shown: Overview) => ({
      mine: shown.waitingQuotes?.mine.total ?? NaN,
      unassigned: shown.waitingQuotes?.unassigned.total ?? NaN,
    })
    const { mine, unassigned } = waiting(before)
    expect(waiting(taken)).toEqual({ mine, unassigned: unassigned + 1 })

    const { id, number } = (await staffCall('/quote-requests?limit=1&sort=-createdAt', { token }))
      .body.docs[0]
    const change = async (body: object) => {
      const answer = await staffCall(`/quote-requests/${id}`, { token, method: 'PATCH', body })
      expect(answer.status).toBe(200)
      return overview()
    }
    const given = await change({ assignee: before.user.id })
    expect(waiting(given)).toEqual({ mine: mine + 1, unassigned })
    expect(given.waitingQuotes?.mine.oldest).toContainEqual(
      expect.objectContaining({ id, number, company: 'Harbour Bank' }),
    )
    const colleague = await change({ assignee: accounts.news_admin?.id })
    expect(waiting(colleague)).toEqual({ mine, unassigned })
    const open = await change({ assignee: null })
    expect(waiting(open)).toEqual({ mine, unassigned: unassigned + 1 })
    const closed = await change({ status: 'closed' })
    expect(waiting(closed)).toEqual({ mine, unassigned })
  })

  it('still names what is gone, but not the visitor of an inquiry', async () => {
    const product = await newProduct()
    const name = unique('Renamed')
    await staffCall(`/products/${product.id}`, { token, method: 'PATCH', body: { name } })
    await staffCall(`/products/${product.id}`, { token, method: 'DELETE' })
    const inquiry = { name: unique('Visitor'), email: 'a@example.com', message: 'Hello' }
    const { body } = await staffCall('/inquiries', { token, method: 'POST', body: inquiry })
    await staffCall(`/inquiries/${body.doc.id}`, { token, method: 'DELETE' })

    const activity = (await overview()).activity ?? []
    const titlesOf = (id: string) =>
      activity
        .filter(({ resourceId }) => resourceId === id)
        .map(({ action, title }) => [action, title])
    expect(titlesOf(product.id)).toEqual([
      ['delete', name],
      ['update', name],
      ['create', product.name],
    ])
    expect(titlesOf(body.doc.id)).toEqual([
      ['delete', null],
      ['create', null],
    ])
    const log = await staffCall('/activity-logs?limit=10', { token })
    expect(JSON.stringify(log.body)).not.toContain(inquiry.name)
  })
})
