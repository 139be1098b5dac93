import './lib/require-node.mjs'
import { main, print } from './lib/output.mjs'
import { playHowTos } from './lib/testing/how-to.mjs'

/** `node scripts/how-to.mjs add-a-block …`: does what these pages of `docs/how-to` say, in a clone that is thrown away. */
await main(() => playHowTos(process.argv.slice(2), print))
