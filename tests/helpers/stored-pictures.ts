import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { readDatabase } from './database-contents'

interface Place {
  /** DATA_DIR of the server. */
  folder: string
  environment: NodeJS.ProcessEnv
}

const pictureName = /[0-9a-f]{20}(?:-\d+)?\.webp/g

/** Returns the number of pictures in the database, and the names of all their files; read past the server. */
export async function picturesInDatabase({ environment }: Place) {
  const { media = [] } = await readDatabase(String(environment.DATABASE_URI))
  const files = media.flatMap((row) => row.match(pictureName) ?? [])
  return { count: media.length, files: [...new Set(files)].sort() }
}

/** Names of all files in the uploads folder. */
export function filesOnDisk({ folder }: Place): string[] {
  const uploads = path.join(folder, 'uploads')
  return existsSync(uploads) ? readdirSync(uploads).sort() : []
}

/** Every file belongs to a picture of the database, and none is missing. */
export async function expectFilesOfRows(place: Place, count: number): Promise<void> {
  const rows = await picturesInDatabase(place)
  expect(filesOnDisk(place)).toEqual(rows.files)
  expect(rows.count).toBe(count)
}
