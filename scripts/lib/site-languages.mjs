import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { CliError } from './output.mjs'

/**
 * Reads of `site/languages.ts` which languages of `locales/` that are off by default it switches on, and
 * which of all it does without. Read as it stands now, by programs that run before anything is compiled.
 * @returns {{ kitLanguages: readonly string[], removedLanguages: readonly string[] }}
 */
export function siteLanguages() {
  const file = path.resolve('site/languages.ts')
  if (!existsSync(file)) return { kitLanguages: [], removedLanguages: [] }
  // Else a thread would stay in the server that a start goes on to be.
  process.env.ESBUILD_WORKER_THREADS = '0'
  // Packages may not be there yet.
  const { buildSync } = createRequire(import.meta.url)('esbuild')
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    format: 'cjs',
    write: false,
  })
  const read = { exports: /** @type {Record<string, string[]>} */ ({}) }
  runInThisContext(`(module, require) => {${outputFiles[0]?.text}\n}`)(read, createRequire(file))
  const { kitLanguages = [], removedLanguages = [] } = read.exports
  const unknown = kitLanguages.filter((code) => !isOffByDefault(code))
  if (unknown.length > 0)
    throw new CliError(`site/languages.ts: locales/ has no ${unknown.join(', ')} to switch on`)
  return { kitLanguages, removedLanguages }
}

/**
 * Tells a language of `locales/` that sites switch on from the others: what those say of themselves in
 * `src/i18n/languages.ts`, it says in its folder.
 * @param {string} code
 */
export const isOffByDefault = (code) => existsSync(`locales/${code}/language.json`)
