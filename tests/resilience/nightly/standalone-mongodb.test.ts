import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secantusProgram, withDatabase } from '@/scripts/lib/mongo.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { startSecantus } from '@/scripts/lib/secantus.mjs'
import { internalToken } from '@/src/platform/http/internal-call'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { releaseCaller, shownTitles } from '@/tests/helpers/release-samples'
import { staffCall } from '@/tests/helpers/staff-call'

const program = secantusProgram()
if (!program) console.warn('No SecantusDB was found: a MongoDB without transactions is not tested.')

// It has a server of its own, so once is enough.
describe.skipIf(!program || process.env.TEST_DATABASE_URI)('a MongoDB without transactions', () => {
  let database: Awaited<ReturnType<typeof startSecantus>>
  let server: MortalServer

  beforeAll(async () => {
    database = await startSecantus(String(program), { isStandalone: true })
    server = await mortalServer({ DATABASE_URI: withDatabase(database.uri, 'standalone') })
  })

  afterAll(async () => {
    await server?.remove()
    await database?.stop()
  })

  it('has releases that are neither published nor undone, and says why', async () => {
    const { baseUrl, environment } = server
    const staff = releaseCaller(await server.signIn(), baseUrl)
    const items = [await staff.article(true), await staff.article(false)]
    const id = await staff.release(...items)
    const at = new Date(Date.now() + 86_400_000).toISOString()
    for (const [action, body] of [
      ['publish', {}],
      ['undo', {}],
      ['schedule', { at }],
    ] as const) {
      const answer = await staff.call(`/releases/${id}/${action}`, 'POST', body)
      expect(answer.status, action).toBe(409)
      expect(answer.body.message).toMatch(/Run MongoDB as a replica set/)
    }
    const release = await staff.call(`/releases/${id}/contents`)
    expect(release.body).toMatchObject({ state: 'draft', hasTransactions: false })
    const overview = await staff.call('/overview')
    expect(overview.body.health.database.hasTransactions).toBe(false)

    // A time that was set while the database had transactions.
    const client = new MongoClient(String(environment.DATABASE_URI))
    await client
      .db()
      .collection('releases')
      .updateOne(
        { _id: new ObjectId(id) },
        { $set: { state: 'scheduled', publishAt: new Date(0), scheduledBy: null } },
      )
    await client.close()
    const due = await staffCall('/releases/run', {
      baseUrl,
      method: 'POST',
      headers: { 'x-internal-token': internalToken(String(environment.PAYLOAD_SECRET)) },
    })
    expect(due.status).toBe(200)
    expect((await staff.call(`/releases/${id}/contents`)).body).toMatchObject({
      state: 'draft',
      problem: expect.stringContaining('Run MongoDB as a replica set'),
    })
    expect(await shownTitles(items, baseUrl)).toEqual(items.map(({ before }) => before))
  })

  it('is named by the doctor, which can read all of it', async () => {
    const { lines } = await run(process.execPath, ['scripts/doctor.mjs'], {
      env: server.environment,
    })
    const told = lines.join('\n')
    expect(told).toContain(
      '! MongoDB responds, but is not a replica set: releases cannot be published',
    )
    expect(told).toContain('✓ Every record of the database can be read')
  })
})
