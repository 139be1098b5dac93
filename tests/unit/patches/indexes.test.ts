import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SqliteClient } from '@/src/platform/database/sqlite/client'
import { changeIndexes } from '@/src/platform/database/sqlite/patches/indexes'

let folder: string
let client: SqliteClient

/** A plan alone does not look whether the schema is another one by now, so that it is asked for on a new connection. */
async function start(): Promise<void> {
  await changeIndexes({ db: { client } } as unknown as Payload)
  client.close()
  await open()
}

async function open(): Promise<void> {
  const file = path.join(folder, 'test.db')
  client = new SqliteClient({ file, isUsable: async () => true, onReturn: () => undefined })
  await client.open()
}

/** Returns SQLite's plan for a query. */
async function planOf(sql: string): Promise<string> {
  const { rows } = await client.execute(`EXPLAIN QUERY PLAN ${sql}`)
  return rows.map(({ detail }) => String(detail)).join('; ')
}

const visible = `_status = 'published' AND deleted_at IS NULL`

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-indexes-'))
  await open()
  // As Payload's migrations make them.
  for (const statement of [
    'CREATE TABLE products (id TEXT PRIMARY KEY, "order" NUMERIC, _status TEXT, deleted_at TEXT)',
    'CREATE INDEX products_order_idx ON products ("order")',
    'CREATE INDEX products__status_idx ON products (_status)',
    'CREATE INDEX products_deleted_at_idx ON products (deleted_at)',
  ])
    await client.execute(statement)
})

afterEach(() => {
  client.close()
  rmSync(folder, { recursive: true, force: true })
})

it('lets lists and readings go along their order, and the trash by its index', async () => {
  const list = `SELECT id FROM products WHERE ${visible} ORDER BY "order" LIMIT 20`
  expect(await planOf(list)).toContain('TEMP B-TREE')
  await start()
  expect(await planOf(list)).toBe('SCAN products USING INDEX products_order_idx')
  expect(
    await planOf(`SELECT id FROM products WHERE id > 'a' AND ${visible} ORDER BY id LIMIT 200`),
  ).toMatch(/^SEARCH products USING INDEX \S*autoindex\S* \(id>\?\)$/)
  expect(await planOf('SELECT id FROM products WHERE deleted_at IS NOT NULL')).toContain(
    'products_deleted_at_idx',
  )
})

it('keeps the names of the indexes, and does nothing at the next start', async () => {
  const indexes = async () => {
    const { rows } = await client.execute(
      `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name`,
    )
    return rows.map(({ name, sql }) => [name, sql])
  }
  const names = (await indexes()).map(([name]) => name)
  await start()
  const after = await indexes()
  expect(after.map(([name]) => name)).toEqual(names)
  await start()
  expect(await indexes()).toEqual(after)
})

it('gives tables of texts an index by their document', async () => {
  await client.execute('CREATE TABLE products_locales (name TEXT, _locale TEXT, _parent_id TEXT)')
  await client.execute(
    'CREATE UNIQUE INDEX products_locales_unique ON products_locales (_locale, _parent_id)',
  )
  const texts = `SELECT name FROM products_locales WHERE _parent_id = 'a'`
  expect(await planOf(texts)).toContain('SCAN')
  await start()
  expect(await planOf(texts)).toContain('products_locales_parent_idx')
})

it('is needed as long as Payload makes those indexes whole, and none of texts by their document', () => {
  const migrations = readdirSync('src/migrations')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/migrations/${file}`, 'utf8'))
    .join('\n')
  expect(migrations).toMatch(
    /INDEX \\`products__status_idx\\` ON \\`products\\` \(\\`_status\\`\);/,
  )
  expect(migrations).toMatch(/INDEX \\`products_deleted_at_idx\\` ON [^;]*\(\\`deleted_at\\`\);/)
  expect(migrations).not.toMatch(/ON \\`\w+_locales\\` \(\\`_parent_id\\`\)/)
})
