import { existsSync } from 'node:fs'
import { Stop } from './output.mjs'
import { lastWords, run } from './run.mjs'
import { onPath } from './tools.mjs'

/** @returns {string | undefined} the Chromium at hand */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

/**
 * Makes sure that there is a Chromium; as root on Debian by installing it.
 * @param {(line: string) => void} say
 */
export async function ensureChromium(say) {
  if (findChromium()) return `Chromium is there: ${findChromium()}`
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!canInstall) throw new Stop(`No Chromium was found. ${hint}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, onLine: say })
  const install = ['install', '-y', '--no-install-recommends', 'chromium']
  const { lines } = await run('apt-get', install, { env, onLine: say })
  if (!findChromium()) throw new Stop(`Chromium cannot be installed. ${hint}\n${lastWords(lines)}`)
  return 'Chromium installed'
}

const hint =
  'Install it, for example by `apt-get install chromium`, or set CHROMIUM_PATH to the program.'
