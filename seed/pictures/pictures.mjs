import { existsSync } from 'node:fs'
import { drawChanged } from './draw.mjs'
import { alts, readManifest } from './manifest.mjs'
import { writeBrand } from './brand.mjs'
import { writeFinishes } from './finishes.mjs'
import { tail, run } from '../../scripts/lib/run.mjs'
import { onPath } from '../../scripts/lib/tools.mjs'
import { CliError } from '../../scripts/lib/output.mjs'

/** @import { Say } from '../../scripts/lib/output.mjs' */

const renderer = 'seed/pictures/render.py'
const exporter = 'seed/pictures/export.py'

/** Draws in plain Node what is made of SVG. */
export async function draw() {
  const written = [...(await drawChanged()), ...(await writeBrand())]
  return written.length > 0 ? `Drawn: ${written.join(', ')}` : 'Drawings are as their sources say'
}

/** @returns {Promise<string[]>} keys of modelled pictures that are missing or whose models have changed */
export async function dueForBlender() {
  const missing = Object.keys(alts).filter((key) => !readManifest()[key])
  const python = pythons()[0]
  if (!python) return missing
  const { code, lines } = await run(python, [renderer, '--list'])
  if (code !== 0)
    throw new CliError(`${python} cannot tell what is to be rendered:\n${tail(lines)}`)
  return [...new Set([...missing, ...lines])]
}

/**
 * Renders what is due.
 * @param {string[]} keys
 * @param {Say} say
 */
export async function render(keys, say) {
  if (keys.length === 0) return 'Renderings are as their models say'
  const python = await pythonWithBlender()
  if (!python) throw new CliError(waiting(keys))
  const { code, lines } = await run(python, [renderer], { onLine: say })
  if (code !== 0) throw new CliError(`Rendering stopped:\n${tail(lines)}`)
  return `${keys.length} rendered`
}

/**
 * Exports the models that are missing or whose machines have changed.
 * @param {Say} say
 */
export async function exportModels(say) {
  const python = pythons()[0]
  if (!python) throw new CliError(howToGetBlender)
  const { code, lines } = await run(python, [exporter, '--list'])
  if (code !== 0)
    throw new CliError(`${python} cannot tell what is to be exported:\n${tail(lines)}`)
  const due = lines.filter((line) => line !== '')
  if (due.length === 0) return 'Models are as their machines say'
  const blender = await pythonWithBlender()
  if (!blender) throw new CliError(`${due.length} models wait for Blender.\n\n${howToGetBlender}`)
  const exported = await run(blender, [exporter], { onLine: say })
  if (exported.code !== 0) throw new CliError(`Exporting stopped:\n${tail(exported.lines)}`)
  return `${due.length} exported`
}

/** Writes the finishes of machines into their models. */
export async function coat() {
  const changed = await writeFinishes()
  return changed.length > 0
    ? `Finishes written: ${changed.join(', ')}`
    : 'Finishes are as their list says'
}

/** Lists the possible places of Python, the likeliest first. */
const pythons = () =>
  [
    process.env.PICTURES_PYTHON,
    ...['.venv/bin/python', '.venv/Scripts/python.exe'].filter((file) => existsSync(file)),
    onPath('python3.11'),
    onPath('python3', 'python'),
  ].flatMap((python) => python || [])

async function pythonWithBlender() {
  for (const python of pythons()) {
    // Blender itself takes seconds to load; that it is there is enough.
    const look = 'import importlib.util as u, sys; sys.exit(u.find_spec("bpy") is None)'
    const { code } = await run(python, ['-c', look]).catch(() => ({ code: 1 }))
    if (code === 0) return python
  }
  return undefined
}

const howToGetBlender = `It comes as a package of Python 3.11 (360 MB):
  python3.11 -m venv .venv && .venv/bin/pip install -r seed/pictures/requirements.txt
Another Python that has it is named by PICTURES_PYTHON.`

/** @param {string[]} keys */
const waiting = (keys) => `${keys.length} pictures wait for Blender:
${keys.map((key) => `  ${key}`).join('\n')}

${howToGetBlender}`
