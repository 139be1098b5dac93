import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '@/scripts/lib/run.mjs'
import { internalToken } from '@/src/platform/http/internal-call'
import { movedClock } from '@/tests/helpers/server-clock'
import { newAccount } from '@/tests/helpers/accounts'
import { unique } from '@/tests/helpers/samples'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { staffCall } from '@/tests/helpers/staff-call'

let server: TestServer
let stop: () => Promise<void>
let folder: string
let moveTo: (aheadMs: number) => Promise<string>
let token: string

const minute = 60_000

// One of its own, with a clock that moves, because entries are sealed when they are a minute old; the doctor finds fault with it.
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'activity-seals-'))
  const clock = movedClock(folder)
  ;({ server, stop } = await startServer(clock.environment))
  moveTo = (aheadMs) => clock.moveTo(server, aheadMs)
  token = await moveTo(0)
})
afterAll(async () => {
  await stop?.()
  rmSync(folder, { recursive: true, force: true })
})

interface Line {
  entry?: { id: string; action: string; resourceId?: string }
  seal?: { number: number; previous: string; hash: string; entries: Record<string, unknown> }
}

const createCategory = async (): Promise<string> => {
  const call = { token, method: 'POST', body: { name: unique('Sealed') }, baseUrl: server.baseUrl }
  return (await staffCall('/categories', call)).body.doc.id
}

async function seal(): Promise<number> {
  const headers = { 'x-internal-token': internalToken(server.secret) }
  const call = { method: 'POST', headers, baseUrl: server.baseUrl }
  return (await staffCall('/activity-logs/seal', call)).status
}

async function exported(): Promise<Line[]> {
  const { status, body } = await staffCall('/activity-logs/export', {
    token,
    baseUrl: server.baseUrl,
  })
  expect(status).toBe(200)
  return String(body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

const seals = (lines: Line[]) => lines.flatMap((line) => line.seal ?? [])
const entryOf = (lines: Line[], record: string) =>
  String(lines.find(({ entry }) => entry?.resourceId === record)?.entry?.id)

async function tellDoctor(): Promise<string> {
  const env = { ...server.environment, NODE_OPTIONS: '' }
  const { lines } = await run(process.execPath, ['scripts/doctor.mjs'], { env })
  return lines.join('\n')
}

const uri = () => String(server.environment.DATABASE_URI)
const isSqlite = () => uri().startsWith('file:')

const longAgo = new Date(Date.now() - 24 * 60 * minute)

const sql = {
  add: `INSERT INTO activity_logs (id, user_id, action, created_at, updated_at)
    VALUES (?, 'x', 'update', '${longAgo.toISOString()}', '${longAgo.toISOString()}')`,
  change: "UPDATE activity_logs SET username = 'somebody else' WHERE id = ?",
  remove: 'DELETE FROM activity_logs WHERE id = ?',
}

/** Writes to the database past the server. */
async function byHand(what: keyof typeof sql, id: string): Promise<void> {
  if (isSqlite()) {
    const client = createClient({ url: uri() })
    await client.execute({ sql: sql[what], args: [id] })
    client.close()
    return
  }
  const client = new MongoClient(uri())
  const entries = client.db().collection('activity-logs')
  const where = { _id: new ObjectId(id) }
  const added = { ...where, userId: 'x', action: 'update', createdAt: longAgo, updatedAt: longAgo }
  if (what === 'add') await entries.insertOne(added)
  if (what === 'change') await entries.updateOne(where, { $set: { username: 'somebody else' } })
  if (what === 'remove') await entries.deleteOne(where)
  await client.close()
}

it('seals what is a minute old, in a chain, and the doctor finds every later change of it', async () => {
  const first = await createCategory()
  token = await moveTo(2 * minute)
  expect(await seal()).toBe(200)
  const second = await createCategory()
  token = await moveTo(4 * minute)
  expect(await seal()).toBe(200)
  expect(await seal()).toBe(200)

  const lines = await exported()
  const made = seals(lines)
  for (const [at, { number, previous }] of made.entries())
    expect([number, previous]).toEqual([at + 1, made[at - 1]?.hash ?? ''])
  for (const record of [first, second]) {
    const id = entryOf(lines, record)
    expect(made.filter(({ entries }) => id in entries)).toHaveLength(1)
  }
  expect(await tellDoctor()).toMatch(/activity log is as it was sealed: \d+ entries/)

  const [changed, removed] = [entryOf(lines, first), entryOf(lines, second)]
  const added = isSqlite() ? crypto.randomUUID() : 'f'.repeat(24)
  await byHand('change', changed)
  await byHand('remove', removed)
  await byHand('add', added)
  const told = await tellDoctor()
  expect(told).toContain(`entries that were changed: ${changed}`)
  expect(told).toContain(`entries that were removed: ${removed}`)
  expect(told).toContain(`entries that were added: ${added}`)
})

it('is sealed by the site itself alone, and exported by a super_admin alone', async () => {
  const { baseUrl } = server
  expect((await staffCall('/activity-logs/seal', { method: 'POST', baseUrl })).status).toBe(401)
  expect((await staffCall('/activity-logs/seal', { method: 'POST', token, baseUrl })).status).toBe(
    403,
  )
  const { token: editor } = await newAccount(token, 'admin', [], baseUrl)
  expect((await staffCall('/activity-logs/export', { token: editor, baseUrl })).status).toBe(403)
  expect((await staffCall('/activity-logs/export', { baseUrl })).status).toBe(401)
})
