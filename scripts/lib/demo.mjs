import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { CliError } from './output.mjs'
import { writeSiteIndex } from './site-index.mjs'

/** All that belongs to the demo alone: its records, texts and pictures, its tests, and how its pictures are made. */
const demoPlaces = ['seed', 'tests/demo', 'docs/pictures.md', 'docs/pictures-sheet.webp']

/**
 * Deletes the demo from the code, and the npm scripts that belong to it. What it brought into a database stays there.
 * @returns {string[]} what was deleted: places, and scripts as `npm run …`
 * @throws {CliError} where there is none
 */
export function removeDemo() {
  const places = demoPlaces.filter((place) => existsSync(place))
  if (places.length === 0) throw new CliError('The demo is no longer part of this site.')
  for (const place of places) rmSync(place, { recursive: true })
  const scripts = removeScripts()
  writeSiteIndex()
  return [...places, ...scripts.map((name) => `npm run ${name}`)]
}

/** Those that run a file of the demo, that compare pictures of its tests, and the one that deletes it. */
function removeScripts() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.entries(manifest.scripts)
    .filter(([, line]) => /\b(seed\/|block-visual|remove-demo\.mjs)/.test(String(line)))
    .map(([name]) => name)
  for (const name of names) delete manifest.scripts[name]
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  return names
}
