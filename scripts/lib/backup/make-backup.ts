import path from 'node:path'
import { version } from '@/package.json'
import { databaseKind } from '@/src/platform/env'
import { refuseHalfRestored } from '@/src/platform/storage/backup-marks'
import { writeArchive } from './archive'
import { inTemporaryFolder } from './command'
import { database } from './database'
import { dumpMedia } from './media'
import { dumpPrivateFiles } from './private-files'

export interface Backup {
  madeAt: string
  pictures: number
  /** Bytes of the archive. */
  size: number
  /** Names of files that were deleted meanwhile, and are left out. */
  gone: string[]
}

/** Writes database, pictures and private files into one archive; the server may run meanwhile. */
export async function makeBackup(file: string): Promise<Backup> {
  refuseHalfRestored()
  let pictures = 0
  const gone: string[] = []
  const madeAt = new Date().toISOString()
  const size = await inTemporaryFolder(async (folder) => {
    const tables = await database.dump(path.join(folder, 'database'))
    const entries = async function* () {
      yield* tables
      for await (const entry of dumpMedia((name) => gone.push(name))) {
        pictures += 1
        yield entry
      }
      yield* dumpPrivateFiles((name) => gone.push(name))
    }
    return writeArchive(file, { format: 1, madeAt, version, database: databaseKind }, entries())
  })
  return { madeAt, pictures, size, gone }
}
