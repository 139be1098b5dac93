import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SqliteClient } from '@/src/platform/database/sqlite/client'
import { addTransactions } from '@/src/platform/database/sqlite/patches/transactions'

let folder: string
let client: SqliteClient

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-transactions-'))
  const file = path.join(folder, 'test.db')
  client = new SqliteClient({ file, isUsable: async () => true, onReturn: () => undefined })
  await client.open()
  await client.execute('CREATE TABLE notes (text TEXT)')
})

afterEach(() => {
  client.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Payload's adapter, connected to the client that it has then. */
async function connected(change: (adapter: Adapter) => void) {
  const payload = {
    config: { collections: [], globals: [], blocks: [], localization: false },
    collections: {},
    logger: console,
  } as unknown as Payload
  const adapter = sqliteAdapter({ client: { url: `file:${client.file}` }, push: false }).init({
    payload,
  })
  change(adapter)
  await adapter.init?.()
  await adapter.connect?.()
  return adapter
}
type Adapter = ReturnType<ReturnType<typeof sqliteAdapter>['init']>

const stored = async (): Promise<unknown[]> =>
  (await client.execute('SELECT text FROM notes')).rows.map(({ text }) => text)

/** The session's database is one of SQLite here; Payload's type names PostgreSQL's, too. */
const write = async (adapter: Adapter, id: unknown, text: string) => {
  const { db } = adapter.sessions[String(id)] as unknown as {
    db: { run: (statement: string) => Promise<unknown> }
  }
  await db.run(`INSERT INTO notes VALUES ('${text}')`)
}

it('stores what was committed, and nothing of what was rolled back, through our client', async () => {
  const adapter = await connected((one) => addTransactions(one, client))
  expect(adapter.client).toBe(client)
  const kept = await adapter.beginTransaction?.()
  await write(adapter, kept, 'kept')
  expect(await stored()).toEqual([])
  await adapter.commitTransaction(kept as string)
  const undone = await adapter.beginTransaction?.()
  await write(adapter, undone, 'undone')
  await adapter.rollbackTransaction(undone as string)
  await expect(write(adapter, undone, 'late')).rejects.toThrow()
  expect(await stored()).toEqual(['kept'])
})

it('says of a commit that fails that it fails', async () => {
  const adapter = await connected((one) => addTransactions(one, client))
  await expect(adapter.commitTransaction(failing(adapter))).rejects.toThrow('disk is full')
  await expect(adapter.commitTransaction('gone')).rejects.toThrow('rolled back')
})

it('is needed as long as a commit that fails is a success to Payload', async () => {
  const adapter = await connected(() => undefined)
  await expect(adapter.commitTransaction(failing(adapter))).resolves.toBeUndefined()
  await adapter.destroy?.()
})

/** Opens a transaction whose commit fails. */
function failing(adapter: Adapter): string {
  adapter.sessions.failing = {
    db: {} as never,
    resolve: () => Promise.reject(new Error('The disk is full')),
    reject: async () => undefined,
  }
  return 'failing'
}
