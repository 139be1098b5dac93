import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageCalls, publicCalls, staffCalls } from '@/tests/helpers/counted-calls'
import { writeCountedSite } from '@/tests/helpers/counted-site'
import { type Mailbox, openMailbox } from '@/tests/helpers/mailbox'
import {
  type CallQueries,
  countingSettings,
  countQueries,
  expectCounts,
  makeCall,
} from '@/tests/helpers/query-counts'
import { startServer, type TestServer } from '@/tests/helpers/server'

const file = 'tests/api/query-counts.json'

/** Most reads of a record's row in a save, with those of Payload: an update of the row that answers it is one. */
const maxRowReads = 3

let server: TestServer
let mailbox: Mailbox
let stop = async () => {}

beforeAll(async () => {
  mailbox = await openMailbox()
  ;({ server, stop } = await startServer({ ...countingSettings, SMTP_URL: mailbox.url }))
})

afterAll(async () => {
  await stop()
  await mailbox.close()
})

it('each kind of page and each call asks the database as often as before', async () => {
  const site = await writeCountedSite(server)
  const calls = Object.entries({
    ...pageCalls(site),
    ...(await publicCalls(site, server)),
    ...staffCalls(site, server.admin),
  })
  // What the server does once in its life is done now.
  for (const [, call] of calls) await makeCall(server, call, 'first')
  const counted: Record<string, CallQueries> = {}
  const database = process.env.TEST_DATABASE_URI ? 'mongodb' : 'sqlite'
  for (const [name, call] of calls) counted[name] = await countQueries(server, call)
  expect(counted['page: product list']?.cold.length, 'queries are counted').toBeGreaterThan(0)
  const rowReads = Object.fromEntries(Object.entries(counted).flatMap(countRowReads))
  expect(
    rowReads['staff: PATCH /products/{id}, cold'],
    'reads of rows are counted',
  ).toBeGreaterThan(0)
  expect(rowReads, 'a save reads its row at most three times').toEqual(
    Object.fromEntries(
      Object.entries(rowReads).map(([name, number]) => [name, Math.min(number, maxRowReads)]),
    ),
  )
  await expectCounts(file, database, counted)
})

/** Counts the reads of its own row in a save of a record. */
function countRowReads([name, queries]: [string, CallQueries]): [string, number][] {
  const collection = /^staff: PATCH \/([\w-]+)\/\{id\}/.exec(name)?.[1]
  if (!collection) return []
  const isRead = (query: string) =>
    ['select', 'find', 'findAndModify'].some((verb) => query === `${verb} ${collection} by id`)
  return (['cold', 'warm'] as const).map((which) => [
    `${name}, ${which}`,
    queries[which].filter(isRead).length,
  ])
}
