import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDatabase } from '@/scripts/lib/mongo.mjs'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { staffCall } from '../helpers/staff-call'
import { expectAllAway, expectAllDone, staffWork } from '../helpers/staff-work'
import { expectStored, expectUnchanged, storedInquirers, storedRows } from '../helpers/stored-rows'

const mongo = process.env.TEST_DATABASE_URI

/** A way to the database that can be closed, as by a broken network. */
function gate(target: URL) {
  const sockets = new Set<Socket>()
  let isOpen = true
  let refused = 0
  const server: Server = createServer((socket) => {
    if (!isOpen) {
      refused += 1
      socket.destroy()
      return
    }
    const onward = connect(Number(target.port || 27017), target.hostname)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one))
    }
  })
  return {
    listen: () =>
      new Promise<number>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
      }),
    shut: () => {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    open: () => {
      isOpen = true
    },
    /** Connections that were refused so far. */
    refused: () => refused,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe.skipIf(!mongo)('a database that is away', () => {
  // The body is run, too, where its tests are left out.
  const way = gate(new URL((mongo ?? 'mongodb://nowhere').replace(/^mongodb:/, 'http:')))
  let server: MortalServer
  let token: string

  beforeAll(async () => {
    const port = await way.listen()
    const own = withDatabase(String(mongo), `terminalia-test-away-${process.pid}`)
    const uri = new URL(own.replace(/^mongodb:/, 'http:'))
    uri.host = `127.0.0.1:${port}`
    uri.searchParams.set('directConnection', 'true')
    server = await mortalServer({ DATABASE_URI: uri.href.replace(/^http:/, 'mongodb:') })
    token = await server.signIn()
  })

  afterAll(async () => {
    way.open()
    await server.remove()
    way.close()
  })

  it('leaves pages standing, and is told of in words; all is well once it is back', async () => {
    const { baseUrl } = server
    const visit = (path: string) => fetch(baseUrl + path)
    expect((await visit('/')).status).toBe(200)
    way.shut()
    // One that was seen before, and ones that nobody asked for yet.
    for (const path of ['/', '/about', '/zh/contact']) {
      const answer = await visit(path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).toContain('</main>')
    }
    expect((await visit('/api/health')).status).toBe(503)
    const refused = await Promise.all([
      inquire(baseUrl, 'Somebody', 1),
      fetch(`${baseUrl}/api/products?lng=ja`),
      fetch(`${baseUrl}/api/admin/news`, { headers: { Authorization: `Bearer ${token}` } }),
    ])
    for (const answer of refused) {
      expect(answer.status, answer.url).toBe(503)
      expect(answer.headers.get('retry-after')).toBeTruthy()
      expect((await answer.json()).message).toMatch(/try again/i)
    }

    way.open()
    await expect.poll(async () => (await visit('/api/health')).status).toBe(200)
    expect((await inquire(baseUrl, 'Somebody else', 2)).status).toBe(201)
    expect((await staffCall('/news', { token, baseUrl })).status).toBe(200)
    expect(await storedInquirers(server)).toEqual(['Somebody else'])
  })

  it('refuses sign-ins, saves and uploads in words, ends no session, and takes all of them once it is back', async () => {
    const { baseUrl } = server
    const { pages, doAll } = await staffWork(server, token)
    for (const path of pages) expect((await fetch(baseUrl + path)).status, path).toBe(200)
    const before = await storedRows(server)
    way.shut()
    expectAllAway(await doAll())
    const self = await staffCall('/users/me', { token, baseUrl })
    expect(self.status, JSON.stringify(self.body)).toBe(503)
    for (const path of pages) expect((await fetch(baseUrl + path)).status, path).toBe(200)
    way.open()
    await expect.poll(async () => (await fetch(`${baseUrl}/api/health`)).status).toBe(200)
    await expectUnchanged(server, before)
    const done = await doAll()
    expectAllDone(done)
    await expectStored(server, done)
  })

  it('is waited for by a server that starts, longer than the health check waits', async () => {
    await server.end()
    way.shut()
    const before = way.refused()
    const started = server.start()
    // The driver tries twice a second.
    await expect.poll(() => way.refused() - before).toBeGreaterThan(7)
    way.open()
    await started
    expect((await fetch(`${server.baseUrl}/api/health`)).status).toBe(200)
    expect(server.log()).not.toMatch(/"level":[56]0/)
  })
})
