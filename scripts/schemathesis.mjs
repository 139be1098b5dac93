import './lib/require-node.mjs'
import { buildIfChanged } from './lib/build.mjs'
import { main, print, step } from './lib/output.mjs'
import { dailyShare, dayNumber } from './lib/testing/plan.mjs'
import { testBySchemathesis } from './lib/testing/schemathesis.mjs'

/**
 * `node scripts/schemathesis.mjs [SEED] [--all]`: calls the API by its OpenAPI document, with Schemathesis from PyPI, as
 * `npm test` does with this seed. `--all`: all paths, as `npm run test:all` does. Without a seed: the one of today.
 */
await main(async () => {
  const args = process.argv.slice(2)
  const [given] = args.filter((arg) => arg !== '--all')
  const seed = given ? Number(given) : dayNumber(new Date())
  await step('Build', buildIfChanged)
  const share = args.includes('--all') ? 1 : dailyShare
  const reason = await testBySchemathesis(print, { seed, share })
  if (reason) print(`\n!!! Schemathesis LEFT OUT: ${reason}\n`)
})
