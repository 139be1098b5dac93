import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Overview } from '@/src/contract/staff/overview'
import { dateBack } from '@/tests/helpers/date-back'
import { api } from '@/tests/helpers/http'
import { movedClock } from '@/tests/helpers/server-clock'
import { unique } from '@/tests/helpers/samples'
import { startBeside } from '@/tests/helpers/server'
import { signInAsSuperAdmin, signIn, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'
import { apply, askForQuote, newOffers, smallPdf } from '@/tests/helpers/visitor-forms'

const day = 24 * 60 * 60 * 1000

let token: string
let offers: { product: string; job: string }
let stop: () => Promise<void> = async () => {}
let clients = 0

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  offers = await newOffers(token)
})

afterEach(() => stop())

const staff = (address: string, call: { method?: string; body?: unknown } = {}) =>
  staffCall(address, { token, ...call })

async function beside(settings: Record<string, string>): Promise<string> {
  const started = await startBeside(testServer(), { TRUST_PROXY: '1', ...settings })
  stop = started.stop
  return started.server.baseUrl
}

const headers = () => ({ 'X-Forwarded-For': `198.51.100.${(clients += 1)}` })

const findOne = async (collection: string, field: string, value: string) =>
  (await staff(`/${collection}?where[${field}][equals]=${encodeURIComponent(value)}&depth=0`)).body
    .docs[0]

async function application() {
  const email = `${crypto.randomUUID()}@example.com`
  const answer = await apply(offers.job, { fields: { email } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return findOne('job-applications', 'email', email)
}

async function inquiry(days: number) {
  const name = unique('Visitor')
  const body = { name, email: 'ann@example.com', message: 'Hello' }
  const answer = await api('/inquiries', { method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return aged('inquiries', await findOne('inquiries', 'name', name), days)
}

async function quote(days: number) {
  const company = unique('Company')
  const answer = await askForQuote(offers.product, { fields: { company } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return aged('quote-requests', await findOne('quote-requests', 'company', company), days)
}

async function refusedSignIn(days: number) {
  const { username } = testServer().admin
  await expect(signIn(username, 'Not the password')).rejects.toThrow('401')
  const { body } = await staff(
    '/activity-logs?where[action][equals]=sign-in%20refused&sort=-createdAt&limit=1',
  )
  return aged('activity-logs', body.docs[0], days)
}

async function entry(days: number) {
  const { body } = await staff(
    '/activity-logs?where[action][equals]=create&sort=-createdAt&limit=1',
  )
  return aged('activity-logs', body.docs[0], days)
}

interface Aged {
  collection: string
  id: string
}

async function aged(collection: string, { id }: { id: string }, days: number): Promise<Aged> {
  await dateBack(String(testServer().environment.DATABASE_URI), collection, id, days)
  return { collection, id }
}

const isThere = async ({ collection, id }: Aged): Promise<boolean> =>
  (await staff(`/${collection}/${id}?depth=0`)).status === 200

const areThere = (records: Aged[]) => Promise.all(records.map(isThere))

it('deletes what is older than its kind is kept, and nothing else', async () => {
  const old = [await inquiry(31), await quote(41), await refusedSignIn(11), await entry(51)]
  const young = [await inquiry(29), await quote(39), await refusedSignIn(9), await entry(49)]
  await beside({
    KEEP_INQUIRIES_DAYS: '30',
    KEEP_QUOTE_REQUESTS_DAYS: '40',
    KEEP_REFUSED_SIGN_INS_DAYS: '10',
    KEEP_ACTIVITY_DAYS: '50',
  })
  await expect.poll(() => areThere(old)).toEqual(old.map(() => false))
  expect(await areThere(young)).toEqual(young.map(() => true))
})

it('deletes nothing where the clock is a year ahead, but what staff said is due', async () => {
  const waiting = [await inquiry(1000), await quote(1000), await entry(1000)]
  const [due, later] = [await application(), await application()]
  const past = new Date(Date.now() - day).toISOString()
  const address = `/job-applications/${due.id}`
  expect((await staff(address, { method: 'PATCH', body: { deleteAfter: past } })).status).toBe(200)
  const clock = movedClock(String(testServer().environment.DATA_DIR))
  clock.set(365 * day)
  await beside(clock.environment)
  await expect.poll(() => isThere({ collection: 'job-applications', id: due.id })).toBe(false)
  const kept = [...waiting, { collection: 'job-applications', id: later.id }]
  expect(await areThere(kept)).toEqual(kept.map(() => true))
})

it('takes no more files of visitors than fit, says so in their language, and takes the rest', async () => {
  const baseUrl = await beside({ MAX_VISITOR_FILES_MB: '1' })
  const content = Buffer.concat([smallPdf(), Buffer.alloc(1_100_000, ' ')])
  const large = { name: 'large.pdf', content }
  const sending = { files: [large], baseUrl }
  const refused = await askForQuote(offers.product, { ...sending, headers: headers() })
  expect([refused.status, refused.body.message]).toEqual([
    507,
    'There is no room for more files at the moment. Please send it without files, or write to us.',
  ])
  const cookie = 'lang=ru'
  const form = await askForQuote(offers.product, {
    ...sending,
    headers: { ...headers(), Accept: 'text/html', cookie },
  })
  const page = await fetch(new URL(String(form.headers.get('location')), baseUrl), {
    headers: { cookie },
  })
  const text = await page.text()
  expect(text.replaceAll(/\s/g, ' ')).toContain('сейчас нет места для новых файлов')
  expect(text).toContain('Harbour Bank')
  const applied = await apply(offers.job, {
    files: [{ field: 'cv', ...large }],
    baseUrl,
    headers: headers(),
  })
  expect(applied.status).toBe(507)
  const without = await askForQuote(offers.product, { files: [], baseUrl, headers: headers() })
  expect(without.status, JSON.stringify(without.body)).toBe(201)

  const overview = (await staffCall('/overview', { token, baseUrl })).body as Overview
  expect(overview.health?.visitorFiles.maxBytes).toBe(1_000_000)
  expect(overview.health?.visitorFiles.bytes).toBeLessThan(1_000_000)
  expect(overview.health?.kept).toContainEqual({
    kind: 'refusedSignIns',
    total: expect.any(Number),
    days: 30,
  })
})
