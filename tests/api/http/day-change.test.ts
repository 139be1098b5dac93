import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReceivedWeek } from '@/src/contract/staff/overview'
import { addDays, dayIn, startOfDay, startOfWeek } from '@/src/platform/time/days'
import { api } from '@/tests/helpers/http'
import { type MovedClock, movedClock } from '@/tests/helpers/server-clock'
import { textOfPdf } from '@/tests/helpers/pdf'
import { newCategory, unique } from '@/tests/helpers/samples'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

/** By its clock the days of the site end. */
const zone = 'Asia/Shanghai'
const word = unique('Wombat').replaceAll(' ', '')
/** Nothing of it is in the names of product and pages, which the search would find. */
const number = `QXZ${Math.random().toString(36).slice(2, 10)}`
const nextNumber = `JVK${Math.random().toString(36).slice(2, 10)}`

let baseUrl: string
let server: TestServer
let token: string
let stop: () => Promise<void>
let clock: MovedClock
let product: { id: string; slug: string }
let certificateId: string
let ahead = 0

const now = () => Date.now() + ahead

/** Moves the server's clock, and has its timer look at it. */
async function moveTo(at: number) {
  ahead = at - Date.now()
  token = await clock.moveTo(server, ahead)
  const publishedAt = new Date(now() + 86_400_000 * 40).toISOString()
  await make('news', { title: unique('To come'), publishedAt })
}

