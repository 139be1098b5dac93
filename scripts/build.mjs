import './lib/require-node.mjs'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { main, step } from './lib/output.mjs'

/**
 * `npm run build`: the production build, which `npm start` then takes as it is. Scripts and styles of the build before
 * stay; `-- --former FOLDER` names the site that serves meanwhile, where that is another folder.
 */
await main(async () => {
  const { values } = parseArgs({ options: { former: { type: 'string' } } })
  await step('Production build', (say) => build(say, values.former))
})
