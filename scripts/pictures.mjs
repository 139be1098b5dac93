import './lib/require-node.mjs'
import { main, step } from './lib/output.mjs'
import { draw, dueForBlender, render } from './lib/pictures.mjs'

/** `npm run pictures`: draws and renders what is missing or changed. Only rendering needs Blender. */
await main(async () => {
  await step('Drawings', draw)
  const due = await dueForBlender()
  await step('Renderings', (say) => render(due, say))
})
