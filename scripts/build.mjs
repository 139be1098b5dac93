import './lib/require-node.mjs'
import { build } from './lib/build.mjs'
import { main, step } from './lib/output.mjs'

/** `npm run build`: the production build, which `npm start` then takes as it is. */
await main(async () => {
  await step('Production build', build)
})
