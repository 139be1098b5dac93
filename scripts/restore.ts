import './lib/production-settings.mjs'
import path from 'node:path'
import { fileAndForce, inTemporaryFolder } from './lib/backup/command'
import { CliError, main, print } from './lib/output.mjs'
import { requireFreePort, wantedPort } from './lib/port.mjs'

/** `npm run restore -- FILE`: puts a backup into an empty place; `--force` replaces what is there. */
await main(async () => {
  const { file, force } = fileAndForce('restore')
  const { databaseKind } = await import('@/src/lib/env')
  const { database } = await import('./lib/backup/database')
  const { isMediaEmpty, restoreMedia } = await import('./lib/backup/media')
  const { arePrivateFilesEmpty, restorePrivateFiles } = await import('./lib/backup/private-files')
  const { readArchive } = await import('./lib/backup/archive')
  // It would go on showing what it holds in memory, and SQLite would be pulled away below it.
  await database.requireUnused()
  await requireFreePort(wantedPort())
  await inTemporaryFolder(async (folder) => {
    const manifest = await readArchive(file, folder)
    if (manifest.database !== databaseKind) {
      throw new CliError(
        `${file} was made on ${manifest.database}, DATABASE_URI names ${databaseKind}.`,
      )
    }
    const isEmpty =
      (await database.isEmpty()) && (await isMediaEmpty()) && (await arePrivateFilesEmpty())
    if (!force && !isEmpty) {
      throw new CliError('There are data already. --force replaces all of them by the backup.')
    }
    await restoreMedia(path.join(folder, 'media'))
    await restorePrivateFiles(path.join(folder, 'private'))
    await database.restore(path.join(folder, 'database'))
    print(`Restored what was saved on ${manifest.madeAt.slice(0, 16).replace('T', ' ')} UTC.`)
  })
})
process.exit()
