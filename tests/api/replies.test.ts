import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../helpers/accounts'
import { api } from '../helpers/http'
import { type Mailbox, openMailbox } from '../helpers/mailbox'
import { startServer, type TestServer } from '../helpers/server'
import { unique } from '../helpers/samples'
import { signIn, signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { apply, askForQuote, newOffers } from '../helpers/visitor-forms'

let mailbox: Mailbox
let server: TestServer
let stop: () => Promise<void>
let token: string
let offers: Awaited<ReturnType<typeof newOffers>>

const call = (path: string, method = 'GET', body?: object, as: string | undefined = token) =>
  staffCall(path, { token: as, method, body, baseUrl: server.baseUrl })

beforeAll(async () => {
  mailbox = await openMailbox()
  ;({ server, stop } = await startServer({ SMTP_URL: mailbox.url }))
  const { username, password } = server.admin
  token = await signIn(username, password, server.baseUrl)
  offers = await newOffers(token, server.baseUrl)
})

afterAll(async () => {
  await stop()
  await mailbox.close()
})

const inquiry = { name: 'Ada', email: 'ada@visitor.example', message: 'How much is it?' }

/** Kinds of visitors' messages, each with the address that they give. */
const kinds = [
  {
    collection: 'inquiries',
    to: 'ada@visitor.example',
    send: (baseUrl: string) => api('/inquiries', { method: 'POST', body: inquiry, baseUrl }),
  },
  {
    collection: 'quote-requests',
    to: 'ann@example.com',
    send: (baseUrl: string) => askForQuote(offers.product, { baseUrl }),
  },
  {
    collection: 'job-applications',
    to: 'ben@example.com',
    send: (baseUrl: string) => apply(offers.job, { baseUrl }),
  },
]

const newest = async (collection: string) =>
  (await call(`/${collection}?limit=1&sort=-createdAt`)).body.docs[0]

const reply = { subject: 'Your question', text: 'It is 20 kg.\n<b>Truly</b>' }

/** The next mail to an address: a request for a quote is confirmed to who sent it, too. */
async function mailTo(address: string, subject: string) {
  for (;;) {
    const mail = await mailbox.next()
    if (mail.to.includes(`<${address}>`) && mail.text.includes(`Subject: ${subject}`)) return mail
  }
}

describe.each(kinds)('a reply to one of $collection', ({ collection, to, send }) => {
  let id: string

  beforeAll(async () => {
    expect((await send(server.baseUrl)).status).toBe(201)
    id = (await newest(collection)).id
  })

  it('goes to the visitor as plain text, and stays with what the visitor sent', async () => {
    const { status, body } = await call(`/${collection}/${id}/replies`, 'POST', reply)
    expect([status, body.reply]).toEqual([
      201,
      expect.objectContaining({ ...reply, username: server.admin.username, state: 'sent' }),
    ])
    const { text } = await mailTo(to, reply.subject)
    const [head = '', ...rest] = text.split('\r\n\r\n')
    expect(head).toMatch(/^Content-Type: text\/plain/im)
    expect(rest.join('\n')).toContain('<b>Truly</b>')
    const kept = (await call(`/${collection}/${id}`)).body
    expect(kept.replies).toMatchObject([{ ...reply, state: 'sent' }])
    if (collection === 'inquiries') expect(kept.isRead).toBe(true)
  })

  it('is not sent twice, and cannot be written or taken back otherwise', async () => {
    expect((await call(`/${collection}/${id}/replies`, 'POST', reply)).status).toBe(409)
    const change = { note: 'Called', replies: [] }
    expect((await call(`/${collection}/${id}`, 'PATCH', change)).status).toBe(200)
    expect((await call(`/${collection}/${id}`)).body.replies).toHaveLength(1)
  })

  it.each([
    [{ text: 'x' }, 'subject'],
    [{ subject: 'a\r\nBcc: b@evil.example', text: 'x' }, 'subject'],
    [{ subject: ' ', text: 'x' }, 'subject'],
    [{ subject: 'x', text: ' ' }, 'text'],
    [{ subject: 'x', text: 'y'.repeat(10_001) }, 'text'],
    [{ subject: 'x', text: ['y'] }, 'text'],
  ])('is refused as %j', async (body, field) => {
    const answer = await call(`/${collection}/${id}/replies`, 'POST', body)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining(field),
    ])
  })

  it('is for those who read what visitors send, about what is there', async () => {
    expect((await call(`/${collection}/${id}/replies`, 'POST', reply, '')).status).toBe(401)
    expect((await call(`/${collection}/nowhere/replies`, 'POST', reply)).status).toBe(404)
  })

  it('is told by the activity log without its words', async () => {
    const path = `/activity-logs?where[resourceId][equals]=${id}&limit=50`
    const { docs } = (await call(path)).body
    expect(docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(docs)).not.toContain('20 kg')
  })
})

