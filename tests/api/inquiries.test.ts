import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { InquiryAnswer } from '@/src/contract/inquiry'
import { api } from '../helpers/http'
import { unique } from '../helpers/samples'
import { startServer } from '../helpers/server'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

const { baseUrl } = testServer()

let token: string
let clients = 0

/** A client that nobody has counted yet. */
const newClient = () => `192.0.2.${(clients += 1)}`

const least = () => ({ name: unique('Ada'), email: 'ada@example.com', message: 'Hello' })

const send = (body: unknown, client = newClient(), headers: Record<string, string> = {}) =>
  api('/inquiries', {
    method: 'POST',
    body,
    headers: { 'X-Forwarded-For': client, ...headers },
  })

/** Returns the stored inquiries, latest first. */
async function stored(): Promise<Record<string, unknown>[]> {
  const { body } = await staffCall('/inquiries', { token })
  return body.docs
}

const storedBy = async (name: string) => (await stored()).filter((entry) => entry.name === name)

beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

describe('POST /inquiries', () => {
  it('stores the documented payload', async () => {
    const input = { ...least(), company: 'A Ltd', phone: '+1 555', subject: 'Quote' }
    const { status, body, headers } = await send(input)
    expect(status).toBe(201)
    expect(Object.keys(InquiryAnswer.parse(body))).toEqual(Object.keys(body))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await storedBy(input.name)).toEqual([
      expect.objectContaining({ ...input, isRead: false }),
    ])
  })

  it('stores what the contact form sends', async () => {
    const lastName = unique('Lovelace')
    const { status } = await send({
      firstName: 'Ada',
      lastName,
      email: 'ada@example.com',
      country: 'uk',
      interest: 'banking',
      company: '',
      message: 'Hello',
      newsletter: true,
      privacy: true,
      website: '',
    })
    expect(status).toBe(201)
    expect(await storedBy(`Ada ${lastName}`)).toEqual([
      expect.objectContaining({ country: 'uk', subject: 'banking', newsletter: true }),
    ])
  })

  it.each([
    ['伟', '王', '王伟'],
    ['さくら', '佐藤', '佐藤さくら'],
    ['민수', '김', '김민수'],
    ['Wei', '王', 'Wei 王'],
  ])('writes the name of %s %s as %s', async (firstName, lastName, name) => {
    const company = unique('Company')
    const { name: _, ...input } = { ...least(), company }
    expect((await send({ ...input, firstName, lastName })).status).toBe(201)
    expect(await storedBy(name)).toContainEqual(expect.objectContaining({ company }))
  })

  it('takes no field that is not the visitor’s', async () => {
    const input = { ...least(), id: 'chosen', isRead: true, createdAt: 'zzz', updatedAt: 'zzz' }
    expect((await send(input)).status).toBe(201)
    const [entry] = await storedBy(input.name)
    expect(entry?.isRead).toBe(false)
    expect(entry?.id).not.toBe('chosen')
    expect(Date.parse(String(entry?.createdAt))).toBeGreaterThan(Date.now() - 60_000)
  })

  it('thanks whoever fills the hidden field, and forgets it', async () => {
    const input = { ...least(), website: 'https://spam.example' }
    const answer = await send(input)
    expect([answer.status, answer.body]).toEqual([201, (await send(least())).body])
    expect(await storedBy(input.name)).toEqual([])
  })

  it.each(['0', '1999', 'soon'])('takes a form filled in %s ms for a robot’s', async (elapsed) => {
    const input = { ...least(), elapsed }
    expect((await send(input)).status).toBe(201)
    expect(await storedBy(input.name)).toEqual([])
  })

  it('takes a form that was open for two seconds, or does not tell', async () => {
    for (const elapsed of ['2000', '', undefined]) {
      const input = { ...least(), elapsed }
      expect((await send(input)).status).toBe(201)
      expect(await storedBy(input.name)).toHaveLength(1)
    }
  })

  it('keeps markup as text', async () => {
    const input = { ...least(), message: '<script>alert(1)</script> ${7*7}' }
    await send(input)
    expect((await storedBy(input.name))[0]?.message).toBe(input.message)
  })

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['message', { message: '  ' }],
    ['privacy', { privacy: false }],
    ['country', { country: { $ne: '' } }],
    ['name', { name: 'Ada\nBcc: x@example.com' }],
    ['message', { message: 'a\0b' }],
  ])('answers 400 and names %s for %j', async (field, change) => {
    const { status, body } = await send({ ...least(), ...change })
    expect(status).toBe(400)
    expect(ErrorAnswer.parse(body).errors?.[0]?.field).toBe(field)
    expect(body.message).toContain(field)
  })

  it.each(['{', '', 'null', '42', '"text"', '[]', '{"a":'.repeat(15_000)])(
    'answers 400 to a body like %s',
    async (body) => {
      const { status, body: answer } = await send(body.slice(0, 90_000), newClient(), {
        'Content-Type': 'application/json',
      })
      expect(status).toBe(400)
      ErrorAnswer.parse(answer)
    },
  )

  it('answers 413 to a body that is too large, announced or not', async () => {
    const text = JSON.stringify({ ...least(), message: 'x'.repeat(120_000) })
    const headers = { 'Content-Type': 'application/json' }
    const chunked = new Blob([text]).stream()
    for (const body of [text, chunked]) {
      const { status, body: answer } = await send(body, newClient(), headers)
      expect(status).toBe(413)
      ErrorAnswer.parse(answer)
    }
  })

  it('answers 415 to anything but JSON and forms', async () => {
    const headers = { 'Content-Type': 'text/plain' }
    expect((await send(JSON.stringify(least()), newClient(), headers)).status).toBe(415)
  })

  it('takes fifteen from a client in ten minutes, then says how long to wait', async () => {
    const client = newClient()
    for (let count = 0; count < 15; count += 1) {
      expect((await send(least(), client)).status).toBe(201)
    }
    const { status, headers, body } = await send(least(), client)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600)
    ErrorAnswer.parse(body)
    expect((await send(least())).status).toBe(201)
  })

  it('counts no mistakes', async () => {
    const client = newClient()
    for (let count = 0; count < 20; count += 1) await send({}, client)
    expect((await send(least(), client)).status).toBe(201)
  })
})

