import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDocument, type StoredDocument } from '@/tests/helpers/documents'
import { type Mailbox, openMailbox } from '@/tests/helpers/mailbox'
import { openPage, type PlainPage, readFormValues, sendPlainForm } from '@/tests/helpers/plain-form'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn } from '@/tests/helpers/staff-call'
import { newOffers, smallPdf } from '@/tests/helpers/visitor-forms'

let server: TestServer
let stop: () => Promise<void>
let mailbox: Mailbox
let offers: { product: string; job: string }
let byMail: StoredDocument
let byCode: StoredDocument
let clients = 0

const newClient = () => `198.51.100.${(clients += 1)}`
const mb = 1_000_000
const code = 'Open-Sesame'

/** A form of visitors: where it stands, and what is typed so that it would be taken. */
interface Form {
  address: () => string
  selector: string
  fill: Record<string, string>
  files?: { field: string; name: string; content: Buffer }[]
  /** Input that makes the form refuse a field, and the name of that field. */
  wrong: { fill: Record<string, string>; field: string }
  /** Calls that use up what a client may send. */
  spent: { times: number; path: () => string; body: () => BodyInit }
}

const company = {
  company: 'Ärzte & "Co"',
  name: 'Ann',
  email: 'ann@example.com',
  message: 'Two\nlines',
}

const forms: Record<string, Form> = {
  'a quote request': {
    address: () => `/zh/quote?items=${offers.product}*20`,
    selector: '#request',
    fill: { ...company, phone: '+1', country: 'uk', consent: 'on', 'amount-0': '7' },
    files: [{ field: 'files', name: 'tender.pdf', content: smallPdf() }],
    wrong: { fill: { email: 'ann@example' }, field: 'email' },
    spent: { times: 15, path: () => '/api/quote-requests', body: () => new FormData() },
  },
  'an application': {
    address: () => `/zh/careers/${offers.job}`,
    selector: '#apply',
    fill: { name: 'Ben "B" <x>', email: 'ben@example.com', phone: '+2', consent: 'on' },
    files: [{ field: 'cv', name: 'CV.pdf', content: smallPdf() }],
    wrong: { fill: { consent: '' }, field: 'consent' },
    spent: { times: 15, path: () => '/api/job-applications', body: () => new FormData() },
  },
  'an inquiry': {
    address: () => '/zh/contact',
    selector: 'form[action^="/api/inquiries"]',
    fill: {
      firstName: 'Ada',
      lastName: 'L"ovelace',
      email: 'ada@example.com',
      country: 'jp',
      message: 'A <word>\nand another',
      privacy: 'on',
    },
    wrong: { fill: { email: 'ada@example' }, field: 'email' },
    spent: {
      times: 15,
      path: () => '/api/inquiries',
      body: () => JSON.stringify({ name: 'A', email: 'a@b.example', message: 'M', privacy: true }),
    },
  },
  'a request for a document': {
    address: () => `/zh/downloads/${byMail.slug}`,
    selector: '#gate',
    fill: { email: 'eve@example.com', consent: 'on' },
    wrong: { fill: { email: 'eve@example' }, field: 'email' },
    spent: {
      times: 10,
      path: () => `/api/documents/${byMail.id}/requests`,
      body: () =>
        JSON.stringify({ email: `${crypto.randomUUID()}@b.example`, consent: true, website: 'x' }),
    },
  },
  'the code of a document': {
    address: () => `/zh/downloads/${byCode.slug}`,
    selector: 'form[id^="code-"]',
    fill: { code: 'not this one' },
    wrong: { fill: { code: 'not this one' }, field: 'code' },
    spent: {
      times: 10,
      path: () => `/api/document-files/${byCode.releases[0]?.id}`,
      body: () => JSON.stringify({ code: 'wrong' }),
    },
  },
}

const named = Object.entries(forms)
const withFiles = named.filter(([, { files }]) => files)

beforeAll(async () => {
  mailbox = await openMailbox()
  ;({ server, stop } = await startServer({ TRUST_PROXY: '1', SMTP_URL: mailbox.url }))
  const { baseUrl, admin } = server
  const token = await signIn(admin.username, admin.password, baseUrl)
  offers = await newOffers(token, baseUrl)
  byMail = await newDocument({ token, baseUrl }, { gate: 'mail' })
  byCode = await newDocument({ token, baseUrl }, { gate: 'code', code })
})

afterAll(async () => {
  await stop()
  await mailbox.close()
})

interface Sending {
  fill?: Record<string, string>
  files?: Form['files']
  headers?: Record<string, string>
}

async function send(form: Form, { fill = {}, files = form.files, headers }: Sending = {}) {
  const typed = { ...form.fill, ...fill }
  const page = await openPage(server.baseUrl, form.address())
  expect([page.status, form.address()]).toEqual([200, form.address()])
  const shown = await sendPlainForm(server.baseUrl, page, form.selector, {
    fill: typed,
    files,
    headers: { 'X-Forwarded-For': newClient(), ...headers },
  })
  return { shown, typed }
}

/** The form is there again, with what was typed, in its language, stored nowhere, and one alert says why. */
function expectShownAgain(form: Form, { shown, typed }: { shown: PlainPage; typed: Form['fill'] }) {
  const { document, status, cacheControl } = shown
  expect(status).toBe(200)
  expect(document.documentElement.getAttribute('lang')).toBe('zh')
  expect(cacheControl).toBe('private, no-store')
  const element = document.querySelector(form.selector)
  expect(element, shown.address).not.toBeNull()
  const kept = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
  // Forms are sent with line ends of two characters, which browsers show as one.
  const values = Object.entries(element ? readFormValues(document, element) : {})
  const shownValues = values.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
  expect(Object.fromEntries(shownValues)).toMatchObject(kept)
  const alerts = [...document.querySelectorAll('[role="alert"]')].map(
    ({ textContent }) => textContent,
  )
  expect(alerts.filter(Boolean)).toHaveLength(1)
  return String(alerts.find(Boolean))
}

