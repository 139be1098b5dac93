import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { serverBundle } from './bundles.mjs'
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
