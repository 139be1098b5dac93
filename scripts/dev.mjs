import './lib/require-node.mjs'
import { develop } from './lib/dev.mjs'
import { main } from './lib/output.mjs'

/** `npm run dev`: the development server, on the embedded database or the one of DATABASE_URI. */
await main(develop)
