import './lib/require-node.mjs'
import { existsSync } from 'node:fs'
import { buildIfChanged } from './lib/build.mjs'
import { dataFolder, databasePlace, prepareDataFolder } from './lib/data-folder.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { ensureSecret, loadSettings } from './lib/environment.mjs'
import { serve } from './lib/serve.mjs'
import { main, print, seconds, step } from './lib/output.mjs'
import { installPackages } from './lib/packages.mjs'
import { requireFreePort, wantedPort } from './lib/port.mjs'
import { demoProgram, writeSiteIndex } from './lib/site-index.mjs'

/** @import { Account } from './lib/database.mjs' */

/** `npm start`: from a fresh clone to the running site, or to what is in its way. */
await main(async () => {
  const started = Date.now()
  print('\nTerminalia\n')
  loadSettings()
  const port = wantedPort()
  await step(`Port ${port} is free`, () => requireFreePort(port))
  await step('Packages', installPackages)
  writeSiteIndex()
  await step('Settings', ensureSecret)
  await step('Data folder is there', prepareDataFolder)
  const { account } = await step('Database is up to date', prepareDatabase)
  // Before anything else can go wrong: nobody knows it but who reads this.
  if (account?.password) sayPassword(account)
  await step('Production build', buildIfChanged)
  await step('Server answers', () => serve(port))
  print(`\nReady after ${seconds(started)}.\n`)
  sayWhere(port)
  saySignIn(account)
})

/** @param {Account} account */
function sayPassword({ username, password }) {
  print(`    Sign in as ${username} / ${password}`)
  print('    Note the password down: it is shown this one time.')
}

/** @param {number} port */
function sayWhere(port) {
  print(`  Site      http://localhost:${port}`)
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
