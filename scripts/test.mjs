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
import {
  dailyShare,
  dayNumber,
  howToPages,
  partNames,
  partsNamed,
  sliceOfDay,
  suites,
} from './lib/testing/plan.mjs'
import { playHowTos } from './lib/testing/how-to.mjs'
import { Report } from './lib/testing/report.mjs'
import { runParts } from './lib/testing/scheduler.mjs'
import { testBySchemathesis } from './lib/testing/schemathesis.mjs'
import { playwright, vitest } from './lib/testing/suites.mjs'
import { playUpdates } from './lib/testing/update.mjs'

/**
 * @import { Mongo } from './lib/mongo.mjs'
 * @import { Say } from './lib/output.mjs'
 * @import { Suite } from './lib/testing/plan.mjs'
 * @import { Part } from './lib/testing/scheduler.mjs'
 */

/** Cheap parts, which run first or beside the build. */
const first = [
  ...['lint', 'types', 'build', 'generated', 'audit', 'chromium', 'demo'],
  // Begins before the suites, whose idle moments it uses.
  'schemathesis',
  'unit',
]

/**
 * `npm test`: tries every rule once, on a fresh clone too. `npm run test:all` (`--all`): tries everything on both databases.
 * Names of parts behind either: only these, such as `npm test -- unit api` and `npm run test:all -- nightly-e2e-2`.
 * TEST_SLICE=today adds one part of `test:all` to `npm test`, another one each day; its name repeats it.
 */
await main(async () => {
  const planned = suites()
  const wanted = wantedParts(partNames(planned), process.argv.slice(2))
  Object.assign(process.env, blankSettings(), {
    NODE_ENV: 'test',
    PAYLOAD_SECRET: randomSecret(),
  })
  const report = new Report()
  print('\nTerminalia, tests\n')
  await step('Packages', installPackages)

  const demo = mkdtempSync(path.join(os.tmpdir(), 'terminalia-demo-'))
  const chosen = planned.filter(({ name }) => wanted.has(name))
  const mongo = chosen.some(isOnMongo) ? await step('MongoDB', startMongo) : undefined
  try {
    const runnable = chosen.filter((suite) => mongo || !isOnMongo(suite))
    const all = [
      ...preparations(demo),
      ...checks(),
      ...runnable.map((one) => part(one, demo, mongo)),
    ]
    await runParts(neededFor(wanted, all), report, os.availableParallelism())
    for (const { name } of chosen.filter((suite) => !runnable.includes(suite))) {
      report.leaveOut(name, `no MongoDB was found; ${mongoHint}`)
    }
    if (!existsSync(demoProgram)) leaveOutDemo(report)
  } finally {
    await mongo?.stop()
    rmSync(demo, { recursive: true, force: true })
  }
  report.writeTimings('test-results/timings.json')
  process.exitCode = report.summarize() ? 0 : 1
})

/**
 * Parts that others need. `npm test` begins with lint, which is cheap and fails most often.
 * @param {string} demo folder for the demo's database and pictures, which is empty
 * @returns {Part[]}
 */
function preparations(demo) {
  return [
    { name: 'build', run: () => buildIfChanged(speaker('build')) },
    { name: 'chromium', cores: 0.5, run: () => ensureChromium(speaker('chromium')) },
    { name: 'demo', run: () => prepareDemo(demo) },
  ]
}

/** @returns {Part[]} */
function checks() {
  /** @type {(name: string, cores: number, choice: { share?: number }) => Part} */
  const schemathesis = (name, cores, choice) => ({
    name,
    after: ['build'],
    cores,
    run: () => callBySchemathesis(name, choice),
  })
  return [
    { name: 'lint', cores: 2, run: () => checkLint(speaker('lint')) },
    // Alone: it reads files in .next, which a build deletes and writes again.
    { name: 'types', cores: Infinity, run: () => checkTypes(speaker('types')) },
    { name: 'generated', run: checkGenerated },
    { name: 'audit', cores: 0, run: audit },
    { name: 'unit', cores: 2, run: () => vitest('unit*', speaker('unit')) },
    // A tenth of the time a core waits for a suite: the calls of the day fit into that.
    schemathesis('schemathesis', 0, { share: dailyShare }),
    schemathesis('nightly-schemathesis', 1, {}),
    ...howToPages.map((pages, at) => playing(`nightly-how-to-${at + 1}`, pages)),
    { name: 'nightly-update', cores: 2, run: () => playUpdates(speaker('nightly-update')) },
  ]
}

