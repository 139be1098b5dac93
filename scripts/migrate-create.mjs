import './lib/require-node.mjs'
import { ensureSecret, loadSettings, payloadScript } from './lib/environment.mjs'
import { completeMigration, migrationNames } from './lib/migration-index.mjs'
import { main, print } from './lib/output.mjs'
import { run } from './lib/run.mjs'
import { writeSiteIndex } from './lib/site-index.mjs'
import { tools } from './lib/tools.mjs'

/**
 * `npm run migrate:create -- NAME`: has Payload write a migration from the collections, and completes its SQL. Payload
 * asks in the terminal what was renamed.
 */
await main(async () => {
  loadSettings('development')
  ensureSecret()
  writeSiteIndex()
  const before = migrationNames()
  const args = [tools.payload, 'migrate:create', ...process.argv.slice(2)]
  const { code } = await run(process.execPath, args, { env: payloadScript, show: true })
  process.exitCode = code
  const written = migrationNames().filter((name) => !before.includes(name))
  for (const name of written) {
    for (const line of completeMigration(name)) print(`  Completed: ${line}`)
  }
})
