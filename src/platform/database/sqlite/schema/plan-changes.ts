import { type Column, quoted, type Schema, type Table } from './read-schema'

/** Changes that fit a database to the collections. No step loses a value. */
export interface Changes {
  /** In their order. */
  statements: string[]
  /** Made last, one by one: values that are there may be in the way of a unique index. */
  indexes: { name: string; sql: string }[]
  /** Descriptions for people: `products.weight is new`. */
  told: string[]
  /** Columns that no field uses any more, as `[table, column]`. They stay. */
  unusedColumns: [string, string][]
  /** Tables that nothing uses any more. They stay. */
  unusedTables: string[]
  /** True where values are converted to another type, such as `007` to a number. */
  isConverting: boolean
}

/**
 * Compares a database with what the collections need. Columns and tables that nothing needs any more stay, so that
 * a field that was renamed, or that another branch has, loses nothing; they only stop being required.
 */
export function planChanges(live: Schema, wanted: Schema): Changes {
  const changes: Changes = {
    statements: [],
    indexes: [],
    told: [],
    unusedColumns: [],
    unusedTables: [...live.tables.keys()].filter((name) => !wanted.tables.has(name)),
    isConverting: false,
  }
  const rebuilt = new Set<string>()
  for (const [name, table] of wanted.tables) {
    const present = live.tables.get(name)
    if (!present) {
      changes.statements.push(table.sql)
      changes.told.push(`${name} is new`)
    } else if (changeTable(name, present, table, changes)) rebuilt.add(name)
  }
  planIndexes(live, wanted, rebuilt, changes)
  return changes
}

/** @returns whether the table is built anew, which takes its indexes along */
function changeTable(name: string, live: Table, wanted: Table, changes: Changes): boolean {
  const added = [...wanted.columns].filter(([column]) => !live.columns.has(column))
  const unused = [...live.columns].filter(([column]) => !wanted.columns.has(column))
  changes.unusedColumns.push(...unused.map(([column]): [string, string] => [name, column]))
  changes.told.push(...added.map(([column]) => `${name}.${column} is new`))

  const changed = [...wanted.columns].filter(([column, to]) => {
    const from = live.columns.get(column)
    if (!from || isSame(from, to)) return false
    if (from.type !== to.type) changes.isConverting = true
    changes.told.push(`${name}.${column} was ${described(from)} and is ${described(to)}`)
    return true
  })
  const missingKeys = [...wanted.foreignKeys].filter((key) => !live.foreignKeys.has(key))
  const extraKeys = [...live.foreignKeys].filter(
    (key) => !wanted.foreignKeys.has(key) && wanted.columns.has(key.split(' ')[0] ?? ''),
  )
  const needsRebuild =
    changed.length > 0 ||
    missingKeys.length > 0 ||
    extraKeys.length > 0 ||
    unused.some(([, column]) => column.isRequired && column.default === undefined) ||
    added.some(([, column]) => !canBeAdded(column))
  if (!needsRebuild) {
    for (const [column, { type, isRequired, default: value }] of added) {
      const rest = `${isRequired ? ' NOT NULL' : ''}${value === undefined ? '' : ` DEFAULT ${value}`}`
      changes.statements.push(
        `ALTER TABLE ${quoted(name)} ADD COLUMN ${quoted(column)} ${type}${rest}`,
      )
    }
    return false
  }
  if (changed.length + added.length === 0) changes.told.push(`${name} is built anew`)
  changes.statements.push(...rebuild(name, live, wanted))
  return true
}

/** SQLite's own procedure for what `ALTER TABLE` cannot do: https://www.sqlite.org/lang_altertable.html#otheralter */
function rebuild(name: string, live: Table, wanted: Table): string[] {
  const temporary = quoted(`__new_${name}`)
  const kept = [...live.columns].filter(([column]) => !wanted.columns.has(column))
  const values = [...wanted.columns].flatMap(([column, to]): [string, string][] => {
    const isThere = live.columns.has(column)
    if (!to.isRequired || to.isKey) return isThere ? [[column, quoted(column)]] : []
    const filler = to.default ?? (/int|num|real/.test(to.type) ? '0' : "''")
    return [[column, isThere ? `coalesce(${quoted(column)}, ${filler})` : filler]]
  })
  values.push(...kept.map(([column]): [string, string] => [column, quoted(column)]))
  return [
    wanted.sql.replace(/^CREATE TABLE\s+([`"]).*?\1/i, `CREATE TABLE ${temporary}`),
    ...kept.map(
      ([column, { type }]) => `ALTER TABLE ${temporary} ADD COLUMN ${quoted(column)} ${type}`,
    ),
    `INSERT INTO ${temporary} (${values.map(([column]) => quoted(column)).join(', ')})
     SELECT ${values.map(([, value]) => value).join(', ')} FROM ${quoted(name)}`,
    `DROP TABLE ${quoted(name)}`,
    `ALTER TABLE ${temporary} RENAME TO ${quoted(name)}`,
  ]
}

function planIndexes(live: Schema, wanted: Schema, rebuilt: Set<string>, changes: Changes): void {
  for (const [name, index] of live.indexes) {
    const to = wanted.indexes.get(name)
    if (!wanted.tables.has(index.table)) continue
    const isOther = to !== undefined && bare(to.sql) !== bare(index.sql)
    // One that nobody wants only costs a little, unless it refuses values: those of `patches/indexes.ts` are such.
    const isInTheWay = to === undefined && index.isUnique
    if (!rebuilt.has(index.table) && (isOther || isInTheWay)) {
      changes.statements.push(`DROP INDEX ${quoted(name)}`)
    }
    if (isOther || (to && rebuilt.has(index.table)))
      changes.indexes.push({ name, sql: to?.sql ?? '' })
    else if (rebuilt.has(index.table) && !isInTheWay) {
      changes.indexes.push({ name, sql: index.sql })
    }
  }
  for (const [name, { sql }] of wanted.indexes) {
    if (!live.indexes.has(name)) changes.indexes.push({ name, sql })
  }
}

const isSame = (a: Column, b: Column): boolean =>
  a.type === b.type &&
  a.isRequired === b.isRequired &&
  a.isKey === b.isKey &&
  a.default === b.default

const described = ({ type, isRequired, default: value }: Column): string =>
  `${type}${isRequired ? ', required' : ''}${value === undefined ? '' : `, ${value} unless given`}`

/** By `ALTER TABLE`: not what is computed, nor what must have a value where there is none. */
const canBeAdded = ({ isKey, isRequired, default: value }: Column): boolean =>
  !isKey && (value === undefined ? !isRequired : !value.includes('('))

const bare = (sql: string): string =>
  sql
    .replace(/[`"\s]+/g, ' ')
    .trim()
    .toLowerCase()
