import './lib/production-settings.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { version } from '@/package.json'
import { fileAndForce, inTemporaryFolder } from './lib/backup/command'
import { CliError, main, print } from './lib/output.mjs'

/** `npm run backup -- FILE`: database and pictures in one archive; the server may run meanwhile. */
await main(async () => {
  const { file, force } = fileAndForce('backup')
  if (existsSync(file) && !force)
    throw new CliError(`${file} is there already; --force replaces it.`)
  // Imported here, so that unusable settings end in their message instead of a stack.
  const { databaseKind } = await import('@/src/lib/env')
  const { database } = await import('./lib/backup/database')
  const { dumpMedia } = await import('./lib/backup/media')
  const { dumpPrivateFiles } = await import('./lib/backup/private-files')
  const { writeArchive } = await import('./lib/backup/archive')
  const { noteBackup } = await import('@/src/lib/storage/last-backup')
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
  print(`${file}: the database and ${pictures} pictures, ${(size / 1e6).toFixed(1)} MB.`)
  await noteBackup(madeAt).catch(({ message }: Error) => {
    print(`The overview of staff will not know of it: ${message}`)
  })
  if (gone.length > 0) print(`Left out, as they were deleted meanwhile: ${gone.join(', ')}`)
  print(
    'Keep it where only you can read it, and PAYLOAD_SECRET, which is not in it, somewhere else.',
  )
})
process.exit()
