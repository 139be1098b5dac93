import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import * as nodeModule from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverBundle } from './bundles.mjs'
import { dataFolder } from './data-folder.mjs'
import { CliError } from './output.mjs'

/**
 * Serves the production build until the process is told to end. Resolves once the site answers, its
 * database connected.
 * @param {number} port
 */
export async function serve(port) {
  if (!existsSync('.next/BUILD_ID') || !existsSync(serverBundle)) {
    throw new CliError('There is no production build. Run npm run build, or use npm start.')
  }
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim()
  storeCompiledCode(path.join(dataFolder(), 'cache', 'compiled'), build)
  // Loaded here and not above: `npm start` loads this file before anything is built.
  const server = await import(pathToFileURL(serverBundle).href)
  try {
    await server.serve(port)
  } catch (error) {
    // It names the settings that are missing or unusable, or says why the database is.
    if (error instanceof Error && /^Unusable(Environment|Database)$/.test(error.name))
      throw new CliError(error.message)
    throw error
  }
}

/**
 * Has Node store what it compiles of this build when the server ends, and read it at the next start: a tenth less CPU time. Node
 * 20 cannot.
 * @param {string} folder
 * @param {string} build its name; what is stored of others is removed
 */
export function storeCompiledCode(folder, build) {
  /** @type {Record<string, unknown>} */
  const { enableCompileCache } = { ...nodeModule }
  if (typeof enableCompileCache !== 'function') return
  for (const other of existsSync(folder) ? readdirSync(folder) : []) {
    if (other !== build) rmSync(path.join(folder, other), { recursive: true, force: true })
  }
  // Where the folder may only be read, it returns that, and the server compiles as before.
  enableCompileCache(path.join(folder, build))
}
