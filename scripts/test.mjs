import './lib/require-node.mjs'
import { buildIfChanged } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { blankSettings, randomSecret } from './lib/environment.mjs'
import { mongoHint, startMongo } from './lib/mongo.mjs'
import { main, print, step, Stop } from './lib/output.mjs'
import { installPackages } from './lib/packages.mjs'
import { freePort } from './lib/port.mjs'
import { auditPackages } from './lib/testing/audit.mjs'
import { checkLint, checkTypes } from './lib/testing/checks.mjs'
import { checkGenerated } from './lib/testing/generated.mjs'
import { playwright, vitest } from './lib/testing/suites.mjs'
import { Tally } from './lib/testing/tally.mjs'

const parts = ['lint', 'types', 'generated', 'audit', 'unit', 'api', 'mongodb', 'faults', 'e2e']

/** `npm test`: all checks and tests, on a fresh clone too; `npm test -- unit api`: only these parts. */
await main(async () => {
  const wanted = wantedParts(process.argv.slice(2))
  const compatibility = process.env.DATABASE_COMPATIBILITY ?? ''
  const settings = { ...blankSettings(), NODE_ENV: 'test', PAYLOAD_SECRET: randomSecret() }
  Object.assign(process.env, settings)
  const tally = new Tally()
  print('\nTerminalia, tests\n')
  await step('Packages', installPackages)

  const checks = { lint: checkLint, types: checkTypes, generated: checkGenerated }
  for (const [name, check] of Object.entries(checks)) {
    if (wanted.has(name)) await tally.add(name, () => step(name, check))
  }
  if (wanted.has('audit')) await testPackages(tally)
  if (wanted.has('unit')) await tally.add('unit', () => vitest('unit'))

  const onServer = ['api', 'mongodb', 'faults', 'e2e'].filter((name) => wanted.has(name))
  const isBuilt =
    onServer.length === 0 || (await tally.add('build', () => step('build', buildIfChanged)))
  if (!isBuilt) onServer.forEach((name) => tally.leaveOut(name, 'there is no build'))
  else {
    if (wanted.has('api')) await tally.add('api on SQLite', () => vitest('api'))
    if (wanted.has('mongodb')) await testOnMongo(tally, compatibility, wanted)
    if (wanted.has('faults')) await tally.add('faults', () => vitest('faults'))
    if (wanted.has('e2e')) {
      await tally.add('e2e', async () => {
        await step('Chromium', ensureChromium)
        return playwright({ E2E_PORT: String(await freePort()) })
      })
    }
  }
  process.exitCode = tally.summarize() ? 0 : 1
})

/** Without a registry that answers, nothing is known, and nothing is wrong with the site. */
async function testPackages(tally) {
  let reason
  await tally.add('audit', async () => {
    reason = await step('Known holes in packages', auditPackages)
  })
  if (reason) tally.leaveOut('audit', reason)
}

async function testOnMongo(tally, compatibility, wanted) {
  const name = 'api on MongoDB'
  let mongo
  await tally.add('MongoDB', async () => {
    mongo = await step('MongoDB', startMongo)
  })
  if (!mongo) {
    tally.leaveOut(name, `no MongoDB was found; ${mongoHint}`)
    return
  }
  const env = { TEST_DATABASE_URI: mongo.uri, TEST_DATABASE_COMPATIBILITY: compatibility }
  await tally.add(name, () => vitest('api', env))
  if (wanted.has('faults')) await tally.add('faults on MongoDB', () => vitest('faults', env))
  await mongo.stop()
}

function wantedParts(names) {
  const unknown = names.find((name) => !parts.includes(name))
  if (unknown) throw new Stop(`There is no part "${unknown}". The parts are: ${parts.join(', ')}.`)
  return new Set(names.length > 0 ? names : parts)
}
