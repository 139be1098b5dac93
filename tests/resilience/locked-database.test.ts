import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { expectAllAway, expectAllDone, staffWork } from '../helpers/staff-work'
import { expectStored, expectUnchanged, storedInquirers, storedRows } from '../helpers/stored-rows'

describe.skipIf(process.env.TEST_DATABASE_URI)('an SQLite file that somebody else holds', () => {
  let server: MortalServer

  beforeAll(async () => {
    server = await mortalServer()
  })

  afterAll(() => server.remove())

  it('refuses saves, sign-ins and uploads in words, shows pages, and takes all of them afterwards', async () => {
    const { baseUrl } = server
    const { pages, doAll } = await staffWork(server, await server.signIn())
    const other = createClient({ url: String(server.environment.DATABASE_URI) })
    await other.execute('BEGIN EXCLUSIVE')
    const before = await storedRows(server)
    expectAllAway(await doAll())
    for (const path of pages) expect((await fetch(baseUrl + path)).status, path).toBe(200)
    await other.execute('ROLLBACK')
    other.close()
    await expectUnchanged(server, before)
    const done = await doAll()
    expectAllDone(done)
    await expectStored(server, done)
  })

  it('takes no writes and says so, still shows pages, and goes on by itself', async () => {
    const other = createClient({ url: String(server.environment.DATABASE_URI) })
    await other.execute('BEGIN EXCLUSIVE')
    const answer = await inquire(server.baseUrl, 'Refused', 1)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBeTruthy()
    expect((await answer.json()).message).toMatch(/try again/i)
    for (const path of ['/', '/about', '/api/products']) {
      expect((await fetch(server.baseUrl + path)).status, path).toBe(200)
    }
    await other.execute('ROLLBACK')
    other.close()
    expect((await inquire(server.baseUrl, 'Thanked', 2)).status).toBe(201)
    expect(await storedInquirers(server)).toEqual(['Thanked'])
  })
})
