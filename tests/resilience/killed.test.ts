import { afterAll, beforeAll, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { staffCall } from '../helpers/staff-call'
import { storedInquirers } from '../helpers/stored-rows'
import { askForQuote, newOffers, smallPdf } from '../helpers/visitor-forms'

let server: MortalServer

beforeAll(async () => {
  server = await mortalServer()
})

afterAll(() => server.remove())

it('a server killed in the middle of 200 inquiries has every one that it thanked for', async () => {
  const thanked: string[] = []
  const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`)
  const waiting = [...names]
  const visitor = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const answer = await inquire(server.baseUrl, name, names.indexOf(name)).catch(() => undefined)
      if (answer?.status === 201) thanked.push(name)
      if (thanked.length === 70) void server.end('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
  expect(server.child().signalCode).toBe('SIGKILL')
  expect(thanked.length).toBeGreaterThanOrEqual(70)
  expect(thanked.length).toBeLessThan(200)

  await server.start()
  const kept = await storedInquirers(server)
  expect(new Set(kept).size).toBe(kept.length)
  expect(thanked.filter((name) => !kept.includes(name))).toEqual([])
})

it('a server killed in the middle of requests with files has each that it thanked for once, whole', async () => {
  const token = await server.signIn()
  const { product } = await newOffers(token, server.baseUrl)
  const companies = Array.from({ length: 80 }, (_, index) => `Company ${index}`)
  const thanked = new Map<string, string>()
  const send = (company: string) => {
    const index = companies.indexOf(company)
    return askForQuote(product, {
      fields: { company, key: company },
      files: [{ name: 'tender.pdf', content: smallPdf(company.padEnd(40_000, '.')) }],
      headers: { 'X-Forwarded-For': `10.9.0.${index}` },
      baseUrl: server.baseUrl,
    })
  }
  const waiting = [...companies]
  const visitor = async () => {
    for (let company = waiting.shift(); company; company = waiting.shift()) {
      const answer = await send(company).catch(() => undefined)
      if (answer?.status === 201) thanked.set(company, answer.body.number)
      if (thanked.size === 20) void server.end('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 5 }, visitor))
  expect(server.child().signalCode).toBe('SIGKILL')
  expect(thanked.size).toBeGreaterThanOrEqual(20)
  expect(thanked.size).toBeLessThan(80)

  await server.start()
  // Whose answer was lost tries again; whose was not, too.
  const again = new Map<string, string>()
  for (const company of companies.slice(0, 40)) {
    again.set(company, (await send(company)).body.number)
  }
  const fresh = await server.signIn()
  const { body } = await staffCall('/quote-requests?limit=0&depth=0', {
    token: fresh,
    baseUrl: server.baseUrl,
  })
  const kept = body.docs as {
    id: string
    company: string
    number: string
    files: { key: string }[]
  }[]
  const names = kept.map(({ company }) => company)
  expect(new Set(names).size).toBe(names.length)
  for (const [company, number] of thanked) {
    expect(kept.find((each) => each.company === company)?.number).toBe(number)
    expect(again.get(company) ?? number).toBe(number)
  }
  for (const { id, company, files } of kept) {
    const file = files[0]?.key.split('/')[1]
    const answer = await fetch(`${server.baseUrl}/api/admin/quote-requests/${id}/files/${file}`, {
      headers: { Authorization: `Bearer ${fresh}` },
    })
    expect(await answer.text(), company).toBe(smallPdf(company.padEnd(40_000, '.')).toString())
  }
})