it.each(['inquiries', 'quote-requests'])(
  'one of %s is given to a colleague',
  async (collection) => {
    const { id } = await newest(collection)
    const { id: assignee } = (await call('/users/me')).body.user
    expect((await call(`/${collection}/${id}`, 'PATCH', { assignee })).status).toBe(200)
    const found = await call(`/${collection}?where[assignee][equals]=${assignee}&depth=0`)
    expect(found.body.docs).toMatchObject([{ id, assignee }])
    const { status } = await call(`/${collection}/${id}`, 'PATCH', { assignee: 'nobody' })
    expect(status).toBe(400)
    // Who has no inbox would never see it.
    const editor = await newAccount(token, 'admin', ['news', 'users'], server.baseUrl)
    const refused = await call(`/${collection}/${id}`, 'PATCH', { assignee: editor.id })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('account that may use the inbox'),
    ])
    const { assignees } = (await call('/inquiries/assignees')).body
    expect(assignees).toContainEqual(expect.objectContaining({ id: assignee }))
    expect(JSON.stringify(assignees)).not.toContain(editor.id)
  },
)

it('an inquiry waits for its assignee on the overview until a mail answers it', async () => {
  const waiting = async () => (await call('/overview')).body.waitingInquiries
  const before = await waiting()
  const { id: assignee } = (await call('/users/me')).body.user
  const sent = { ...inquiry, name: 'Grace', assignee }
  const { doc } = (await call('/inquiries', 'POST', sent)).body
  const given = await waiting()
  expect(given.total).toBe(before.total + 1)
  expect(given.oldest).toContainEqual(expect.objectContaining({ id: doc.id, name: 'Grace' }))
  expect((await call(`/inquiries/${doc.id}/replies`, 'POST', reply)).status).toBe(201)
  await mailTo(inquiry.email, reply.subject)
  expect(await waiting()).toEqual(before)
  expect((await call(`/inquiries/${doc.id}`)).body).toMatchObject({ isDone: true, isRead: true })
})

