import { existsSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDocument, type StoredDocument, storedFile } from '../helpers/documents'
import { api } from '../helpers/http'
import { type Mailbox, openMailbox } from '../helpers/mailbox'
import { movedClock } from '../helpers/server-clock'
import { unique } from '../helpers/samples'
import { startBeside, startServer, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'

const day = 24 * 60 * 60 * 1000
const code = 'Open-Sesame'

let token: string
let mailbox: Mailbox
/**
 * Server to which the files were uploaded; its database is not shared, because what happens here is logged in the
 * future.
 */
let first: TestServer
/** Started on that database later, with a clock of its own. */
let server: TestServer
let stop: () => Promise<void>
/** Moves the server's clock ahead, ms. */
let moveTo: (ahead: number) => Promise<string>
let leftover: string
let inUse: string
let fresh: string

let client = 0
const newClient = () => `203.0.${Math.floor((client += 1) / 250)}.${(client % 250) + 1}`

const placeOf = (key: string) => path.join(String(first.environment.DATA_DIR), 'private-files', key)

const signInAsAdmin = ({ admin, baseUrl } = first) =>
  signIn(admin.username, admin.password, baseUrl)

/** A stored file as if it had come so long ago. */
async function fileOf(age: number): Promise<string> {
  const { key } = await storedFile({ token, baseUrl: first.baseUrl })
  const then = new Date(Date.now() - age)
  for (const file of [key, `${key}.json`]) utimesSync(placeOf(file), then, then)
  return key
}

/** Opens what a mail or an answer leads to. */
const open = (url: string) => {
  const { pathname, search } = new URL(url, server.baseUrl)
  return fetch(server.baseUrl + pathname + search)
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api(path, {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': newClient(), ...headers },
    baseUrl: server.baseUrl,
  })

const addressesOf = (text: string) =>
  [
    ...text
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
      .matchAll(/https?:\/\/\S+/g),
  ].map(String)

beforeAll(async () => {
  const started = await startServer()
  first = started.server
  token = await signInAsAdmin()
  leftover = await fileOf(25 * 60 * 60 * 1000)
  fresh = await fileOf(23 * 60 * 60 * 1000)
  inUse = await fileOf(90 * day)
  const site = { token, baseUrl: first.baseUrl }
  const earlier = await newDocument(site, { releases: [{ file: inUse, version: '1' }] })
  // Only an earlier version of it names the file now.
  const change = { ...site, method: 'PATCH', body: { releases: [] } }
  expect((await staffCall(`/documents/${earlier.id}`, change)).status).toBe(200)
  mailbox = await openMailbox()
  const clock = movedClock(String(first.environment.DATA_DIR))
  const beside = await startBeside(first, {
    SMTP_URL: mailbox.url,
    TRUST_PROXY: '1',
    ...clock.environment,
  })
  server = beside.server
  stop = async () => {
    await beside.stop()
    await started.stop()
  }
  moveTo = (ahead) => clock.moveTo(server, ahead)
})

afterAll(async () => {
  await stop()
  await mailbox.close()
})

it('a start deletes files that no record names a day after they came, and no others', async () => {
  await expect.poll(() => existsSync(placeOf(leftover))).toBe(false)
  expect(existsSync(placeOf(`${leftover}.json`))).toBe(false)
  for (const key of [fresh, inUse]) expect([key, existsSync(placeOf(key))]).toEqual([key, true])
})

describe('a document that is given out by mail', () => {
  let document: StoredDocument
  const ask = (body: object, headers?: Record<string, string>, lng = 'en') =>
    post(`/documents/${document.slug}/requests?lng=${lng}`, { ...body }, headers)
  const requests = async (email: string) =>
    (
      await staffCall(`/document-requests?where[email][equals]=${email}`, {
        token,
        baseUrl: first.baseUrl,
      })
    ).body.docs

  beforeAll(async () => {
    const releases = [
      {
        file: (await storedFile({ token, baseUrl: server.baseUrl })).key,
        version: '1.0',
        date: '2024-01-01T00:00:00.000Z',
      },
      {
        file: (await storedFile({ token, baseUrl: server.baseUrl })).key,
        version: '2.0',
        date: '2025-01-01T00:00:00.000Z',
      },
    ]
    document = await newDocument({ token, baseUrl: server.baseUrl }, { gate: 'mail', releases })
  })

  it('is opened by no address of the site', async () => {
    for (const { id } of document.releases) {
      for (const key of ['', 'x', '0.', `zzzzzz.${'A'.repeat(43)}`]) {
        const answer = await api(`/document-files/${id}?key=${key}`, { baseUrl: server.baseUrl })
        expect([answer.status, answer.body.message]).toEqual([
          403,
          'This file is opened by the link that was sent by email',
        ])
      }
      const range = { Range: 'bytes=0-1', 'If-None-Match': '*' }
      const part = await api(`/document-files/${id}`, { headers: range, baseUrl: server.baseUrl })
      expect(part.status).toBe(403)
    }
  })

  it('is stored as asked for, and mailed as links to what stands, for seven days', async () => {
    const email = `${crypto.randomUUID()}@buyer.example`
    const { status, body } = await ask({ email, consent: true })
    expect([status, body.message]).toEqual([201, expect.stringContaining(email)])
    expect(await requests(email)).toMatchObject([
      { email, document: document.id, title: document.title, language: 'en' },
    ])
    const mail = await mailbox.next()
    expect(mail.to).toEqual([`<${email}>`])
    const [head = '', ...text] = mail.text.split('\r\n\r\n')
    expect(head).toMatch(/^Content-Type: text\/plain/im)
    const [file = '', page = '', ...more] = addressesOf(text.join('\n'))
    expect(more).toEqual([])
    expect(new URL(page).pathname).toBe(`/downloads/${document.slug}`)
    const standing = document.releases[1]
    expect(new URL(file).pathname).toBe(`/api/document-files/${standing?.id}`)

    const first = await open(file)
    expect([first.status, first.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store, no-transform',
    ])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    // A key is of one file, and ends when it says.
    const other = file.replace(String(standing?.id), String(document.releases[0]?.id))
    expect((await open(other)).status).toBe(403)
    const [until = '', signature = ''] = (new URL(file).searchParams.get('key') ?? '').split('.')
    const later = (parseInt(until, 36) + 999_999).toString(36)
    expect((await open(file.replace(`${until}.`, `${later}.`))).status).toBe(403)
    const changed = signature.startsWith('A') ? 'B' : 'A'
    expect((await open(file.replace(signature, changed + signature.slice(1)))).status).toBe(403)

    await moveTo(7 * day - 120_000)
    expect((await open(file)).status).toBe(200)
    await moveTo(7 * day + 120_000)
    expect((await open(file)).status).toBe(403)
    await moveTo(0)
    // Who signs in later clears the sessions that are over by then.
    token = await signInAsAdmin()

    const off = { token, method: 'PATCH', body: { isActive: false }, baseUrl: server.baseUrl }
    await staffCall(`/documents/${document.id}`, off)
    expect((await open(file)).status).toBe(404)
    await staffCall(`/documents/${document.id}`, { ...off, body: { isActive: true } })
    expect((await open(file)).status).toBe(200)
  })

  it('comes in the language of the page, from its form without scripts', async () => {
    const email = `${crypto.randomUUID()}@buyer.example`
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      Origin: server.baseUrl,
    }
    const form = (fields: Record<string, string>, more = {}) =>
      post(`/documents/${document.id}/requests?lng=zh`, new URLSearchParams(fields).toString(), {
        ...headers,
        ...more,
      })
    const sent = await form({ email, consent: 'on', website: '' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/zh/downloads?notice=sent'])
    expect(decodeURIComponent((await mailbox.next()).text.replaceAll('=\r\n', ''))).toContain(
      `/zh/downloads/${document.slug}`,
    )
    const page = await fetch(`${server.baseUrl}/zh/downloads?notice=sent`)
    expect(await page.text()).toContain('role="status"')
    const back = new RegExp(`^/zh/downloads/${document.slug}\\?draft=[\\w-]+#gate$`)
    const unticked = await form({ email })
    expect(unticked.headers.get('location')).toMatch(back)
    const foreign = await form({ email, consent: 'on' }, { Origin: 'http://evil.example' })
    expect(foreign.headers.get('location')).toMatch(back)
    expect(await requests(email)).toHaveLength(1)
  })

  it.each([
    [{}, 'email'],
    [{ email: 'a@b.example' }, 'consent'],
    [{ email: 'a@b.example', consent: 'true' }, 'consent'],
    [{ email: 'not an address', consent: true }, 'email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example', consent: true }, 'email'],
    [{ email: 'a@b.example\0', consent: true }, 'email'],
    [{ email: ['a@b.example'], consent: true }, 'email'],
    [{ email: `${'x'.repeat(250)}@b.example`, consent: true }, 'email'],
  ])('is refused to %j', async (body, field) => {
    const answer = await ask(body)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining(field),
    ])
  })

  it('sends robots nothing, and keeps nothing of them', async () => {
    const email = `${crypto.randomUUID()}@robot.example`
    expect((await ask({ email, consent: true, website: 'x' })).status).toBe(201)
    expect(await requests(email)).toEqual([])
  })

  it('is 404 where it is given out otherwise, or to be seen by staff alone', async () => {
    const others = [
      await newDocument({ token, baseUrl: server.baseUrl }),
      await newDocument({ token, baseUrl: server.baseUrl }, { gate: 'code', code }),
      await newDocument({ token, baseUrl: server.baseUrl }, { gate: 'mail', isActive: false }),
      await newDocument({ token, baseUrl: server.baseUrl }, { gate: 'mail', _status: 'draft' }),
    ]
    for (const { id } of others) {
      const body = { email: 'a@b.example', consent: true }
      expect((await post(`/documents/${id}/requests`, body)).status).toBe(404)
    }
  })

  it('is sent to one address five times a day, whoever asks, in any case', async () => {
    const name = crypto.randomUUID()
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const email = `${count % 2 === 0 ? name : name.toUpperCase()}@buyer.example`
      const { status } = await ask({ email, consent: true })
      statuses.push(status)
      if (status === 201) await mailbox.next()
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  it('is not to be asked for more than ten times by one client', async () => {
    const headers = { 'X-Forwarded-For': newClient() }
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const email = `${crypto.randomUUID()}@buyer.example`
      const { status } = await ask({ email, consent: true, website: 'x' }, headers)
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  })
})

describe('a document that a code opens', () => {
  let document: StoredDocument
  const at = () => `/document-files/${document.releases[0]?.id}`
  const enter = (body: unknown, headers?: Record<string, string>) => post(at(), body, headers)

  beforeAll(async () => {
    document = await newDocument({ token, baseUrl: server.baseUrl }, { gate: 'code', code })
  })

  it('gives for the right one an address that lasts a day', async () => {
    expect((await open(`/api${at()}`)).status).toBe(403)
    const { status, body } = await enter({ code: ` ${code} ` })
    expect([status, body.url]).toEqual([200, expect.stringContaining(`${at()}?key=`)])
    expect((await open(`/api${body.url}`)).status).toBe(200)
    const part = await fetch(`${server.baseUrl}/api${body.url}`, {
      headers: { Range: 'bytes=0-3' },
    })
    expect([part.status, await part.text()]).toEqual([206, '%PDF'])
    await moveTo(day - 120_000)
    expect((await open(`/api${body.url}`)).status).toBe(200)
    await moveTo(day + 120_000)
    expect((await open(`/api${body.url}`)).status).toBe(403)
    await moveTo(0)
    // Who signs in later clears the sessions that are over by then.
    token = await signInAsAdmin()
  })

  it.each([
    [{ code: 'open-sesame' }, 403],
    [{ code: `${code}x` }, 403],
    [{ code: 'x'.repeat(101) }, 400],
    [{ code: '' }, 400],
    [{ code: '  ' }, 400],
    [{ code: [code] }, 400],
    [{}, 400],
  ])('answers %j with %i', async (body, expected) => {
    expect((await enter(body)).status).toBe(expected)
  })

  it('leads a form without scripts to the file, or to words', async () => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      Origin: server.baseUrl,
    }
    const form = (text: string) => enter(new URLSearchParams({ code: text }).toString(), headers)
    const right = await form(code)
    expect(right.status).toBe(303)
    expect((await open(String(right.headers.get('location')))).status).toBe(200)
    const wrong = await form('not this one')
    const id = document.releases[0]?.id
    const back = new RegExp(`^/downloads/${document.slug}\\?draft=[\\w-]+#code-${id}$`)
    expect([wrong.status, wrong.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(back),
    ])
    const page = await fetch(`${server.baseUrl}/downloads/${document.slug}`)
    expect(await page.text()).toContain(`action="/api${at()}?lng=en"`)
  })

  it('is entered as often as one likes where it is right', async () => {
    const headers = { 'X-Forwarded-For': newClient() }
    for (let count = 0; count < 12; count += 1) {
      expect((await enter({ code }, headers)).status, String(count)).toBe(200)
    }
  })

  it('opens its document although others have tried hundreds of wrong ones', async () => {
    const tried = await newDocument({ token, baseUrl: server.baseUrl }, { gate: 'code', code })
    const address = `/document-files/${tried.releases[0]?.id}`
    const clients = Array.from({ length: 31 }, newClient)
    const wrong = clients.flatMap((each) =>
      Array.from({ length: 10 }, () =>
        post(address, { code: 'wrong' }, { 'X-Forwarded-For': each }),
      ),
    )
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(403)
    expect((await post(address, { code })).status).toBe(200)
  })

  it('is tried ten times by a client, be it right or wrong in the end', async () => {
    const headers = { 'X-Forwarded-For': newClient() }
    const statuses: number[] = []
    for (let count = 0; count < 10; count += 1) {
      statuses.push((await enter({ code: `wrong ${count}` }, headers)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([403]))
    const late = await enter({ code }, headers)
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 600),
    ])
    expect((await enter({ code })).status).toBe(200)
  })

  it('is not opened by an empty code where its record has none', async () => {
    const open = await newDocument({ token, baseUrl: server.baseUrl })
    const id = open.releases[0]?.id
    expect((await post(`/document-files/${id}`, { code })).status).toBe(404)
    expect((await post('/document-files/000000000000000000000000', { code })).status).toBe(404)
    expect((await post('/document-files/x', { code })).status).toBe(404)
  })

  it('is opened by staff who edit documents, without one', async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await api(at(), { headers, baseUrl: server.baseUrl })
    expect(answer.status).toBe(200)
  })
})

it('a mail that cannot be sent says so, and the log names no visitor', async () => {
  const document = await newDocument(
    { token, baseUrl: server.baseUrl },
    { gate: 'mail', title: unique('Refused') },
  )
  mailbox.refuse()
  const email = `${crypto.randomUUID()}@buyer.example`
  const { status } = await post(`/documents/${document.id}/requests`, { email, consent: true })
  expect(status).toBe(503)
  const log = readFileSync(server.logFile, 'utf8')
  expect(log).toContain('its mail could not be sent')
  expect(log).not.toContain(email)
})
