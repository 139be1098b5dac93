// Draws every picture that has no rendered one yet: node seed/pictures/drawn.mjs
import { machines } from './drawn/machines.mjs'
import { scene, scenes } from './drawn/scenes.mjs'
import { views } from './drawn/views.mjs'
import { alts, publish, readManifest } from './manifest.mjs'

const drawings = {
  ...Object.fromEntries(
    Object.entries(machines).flatMap(([slug, machine]) =>
      Object.entries(views).map(([view, draw]) => [`product-${slug}${view}`, () => draw(machine)]),
    ),
  ),
  ...Object.fromEntries(Object.entries(scenes).map(([key, recipe]) => [key, () => scene(recipe)])),
}

const manifest = readManifest()
const missing = Object.keys(alts).filter((key) => !manifest[key]?.source.startsWith('rendered'))
await publish(missing.map((key) => ({ key, input: Buffer.from(drawings[key]()), source: 'drawn' })))
console.log(`${missing.length} drawn`)
