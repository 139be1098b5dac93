import './lib/production-settings.mjs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CliError, main, print } from './lib/output.mjs'
import { requireFreePort, wantedPort } from './lib/port.mjs'

/**
 * `npm run migrate:down`: says which migration was run last and what is lost where it is taken back; with `--yes`, or
 * after a word typed on the terminal, makes a backup and takes it back.
 */
await main(async () => {
  const { yes } = parseArgs({ options: { yes: { type: 'boolean' } } }).values
  // Imported here, so that unusable settings end in their message instead of a stack.
  const { databaseKind, env } = await import('@/src/platform/env')
  const { database } = await import('./lib/backup/database')
  const { openPayload } = await import('./lib/open-payload')
  await database.requireUnused()
  await requireFreePort(wantedPort())
  // Opened, it would be made.
  if (databaseKind === 'sqlite' && (await database.isEmpty()))
    throw new CliError('There is no database yet.')
  const payload = await openPayload()
  const wayBack =
    databaseKind === 'sqlite'
      ? await import('./lib/migrate-down/sqlite')
      : await import('./lib/migrate-down/mongodb')
  const name = await wayBack.requireLastMigration(payload)
  const file = path.resolve(env.DATA_DIR, `before-${name}-${timeForName()}.tar.gz`)
  print(`The last migration is ${name}. Taking it back loses:`)
  for (const line of await wayBack.findLosses(payload, name)) print(`  ${line}`)
  print(`Before, a backup is made: ${file}`)
  if (!yes) await askConsent()
  const { makeBackup } = await import('./lib/backup/make-backup')
  await makeBackup(file)
  // A server may have been started since.
  database.requireNoHolder()
  await requireFreePort(wantedPort())
  await wayBack.takeBack(payload, name)
  print(`${name} is taken back. As it was before: npm run restore -- ${file} --force`)
  print('Every start on SQLite, and npm run migrate, run it again: serve the version before it.')
})
process.exit()

function timeForName(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-')
}

/** @throws CliError where the answer is no, or where there is no terminal on which to ask */
async function askConsent(): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new CliError('Nothing was changed. To take it back: npm run migrate:down -- --yes')
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Type "yes" to go on: ')
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new CliError('Nothing was changed.')
}
