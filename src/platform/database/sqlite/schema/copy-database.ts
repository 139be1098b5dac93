import path from 'node:path'
import { Connection } from '../connection'

/**
 * Copies a database beside itself, as it is at this moment; others may go on writing.
 * @param reason part of the copy's name
 * @returns the copy's path
 */
export function copyDatabase(file: string, reason: string): string {
  const { dir, name, ext } = path.parse(file)
  const date = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const copy = path.join(dir, `${name}.before-${reason}-${date}${ext}`)
  const connection = new Connection(file, 'write')
  try {
    connection.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`)
  } finally {
    connection.close()
  }
  return copy
}
