import './lib/require-node.mjs'
import { existsSync } from 'node:fs'
import { buildIfChanged } from './lib/build.mjs'
import { bundleIfChanged } from './lib/bundles.mjs'
import { dataFolder, databasePlace, prepareDataFolder } from './lib/data-folder.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { ensureSecret, loadSettings } from './lib/environment.mjs'
import { ignoreLostOutput } from './lib/lost-output.mjs'
import { serve } from './lib/serve.mjs'
import { main, print, seconds, step } from './lib/output.mjs'
import { installPackages } from './lib/packages.mjs'
import { requireFreePort, wantedPort } from './lib/port.mjs'
import { demoProgram, writeSiteIndex } from './lib/site-index.mjs'

/** @import { Account } from './lib/database.mjs' */

/** `npm start`: from a fresh clone to the running site, or to what is in its way. */
ignoreLostOutput()
await main(async () => {
  const started = Date.now()
  print('\nTerminalia\n')
  loadSettings()
  const port = wantedPort()
  await step(`Port ${port} is free`, () => requireFreePort(port))
  await step('Packages', (say) => installPackages(say, { dev: false }))
  writeSiteIndex()
  await step('Settings', ensureSecret)
  await step('Data folder is there', prepareDataFolder)
  await step('Programs are bundled', bundleIfChanged)
  // The build needs no database, and each keeps one core busy.
  const [account] = await Promise.all([
    step('Database is up to date', provideDatabase),
    step('Production build', buildIfChanged),
  ])
  await step('Server answers', () => serve(port))
  print(`\nReady after ${seconds(started)}.\n`)
  sayWhere(port)
  saySignIn(account)
})

/**
 * Prepares the database, and prints a generated password at once: it is stored nowhere, and the build may fail.
 * @param {import('./lib/output.mjs').Say} say
 */
async function provideDatabase(say) {
  const { account } = await prepareDatabase(say)
  if (account?.password) sayPassword(account)
  return account
}

/** @param {Account} account */
function sayPassword({ username, password }) {
  print(`    Sign in as ${username} / ${password}`)
  print(
    '    Write the password down: it is shown only once. Choose another one: it is valid for some days.',
  )
}

/** @param {number} port */
function sayWhere(port) {
  print(`  Site      http://localhost:${port}`)
  print(`  Staff     http://localhost:${port}/admin-portal`)
  print(`  Panel     http://localhost:${port}/admin`)
  print(`  Database  ${databasePlace()}`)
  print(`  Pictures  ${dataFolder()}/uploads`)
}

/** @param {Account | undefined} account */
function saySignIn(account) {
  if (!process.env.DATABASE_URI && existsSync(demoProgram))
    print('  Sign in   admin / terminalia-demo (this is the demo)')
  else print(`  Sign in   ${account ? `as ${account.username}` : 'with your account'}`)
  print('\nStop it with Ctrl+C.\n')
}
