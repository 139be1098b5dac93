import { beforeAll, describe, expect, it } from 'vitest'
import { version } from '@/package.json'
import { ForYou, Overview } from '@/src/contract/staff/overview'
import { type Account, newAccount, oneOfEverybody } from '../helpers/accounts'
import { newCategory, unique } from '../helpers/samples'
import { startServer } from '../helpers/server'
import { signIn, signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
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

const forYou = async (as = token): Promise<ForYou> => {
  const { status, body } = await staffCall('/overview/for-you', { token: as })
  expect(status).toBe(200)
  return ForYou.parse(body)
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
    const own = await forYou(accounts[name]?.token)
    expect([own.inquiries, own.quotes, own.newApplications]).toEqual(Array(3).fill(undefined))
    const isOfReleases = rights.some((right) => right !== 'users')
    expect(shown.releases !== undefined).toBe(isOfReleases)
    expect(shown.missed !== undefined).toBe(rights.includes('content'))
    expect(shown.users !== undefined).toBe(rights.includes('users'))
    for (const { collection } of [...shown.drafts, ...shown.scheduled, ...shown.stale]) {
      expect(collections).toContain(collection)
    }
  })

  it('shows staff with the inbox what visitors sent, and no applications', async () => {
    const as = accounts['admin for inbox']?.token
    const shown = await overview(as)
    expect(shown.rights).toEqual(['inbox', 'inquiries'])
    expect(shown.canReply).toBe(false)
    expect([shown.inquiries, shown.quoteRequests]).not.toContain(undefined)
    const { health, activity, received, jobApplications } = shown
    expect([health, activity, received, jobApplications]).toEqual(Array(4).fill(undefined))
    const own = await forYou(as)
    expect([own.inquiries, own.quotes]).not.toContain(undefined)
    expect(own.newApplications).toBeUndefined()
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
    // One of its own: the clocks of other files are ahead, and so are the sign-ins that they leave.
    const { server, stop } = await startServer()
    const { baseUrl, admin } = server
    const own = { token: await signIn(admin.username, admin.password, baseUrl), baseUrl }
    const read = async () => Overview.parse((await staffCall('/overview', own)).body)
    try {
      const before = (await read()).inquiries
      const body = { name: 'A', email: 'a@example.com', message: 'Hello' }
      await staffCall('/inquiries', { ...own, method: 'POST', body })
      const name = unique('Done last')
      const { doc } = (await staffCall('/categories', { ...own, method: 'POST', body: { name } }))
        .body
      const shown = await read()
      expect(shown.inquiries?.unread).toBe((before?.unread ?? 0) + 1)
      const [last] = shown.activity ?? []
      expect(last).toMatchObject({
        username: 'root',
        action: 'create',
        resourceType: 'categories',
        resourceId: doc.id,
        title: name,
      })
      expect(last?.fields).toContain('name')

      // Records that nobody reads have the title that the log keeps.
      const wanted = { name: 'For tests', days: 30, perMinute: 60, rights: ['news:read'] }
      const asked = { ...wanted, currentPassword: admin.password }
      const made = await staffCall('/account/api-keys', { ...own, method: 'POST', body: asked })
      expect(made.status).toBe(201)
      expect((await read()).activity?.[0]).toMatchObject({
        action: 'key created',
        title: expect.stringContaining('tk_'),
      })
    } finally {
      await stop()
    }
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
    const colleague = await change({ assignee: accounts['admin for inbox']?.id })
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

describe('what is for the caller', () => {
  it('is for staff', async () => {
    expect((await staffCall('/overview/for-you')).status).toBe(401)
  })

  it('holds inquiries that are not done, until somebody finishes them', async () => {
    const waiting = async (as = token) => {
      const { inquiries } = await forYou(as)
      return [inquiries?.mine.total ?? NaN, inquiries?.unassigned.total ?? NaN]
    }
    const [mine = 0, unassigned = 0] = await waiting()
    const body = { name: unique('Visitor'), email: 'a@example.com', message: 'Hello' }
    const { id } = (await staffCall('/inquiries', { token, method: 'POST', body })).body.doc
    const change = async (changes: object) =>
      (await staffCall(`/inquiries/${id}`, { token, method: 'PATCH', body: changes })).status
    expect(await waiting()).toEqual([mine, unassigned + 1])
    expect(await change({ isRead: true })).toBe(200)
    expect(await waiting()).toEqual([mine, unassigned + 1])

    const colleague = accounts['admin for inbox']
    const theirs = await waiting(colleague?.token)
    expect(await change({ assignee: colleague?.id })).toBe(200)
    expect(await waiting()).toEqual([mine, unassigned])
    expect(await waiting(colleague?.token)).toEqual([(theirs[0] ?? 0) + 1, unassigned])
    expect(await change({ isDone: true })).toBe(200)
    expect(await waiting(colleague?.token)).toEqual([theirs[0], unassigned])
    const open = await staffCall(`/inquiries/count?where[isDone][equals]=false`, { token })
    const bulk = { token, method: 'POST', body: { action: 'reopen', ids: [id] } }
    expect((await staffCall('/inquiries/bulk', bulk)).body.done).toEqual([id])
    const again = await staffCall(`/inquiries/count?where[isDone][equals]=false`, { token })
    expect(again.body.totalDocs).toBe(open.body.totalDocs + 1)
  })

  it('gives back what was assigned to an account that lost the inbox', async () => {
    const leaver = await newAccount(token, 'admin', ['inbox'])
    const body = {
      name: unique('Visitor'),
      email: 'a@example.com',
      message: 'Hello',
      assignee: leaver.id,
    }
    const before = (await forYou()).inquiries?.unassigned.total ?? NaN
    const { id } = (await staffCall('/inquiries', { token, method: 'POST', body })).body.doc
    expect((await forYou()).inquiries?.unassigned.total).toBe(before)
    const rights = { token, method: 'PATCH', body: { permissions: ['news'] } }
    expect((await staffCall(`/users/${leaver.id}`, rights)).status).toBe(200)
    expect((await forYou()).inquiries?.unassigned.total).toBe(before + 1)
    // What is as it was keeps no colleague from a note.
    const note = { token, method: 'PATCH', body: { note: 'Called', assignee: leaver.id } }
    expect((await staffCall(`/inquiries/${id}`, note)).status).toBe(200)
  })

  it('holds mentions until the comment is answered or resolved', async () => {
    const { id: recordId, name } = await newProduct()
    const author = accounts['admin for products']
    const me = accounts.product_admin
    const write = (more: object, as = author?.token) =>
      staffCall('/comments/write', {
        token: as,
        method: 'POST',
        body: { resourceType: 'products', resourceId: recordId, text: 'Look', ...more },
      })
    const mentions = async (as = me?.token) =>
      (await forYou(as)).mentions.filter((one) => one.recordId === recordId)
    const first = (await write({ mentions: [me?.id] })).body.comment
    expect(await mentions()).toEqual([
      expect.objectContaining({ id: first.id, collection: 'products', title: name, text: 'Look' }),
    ])
    expect(await mentions(author?.token)).toEqual([])
    await write({ parent: first.id, text: 'Done' }, me?.token)
    expect(await mentions()).toEqual([])
    await write({ parent: first.id, text: 'Really?', mentions: [me?.id] })
    expect((await mentions()).map(({ text }) => text)).toEqual(['Really?'])
    const resolve = { token, method: 'POST', body: { isResolved: true } }
    expect((await staffCall(`/comments/${first.id}/resolve`, resolve)).status).toBe(200)
    expect(await mentions()).toEqual([])
  })

  it('holds the drafts of the caller, whatever others begin later', async () => {
    const own = accounts.news_admin?.token
    const draft = async (as: string | undefined) => {
      const body = { title: unique('Begun'), _status: 'draft' }
      return String((await staffCall('/news', { token: as, method: 'POST', body })).body.doc.id)
    }
    const id = await draft(own)
    for (let other = 0; other < 11; other++) await draft(token)
    const { drafts } = await forYou(own)
    expect(drafts.map((each) => each.id)).toContain(id)
    expect(drafts.every(({ collection }) => collection === 'news')).toBe(true)
    expect((await forYou(accounts['admin for news']?.token)).drafts).toEqual([])
  })
})