describe('the permission inbox', () => {
  const others = ['navigation', 'products', 'content', 'users', 'news'] as const
  let clerk: string
  let editor: string

  beforeAll(async () => {
    clerk = (await newAccount(token, 'admin', ['inbox'], server.baseUrl)).token
    editor = (await newAccount(token, 'admin', [...others], server.baseUrl)).token
  })

  it.each(['inquiries', 'quote-requests'])('opens %s on every road, and alone', async (slug) => {
    const { id } = await newest(slug)
    const { id: clerkId, username } = (await call('/users/me', 'GET', undefined, clerk)).body.user
    const text = { subject: unique('Again'), text: 'By all means.' }
    const roads: [string, string, object?][] = [
      [`/${slug}`, 'GET'],
      [`/${slug}/count`, 'GET'],
      [`/${slug}/${id}`, 'GET'],
      [`/${slug}/${id}`, 'PATCH', { note: 'Called', assignee: clerkId }],
      [`/${slug}?where[id][equals]=${id}`, 'PATCH', { note: 'Called' }],
      [`/${slug}/${id}/replies`, 'POST', text],
      [`/${slug}/export`, 'GET'],
      ['/inquiries/assignees', 'GET'],
      [`/${slug}?where[id][equals]=00000000-0000-4000-8000-000000000000`, 'DELETE'],
    ]
    const statuses = async (as: string) => {
      const answers: string[] = []
      for (const [path, method, body] of roads)
        answers.push(`${method} ${path} ${(await call(path, method, body, as)).status}`)
      return answers
    }
    const answered = (status: (path: string) => number) =>
      roads.map(([path, method]) => `${method} ${path} ${status(path)}`)
    expect(await statuses(editor)).toEqual(answered(() => 403))
    expect(await statuses(clerk)).toEqual(
      answered((path) => (path.endsWith('/replies') ? 201 : 200)),
    )
    const csv = await call(`/${slug}/export`, 'GET', undefined, clerk)
    if (slug === 'quote-requests') expect(JSON.stringify(csv.body)).toContain(username)
  })

  it('opens many inquiries at once, and neither applications nor the log', async () => {
    const { id } = await newest('inquiries')
    const bulk = { action: 'finish', ids: [id] }
    expect((await call('/inquiries/bulk', 'POST', bulk, editor)).status).toBe(403)
    expect((await call('/inquiries/bulk', 'POST', bulk, clerk)).body.done).toEqual([id])
    const closed = await newest('job-applications')
    for (const path of [
      '/job-applications',
      `/job-applications/${closed.id}`,
      '/activity-logs',
      `/job-applications/${closed.id}/files/${closed.files[0].key.split('/').at(-1)}`,
    ])
      expect([path, (await call(path, 'GET', undefined, clerk)).status]).toEqual([path, 403])
    const answer = await call(`/job-applications/${closed.id}/replies`, 'POST', reply, clerk)
    expect(answer.status).toBe(403)
    const { docs } = (await call('/users?depth=0', 'GET', undefined, clerk)).body
    expect(docs).toHaveLength(1)
  })
})

it('one that the mail server refuses is kept, and says that it was not sent', async () => {
  mailbox.refuse()
  const { id } = await newest('inquiries')
  const other = { subject: 'Once more', text: 'Are you there?' }
  expect((await call(`/inquiries/${id}/replies`, 'POST', other)).status).toBe(503)
  const { replies } = (await call(`/inquiries/${id}`)).body
  expect(replies.at(-1)).toMatchObject({ ...other, state: 'failed' })
})

describe('templates of replies', () => {
  const templates = [{ name: 'Thanks', text: 'Dear {name},\nthank you.' }]
  const settings = '/globals/site-settings'
  let superToken: string

  beforeAll(async () => {
    superToken = await signInAsSuperAdmin()
    const body = { replyTemplates: templates }
    const set = await staffCall(settings, { token: superToken, method: 'POST', body })
    expect(set.status).toBe(200)
  })

  afterAll(async () => {
    await staffCall(settings, { token: superToken, method: 'POST', body: { replyTemplates: [] } })
  })

  it('are read by those who answer, and stay when others change the settings', async () => {
    const clerk = await newAccount(superToken, 'admin', ['inbox'])
    const seen = await staffCall(settings, { token: clerk.token })
    expect(JSON.stringify(seen.body)).toContain('Dear')
    const editor = await newAccount(superToken, 'admin', ['content'])
    for (const as of [undefined, editor.token]) {
      const { body } = await staffCall(settings, { token: as })
      expect(JSON.stringify(body)).not.toContain('Dear')
    }
    const change = { token: editor.token, method: 'POST', body: { replyTemplates: [] } }
    expect((await staffCall(settings, change)).status).toBe(200)
    const { body } = await staffCall(`${settings}?locale=all`, { token: superToken })
    expect(body.replyTemplates).toMatchObject([
      { name: 'Thanks', text: { en: templates[0]?.text } },
    ])
  })

  it('do not send anything where the site has no mail server', async () => {
    const made = await staffCall('/inquiries', { token: superToken, method: 'POST', body: inquiry })
    const answer = await staffCall(`/inquiries/${made.body.doc.id}/replies`, {
      token: superToken,
      method: 'POST',
      body: reply,
    })
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('SMTP_URL')])
  })
})
