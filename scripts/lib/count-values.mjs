/**
 * Reads rows of an SQLite database.
 * @typedef {(sql: string) => Record<string, unknown>[] | Promise<Record<string, unknown>[]>} Rows
 */

/**
 * Counts the rows of each table, and the values of each column; those without any are left out.
 * @param {Rows} rows
 * @returns {Promise<Map<string, number>>} by `table` and `table.column`
 */
export async function countValues(rows) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  const tables = await rows(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'payload_%'",
  )
  for (const { name } of tables) {
    const columns = await rows(`PRAGMA table_info("${name}")`)
    const values = columns.map((column) => `count("${column.name}") AS "${name}.${column.name}"`)
    const [row = {}] = await rows(
      `SELECT count(*) AS "${name}", ${values.join(', ')} FROM "${name}"`,
    )
    for (const [key, count] of Object.entries(row)) {
      if (Number(count) > 0) counts.set(key, Number(count))
    }
  }
  return counts
}
