import Database from 'libsql'
import { setTimeout as sleep } from 'node:timers/promises'

/** The file of a `file:` address. */
const fileOf = (uri: unknown): string => String(uri).replace(/^file:(\/\/)?/, '')

/** Takes SQLite's lock from every other process until `release` is called. */
export async function holdLock(uri: unknown): Promise<{ release: () => void }> {
  const other = new Database(fileOf(uri))
  for (let isHeld = false; !isHeld;) {
    try {
      other.exec('BEGIN EXCLUSIVE')
      isHeld = true
    } catch {
      await sleep(5)
    }
  }
  return {
    release: () => {
      other.exec('ROLLBACK')
      other.close()
    },
  }
}

/** Reads rows as another process would, on a connection of its own. */
export function queryRows<Row>(uri: unknown, sql: string, values: unknown[] = []): Row[] {
  const other = new Database(fileOf(uri))
  try {
    return other.prepare(sql).all(values) as Row[]
  } finally {
    other.close()
  }
}
