import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as WayBack from '@/scripts/lib/migrate-down/sqlite'
import { sqliteClient } from '@/src/platform/database/sqlite/sqlite-client'
import { migrations } from '@/src/migrations'

const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-migrate-down-'))
const initial = migrations[0]?.name
let payload: Payload
let wayBack: typeof WayBack

beforeAll(async () => {
  // Read when the configuration is loaded.
  Object.assign(process.env, {
    DATA_DIR: folder,
    DATABASE_URI: `file:${path.join(folder, 'site.db')}`,
    LOG_LEVEL: 'warn',
  })
  wayBack = await import('@/scripts/lib/migrate-down/sqlite')
  const { openPayload } = await import('@/scripts/lib/open-payload')
  payload = await openPayload()
  await migrate()
})
afterAll(async () => {
  sqliteClient(payload.db).close()
  rmSync(folder, { recursive: true, force: true })
})

/** As a start does; Payload's own reads the files of the folder. */
const migrate = () => (payload.db as unknown as SQLiteAdapter).migrate({ migrations } as never)

async function rows(sql: string) {
  const result = await sqliteClient(payload.db).execute(sql)
  return result.rows.map((row) => ({ ...row }))
}

const batches = () => rows('SELECT name, batch FROM payload_migrations ORDER BY name')

const numbered = migrations.map(({ name }, index) => ({ name, batch: index + 1 }))

it('each migration of a new database has a batch of its own', async () => {
  expect(await batches()).toEqual(numbered)
})

it('says what is lost, and changes nothing by saying so', async () => {
  await rows("INSERT INTO documents (id) VALUES ('d')")
  await rows(
    `INSERT INTO documents_texts (parent_id, "order", path, text) VALUES ('d', 1, 'tags', 'kept')`,
  )
  const name = '20261125_235718_document_tags'
  expect(await wayBack.findLosses(payload, name)).toEqual(['table documents_texts: 1 of 1 rows'])
  expect(await rows('SELECT text FROM documents_texts')).toEqual([{ text: 'kept' }])
  expect(await batches()).toEqual(numbered)
})

it('goes back to the first migration one by one, and forward again, without taking along what refers to a table', async () => {
  const fill = [
    "INSERT INTO site_settings (id, company_name, _status) VALUES ('s', 'Maker', 'published')",
    "INSERT INTO site_settings_phones (_order, _parent_id, id, number) VALUES (1, 's', 'p', '1')",
    "INSERT INTO navigation_items (id, slug) VALUES ('group', 'group')",
    "INSERT INTO navigation_items (id, slug, parent_id_id) VALUES ('entry', 'entry', 'group')",
  ]
  for (const statement of fill) await rows(statement)
  const read = () =>
    Promise.all(
      [
        'SELECT company_name FROM site_settings',
        'SELECT number FROM site_settings_phones',
        'SELECT id, parent_id_id FROM navigation_items ORDER BY id DESC',
      ].map(rows),
    )
  const before = await read()
  const schema = () => rows('SELECT type, name FROM sqlite_master ORDER BY type, name')
  const whole = await schema()
  for (const { name } of migrations.slice(1).toReversed()) {
    expect(await wayBack.requireLastMigration(payload)).toBe(name)
    await wayBack.takeBack(payload, name)
    expect(await read(), name).toEqual(before)
  }
  expect(await batches()).toEqual([{ name: initial, batch: 1 }])
  await expect(wayBack.requireLastMigration(payload)).rejects.toThrow('made all tables')
  await migrate()
  expect(await read()).toEqual(before)
  expect(await schema()).toEqual(whole)
  expect(await batches()).toEqual(numbered)
})

it.each(['migrateDown', 'migrateFresh', 'migrateRefresh', 'migrateReset'] as const)(
  "refuses Payload's %s, which asks nothing",
  async (command) => {
    const before = await batches()
    await expect(payload.db[command]({ forceAcceptWarning: true })).rejects.toThrow(
      'npm run migrate:down',
    )
    expect(await batches()).toEqual(before)
  },
)
