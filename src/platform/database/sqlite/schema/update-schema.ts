import type { InArgs, InStatement, ResultSet } from '@libsql/core/api'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import Database from 'libsql'
import { randomUUID } from 'node:crypto'
import { singleton } from '@/src/platform/singleton'
import { devMarker } from '../is-migrated'
import { sqliteClient } from '../sqlite-client'
import { copyDatabase } from './copy-database'
import { type Changes, planChanges } from './plan-changes'
import { quoted, readSchema, type Read, type Schema } from './read-schema'

/** Schema to which this process last fitted the tables: most reloads of the development server change no field. */
const fitted = singleton('sqlite-schema-fitted', () => ({ snapshot: '' }))

/**
 * Makes the tables fit the collections as they are now, in development: as Payload's `push`, but it asks nothing,
 * takes no value away, and is whole or not at all. What no field uses any more stays, see `plan-changes.ts`. Where
 * values are converted to another type, a copy of the database is made beside it first. Marks the database, so that
 * migrations that are run on it later leave out what is there already: `skip-done.ts`.
 */
export async function updateSchema(adapter: SQLiteAdapter): Promise<Update> {
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const snapshot = await generateDrizzleJson(adapter.schema)
  const { id: _, prevId: __, ...content } = snapshot as unknown as Record<string, unknown>
  const text = JSON.stringify(content)
  if (fitted.snapshot === text) return { notices: [], statements: [] }

  const wanted = await schemaFrom(await generateMigration(adapter.defaultDrizzleSnapshot, snapshot))
  const client = sqliteClient(adapter)
  const live = await readSchema((sql) => client.execute(sql))
  const changes = planChanges(live, wanted)
  const notices: Notice[] = []
  const notice = (level: Notice['level'], text: string) =>
    notices.push({ level, msg: `Database: ${text}` })
  if (changes.isConverting) {
    const copy = copyDatabase(client.file, 'schema')
    notice('warn', `values are converted to another type. A copy of it as it was: ${copy}`)
  }
  if (changes.statements.length + changes.indexes.length > 0) {
    const refused = await client.rebuild((transaction) => apply(transaction, changes))
    if (changes.told.length > 0) notice('info', changes.told.join('; '))
    for (const name of refused) notice('warn', `${name} is not unique: values occur twice`)
  }
  const unused = await filledUnused((sql) => client.execute(sql), changes)
  if (unused.length > 0) notice('warn', `no field uses ${unused.join(', ')} any more. ${whatToDo}`)
  fitted.snapshot = text
  const statements = [...changes.statements, ...changes.indexes.map(({ sql }) => sql)]
  return { notices, statements: statements.map((sql) => sql.trim()) }
}

export interface Update {
  notices: Notice[]
  /** Statements that were run, as in a migration. */
  statements: string[]
}

/** For the developer. */
export interface Notice {
  level: 'info' | 'warn'
  msg: string
}

const whatToDo =
  'The values stay until a migration drops or renames them: docs/how-to/change-the-database.md'

/** Returns the schema of an empty database after these statements. */
async function schemaFrom(statements: string[]): Promise<Schema> {
  const database = new Database(':memory:')
  try {
    for (const statement of statements) database.exec(statement)
    const read: Read = (sql) =>
      ({ rows: database.prepare(sql).all([]) }) as unknown as ReturnType<Read>
    return await readSchema(read)
  } finally {
    database.close()
  }
}

interface Executes {
  execute: (statement: InStatement, args?: InArgs) => Promise<ResultSet>
}

/** @returns unique indexes that could not be made, as values occur twice */
async function apply(transaction: Executes, { statements, indexes }: Changes): Promise<string[]> {
  const refused: string[] = []
  for (const statement of statements) await transaction.execute(statement)
  for (const { name, sql } of indexes) {
    try {
      await transaction.execute(sql)
    } catch (error) {
      if (!/UNIQUE constraint failed/.test(String(error))) throw error
      refused.push(name)
    }
  }
  const { rows } = await transaction.execute(devMarker.find)
  if (rows.length === 0) await transaction.execute(devMarker.insert, [randomUUID()])
  return refused
}

/**
 * Returns unused columns and tables that hold values, with their counts; for versions and localized texts see the
 * record.
 */
async function filledUnused(
  read: Read,
  { unusedColumns, unusedTables }: Changes,
): Promise<string[]> {
  const counted: [string, string][] = [
    ...unusedColumns.map(([table, column]): [string, string] => [
      `${table}.${column}`,
      `SELECT count(${quoted(column)}) AS count FROM ${quoted(table)}`,
    ]),
    ...unusedTables.map((table): [string, string] => [
      table,
      `SELECT count(*) AS count FROM ${quoted(table)}`,
    ]),
  ]
  const isShown = ([name]: [string, string]) => !/^_|_locales$/.test(name)
  const filled: string[] = []
  for (const [name, sql] of counted.filter(isShown)) {
    const count = Number((await read(sql)).rows[0]?.count)
    if (count > 0) filled.push(`${name} (${count})`)
  }
  return filled
}