/**
 * @param {string} name
 * @param {string[]} pages
 * @returns {Part}
 */
function playing(name, pages) {
  return { name, after: ['chromium'], cores: 2, run: () => playHowTos(pages, speaker(name)) }
}

/**
 * Makes a part of a suite. Two workers with a server each keep two cores busy, but for resilience, whose servers are
 * waited for most of the time, and for tests on MongoDB, which wait for its writes. Two other suites side by side take as long as
 * one after the other.
 * @param {Suite} suite
 * @param {string} demo
 * @param {Mongo | undefined} mongo
 * @returns {Part}
 */
function part({ name, project, database, files }, demo, mongo) {
  const env = database === 'mongodb' ? { TEST_DATABASE_URI: mongo?.uri } : {}
  if (project !== 'e2e') {
    return {
      name,
      after: ['build'],
      cores: project === 'resilience' || database === 'mongodb' ? 1 : 2,
      run: () => vitest(project, speaker(name), env, files),
    }
  }
  // Without the demo, and on MongoDB, the sites are copies of a fixture, which is written in seconds.
  const isDemo = database === 'sqlite' && existsSync(demoProgram)
  return {
    name,
    after: ['build', 'chromium', ...(isDemo ? ['demo'] : [])],
    cores: 2,
    run: () => playwright(speaker(name), isDemo ? { E2E_TEMPLATE: demo } : env, files),
  }
}

/** @param {Suite} suite */
function isOnMongo({ database }) {
  return database === 'mongodb'
}

/**
 * Picks the parts that were asked for, and those that they come after, in the order in which they may begin. Parts that
 * keep one core busy come last, two at a time.
 * @param {Set<string>} wanted
 * @param {Part[]} all
 */
function neededFor(wanted, all) {
  const chosen = all.filter(({ name }) => wanted.has(name))
  const before = new Set(chosen.flatMap(({ after = [] }) => after))
  /** @param {Part} one */
  const rank = ({ name, cores = 1 }) =>
    first.includes(name)
      ? first.indexOf(name)
      : first.length + (name.startsWith('nightly') ? 2 : 0) + (cores > 1 ? 0 : 1)
  return all
    .filter((one) => chosen.includes(one) || before.has(one.name))
    .sort((a, b) => rank(a) - rank(b))
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

/**
 * Needs Python, which nothing else here does.
 * @param {string} name
 * @param {{ share?: number }} choice
 */
async function callBySchemathesis(name, { share = 1 }) {
  const seed = dayNumber(new Date())
  const again = `node scripts/schemathesis.mjs ${seed}${share === 1 ? ' --all' : ''}`
  print(`  ${name} │ the same again: ${again}`)
  const reason = await testBySchemathesis(speaker(name), { seed, share })
  return reason ? { leftOut: reason } : undefined
}

/** @param {string} folder */
async function prepareDemo(folder) {
  // Its passwords are hashed as the sites of browser tests do, which are copies of it.
  const NODE_OPTIONS = '--import ./tests/helpers/quick-hashes.mjs'
  await prepareDatabase(speaker('demo'), { DATA_DIR: folder, DATABASE_URI: '', NODE_OPTIONS })
}

/** @param {Report} report */
function leaveOutDemo(report) {
  report.leaveOut('tests of the demo', 'it was deleted; its pages had their browser tests there')
}

/**
 * @param {{ daily: string[], nightly: string[] }} names
 * @param {string[]} args
 */
function wantedParts({ daily, nightly }, args) {
  const asked = args.filter((arg) => arg !== '--all')
  const { TEST_SLICE: slice } = process.env
  if (asked.length > 0) return new Set(asked.flatMap((name) => named([...daily, ...nightly], name)))
  if (args.includes('--all')) {
    // The nightly one makes the same calls, and all others.
    return new Set([...daily.filter((name) => name !== 'schemathesis'), ...nightly])
  }
  if (!slice) return new Set(daily)
  const added = slice === 'today' ? sliceOfDay(nightly, new Date()) : slice
  print(`\nBeside npm test: ${added}. The same again: npm run test:all -- ${added}`)
  return new Set([...daily, ...named(nightly, added)])
}

/**
 * @param {string[]} all
 * @param {string} asked
 */
function named(all, asked) {
  const found = partsNamed(all, asked)
  if (found.length > 0) return found
  throw new CliError(`There is no part "${asked}". The parts are: ${all.join(', ')}.`)
}
