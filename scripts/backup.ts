import './lib/production-settings.mjs'
import { existsSync } from 'node:fs'
import { fileAndForce } from './lib/backup/command'
import { CliError, main, print } from './lib/output.mjs'

/** `npm run backup -- FILE`: database and pictures in one archive; the server may run meanwhile. */
await main(async () => {
  const { file, force } = fileAndForce('backup')
  if (existsSync(file) && !force)
    throw new CliError(`${file} is there already; --force replaces it.`)
  // Imported here, so that unusable settings end in their message instead of a stack.
  const { makeBackup } = await import('./lib/backup/make-backup')
  const { recordBackup: noteBackup } = await import('@/src/platform/storage/backup-marks')
  const { madeAt, pictures, size, gone } = await makeBackup(file)
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
