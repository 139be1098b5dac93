import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { makeApart } from './apart.mjs'
import { payloadConditions } from './environment.mjs'
import { demoProgram } from './site-index.mjs'
import { describeSources, isMadeFromSources } from './sources.mjs'

/** @import { Say } from './output.mjs' */

/** Folder of the bundles, each below the path of its source. */
const folder = 'dist'
const stamp = `${folder}/sources`

/** Programs that load Payload's configuration, which takes several seconds from its hundreds of files. */
const programs = [
  'scripts/backup.ts',
  'scripts/lib/doctor/services.ts',
  'scripts/migrate-down.ts',
  'scripts/prepare-database.ts',
  'scripts/restore.ts',
  demoProgram,
]

/** The production server, and the cache that Next loads by itself: `next.config.ts` names it and has all this made. */
const server = ['src/server/serve.ts', 'src/server/next/cache-handler.ts']

/** Programs that the server starts beside itself. */
const helpers = [
  'src/domain/data-sheets/program.ts',
  'src/domain/search/pdf/program.ts',
  'src/domain/theme/fonts/program.ts',
]

/**
 * Bundles the programs, unless the bundles were made from the sources as they are.
 * @param {Say} [say]
 */
export async function bundleIfChanged(say) {
  if (!areBundled()) await makeApart('bundles', say)
}

/** Bundles our own code of all that runs beside what Next builds. Packages stay where they are. */
export async function bundle() {
  const sources = describeSources('scripts')
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    // The demo may have been deleted.
    entryPoints: [...programs.filter((file) => existsSync(file)), ...server, ...helpers],
    outdir: folder,
    outbase: '.',
    chunkNames: 'chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a program imports only when it needs it stays a file of its own.
    splitting: true,
    packages: 'external',
    plugins: [blockPackages],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['production'],
    // Only pages need styles, which programs do not draw.
    loader: { '.css': 'empty' },
    logLevel: 'warning',
    write: false,
  })
  // Its helper process would keep this one from ending.
  await stop()
  writeBundles(outputFiles)
  writeFileSync(stamp, sources)
}

/**
 * Writes the files that differ, and deletes those of before. Chunks come first: a development server that runs
 * watches the bundles, and must not meet one that imports what is not there.
 * @param {import('esbuild').OutputFile[]} files
 */
function writeBundles(files) {
  const chunks = path.resolve(folder, 'chunks')
  const [first, then] = [true, false].map((isChunk) =>
    files.filter((file) => file.path.startsWith(chunks) === isChunk),
  )
  for (const file of [...(first ?? []), ...(then ?? [])]) {
    if (existsSync(file.path) && readFileSync(file.path).equals(file.contents)) continue
    mkdirSync(path.dirname(file.path), { recursive: true })
    writeFileSync(file.path, file.contents)
  }
  mkdirSync(folder, { recursive: true })
  const wanted = new Set(files.map((file) => file.path))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.resolve(entry.parentPath, entry.name)
    if (entry.isFile() && !wanted.has(file)) rmSync(file)
  }
}

/** Next loads this file from `next.config.ts`, where `import.meta` is not that of a file. */
const ofSite = createRequire(path.resolve('package.json'))

/**
 * Packages of blocks are TypeScript, which Node does not load, so they go into the bundles as our own code does.
 * @type {import('esbuild').Plugin}
 */
const blockPackages = {
  name: 'packages of blocks',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(@[^/]+\/)?terminalia-block-/ }, ({ path: name }) => ({
      path: realpathSync(ofSite.resolve(name)),
    })),
}

/** Returns true where the bundles were made from the sources as they are. */
export const areBundled = () => isMadeFromSources(stamp, 'scripts')

/**
 * Returns Node's arguments for a program: its bundle, where that was made from the present sources, else the program
 * itself.
 * @param {string} file
 * @returns {string[]}
 */
export function programArguments(file) {
  const { dir, name } = path.parse(file)
  return programs.includes(file) && areBundled()
    ? [payloadConditions, path.join(folder, dir, `${name}.mjs`)]
    : [payloadConditions, '--import', 'tsx', file]
}

/** The server as the build left it. */
export const serverBundle = path.resolve(folder, 'src/server/serve.mjs')
