import { bundleIfChanged } from './bundles.mjs'
import { prepareDataFolder } from './data-folder.mjs'
import { isBegun, requireSoundDatabase } from './database-check.mjs'
import { prepareDatabase } from './database.mjs'
import { ensureSecret, loadSettings } from './environment.mjs'
import { finishRestore } from './finish-restore.mjs'
import { print, step } from './output.mjs'
import { installPackages } from './packages.mjs'
import { requireFreePort, wantedPort } from './port.mjs'
import { run } from './run.mjs'
import { writeSiteIndex } from './site-index.mjs'
import { tools } from './tools.mjs'

/**
 * Next's development server, on a database that is ready for it. What `npm run dev --` is given besides is Next's,
 * such as `--inspect` or `--turbopack`.
 * @param {() => Promise<void>} [before] last chance to choose another database
 */
export async function develop(before) {
  loadSettings('development')
  const port = wantedPort()
  await requireFreePort(port)
  await step('Packages', installPackages)
  writeSiteIndex()
  await bundleIfChanged()
  await step('Settings', ensureSecret)
  await before?.()
  await step('Data folder is there', prepareDataFolder)
  await provideDatabase()
  const args = [tools.next, 'dev', '--port', String(port), ...process.argv.slice(2)]
  await run(process.execPath, args, { show: true })
}

/**
 * A site that was begun needs no preparation, which loads all of the configuration for it: the development server
 * brings the tables up to date itself.
 */
async function provideDatabase() {
  await finishRestore(print)
  if (await isBegun()) return void (await step('Database is there', () => requireSoundDatabase()))
  const { notices = [] } = await step('Database is up to date', (say) =>
    prepareDatabase(say, {}, { isDevelopment: true }),
  )
  for (const notice of notices) print(`    ${notice}`)
}
