import './lib/require-node.mjs'
import { main, step } from './lib/output.mjs'
import { drawWidths } from './lib/widths.mjs'

/** `npm run pictures:widths`: draws the widths of the demo's pictures that are missing. */
await main(async () => {
  await step('Widths', () => drawWidths())
})