/** The reason stands at a field. */
function expectAtField(document: Document, field: string) {
  const control = document.querySelector(`form [name="${field}"][aria-invalid="true"]`)
  expect(control, field).not.toBeNull()
  const ids = String(control?.getAttribute('aria-describedby')).split(' ')
  const problem = ids.find((id) => id.endsWith('-problem'))
  const text = document.getElementById(String(problem))?.textContent
  expect(text).toMatch(/\p{Script=Han}/u)
  return String(text)
}

describe.each(named)('%s without scripts', (_name, form) => {
  it('says at its field what is refused', async () => {
    const sent = await send(form, { fill: form.wrong.fill })
    expectShownAgain(form, sent)
    expectAtField(sent.shown.document, form.wrong.field)
  })

  it('is kept where it seems to come from another site', async () => {
    const sent = await send(form, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(expectShownAgain(form, sent)).toContain('浏览器')
  })

  it('is kept where its client has sent too many', async () => {
    const headers = { 'X-Forwarded-For': newClient() }
    const { times, path: address, body } = form.spent
    for (let count = 0; count < times; count += 1) {
      const json: Record<string, string> =
        typeof body() === 'string' ? { 'Content-Type': 'application/json' } : {}
      await fetch(server.baseUrl + address(), {
        method: 'POST',
        headers: { ...headers, ...json },
        body: body(),
      })
    }
    const sent = await send(form, { headers })
    expect(expectShownAgain(form, sent)).toMatch(/过多|频繁/)
  })

  it('is kept where a text is far too long', async () => {
    const [name = ''] = Object.keys(form.fill)
    const sent = await send(form, { fill: { [name]: 'x'.repeat(150_000) } })
    const typed = { ...sent.typed, [name]: '' }
    expectShownAgain(form, { ...sent, typed })
  })
})

describe.each(withFiles)('%s with files, without scripts', (_name, form) => {
  const [first = { field: '', name: '', content: smallPdf() }] = form.files ?? []
  const file = (name: string, content: Buffer) => ({ field: first.field, name, content })
  const big = Buffer.concat([smallPdf(), Buffer.alloc(11 * mb)])

  it.each([
    ['of another type', [file('evil.exe', Buffer.from('MZ\x90\x00'))]],
    ['of another type under a name that fits', [file('tender.pdf', Buffer.from('MZ\x90\x00'))]],
    ['that is damaged', [file('tender.zip', Buffer.from('PK\x03\x04 and no more'))]],
    ['that is empty', [file('tender.pdf', Buffer.alloc(0))]],
    ['that is too large', [file('tender.pdf', big)]],
    [
      'that is too large for any call',
      [file('tender.pdf', Buffer.concat([smallPdf(), Buffer.alloc(50 * mb)]))],
    ],
    ['behind others that would be taken', [first, file('evil.exe', Buffer.from('MZ\x90\x00'))]],
  ])('says at its field that a file %s is refused', async (_what, files) => {
    const sent = await send(form, { files })
    expectShownAgain(form, sent)
    expectAtField(sent.shown.document, first.field)
  })

  it('says at its field that there are too many', async () => {
    const sent = await send(form, { files: Array.from({ length: 6 }, () => first) })
    expectShownAgain(form, sent)
    expectAtField(sent.shown.document, first.field)
  })

  it('is kept where the server cannot store it', async () => {
    const incoming = path.join(String(server.environment.DATA_DIR), 'private-files', 'incoming')
    rmSync(incoming, { recursive: true, force: true })
    writeFileSync(incoming, 'in the way')
    try {
      const sent = await send(form)
      expect(expectShownAgain(form, sent)).toContain('我们')
    } finally {
      rmSync(incoming)
    }
  })

  it('is taken when it is sent again', async () => {
    const headers = { 'X-Forwarded-For': newClient() }
    const refused = await send(form, { files: [file('evil.exe', Buffer.from('MZ'))], headers })
    const taken = await sendPlainForm(server.baseUrl, refused.shown, form.selector, {
      files: form.files,
      headers,
    })
    expect(taken.document.querySelector('[role="alert"]')?.textContent ?? '').toBe('')
    expect(taken.address).toMatch(/\/quote\/status\/|applied=sent/)
  })
})

it('a draft that is kept no longer is told of, on every page that would show it', async () => {
  for (const [, form] of named) {
    const address = `${form.address()}${form.address().includes('?') ? '&' : '?'}draft=gone`
    const { document } = await openPage(server.baseUrl, address)
    const alerts = [...document.querySelectorAll('[role="alert"]')].map((each) => each.textContent)
    expect(alerts.join(''), address).toContain('未能发送')
  }
})

it('one client pushes out none of the drafts of others', async () => {
  const form = forms['an inquiry'] as Form
  const { shown } = await send(form, { fill: form.wrong.fill })
  const flood = { 'X-Forwarded-For': newClient() }
  for (let count = 0; count < 30; count += 1) {
    await send(form, { fill: form.wrong.fill, headers: flood })
  }
  const again = await openPage(server.baseUrl, shown.address)
  expectShownAgain(form, { shown: again, typed: { ...form.fill, ...form.wrong.fill } })
})
