import { existsSync } from 'node:fs'
import { CliError } from './output.mjs'
import { run, tail } from './run.mjs'
import { onPath } from './tools.mjs'

/** @import { Say } from './output.mjs' */

/** Chromium without what draws windows: tests take two thirds of the time with it. */
const shell = 'chromium-headless-shell'

/** @returns {string | undefined} the Chromium at hand */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  onPath(shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

/**
 * Makes sure that there is a Chromium; as root on Debian by installing the one without windows.
 * @param {Say} say
 */
export async function ensureChromium(say) {
  const isChosen = process.env.CHROMIUM_PATH || onPath(shell)
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const lines = isChosen || !canInstall ? [] : await install(say)
  const found = findChromium()
  if (!found) throw new CliError(`Chromium was not found. ${hint}\n${tail(lines)}`)
  return `Chromium found: ${found}`
}

/** @param {Say} say */
async function install(say) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, onLine: say })
  const args = ['install', '-y', '--no-install-recommends', shell]
  const { lines } = await run('apt-get', args, { env, onLine: say })
  return lines
}

const hint =
  'Install it, for example by `apt-get install chromium-headless-shell`, or set CHROMIUM_PATH to the program.'
