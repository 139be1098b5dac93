import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import indonesian from '@/locales/id/common.json'
import { QuoteAnswer } from '@/src/contract/quote'
import { makeDocx, makeZip } from '../helpers/archives'
import { type Mailbox, openMailbox } from '../helpers/mailbox'
import { unique } from '../helpers/samples'
import { startServer, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'
import { askForQuote, newOffers, type SentFile, smallPdf } from '../helpers/visitor-forms'

let server: TestServer
let stop: () => Promise<void>
let mailbox: Mailbox
let token: string
let editorToken: string
let product: string
let clients = 0

/** A client that nobody has counted yet. */
const newClient = () => `192.0.2.${(clients += 1)}`

interface Sending {
  fields?: Record<string, string | undefined>
  files?: SentFile[]
  client?: string
  headers?: Record<string, string>
}

const send = ({ client = newClient(), headers, ...sending }: Sending = {}) =>
  askForQuote(product, {
    ...sending,
    headers: { 'X-Forwarded-For': client, ...headers },
    baseUrl: server.baseUrl,
  })

const staff = (address: string, call: { method?: string; body?: unknown; token?: string } = {}) =>
  staffCall(`/quote-requests${address}`, { token, baseUrl: server.baseUrl, ...call })

async function storedBy(company: string) {
  const { body } = await staff(`?where[company][equals]=${encodeURIComponent(company)}`)
  return body.docs
}

/** Counts the files that the private store holds for requests: those that came with them, or that answer them. */
const storedFiles = (use = 'tenders') => {
  try {
    return readdirSync(path.join(String(server.environment.DATA_DIR), 'private-files', use)).filter(
      (name) => !name.endsWith('.json'),
    ).length
  } catch {
    return 0
  }
}

const page = (address: string) => fetch(`${server.baseUrl}${address}`, { redirect: 'manual' })

beforeAll(async () => {
  mailbox = await openMailbox()
  ;({ server, stop } = await startServer({ TRUST_PROXY: '1', SMTP_URL: mailbox.url }))
  const { baseUrl, admin } = server
  token = await signIn(admin.username, admin.password, baseUrl)
  ;({ product } = await newOffers(token, baseUrl))
  const editor = { username: `editor-${Date.now()}`, password: 'Only-for-tests-1' }
  const permissions = ['products', 'news', 'content', 'users', 'navigation']
  await staffCall('/users', {
    token,
    baseUrl,
    method: 'POST',
    body: { ...editor, role: 'admin', permissions },
  })
  editorToken = await signIn(editor.username, editor.password, baseUrl)
})

afterAll(async () => {
  await stop()
  await mailbox.close()
})

describe('a request', () => {
  it('is stored with its files before it is answered, by a number and a page', async () => {
    const company = unique('Bank')
    const files = [
      { name: '入札.pdf', content: smallPdf('tender') },
      { name: 'list.docx', content: makeDocx() },
    ]
    const fields = {
      company,
      message: 'By <script>alert(1)</script> May',
      items: `${product}.X-2*40`,
    }
    const { status, body, headers } = await send({ fields, files })
    expect(status).toBe(201)
    expect(headers.get('cache-control')).toBe('no-store')
    const { number, url } = QuoteAnswer.parse(body)
    const [request] = await storedBy(company)
    expect(request).toMatchObject({
      number,
      company,
      status: 'new',
      language: 'en',
      positions: [{ slug: product, code: 'X-2', amount: 40 }],
      files: [{ name: '入札.pdf', type: 'application/pdf' }, { name: 'list.docx' }],
    })
    expect(request).not.toHaveProperty('fingerprint')

    const shown = await page(url)
    const text = await shown.text()
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(shown.headers.get('x-robots-tag')).toBe('noindex')
    expect(shown.headers.get('referrer-policy')).toBe('same-origin')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
    expect(text).toContain(number)
    expect(text).toContain('入札.pdf')
    expect(text).toContain('X-2')
    // What was sent is there as text; names and addresses stay with staff.
    expect(text).toContain('By &lt;script&gt;alert(1)&lt;/script&gt; May')
    expect(text).not.toContain('ann@example.com')
    expect(text).not.toContain(company)
  })

  it.each(['X-3', 'evil.example.com'])(
    'is refused for a variant that is not there: %s',
    async (code) => {
      const { status, body } = await send({ fields: { items: `${product}.${code}*40` } })
      expect([status, body.message]).toEqual([400, expect.stringContaining('variant')])
    },
  )

  it('is one, however often the same is sent; with another key or content it is another', async () => {
    const company = unique('Bank')
    const fields = { company, key: crypto.randomUUID() }
    const before = storedFiles()
    const answers = await Promise.all([send({ fields }), send({ fields }), send({ fields })])
    const again = await send({ fields })
    const numbers = [...answers, again].map(({ body }) => body.number)
    expect(new Set(numbers).size).toBe(1)
    expect(numbers[0]).toMatch(/^Q-/)
    expect(await storedBy(company)).toHaveLength(1)
    expect(storedFiles()).toBe(before + 1)
    const other = await send({ fields: { ...fields, items: `${product}*3` } })
    const fresh = await send({ fields: { ...fields, key: crypto.randomUUID() } })
    expect(new Set([...numbers, other.body.number, fresh.body.number]).size).toBe(3)
  })

  it('takes the amounts that stand beside the list', async () => {
    const company = unique('Bank')
    const items = `${product}*2,${product}.B`
    await send({ fields: { company, items, 'amount-0': '7', 'amount-1': '0' } })
    const [{ positions }] = await storedBy(company)
    expect(positions).toEqual([expect.objectContaining({ slug: product, amount: 7 })])
  })

  it('keeps what is wished of the whole and of each machine', async () => {
    const company = unique('Bank')
    const wishes = { deliveryPlace: 'Oslo', tenderNumber: 'T-4', deadline: '2027-02-28' }
    await send({
      fields: {
        company,
        ...wishes,
        items: `${product}*2,${product}.X-2`,
        [`note-${product}`]: 'Blue',
        [`wishedDate-${product}.X-2`]: '2027-03-31',
        // Of a machine that was taken out before.
        'note-gone': 'x',
      },
    })
    const [request] = await storedBy(company)
    expect(request).toMatchObject({ ...wishes, deadline: '2027-02-28T00:00:00.000Z' })
    const said = request.positions.map((each: Record<string, unknown>) => [
      each.note ?? null,
      each.wishedDate ?? null,
    ])
    expect(said).toEqual([
      ['Blue', null],
      [null, '2027-03-31T00:00:00.000Z'],
    ])
  })

  it('takes a form in which every field is left open, as browsers send it', async () => {
    const company = unique('Bank')
    const names = ['deliveryPlace', 'tenderNumber', 'deadline', 'phone', 'country', 'message']
    const open = [...names, `note-${product}`, `wishedDate-${product}`].map((name) => [name, ''])
    // As many fields as a full list has.
    const others = Array.from({ length: 147 }, (_, index) => [`note-other-${index}`, ''])
    const fields = { company, ...Object.fromEntries([...open, ...others]) }
    expect((await send({ fields })).status).toBe(201)
    const [request] = await storedBy(company)
    expect(request.deadline ?? null).toBeNull()
    expect(request.positions[0].wishedDate ?? null).toBeNull()
  })

  it.each([
    ['a note that is too long', { note: 'x'.repeat(301) }],
    ['a note of two lines', { note: 'a\nb' }],
    ['a day that is none', { wishedDate: '2027-02-30' }],
    ['a day of another age', { wishedDate: '0001-01-01' }],
  ])('with %s beside a machine is refused by the field', async (_, wishes) => {
    const company = unique('Bank')
    const [[name = '', value = ''] = []] = Object.entries(wishes as Record<string, string>)
    const field = `${name}-${product}`
    const { status, body } = await send({ fields: { company, [field]: value } })
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
    expect(await storedBy(company)).toEqual([])
  })

  it.each([
    ['no machine', { items: '' }, 'items'],
    ['a delivery place that is too long', { deliveryPlace: 'x'.repeat(201) }, 'deliveryPlace'],
    ['a tender number of two lines', { tenderNumber: 'a\nb' }, 'tenderNumber'],
    ['a deadline that is no day', { deadline: 'soon' }, 'deadline'],
    ['an unknown machine', { items: 'no-such-machine' }, 'items'],
    ['a list that is none', { items: "a' or 1=1" }, 'items'],
    ['no company', { company: ' ' }, 'company'],
    ['a name of two lines', { name: 'Ann\r\nBcc: a@evil.example' }, 'name'],
    ['no address', { email: 'ann' }, 'email'],
    ['a country that is none', { country: 'xx' }, 'country'],
    ['no consent', { consent: undefined }, 'consent'],
    ['a robot', { website: 'http://spam.example' }, 'website'],
    ['a message that is too long', { message: 'x'.repeat(10_001) }, 'message'],
  ])('with %s is refused by name, and leaves nothing', async (_, wrong, field) => {
    const before = storedFiles()
    const company = unique('Bank')
    const { status, body } = await send({ fields: { company, ...wrong } })
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
    expect(await storedBy(company)).toEqual([])
    expect(storedFiles()).toBe(before)
  })

  const bomb = makeZip([{ name: 'zeros', content: Buffer.alloc(12 * 1024 * 1024) }])
  it.each([
    ['a page that calls itself a PDF', [smallPdf(), Buffer.from('<!doctype html><script>')], 400],
    ['a program', [Buffer.from('MZ'.padEnd(500, '\0'))], 400],
    ['an archive that explodes', [smallPdf(), bomb], 400],
    [
      'an archive that lies',
      [makeZip([{ name: 'a', content: Buffer.alloc(99), claimed: 1 }])],
      400,
    ],
    ['an empty file', [Buffer.of()], 201],
    ['six files', Array.from({ length: 6 }, (__, index) => smallPdf(String(index))), 400],
    ['a file above 10 MB', [Buffer.concat([smallPdf(), Buffer.alloc(11 * 1024 * 1024)])], 413],
  ])('with %s is answered as is due', async (_, contents, expected) => {
    const before = storedFiles()
    const company = unique('Bank')
    // Browsers send a file field that was left alone as an empty file without a name.
    const files = contents.map((content) => ({ name: content.length ? 'a.pdf' : '', content }))
    const { status } = await send({ fields: { company }, files })
    expect(status).toBe(expected)
    expect(await storedBy(company)).toHaveLength(expected === 201 ? 1 : 0)
    expect(storedFiles()).toBe(before)
  })

  it('of the form of another site, or of none, is refused', async () => {
    const foreign = await send({ headers: { Origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    const { host } = new URL(server.baseUrl)
    const sameHost = { Origin: `http://${host}`, 'Sec-Fetch-Site': 'cross-site' }
    expect((await send({ headers: sameHost })).status).toBe(403)
    const own = { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' }
    expect((await send({ headers: own })).status).toBe(201)
    const json = await fetch(`${server.baseUrl}/api/quote-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newClient() },
      body: '{"items":"a"}',
    })
    expect(json.status).toBe(400)
  })

  it('is one of fifteen in ten minutes for a client', async () => {
    const client = newClient()
    const statuses: number[] = []
    for (let count = 0; count < 16; count += 1) {
      statuses.push((await send({ client, files: [], fields: { key: String(count) } })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 201), 429])
  })
})

describe('a browser without scripts', () => {
  const accept = { Accept: 'text/html,application/xhtml+xml' }

  it('is led to the page of its request, in its language', async () => {
    const form = new FormData()
    const fields = { items: product, company: 'B', name: 'A', email: 'a@b.example', consent: 'on' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const answer = await fetch(`${server.baseUrl}/api/quote-requests?lng=th`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...accept, 'X-Forwarded-For': newClient() },
      body: form,
    })
    expect(answer.status).toBe(303)
    const location = String(answer.headers.get('location'))
    expect(location).toMatch(/^\/th\/quote\/status\/q-[\w-]{9}\?key=[\w-]{43}$/)
    expect((await page(location)).status).toBe(200)
  })

  it('is shown the form again with what was typed, and what is wrong', async () => {
    const { status, headers } = await send({
      headers: accept,
      fields: { email: 'x', company: 'Ärzte & "Co"', 'amount-0': '9' },
    })
    expect(status).toBe(303)
    const location = String(headers.get('location'))
    expect(location).toMatch(/^\/quote\?items=.*9&draft=[\w-]+#request$/)
    const shown = await page(location.replace('#request', ''))
    const text = await shown.text()
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain('Ärzte &amp; &quot;Co&quot;')
    expect(text).toContain('aria-invalid="true"')
    expect(text).toMatch(/name="amount-0"[^>]*value="9"|value="9"[^>]*name="amount-0"/)
  })

  it('changes amounts by the button beside them, and loses nothing of the form', async () => {
    const body = new URLSearchParams({
      items: `${product},a`,
      'amount-0': '5',
      company: 'Kept',
      [`note-${product}`]: 'Blue',
      [`wishedDate-${product}`]: '2027-03-31',
    })
    const answer = await fetch(`${server.baseUrl}/api/quote-requests`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...accept, 'Sec-Fetch-Site': 'same-origin' },
      body,
    })
    expect(answer.status).toBe(303)
    const location = String(answer.headers.get('location'))
    expect(decodeURIComponent(location)).toContain(`items=${product}*5,a`)
    const text = await (await page(location)).text()
    for (const value of ['Kept', 'Blue', '2027-03-31']) expect(text).toContain(`value="${value}"`)
    // What does not exist was left out.
    expect(text).toContain('do not exist and were left out')
  })

  it('finds the list in the address, and an empty one without', async () => {
    const listed = await (await page(`/quote?items=${product}*12`)).text()
    expect(listed).toMatch(/enctype="multipart\/form-data"/i)
    expect(listed).toContain(`/product/${product}`)
    expect(listed).toMatch(/noindex/)
    const empty = await page('/quote')
    expect(empty.status).toBe(200)
    expect(await empty.text()).not.toContain('name="consent"')
    const broken = await (await page('/quote?items=%3Cscript%3E,..%2F..')).text()
    expect(broken).toContain('could not be read')
    expect(broken).not.toContain('<script>,')
  })
})

describe('the page of a request', () => {
  it('is opened by its own key alone', async () => {
    const first = (await send({ fields: { key: 'one' } })).body.url as string
    const second = (await send({ fields: { key: 'two' } })).body.url as string
    const [address = '', key = ''] = first.split('?key=')
    const [, otherKey = ''] = second.split('?key=')
    const wrong = [
      address,
      `${address}?key=`,
      `${address}?key=${otherKey}`,
      `${address}?key=${key}x`,
      `${address}?key=${key.slice(0, -1)}`,
      `${address}?key[]=${key}`,
      `${address.slice(0, -1)}${address.endsWith('2') ? '3' : '2'}?key=${key}`,
      `/quote/status/q-2222-2222?key=${key}`,
      `/quote/status?key=${key}`,
    ]
    for (const each of wrong) expect([each, (await page(each)).status]).toEqual([each, 404])
    const strange = await (await page('/quote/status/q-2222-2222?key=x')).text()
    const known = await (await page(`${address}?key=x`)).text()
    for (const text of [strange, known]) {
      expect(text).toContain('This link does not open a request')
      expect(text).not.toContain('Did you forget to add the page to the router')
    }
    expect((await page(first)).status).toBe(200)
    // As it is written, and typed.
    expect(
      (await page(`${address.replace(/q-.*$/, (name) => name.toUpperCase())}?key=${key}`)).status,
    ).toBe(200)
  })
})

describe('staff', () => {
  it('read, assign, answer and note; what the visitor sent stays as it came', async () => {
    const company = unique('Bank')
    const { body } = await send({ fields: { company } })
    const [before] = await storedBy(company)
    const { id: userId } = (await staffCall('/users/me', { token, baseUrl: server.baseUrl })).body
      .user
    const change = {
      status: 'quoted',
      assignee: userId,
      note: 'Sent',
      number: 'Q-2222-2222',
      company: 'Other',
      files: [],
      positions: [],
    }
    const { status } = await staff(`/${before.id}?depth=0`, { method: 'PATCH', body: change })
    expect(status).toBe(200)
    const after = (await staff(`/${before.id}?depth=0`)).body
    expect(after).toMatchObject({ status: 'quoted', assignee: userId, note: 'Sent' })
    for (const name of ['number', 'company', 'files', 'positions']) {
      expect(after[name], name).toEqual(before[name])
    }
    expect(await (await page(body.url)).text()).toContain('Quote sent')
  })

  it('open a file through its request, and nobody else does', async () => {
    const [one, other] = [unique('Bank'), unique('Bank')]
    await send({ fields: { company: one }, files: [{ name: 'a.pdf', content: smallPdf('one') }] })
    await send({ fields: { company: other }, files: [{ name: 'b.pdf', content: smallPdf('two') }] })
    const [first] = await storedBy(one)
    const [second] = await storedBy(other)
    const fileOf = (request: { files: { key: string }[] }) => request.files[0]?.key.split('/')[1]
    const open = (address: string, by?: string) =>
      fetch(`${server.baseUrl}/api/admin/quote-requests/${address}`, {
        headers: by ? { Authorization: `Bearer ${by}` } : {},
      })
    const answer = await open(`${first.id}/files/${fileOf(first)}`, token)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(smallPdf('one'))
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; sandbox/)
    expect((await open(`${first.id}/files/${fileOf(first)}`)).status).toBe(401)
    expect((await open(`${first.id}/files/${fileOf(first)}`, editorToken)).status).toBe(403)
    const wrong = [fileOf(second), `${fileOf(first)}.json`, '..%2F..%2Fpayload.db', 'x']
    for (const file of wrong) {
      expect((await open(`${first.id}/files/${file}`, token)).status, file).toBe(404)
    }
    // Keys of the one store open nothing of another.
    const elsewhere = `${server.baseUrl}/api/document-files/${fileOf(first)}`
    const headers = { Authorization: `Bearer ${token}` }
    expect((await fetch(elsewhere, { headers })).status).toBe(404)
  })

  it('export a row for each position, which no spreadsheet runs', async () => {
    const company = '=HYPERLINK("http://evil.example")'
    const fields = {
      items: `${product}*2,${product}.X-2`,
      message: '@SUM(A1)',
      tenderNumber: '=1+1',
      deadline: '2027-02-28',
      [`note-${product}`]: '-2+3',
    }
    await send({ fields: { company, ...fields } })
    const { status, headers, body } = await staff('/export')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/csv')
    const rows = String(body)
      .split('\r\n')
      .filter((row) => row.includes('HYPERLINK'))
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(row).toContain(`"'=HYPERLINK`)
      expect(row).toContain("'@SUM(A1)")
      expect(row).toContain(",'=1+1,2027-02-28,")
    }
    expect(rows[0]).toContain("'-2+3")
    expect(rows[1]).not.toContain("'-2+3")
    expect((await staff('/export', { token: editorToken })).status).toBe(403)
    expect((await staff('/export', { token: undefined })).status).toBe(401)
  })

  it('delete a request with its files, and the log keeps no name', async () => {
    const company = unique('Bank')
    await send({ fields: { company } })
    const [request] = await storedBy(company)
    const before = storedFiles()
    expect((await staff(`/${request.id}`, { method: 'DELETE' })).status).toBe(200)
    await expect.poll(storedFiles, { timeout: 10_000 }).toBe(before - 1)
    const log = await staffCall(`/activity-logs?where[resourceId][equals]=${request.id}`, {
      token,
      baseUrl: server.baseUrl,
    })
    expect(log.body.docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(log.body.docs)).not.toContain(company)
  })
})

describe('the progress of a request', () => {
  /** Mails to an address, up to the one whose subject begins like this. */
  async function mailsUpTo(address: string, subject: string) {
    const subjects: string[] = []
    while (!subjects.at(-1)?.startsWith(subject)) {
      const { to, text } = await mailbox.next()
      const [, found = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(text) ?? []
      if (to.includes(`<${address}>`)) subjects.push(found.replace(/\r\n/g, ''))
    }
    return subjects
  }

  /** The beginning of a subject in Indonesian, up to the number of the request. */
  const subjectOf = (key: keyof typeof indonesian) => `${indonesian[key].split('{{')[0]}Q-`

  const newRequest = async (headers = {}) => {
    const company = unique('Bank')
    const email = `${crypto.randomUUID()}@visitor.example`
    const { body } = await send({ fields: { company, email }, headers })
    const [request] = await storedBy(company)
    return { ...request, url: String(body.url), email }
  }

  const move = (id: string, status: string, updatedAt?: string) =>
    staffCall(`/quote-requests/${id}?depth=0`, {
      token,
      baseUrl: server.baseUrl,
      method: 'PATCH',
      body: { status },
      headers: updatedAt ? { 'If-Unmodified-Since': updatedAt } : {},
    })

  const attach = (
    id: string,
    {
      by = token,
      content = smallPdf('offer'),
      ...facts
    }: { by?: string; content?: Buffer; validUntil?: string } = {},
  ) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(content)], 'Offer.pdf'))
    form.set('_payload', JSON.stringify(facts))
    return staff(`/${id}/offers`, { method: 'POST', body: form, token: by })
  }

  const addressOfOffer = async (url: string) => {
    const [, found = ''] =
      /href="(\/api\/quote-requests\/[^"]+)"/.exec(await (await page(url)).text()) ?? []
    return found.replaceAll('&amp;', '&')
  }

  it('has a day for each step, and one mail in the language of the visitor', async () => {
    const { id, url, email } = await newRequest({ Cookie: 'lang=id' })
    // Two colleagues press at once, one of them again, and back and forth.
    const answers = await Promise.all([move(id, 'inWork'), move(id, 'inWork')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await mailsUpTo(email, subjectOf('quote.mail.inWork.subject'))
    expect((await move(id, 'new')).body.doc.steps).toEqual([])
    await move(id, 'inWork')
    const { doc } = (await move(id, 'quoted')).body
    expect(doc.steps.map((step: { status: string }) => step.status)).toEqual(['inWork', 'quoted'])
    expect(await mailsUpTo(email, subjectOf('quote.mail.quoted.subject'))).toHaveLength(1)
    const text = await (await page(url)).text()
    expect(text).toContain('Penawaran terkirim')
    expect(text.match(/<time /g)).toHaveLength(3)
  })

  it('is closed with one mail, in which a way on stands', async () => {
    const { id, email } = await newRequest({ Cookie: 'lang=id' })
    await move(id, 'closed')
    expect(await mailsUpTo(email, subjectOf('quote.mail.closed.subject'))).toHaveLength(2)
    await move(id, 'new')
    await move(id, 'closed')
    await move(id, 'quoted')
    expect(await mailsUpTo(email, subjectOf('quote.mail.quoted.subject'))).toHaveLength(1)
  })

  it('is not moved by who did not see what a colleague did', async () => {
    const { id, updatedAt } = await newRequest()
    expect((await move(id, 'inWork', updatedAt)).status).toBe(200)
    expect((await move(id, 'closed', updatedAt)).status).toBe(409)
    expect((await staff(`/${id}?depth=0`)).body.status).toBe('inWork')
    // Nobody writes the days and files of it by themselves.
    await staff(`/${id}`, { method: 'PATCH', body: { note: 'x', steps: [], offers: [] } })
    expect((await staff(`/${id}?depth=0`)).body.steps).toHaveLength(1)
  })

  it('ends with an offer, which opens at its own page alone once it is sent', async () => {
    const { id, url } = await newRequest()
    const other = await newRequest()
    const { status, body } = await attach(id, { validUntil: '2099-12-31' })
    expect([status, body.offers]).toEqual([
      201,
      [expect.objectContaining({ name: 'Offer.pdf', type: 'application/pdf' })],
    ])
    expect(await addressOfOffer(url)).toBe('')
    await move(id, 'quoted')
    expect(await (await page(url)).text()).toContain('December 31, 2099')
    const address = await addressOfOffer(url)
    const [place = '', key = ''] = address.split('?key=')
    expect(place).not.toContain(body.offers[0].key.split('/')[1])
    const file = await page(address)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(smallPdf('offer'))
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(file.headers.get('cache-control')).toContain('no-store')
    const [otherPlace, otherKey = ''] = other.url
      .replace('/quote/status', '/api/quote-requests')
      .split('?key=')
    const ofFile = place.split('/').at(-1)
    for (const wrong of [
      place,
      `${place}?key=`,
      `${place}?key=${key.slice(1)}`,
      `${place}?key=${otherKey}`,
      `${otherPlace}/offers/${ofFile}?key=${otherKey}`,
      `${place.replace(String(ofFile), '..%2F..%2Fpayload.db')}?key=${key}`,
      `${place.replace(String(ofFile), body.offers[0].key.split('/')[1])}?key=${key}`,
      `${place}.json?key=${key}`,
    ])
      expect([wrong, (await page(wrong)).status]).toEqual([wrong, 404])
    await move(id, 'inWork')
    expect((await page(address)).status).toBe(404)
    await move(id, 'closed')
    expect((await page(address)).status).toBe(200)

    const before = storedFiles('offers')
    const stored = String(body.offers[0].key).split('/')[1]
    expect((await staff(`/${id}/files/${stored}`)).status).toBe(200)
    expect((await staff(`/${other.id}/offers/${stored}`, { method: 'DELETE' })).status).toBe(404)
    expect((await staff(`/${id}/offers/${stored}`, { method: 'DELETE' })).body.offers).toEqual([])
    expect((await page(address)).status).toBe(404)
    await expect.poll(() => storedFiles('offers'), { timeout: 10_000 }).toBe(before - 1)
  })

  it.each([
    ['a page that calls itself a PDF', { content: Buffer.from('<!doctype html><script>') }, 400],
    ['nothing', { content: Buffer.of() }, 400],
    ['a day that is over', { validUntil: '2020-01-01' }, 400],
    ['what is no day', { validUntil: 'soon' }, 400],
    ['an editor', { by: 'editor' }, 403],
    ['a visitor', { by: '' }, 401],
  ])(
    'takes no offer of %s',
    async (_, { by, ...offer }: Parameters<typeof attach>[1] & object, expected) => {
      const { id } = await newRequest()
      const before = storedFiles('offers')
      const answer = await attach(id, { ...offer, by: by === 'editor' ? editorToken : by })
      expect(answer.status).toBe(expected)
      expect((await staff(`/${id}`)).body.offers).toEqual([])
      expect(storedFiles('offers')).toBe(before)
    },
  )

  it('goes with its request, files and all', async () => {
    const { id, url } = await newRequest()
    const before = storedFiles('offers')
    await attach(id)
    await move(id, 'quoted')
    const address = await addressOfOffer(url)
    expect((await page(address)).status).toBe(200)
    expect((await staff(`/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect([(await page(address)).status, (await page(url)).status]).toEqual([404, 404])
    await expect.poll(() => storedFiles('offers'), { timeout: 10_000 }).toBe(before)
  })

  it('names who works on it as that account wants', async () => {
    const { id, url } = await newRequest()
    const { id: assignee, username } = (
      await staffCall('/users/me', { token, baseUrl: server.baseUrl })
    ).body.user
    await staff(`/${id}`, { method: 'PATCH', body: { assignee } })
    expect(await (await page(url)).text()).not.toContain(`>${username}<`)
    const publicName = unique('Ada Lovelace')
    await staffCall(`/users/${assignee}`, {
      token,
      baseUrl: server.baseUrl,
      method: 'PATCH',
      body: { publicName },
    })
    const text = await (await page(url)).text()
    expect(text).toContain(publicName)
    expect(text).not.toContain(`>${username}<`)
  })
})

describe('mails', () => {
  it('go to the company with all, and to the visitor without a word of what was typed', async () => {
    const { status } = await staffCall('/globals/site-settings', {
      token,
      method: 'POST',
      body: { companyName: 'Company', notificationAddress: 'sales@company.example' },
      baseUrl: server.baseUrl,
    })
    expect(status).toBe(200)
    const to = `${crypto.randomUUID()}@visitor.example`
    const company = unique('Bank')
    const spam = 'Buy now http://spam.example'
    const fields = {
      company,
      email: to,
      message: spam,
      tenderNumber: 'T-77',
      deliveryPlace: spam,
      deadline: '2027-02-28',
      [`note-${product}`]: spam,
      [`wishedDate-${product}`]: '2027-03-31',
    }
    const { body } = await send({ fields })
    const mails: Record<string, string> = {}
    while (!(mails[to] && mails['sales@company.example'])) {
      const mail = await mailbox.next()
      if (mail.text.replace(/=\r\n/g, '').includes(body.number)) {
        mails[String(mail.to[0]).replace(/[<>]/g, '')] = mail.text.replace(/=\r\n/g, '')
      }
    }
    expect(mails['sales@company.example']).toContain(company)
    expect(mails['sales@company.example']?.match(/spam\.example/g)).toHaveLength(3)
    for (const text of ['T-77', 'February 28, 2027', 'March 31, 2027'])
      expect(mails['sales@company.example']).toContain(text)
    for (const text of ['February 28, 2027', 'March 31, 2027']) expect(mails[to]).toContain(text)
    expect(mails[to]).toMatch(/\r\n\r\nHello,\r\n[^]+\r\n\r\nKind regards,\r\nCompany/)
    expect(mails[to]).not.toContain('T-77')
    expect(mails[to]).toContain('/quote/status/')
    expect(mails[to]).not.toContain('spam.example')
    expect(mails[to]).not.toContain(company)
  })

  it('go to one address five times a day, and to the company each time', async () => {
    const to = `${crypto.randomUUID()}@visitor.example`
    const companies = Array.from({ length: 6 }, () => unique('Bank'))
    for (const company of companies) {
      expect((await send({ fields: { company, email: to } })).status).toBe(201)
    }
    const other = `${crypto.randomUUID()}@visitor.example`
    await send({ fields: { company: companies[0], email: other } })
    const received: Record<string, number> = {}
    const times = (address: string) => received[address] ?? 0
    while (times('sales@company.example') < 7 || times(to) < 5 || times(other) < 1) {
      const mail = await mailbox.next()
      const address = String(mail.to[0]).replace(/[<>]/g, '')
      const isOurs = [to, other].includes(address) || /From|Company/.test(mail.text)
      if (isOurs) received[address] = times(address) + 1
    }
    expect(times(to)).toBe(5)
  })

  it('that the mail server refuses wait, and the step stands', async () => {
    mailbox.refuse()
    const company = unique('Bank')
    const email = `${crypto.randomUUID()}@visitor.example`
    const { body } = await send({ fields: { company, email } })
    const [{ id }] = await storedBy(company)
    const answer = await staff(`/${id}`, { method: 'PATCH', body: { status: 'inWork' } })
    expect(answer.status).toBe(200)
    expect(await (await page(body.url)).text()).toContain('In progress')
    const waiting = async () => {
      const address = '/payload-jobs?where[taskSlug][equals]=mailQuoteStep&limit=100'
      const { docs } = (await staffCall(address, { token, baseUrl: server.baseUrl })).body
      return docs.find(
        ({ input }: { input: { request: string; step: string } }) =>
          input.request === id && input.step === 'inWork',
      )
    }
    await expect.poll(async () => (await waiting())?.totalTried, { timeout: 10_000 }).toBe(1)
    const job = await waiting()
    expect(job).toMatchObject({ hasError: false, processing: false })
    expect(Date.parse(job.waitUntil)).toBeGreaterThan(Date.now())
    expect(JSON.stringify(job)).not.toContain(email)
  })
})
