import './lib/require-node.mjs'
import { buildIfChanged } from './lib/build.mjs'
import { main, print, step } from './lib/output.mjs'
import { testBySchemathesis } from './lib/testing/schemathesis.mjs'

/**
 * `node scripts/schemathesis.mjs [SEED]`: calls the API by its OpenAPI document, with Schemathesis from PyPI.
 * Another seed makes other values up.
 */
await main(async () => {
  await step('Build', buildIfChanged)
  const reason = await testBySchemathesis(print, Number(process.argv[2] ?? 1))
  if (reason) print(`\n!!! Schemathesis LEFT OUT: ${reason}\n`)
})
