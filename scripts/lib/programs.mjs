import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { payloadConditions } from './environment.mjs'
import { hashOfSources } from './sources.mjs'

const folder = '.next/programs'
const stamp = `${folder}/sources`

/** Programs that load Payload's configuration, which takes several seconds from its hundreds of files. */
const programs = [
  'scripts/backup.ts',
  'scripts/lib/doctor/services.ts',
  'scripts/prepare-database.ts',
  'scripts/restore.ts',
  'seed/cli.ts',
]

/** Bundles our own code of every program, as a part of the build. Packages stay where they are. */
export async function bundlePrograms() {
  const { build } = await import('esbuild')
  const hash = hashOfSources('scripts')
  rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: programs,
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a program imports only when it needs it stays a file of its own.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['production'],
    // Only pages need them, which programs do not draw.
    loader: { '.css': 'empty', '.webp': 'empty' },
    logLevel: 'warning',
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(stamp, hash)
}

/**
 * What Node is started with to run a program: its bundle, where that was made from the sources as they are,
 * else the program itself.
 * @param {string} file one of the programs above
 * @returns {string[]}
 */
export function programArguments(file) {
  const { dir, name } = path.parse(file)
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources('scripts')
  return isCurrent
    ? [payloadConditions, path.join(folder, dir, `${name}.mjs`)]
    : [payloadConditions, '--import', 'tsx', file]
}
