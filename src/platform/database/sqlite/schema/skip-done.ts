import { quoted, readSchema, type Read, type Table } from './read-schema'

/**
 * Returns the replacement for a statement of a migration on a database whose tables already fit the collections:
 * nothing where the table, column or index already exists (or is gone). A renamed column moves its values into the
 * column that the development server made meanwhile. All other statements run as they are, above all those that move
 * data.
 * @param sql one statement as Payload's generator writes them
 */
export async function skipDone(sql: string, read: Read): Promise<string[]> {
  const match = forms.find(({ pattern }) => pattern.test(sql))
  if (!match) return [sql]
  const names = match.pattern.exec(sql)?.slice(1) ?? []
  const { tables, indexes } = await readSchema(read)
  return match.replace(
    sql,
    names,
    (table) => tables.get(table),
    (index) => indexes.has(index),
  )
}

interface Form {
  pattern: RegExp
  replace: (
    sql: string,
    names: string[],
    table: (name: string) => Table | undefined,
    hasIndex: (name: string) => boolean,
  ) => string[]
}

const name = '[`"]([^`"]+)[`"]'
const form = (start: string, replace: Form['replace']): Form => ({
  pattern: new RegExp(`^\\s*${start.replaceAll(' ', '\\s+').replaceAll('@', name)}`, 'i'),
  replace,
})
const unless = (isDone: boolean, sql: string): string[] => (isDone ? [] : [sql])

const forms: Form[] = [
  form('CREATE TABLE @', (sql, [table = ''], find) => unless(find(table) !== undefined, sql)),
  form('DROP TABLE @', (sql, [table = ''], find) => unless(find(table) === undefined, sql)),
  form('CREATE (?:UNIQUE )?INDEX @', (sql, [index = ''], _, has) => unless(has(index), sql)),
  form('DROP INDEX @', (sql, [index = ''], _, has) => unless(!has(index), sql)),
  form('ALTER TABLE @ RENAME TO @', (sql, [from = '', to = ''], find) => {
    if (!find(from)) return []
    // Rebuilding a table drops the former one itself.
    return find(to) ? [`DROP TABLE ${quoted(to)}`, sql] : [sql]
  }),
  form('ALTER TABLE @ RENAME COLUMN @ TO @', (sql, [table = '', from = '', to = ''], find) => {
    const columns = find(table)?.columns
    if (!columns?.has(from)) return []
    if (!columns.has(to)) return [sql]
    return [
      `UPDATE ${quoted(table)} SET ${quoted(to)} = coalesce(${quoted(to)}, ${quoted(from)})`,
      `ALTER TABLE ${quoted(table)} DROP COLUMN ${quoted(from)}`,
    ]
  }),
  form('ALTER TABLE @ DROP COLUMN @', (sql, [table = '', column = ''], find) =>
    unless(!find(table)?.columns.has(column), sql),
  ),
  form('ALTER TABLE @ ADD (?:COLUMN )?@', (sql, [table = '', column = ''], find) =>
    unless(find(table)?.columns.has(column) === true, sql),
  ),
]