async function make(collection: string, body: object) {
  const answer = await staffCall(`/${collection}`, { token, baseUrl, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

const text = async (at: string) => (await fetch(baseUrl + at)).text()
const pdf = async (at: string) =>
  textOfPdf(Buffer.from(await (await fetch(baseUrl + at)).arrayBuffer()))
const json = async (at: string) => JSON.stringify((await api(at, { baseUrl })).body)

/** Everywhere a visitor could come upon the certificate: whether it is there. */
async function places() {
  const structured = (html: string) =>
    /<script type="application\/ld\+json">.*?<\/script>/s.exec(html)?.[0] ?? ''
  const page = await text(`/product/${product.slug}`)
  return {
    page: page.replace(structured(page), '').includes(number),
    structuredData: structured(page).includes(number),
    structuredDataOfHome: structured(await text('/')).includes(number),
    sheet: (await text(`/product/${product.slug}/data-sheet`)).includes(number),
    pdf: (await pdf(`/product/${product.slug}/datasheet.pdf`)).includes(number),
    block: (await text(`/${word.toLowerCase()}`)).includes(number),
    listedInBlock: (await text(`/${word.toLowerCase()}-listed`)).includes(number),
    api: (await json('/certificates')).includes(number),
    apiOfProduct: (await json(`/certificates?product=${product.slug}`)).includes(number),
    rest: (await json(`/admin/certificates?where[id][equals]=${certificateId}`)).includes(number),
    restOne: (await api(`/admin/certificates/${certificateId}`, { baseUrl })).status === 200,
    search: (await json(`/search?q=${number}`)).includes(product.slug),
    searchOfPages: (await json(`/search?q=${number}`)).includes(`/${word.toLowerCase()}"`),
    suggestions: (await json(`/search/suggestions?q=${number}`)).includes(product.slug),
  }
}

const all = (isThere: boolean, shown: object) =>
  Object.fromEntries(Object.keys(shown).map((name) => [name, isThere]))

const expectAll = async (isThere: boolean) => {
  const shown = await places()
  expect(shown).toEqual(all(isThere, shown))
}

beforeAll(async () => {
  clock = movedClock(String(testServer().environment.DATA_DIR))
  const started = await startServer(clock.environment)
  ;({ server, stop } = started)
  baseUrl = server.baseUrl
  token = await signIn(server.admin.username, server.admin.password, baseUrl)
  const settings = { token, baseUrl, method: 'POST', body: { timeZone: zone } }
  expect((await staffCall('/globals/site-settings', settings)).status).toBe(200)
  const category = await newCategory(token, baseUrl)
  product = await make('products', { name: `${word} terminal`, categoryId: category.id })
})

afterAll(() => stop())

describe('when the company moves to another time zone', () => {
  it('products are in the state of the day there, at the next request', async () => {
    const moveZone = async (timeZone: string) => {
      const settings = { token, baseUrl, method: 'POST', body: { timeZone } }
      expect((await staffCall('/globals/site-settings', settings)).status).toBe(200)
    }
    const [early, late] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
    await moveZone(early)
    // There it is the last day of orders; in the other zone it is always a later one.
    await staffCall(`/products/${product.id}`, {
      token,
      baseUrl,
      method: 'PATCH',
      body: { lastOrderDay: dayIn(early, Date.now()) },
    })
    const states = async () => [
      (await api(`/product/${product.slug}`, { baseUrl })).body.lifeCycle,
      (await api('/products', { baseUrl })).body.find(({ id }: { id: string }) => id === product.id)
        ?.lifeCycle,
    ]
    expect(await states()).toEqual(['lastOrder', 'lastOrder'])
    await moveZone(late)
    expect(await states()).toEqual(['supportOnly', 'supportOnly'])
    await moveZone(zone)
    await staffCall(`/products/${product.id}`, {
      token,
      baseUrl,
      method: 'PATCH',
      body: { lastOrderDay: null },
    })
  })
})

describe('when a day ends by the clock of the company', () => {
  it('a certificate that ends with it is nowhere any more, and one that begins is there', async () => {
    const today = dayIn(zone, Date.now())
    const lastDay = addDays(today, 70)
    const item = { standard: 'ISO 1', number, validUntil: lastDay }
    const page = { title: word, path: `/${word.toLowerCase()}` }
    const block = { blockType: 'certificates', title: 'Certificates' }
    await make('pages', { ...page, layout: [block] })
    const listed = { ...page, path: `${page.path}-listed`, layout: [{ ...block, items: [item] }] }
    await make('pages', listed)
    const certificate = { standard: 'ISO 1', isCompanyWide: true, products: [product.id] }
    const { id } = await make('certificates', { ...certificate, number, firstDay: today, lastDay })
    certificateId = id
    await make('certificates', {
      ...certificate,
      number: nextNumber,
      firstDay: addDays(lastDay, 1),
    })

    await expectAll(true)
    expect(await json('/certificates')).not.toContain(nextNumber)
    expect((await staffCall('/overview', { token, baseUrl })).body.certificates).toEqual([])

    // The last hour of the last day: these answers are kept from now on.
    const end = startOfDay(zone, addDays(lastDay, 1))
    await moveTo(end - 3_600_000)
    await expectAll(true)
    const { body } = await staffCall('/overview', { token, baseUrl })
    expect(body.certificates).toMatchObject([{ number, lastDay, isExpired: false }])

    await moveTo(end - 1500)
    await vi.waitUntil(() => now() >= end, { timeout: 20_000, interval: 20 })
    // What is asked for by the day alone is exact; pages follow as soon as the timer has called the server.
    expect(await json('/certificates')).not.toContain(number)
    await vi.waitFor(() => expectAll(false), { timeout: 60_000, interval: 200 })
    expect(await json('/certificates')).toContain(nextNumber)
    expect(await text(`/product/${product.slug}`)).toContain(nextNumber)
  })

  it('what visitors send is counted in the week that ends by that clock', async () => {
    const end = startOfDay(zone, addDays(startOfWeek(dayIn(zone, now())), 7))
    const sender = { name: 'A', email: 'a@example.com', message: 'Hello' }
    const weeks = async (): Promise<ReceivedWeek[]> =>
      (await staffCall('/overview', { token, baseUrl })).body.received

    // In UTC it is Sunday at both moments.
    await moveTo(end - 300_000)
    const before = (await weeks()).at(-1)
    await make('inquiries', sender)
    await moveTo(end + 1000)
    await make('inquiries', sender)
    await make('inquiries', sender)

    const [ended, begun] = (await weeks()).slice(-2)
    expect(ended).toEqual({ ...before, inquiries: (before?.inquiries ?? NaN) + 1 })
    const none = { quoteRequests: 0, jobApplications: 0 }
    expect(begun).toEqual({ from: dayIn(zone, end), inquiries: 2, ...none })
  })

  it('what is public and nobody has changed for a year is named to staff', async () => {
    const stale = async () => (await staffCall('/overview', { token, baseUrl })).body.stale
    expect(await stale()).toEqual([])
    await moveTo(now() + 366 * 86_400_000)
    expect(await stale()).toContainEqual(
      expect.objectContaining({ collection: 'products', id: product.id }),
    )
  })
})
