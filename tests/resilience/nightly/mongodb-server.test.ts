import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { secantusProgram, withDatabase } from '@/scripts/lib/mongo.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { startSecantus } from '@/scripts/lib/secantus.mjs'
import { inquire, mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { unique } from '@/tests/helpers/samples'
import { staffCall } from '@/tests/helpers/staff-call'
import { templateAdmin } from '@/tests/helpers/template'

const program = secantusProgram()
if (!program) console.warn('No SecantusDB was found: MongoDB’s transactions are not tested.')

/** Time for which the database is stopped, ms; RESILIENCE_STOP_MS=20000 for a longer trial. */
const stopMs = Number(process.env.RESILIENCE_STOP_MS ?? 3000)

// It has a server of its own, so once is enough.
describe.skipIf(!program || process.env.TEST_DATABASE_URI)('a MongoDB with transactions', () => {
  let where: { port: number; folder: string }
  let database: Awaited<ReturnType<typeof startSecantus>>
  let client: MongoClient
  let server: MortalServer
  let token: string

  const startDatabase = async () => {
    database = await startSecantus(String(program), where)
  }

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-mongodb-'))
    where = { port: await freePort(), folder }
    await startDatabase()
    // Without the name of the replica set, which the site finds out.
    const uri = withDatabase(`mongodb://127.0.0.1:${where.port}`, 'resilience')
    client = new MongoClient(uri)
    server = await mortalServer({
      DATABASE_URI: uri,
      ADMIN_USERNAME: templateAdmin.username,
      ADMIN_PASSWORD: templateAdmin.password,
    })
    token = await server.signIn()
  })

  afterAll(async () => {
    await server?.remove()
    await client?.close()
    await database?.stop()
    if (where) rmSync(where.folder, { recursive: true, force: true })
  })

  const call = (method: string, address: string, body?: object) =>
    staffCall(address, { baseUrl: server.baseUrl, token, method, body })
  const rows = (collection: string, filter: object = {}) =>
    client.db().collection(collection).find(filter).toArray()
  const newArticle = async (title: string): Promise<string> => {
    const { status, body } = await call('POST', '/news', { title })
    expect(status).toBe(201)
    return body.doc.id
  }
  const versionsOf = (id: string) => rows('_news_versions', { parent: new ObjectId(id) })
  const logged = (id: string) => rows('activity-logs', { resourceId: id, action: 'update' })

  /** Names of visitors whose inquiries are stored, with how often each is. */
  const stored = async () => {
    const counts = new Map<string, number>()
    for (const { name } of await rows('inquiries')) counts.set(name, (counts.get(name) ?? 0) + 1)
    return counts
  }
  const expectKept = async (thanked: string[]) => {
    const counts = await stored()
    expect(thanked.filter((name) => counts.get(name) !== 1)).toEqual([])
    expect([...counts].filter(([, count]) => count > 1)).toEqual([])
  }

  it('takes twenty edits of one article at once, each of them once', async () => {
    const id = await newArticle('Met by many')
    const [versionsBefore, loggedBefore] = [await versionsOf(id), await logged(id)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(
          'PATCH',
          `/news/${id}`,
          index % 2 ? { summary: `Summary ${index}` } : { title: `Title ${index}` },
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    const done = statuses.filter((status) => status === 200).length
    expect(done).toBeGreaterThanOrEqual(10)
    expect((await versionsOf(id)).length - versionsBefore.length).toBe(done)
    expect((await logged(id)).length - loggedBefore.length).toBe(done)
  })

  it('keeps what two change in different fields at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await newArticle(`Edited by two, ${round}`)
      const answers = await Promise.all([
        call('PATCH', `/news/${id}`, { summary: 'Of the one' }),
        call('PATCH', `/news/${id}`, { title: `Of the other, ${round}` }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const { body } = await call('GET', `/news/${id}`)
      expect([body.summary, body.title]).toEqual(['Of the one', `Of the other, ${round}`])
    }
  })

  it('has nothing of a write that fails half way', async () => {
    // The version of an article is written after the article itself.
    const versions = client.db().collection('_news_versions')
    const partialFilterExpression = { 'version.slug': 'half-way' }
    const options = { unique: true, name: 'for_this_test', partialFilterExpression }
    await versions.createIndex({ 'version.slug': 1 }, options)
    const { insertedId } = await versions.insertOne({ version: { slug: 'half-way' } })
    try {
      const { status } = await call('POST', '/news', { title: 'Half way', slug: 'half-way' })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(await rows('news', { slug: 'half-way' })).toEqual([])
      expect(await rows('activity-logs', { 'details.title': 'Half way' })).toEqual([])
    } finally {
      await versions.dropIndex('for_this_test')
      await versions.deleteOne({ _id: insertedId })
    }
    expect((await call('POST', '/news', { title: 'Half way', slug: 'half-way' })).status).toBe(201)
  })

  it('killed while inquiries come, has each that was thanked for, once; pages stay', async () => {
    expect((await fetch(server.baseUrl)).status).toBe(200)
    const waiting = Array.from({ length: 60 }, () => unique('Killed'))
    const statuses: number[] = []
    const thanked: string[] = []
    let restart: Promise<void> | undefined
    const visitor = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) {
        const { status } = await inquire(server.baseUrl, name, waiting.length)
        statuses.push(status)
        if (status === 201) thanked.push(name)
        if (statuses.length >= 20) restart ??= killAndRestart()
      }
    }
    const killAndRestart = async () => {
      const ended = new Promise((resolve) => database.child.once('exit', resolve))
      database.child.kill('SIGKILL')
      await ended
      expect((await fetch(server.baseUrl)).status).toBe(200)
      await startDatabase()
    }
    await Promise.all(Array.from({ length: 6 }, visitor))
    await restart
    expectThankedOrRefused(statuses)
    await expectWell()
    await expectKept(thanked)
  })

  it('that stands still takes the inquiries afterwards or refuses them; pages stay', async () => {
    database.child.kill('SIGSTOP')
    const names = Array.from({ length: 5 }, () => unique('Waited'))
    const sent = names.map((name, index) => inquire(server.baseUrl, name, 1000 + index))
    expect((await fetch(server.baseUrl)).status).toBe(200)
    await sleep(stopMs)
    database.child.kill('SIGCONT')
    const answers = await Promise.all(sent)
    expectThankedOrRefused(answers.map(({ status }) => status))
    await expectWell()
    await expectKept(names.filter((_, index) => answers[index]?.status === 201))
  })

  function expectThankedOrRefused(statuses: number[]) {
    const others = statuses.filter((status) => status !== 201 && status !== 503)
    const errors = server.log().match(/.*"level":50.*/g) ?? []
    expect(others, errors.slice(-5).join('\n')).toEqual([])
  }

  async function expectWell() {
    const health = async () => (await fetch(`${server.baseUrl}/api/health`)).status
    await expect.poll(health).toBe(200)
    const name = `Well again ${crypto.randomUUID()}`
    expect((await inquire(server.baseUrl, name, 2000 + Math.random() * 1000)).status).toBe(201)
    expect((await stored()).get(name)).toBe(1)
  }
})
