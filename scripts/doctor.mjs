import { existsSync } from 'node:fs'
import {
  checkBuild,
  checkChromium,
  checkDataFolder,
  checkNode,
  checkPackages,
  checkPort,
  checkTracing,
} from './lib/doctor/machine.mjs'
import { bad, odd, open } from './lib/doctor/finding.mjs'
import { checkLive } from './lib/doctor/live.mjs'
import { loadSettings } from './lib/environment.mjs'
import { print } from './lib/output.mjs'
import { programArguments } from './lib/bundles.mjs'
import { run, tail } from './lib/run.mjs'

/** @import { Finding } from './lib/doctor/finding.mjs' */

const signs = { good: '✓', odd: '!', bad: '✗', open: '–' }

/**
 * `npm run doctor`: what is wrong with this set-up, and what helps; with `-- --live` also what it needs before visitors
 * come. It changes nothing.
 */
loadSettings()
print('\nTerminalia, doctor\n')
const findings = [checkNode(), checkPackages()]
const isRunnable = findings.every(({ mark }) => mark === 'good')
if (!process.env.PAYLOAD_SECRET && !existsSync('.env')) {
  findings.push(odd('.env does not exist yet', 'npm start creates it.'))
} else {
  findings.push(...(isRunnable ? await lookInside() : [open('Settings and database: not checked')]))
}
findings.push(checkDataFolder(), await checkPort())
if (isRunnable) findings.push(checkBuild(), ...checkTracing())
if (process.argv.includes('--live')) findings.push(...(await checkLive()))
else findings.push(checkChromium())

for (const { mark, text, advice } of findings) {
  print(`  ${signs[mark]} ${text.split('\n').join('\n    ')}`)
  if (advice) print(`      → ${advice}`)
}
const wrong = findings.filter(({ mark }) => mark === 'bad').length
print(wrong === 0 ? '\nNothing is in the way of npm start.\n' : `\n${wrong} in the way.\n`)
process.exit(wrong === 0 ? 0 : 1)

/**
 * In a program of its own: what it loads may fail in ways that end it.
 * @returns {Promise<Finding[]>}
 */
async function lookInside() {
  const { lines } = await run(process.execPath, programArguments('scripts/lib/doctor/services.ts'))
  const found = lines.find((line) => line.startsWith('findings '))
  if (found) return JSON.parse(found.slice('findings '.length))
  return [bad(`Settings and database cannot be checked:\n${tail(lines, 5)}`)]
}
