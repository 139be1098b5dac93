import { createServer } from 'node:net'
import { CliError } from './output.mjs'

/** @returns {number} the port to serve on: PORT, or 3000 */
export function wantedPort() {
  const port = Number(process.env.PORT || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new CliError(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
}

/** @param {number} port */
export async function requireFreePort(port) {
  try {
    await tryPort(port)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EACCES') {
      throw new CliError(
        `Port ${port} is reserved for administrators. Choose another port: ${hint(port)}`,
      )
    }
    if (code !== 'EADDRINUSE') throw error
    const who = (await isTerminalia(port))
      ? 'Terminalia, which is already running'
      : 'another program'
    throw new CliError(
      `Port ${port} is taken by ${who}. Stop it, or choose another port: ${hint(port)}`,
    )
  }
}

/** @returns {Promise<number>} a port that nobody uses */
export const freePort = () => tryPort(0)

/** @param {number} port */
const hint = (port) => `PORT=${port < 1024 ? 3000 : port + 1} npm start`

/**
 * @param {number} port
 * @returns {Promise<number>} the port itself, or the one that was found for 0
 */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, () => {
      const { port: found } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => resolve(found))
    })
  })
}

/** @param {number} port */
async function isTerminalia(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, {
      signal: AbortSignal.timeout(2000),
    })
    return 'database' in (await answer.json())
  } catch {
    // Another program answers otherwise.
    return false
  }
}