describe('the form of a browser without JavaScript', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string>) =>
    send(new URLSearchParams(fields), newClient(), headers)

  const own = { 'Sec-Fetch-Site': 'same-origin' }

  it('leads back to the contact page', async () => {
    const input = { ...least(), newsletter: 'on', privacy: 'on', website: '' }
    const { status, headers } = await form(input, own)
    expect([status, headers.get('location')]).toEqual([303, '/contact?sent=1#contact-form'])
    expect(await storedBy(input.name)).toEqual([expect.objectContaining({ newsletter: true })])
  })

  it('must have the agreement ticked', async () => {
    const { status, body } = await form(least(), own)
    expect([status, body.errors[0].field]).toEqual([400, 'privacy'])
  })

  it('is shown again where it cannot be taken, with what was typed and what is wrong', async () => {
    const input = { ...least(), firstName: 'Ada', email: 'nobody', message: 'A "quoted" <word>' }
    const { status, headers } = await form(input, { ...own, Accept: 'text/html,*/*;q=0.8' })
    expect(status).toBe(303)
    const address = headers.get('location') ?? ''
    expect(address).toMatch(/^\/contact\?draft=[\w-]{22}#contact-form$/)
    const page = await fetch(new URL(address, baseUrl))
    expect(page.headers.get('cache-control')).toContain('private')
    const html = await page.text()
    expect(html).toContain('A &quot;quoted&quot; &lt;word&gt;')
    expect(html).toMatch(/id="contact-email-problem"/)
    expect(html).toMatch(/id="contact-privacy-problem"/)
    expect(html).not.toMatch(/id="contact-message-problem"/)
    expect(await storedBy(input.name)).toEqual([])
  })

  it('is shown as new under a draft that nobody has kept', async () => {
    const address = '/contact?draft=00000000-0000-4000-8000-000000000000'
    const page = await fetch(new URL(address, baseUrl))
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('-problem"')
  })

  it('is known by its origin where the browser says no more', async () => {
    const input = { ...least(), privacy: 'on' }
    expect((await form(input, { Origin: baseUrl })).status).toBe(303)
    expect((await form(input, { Origin: 'http://evil.example' })).status).toBe(403)
    expect((await form(input, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await form(input, {})).status).toBe(403)
  })
})

it('does not believe a client about its address where no proxy is trusted', async () => {
  const { server, stop } = await startServer()
  const answers = []
  for (let count = 0; count < 16; count += 1) {
    const headers = { 'X-Forwarded-For': newClient(), 'X-Client-Address': newClient() }
    const sent = { method: 'POST', body: least(), headers, baseUrl: server.baseUrl }
    answers.push(await api('/inquiries', sent))
  }
  await stop()
  expect(answers.map(({ status }) => status)).toContain(429)
})
