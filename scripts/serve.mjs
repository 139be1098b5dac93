import './lib/require-node.mjs'
import { prepareDataFolder } from './lib/data-folder.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { requireSoundDatabase } from './lib/database-check.mjs'
import { loadSettings } from './lib/environment.mjs'
import { finishRestore } from './lib/finish-restore.mjs'
import { ignoreLostOutput } from './lib/lost-output.mjs'
import { serve } from './lib/serve.mjs'
import { main, print } from './lib/output.mjs'
import { requireFreePort, wantedPort } from './lib/port.mjs'

/** @import { Prepared } from './lib/database.mjs' */

/**
 * `npm run serve`: the production server alone, for machines where all else was done before; with
 * `--prepare` it brings the database up to date first.
 */
ignoreLostOutput()
await main(async () => {
  loadSettings()
  const port = wantedPort()
  await requireFreePort(port)
  if (process.argv.includes('--prepare')) {
    prepareDataFolder()
    sayAccount(await prepareDatabase(print))
  } else {
    await finishRestore(print)
    const unchecked = await requireSoundDatabase()
    if (unchecked) print(unchecked)
  }
  await serve(port)
  print(`ready on http://localhost:${port}`)
})

/**
 * A password that the start made up is stored as a hash only, so this line is the one place to read it.
 * @param {Prepared} prepared
 */
function sayAccount({ account }) {
  if (account?.password)
    print(
      `Sign in as ${account.username} / ${account.password}, shown only once, and choose another password: this one is valid for some days.`,
    )
}
