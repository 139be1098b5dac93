import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApplicationAnswer } from '@/src/contract/application'
import { makeZip } from '../helpers/archives'
import { mortalServer, type MortalServer } from '../helpers/mortal-server'
import { staffCall } from '../helpers/staff-call'
import { apply, newOffers, type SentFile, smallPdf } from '../helpers/visitor-forms'

let server: MortalServer
let token: string
let job: string
let clients = 0

interface Sending {
  fields?: Record<string, string | undefined>
  files?: SentFile[]
  headers?: Record<string, string>
}

const send = ({ headers, ...sending }: Sending = {}) =>
  apply(job, {
    ...sending,
    headers: { 'X-Forwarded-For': `192.0.2.${(clients += 1)}`, ...headers },
    baseUrl: server.baseUrl,
  })

const staff = (address: string, call: { method?: string; body?: unknown; token?: string } = {}) =>
  staffCall(`/job-applications${address}`, { token, baseUrl: server.baseUrl, ...call })

const storedBy = async (email: string) => (await staff(`?where[email][equals]=${email}`)).body.docs

const newAddress = () => `${crypto.randomUUID()}@example.com`

const storedFiles = () =>
  readdirSync(path.join(server.folder, 'private-files', 'applications')).filter(
    (name) => !name.endsWith('.json'),
  ).length

const page = (address: string) => fetch(`${server.baseUrl}${address}`)

const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  server = await mortalServer()
  token = await server.signIn()
  ;({ job } = await newOffers(token, server.baseUrl))
  // The folder of the files is there once there is one.
  await send()
})

afterAll(() => server.remove())

describe('an application', () => {
  it('is stored with CV and letter, until its day', async () => {
    const email = newAddress()
    const { status, body } = await send({ fields: { email, phone: '+86 1' } })
    expect(status).toBe(201)
    const { deleteAfter } = ApplicationAnswer.parse(body)
    const inDays = (new Date(deleteAfter).getTime() - Date.now()) / day
    expect(Math.round(inDays)).toBe(180)
    expect(await storedBy(email)).toEqual([
      expect.objectContaining({
        name: 'Ben',
        phone: '+86 1',
        status: 'new',
        deleteAfter,
        files: [
          expect.objectContaining({ kind: 'cv', name: 'CV.pdf' }),
          expect.objectContaining({ kind: 'letter', name: 'Letter.docx' }),
        ],
      }),
    ])
  })

  it('is one, however often the same is sent', async () => {
    const email = newAddress()
    const before = storedFiles()
    const answers = await Promise.all([send({ fields: { email } }), send({ fields: { email } })])
    answers.push(await send({ fields: { email } }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await storedBy(email)).toHaveLength(1)
    expect(storedFiles()).toBe(before + 2)
  })

  const cv = { field: 'cv', name: 'a.pdf', content: smallPdf() }
  const bomb = makeZip([{ name: 'zeros', content: Buffer.alloc(12 * 1024 * 1024) }])
  it.each<[string, Sending, number, string?]>([
    ['without a CV', { files: [] }, 400, 'cv'],
    ['with two CVs', { files: [cv, { ...cv, content: smallPdf('2') }] }, 400, 'cv'],
    ['with a file in another field', { files: [cv, { ...cv, field: 'x' }] }, 400, 'x'],
    ['with an archive', { files: [{ ...cv, content: bomb }] }, 400, 'cv'],
    ['with a page as CV', { files: [{ ...cv, content: Buffer.from('<html>') }] }, 400, 'cv'],
    ['without consent', { fields: { consent: '' } }, 400, 'consent'],
    ['without a name', { fields: { name: '' } }, 400, 'name'],
    ['of a robot', { fields: { website: 'x' } }, 400, 'website'],
    ['for no position', { fields: { job: 'no-such-job' } }, 404],
    ['of another site', { headers: { Origin: 'https://evil.example' } }, 403],
  ])('%s is refused, and leaves nothing', async (_, sending, expected, field) => {
    const email = newAddress()
    const before = storedFiles()
    const { status, body } = await send({ ...sending, fields: { email, ...sending.fields } })
    expect([status, body.errors?.[0]?.field]).toEqual([expected, field])
    expect(await storedBy(email)).toEqual([])
    expect(storedFiles()).toBe(before)
  })

  it('of a browser leads to a page that says what became of it', async () => {
    const accept = { Accept: 'text/html' }
    const sent = await send({ headers: accept, fields: { email: newAddress() } })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/careers/${job}?applied=sent`,
    ])
    const shown = await page(`/careers/${job}?applied=sent`)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(await shown.text()).toContain('We have received your application')
    const refused = await send({ headers: accept, files: [] })
    expect(refused.headers.get('location')).toMatch(
      new RegExp(`^/careers/${job}\\?draft=[\\w-]+#apply$`),
    )
    expect(await (await page(`/careers/${job}?applied=x`)).text()).toContain('was not sent')
  })

  it('is offered on the page of its position, beside the mail that is documented', async () => {
    const text = await (await page(`/careers/${job}`)).text()
    expect(text).toContain('action="/api/job-applications?lng=en')
    expect(text).toMatch(/enctype="multipart\/form-data"/i)
    expect(text).toContain('after 180 days')
  })
})

describe('staff', () => {
  it('open its files, change its state, and nothing that was sent', async () => {
    const email = newAddress()
    await send({ fields: { email } })
    const [application] = await storedBy(email)
    const body = { status: 'invited', note: 'Monday', name: 'Other', email: 'x@example.com' }
    const { status } = await staff(`/${application.id}`, { method: 'PATCH', body })
    expect(status).toBe(200)
    expect(await storedBy(email)).toEqual([
      expect.objectContaining({ status: 'invited', note: 'Monday', name: 'Ben' }),
    ])
    const file = application.files[0].key.split('/')[1]
    const address = `${server.baseUrl}/api/admin/job-applications/${application.id}/files/${file}`
    const headers = { Authorization: `Bearer ${token}` }
    expect(Buffer.from(await (await fetch(address, { headers })).arrayBuffer())).toEqual(smallPdf())
    expect((await fetch(address)).status).toBe(401)
    const asQuote = address.replace('job-applications', 'quote-requests')
    expect((await fetch(asQuote, { headers })).status).toBe(404)
  })

  it('say how long applications are kept; on their day they go, with their files', async () => {
    const settings = { companyName: 'Company', applicationDays: 30 }
    const changed = await staffCall('/globals/site-settings', {
      token,
      method: 'POST',
      body: settings,
      baseUrl: server.baseUrl,
    })
    expect(changed.status).toBe(200)
    const [due, later] = [newAddress(), newAddress()]
    const { body } = await send({ fields: { email: due } })
    const inDays = (new Date(body.deleteAfter).getTime() - Date.now()) / day
    expect(Math.round(inDays)).toBe(30)
    await send({ fields: { email: later } })
    const [{ id }] = await storedBy(due)
    const before = storedFiles()
    const past = new Date(Date.now() - 1000).toISOString()
    const change = await staff(`/${id}`, { method: 'PATCH', body: { deleteAfter: past } })
    expect(change.status).toBe(200)
    await server.end()
    await server.start()
    await expect.poll(() => storedBy(due), { timeout: 20_000 }).toEqual([])
    await expect.poll(storedFiles, { timeout: 10_000 }).toBe(before - 2)
    expect(await storedBy(later)).toHaveLength(1)
  })
})
