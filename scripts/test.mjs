import './lib/require-node.mjs'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildIfChanged } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { blankSettings, randomSecret } from './lib/environment.mjs'
import { mongoHint, startMongo } from './lib/mongo.mjs'
import { CliError, main, print, step } from './lib/output.mjs'
import { installPackages } from './lib/packages.mjs'
import { demoProgram } from './lib/site-index.mjs'
import { auditPackages } from './lib/testing/audit.mjs'
import { checkLint, checkTypes } from './lib/testing/checks.mjs'
import { checkGenerated } from './lib/testing/generated.mjs'
import { runParts } from './lib/testing/scheduler.mjs'
import { testBySchemathesis } from './lib/testing/schemathesis.mjs'
import { playwright, vitest } from './lib/testing/suites.mjs'
import { Report } from './lib/testing/report.mjs'

/**
 * @import { Env } from './lib/environment.mjs'
 * @import { Mongo } from './lib/mongo.mjs'
 * @import { Say } from './lib/output.mjs'
 * @import { Part } from './lib/testing/scheduler.mjs'
 */

/**
 * A part, and which of the names below asks for it; none where only others need it.
 * @typedef {Part & { part?: string }} NamedPart
 */

const parts = [
  'lint',
  'types',
  'generated',
  'audit',
  'unit',
  'api',
  'mongodb',
  'resilience',
  'schemathesis',
  'e2e',
]

/** `npm test`: all checks and tests, on a fresh clone too; `npm test -- unit api`: only these parts. */
await main(async () => {
  const wanted = wantedParts(process.argv.slice(2))
  Object.assign(process.env, blankSettings(), {
    NODE_ENV: 'test',
    PAYLOAD_SECRET: randomSecret(),
  })
  const report = new Report()
  print('\nTerminalia, tests\n')
  await step('Packages', installPackages)

  const demo = mkdtempSync(path.join(os.tmpdir(), 'terminalia-demo-'))
  const mongo = wanted.has('mongodb') ? await step('MongoDB', startMongo) : undefined
  try {
    const all = [...checks(), ...tests({ demo, mongo })]
    await runParts(neededFor(wanted, all), report, os.availableParallelism())
    if (wanted.has('mongodb') && !mongo) leaveOutMongo(report)
    if (!existsSync(demoProgram)) leaveOutDemo(report)
  } finally {
    await mongo?.stop()
    rmSync(demo, { recursive: true, force: true })
  }
  process.exitCode = report.summarize() ? 0 : 1
})

/**
 * What needs no server. The build comes first because the most waits for it.
 * @returns {NamedPart[]}
 */
function checks() {
  return [
    { name: 'build', run: () => buildIfChanged(speaker('build')) },
    { name: 'lint', part: 'lint', run: () => checkLint(speaker('lint')) },
    { name: 'types', part: 'types', run: () => checkTypes(speaker('types')) },
    { name: 'generated', part: 'generated', run: checkGenerated },
    { name: 'unit', part: 'unit', run: () => vitest('unit', speaker('unit')) },
    { name: 'audit', part: 'audit', run: audit },
  ]
}

/**
 * What runs the production build.
 * @param {object} places
 * @param {string} places.demo folder for the demo's database and pictures, which is empty
 * @param {Mongo | undefined} places.mongo
 * @returns {NamedPart[]}
 */
function tests({ demo, mongo }) {
  const after = ['build']
  const hasDemo = existsSync(demoProgram)
  /** @type {(part: 'api' | 'mongodb' | 'resilience', name: string, env?: Env) => NamedPart} */
  const suite = (part, name, env) => ({
    name,
    part,
    after,
    // Tests of resilience wait most of the time.
    cores: part === 'resilience' ? 0.5 : 1,
    run: () => vitest(part === 'mongodb' ? 'api' : part, speaker(name), env),
  })
  const onMongo = mongo && { TEST_DATABASE_URI: mongo.uri }
  return [
    suite('api', 'api'),
    onMongo && suite('mongodb', 'api on MongoDB', onMongo),
    suite('resilience', 'resilience'),
    onMongo && suite('resilience', 'resilience on MongoDB', onMongo),
    { name: 'schemathesis', part: 'schemathesis', after, run: schemathesis },
    { name: 'chromium', run: () => ensureChromium(speaker('chromium')) },
    hasDemo && { name: 'demo', run: () => prepareDemo(demo) },
    onMongo && {
      name: 'e2e on MongoDB',
      part: 'mongodb',
      after: ['build', 'chromium'],
      cores: 1.5,
      // Whatever is edited in place is read back from the database.
      run: () => playwright(speaker('e2e on MongoDB'), onMongo, ['edit-walk']),
    },
    {
      name: 'e2e',
      part: 'e2e',
      after: ['build', 'chromium', ...(hasDemo ? ['demo'] : [])],
      cores: 1.5,
      // Without the demo the sites are copies of a fixture, which is written in seconds.
      run: () => playwright(speaker('e2e'), hasDemo ? { E2E_TEMPLATE: demo } : {}),
    },
  ].filter((part) => !!part)
}

/**
 * The parts that were asked for, and what they come after.
 * @param {Set<string>} wanted
 * @param {NamedPart[]} all
 */
function neededFor(wanted, all) {
  const chosen = all.filter(({ part }) => part && wanted.has(part))
  const before = new Set(chosen.flatMap(({ after = [] }) => after))
  return all.filter((part) => chosen.includes(part) || before.has(part.name))
}

/**
 * Lines of parts that run side by side say whose they are.
 * @param {string} name
 * @returns {Say}
 */
function speaker(name) {
  return (line) => print(`  ${name} │ ${line}`)
}

/** Without a registry that answers, nothing is known, and nothing is wrong with the site. */
async function audit() {
  const reason = await auditPackages()
  return reason ? { leftOut: reason } : undefined
}

/** Needs Python, which nothing else here does. */
async function schemathesis() {
  const reason = await testBySchemathesis(speaker('schemathesis'))
  return reason ? { leftOut: reason } : undefined
}

/** @param {string} folder */
async function prepareDemo(folder) {
  await prepareDatabase(speaker('demo'), { DATA_DIR: folder, DATABASE_URI: '' })
}

/** @param {Report} report */
function leaveOutMongo(report) {
  report.leaveOut('api on MongoDB', `no MongoDB was found; ${mongoHint}`)
}

/** @param {Report} report */
function leaveOutDemo(report) {
  report.leaveOut('tests of the demo', 'it was deleted; its pages had their browser tests there')
}

/** @param {string[]} names */
function wantedParts(names) {
  const unknown = names.find((name) => !parts.includes(name))
  if (unknown)
    throw new CliError(`There is no part "${unknown}". The parts are: ${parts.join(', ')}.`)
  return new Set(names.length > 0 ? names : parts)
}
