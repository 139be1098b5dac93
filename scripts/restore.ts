import './lib/production-settings.mjs'
import { existsSync } from 'node:fs'
import { fileAndForce } from './lib/backup/command'
import { CliError, main, print } from './lib/output.mjs'
import { requireFreePort, wantedPort } from './lib/port.mjs'

/**
 * `npm run restore -- FILE`: puts a backup into an empty place; `--force` replaces what is there. `npm run restore --
 * --finish` completes a restore that was interrupted, as every start does.
 */
await main(async () => {
  const isFinish = process.argv.slice(2).join(' ') === '--finish'
  const options = isFinish ? undefined : fileAndForce('restore')
  const { database } = await import('./lib/backup/database')
  const { isMediaEmpty } = await import('./lib/backup/media')
  const { arePrivateFilesEmpty } = await import('./lib/backup/private-files')
  const { finishRestore, restoreArchive } = await import('./lib/backup/restore')
  // It would go on showing what it holds in memory, and SQLite would be pulled away below it.
  const requireNoServer = async () => {
    database.requireNoHolder()
    await requireFreePort(wantedPort())
  }
  await database.requireUnused()
  const finish = async () => {
    const finished = await finishRestore()
    if (finished)
      print(`Completed the interrupted restore of what was saved on ${dayOf(finished)}.`)
  }
  if (!options) return finish()
  await requireNoServer()
  const { file, force } = options
  if (!existsSync(file)) throw new CliError(`${file} is not there.`)
  // All is replaced now; until that has begun, what is half restored stays out of use.
  if (force) await finish().catch(({ message }: Error) => print(message))
  else await finish()
  const isEmpty =
    (await database.isEmpty()) && (await isMediaEmpty()) && (await arePrivateFilesEmpty())
  if (!force && !isEmpty) {
    throw new CliError('There are data already. --force replaces all of them by the backup.')
  }
  const { madeAt } = await restoreArchive(file, requireNoServer)
  print(`Restored what was saved on ${dayOf(madeAt)}.`)
})
process.exit()

function dayOf(madeAt: string): string {
  return `${madeAt.slice(0, 16).replace('T', ' ')} UTC`
}
