import type { ResultSet } from '@libsql/core/api'

export type Read = (sql: string) => ResultSet | Promise<ResultSet>

export interface Column {
  type: string
  isRequired: boolean
  /** As SQL. */
  default: string | undefined
  isKey: boolean
}

export interface Table {
  /** The statement that makes it. */
  sql: string
  columns: Map<string, Column>
  /** One text for each foreign key, the same for the same. */
  foreignKeys: Set<string>
}

export interface Index {
  table: string
  sql: string
  isUnique: boolean
}

/** Tables and indexes of a database by their names, without SQLite's own. */
export interface Schema {
  tables: Map<string, Table>
  indexes: Map<string, Index>
}

/** Asks a database for its tables and indexes. */
export async function readSchema(read: Read): Promise<Schema> {
  const schema: Schema = { tables: new Map(), indexes: new Map() }
  const { rows } = await read(
    `SELECT type, name, tbl_name, sql FROM sqlite_master
     WHERE type IN ('table', 'index') AND sql IS NOT NULL AND name NOT LIKE 'sqlite/_%' ESCAPE '/'`,
  )
  for (const row of rows) {
    const [name, sql] = [String(row.name), String(row.sql)]
    if (row.type === 'table') schema.tables.set(name, await readTable(read, name, sql))
    else {
      const isUnique = /^CREATE\s+UNIQUE\s/i.test(sql)
      schema.indexes.set(name, { table: String(row.tbl_name), sql, isUnique })
    }
  }
  return schema
}

async function readTable(read: Read, name: string, sql: string): Promise<Table> {
  const [columns, keys] = [
    await read(`PRAGMA table_info(${quoted(name)})`),
    await read(`PRAGMA foreign_key_list(${quoted(name)})`),
  ]
  return {
    sql,
    columns: new Map(
      columns.rows.map((row) => [
        String(row.name),
        {
          type: String(row.type).toLowerCase(),
          isRequired: Number(row.notnull) === 1,
          default: row.dflt_value === null ? undefined : String(row.dflt_value),
          isKey: Number(row.pk) > 0,
        },
      ]),
    ),
    foreignKeys: new Set(
      keys.rows.map((key) =>
        [key.from, key.table, key.to, key.on_update, key.on_delete].join(' ').toLowerCase(),
      ),
    ),
  }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
