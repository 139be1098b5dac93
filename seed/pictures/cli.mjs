import '../../scripts/lib/require-node.mjs'
import { main, step } from '../../scripts/lib/output.mjs'
import { packPress } from './press.mjs'
import { coat, draw, dueForBlender, exportModels, render } from './pictures.mjs'

/**
 * `npm run pictures`: draws and renders what is missing or changed. Only rendering needs Blender.
 * `npm run pictures -- models`: exports the models of machines instead, which needs Blender too, and writes their finishes.
 * `npm run pictures -- press`: packs logo and pictures for the press page.
 */
await main(async () => {
  if (process.argv[2] === 'models') {
    await step('Models', exportModels)
    await step('Finishes', coat)
    return
  }
  if (process.argv[2] === 'press') {
    await step('Press', packPress)
    return
  }
  await step('Drawings', draw)
  const due = await dueForBlender()
  await step('Renderings', (say) => render(due, say))
})
