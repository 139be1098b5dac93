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
import { watchSite, writeSiteIndex } from './site-index.mjs'
import { tools } from './tools.mjs'

/**
 * Next's development server, on a database that is ready for it. It is there for this machine alone, unless
 * BIND_ADDRESS or `-H` says otherwise: its database has known passwords, and its panel no limits. What `npm run dev --`
 * is given besides is Next's, such as `--inspect` or `--turbopack`.
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
  const unwatch = watchSite()
  const host = process.env.BIND_ADDRESS || 'localhost'
  const args = ['--port', String(port), '--hostname', host, ...process.argv.slice(2)]
  await run(process.execPath, [tools.next, 'dev', ...args.map(byName)], {
    env: { NODE_OPTIONS: withHeapLimit(process.env.NODE_OPTIONS) },
    show: true,
  })
  unwatch()
}

/**
 * Names this machine in an argument: Next writes `localhost` into addresses where it listens on 127.0.0.1, takes its
 * own pages for those of another server then, and asks itself for them without end.
 * @param {string} arg
 */
export const byName = (arg) => arg.replace(/(?<=^|^-H|=)(127(\.\d+){3}|\[?::1\]?)$/, 'localhost')

/**
 * Sets how large the heap may get, MB: a change of a collection adds 240, as Next and Payload keep modules and fields of
 * former ones, and at four fifths of the limit Next starts its server anew. Without one that is half the memory of the
 * machine. What holds them: `docs/decisions/2026-11-26-what-the-development-server-does-without.md`.
 * @param {string} [options] of Node
 */
const withHeapLimit = (options = '') =>
  options.includes('max-old-space-size') ? options : `${options} --max-old-space-size=3072`.trim()

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
