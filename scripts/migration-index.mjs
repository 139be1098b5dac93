import './lib/require-node.mjs'
import { writeMigrationIndex } from './lib/migration-index.mjs'
import { main, print } from './lib/output.mjs'

/** `npm run generate:migrations`: the list of migrations from their folder, such as after a merge. */
await main(async () => {
  writeMigrationIndex()
  print('src/migrations/index.ts lists what is in its folder.')
})
