import { createClient } from '@libsql/client'

/**
 * Run as a process of its own, prints what an SQLite file holds as JSON: `contents` all rows by table,
 * `structure` the statements that made tables and indexes.
 */
const [url, what] = process.argv.slice(2)
if (!url) throw new Error('Say which file: node tests/helpers/read-sqlite.mjs file:… contents')
const client = createClient({ url })
const result = what === 'contents' ? await contents() : await structure()
process.stdout.write(JSON.stringify(result))

async function contents() {
  const tables = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
  /** @type {Record<string, string[]>} */
  const found = {}
  for (const { name } of tables.rows) {
    const { rows } = await client.execute(`SELECT * FROM "${name}"`)
    found[String(name)] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return found
}

async function structure() {
  const { rows } = await client.execute('SELECT name, sql FROM sqlite_master WHERE sql NOT NULL')
  return Object.fromEntries(rows.map(({ name, sql }) => [name, [sql]]))
}
