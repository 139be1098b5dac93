import { isBelow, sliced, testFiles } from './files.mjs'

/**
 * Test files that run together, on one database.
 * @typedef {object} Suite
 * @property {string} name by which it is asked for
 * @property {'daily' | 'nightly'} tier
 * @property {'api' | 'resilience' | 'e2e'} project
 * @property {'sqlite' | 'mongodb'} database
 * @property {string[]} files
 */

/** Parts of `npm test` that are no suite. */
const dailyChecks = ['build', 'lint', 'types', 'generated', 'audit', 'unit', 'schemathesis']

/** Pages of `docs/how-to` that are played, by slice. */
export const howToPages = [
  ['add-a-product-field', 'add-a-block', 'start'],
  ['add-a-collection', 'add-an-api-call', 'add-a-language'],
]

/** Parts of `npm run test:all` beside the suites; `nightly-schemathesis` stands in for the daily `schemathesis`. */
const nightlyChecks = [
  'nightly-schemathesis',
  ...howToPages.map((_, at) => `nightly-how-to-${at + 1}`),
  'nightly-update',
]

/** Schemathesis makes one of so many shares of its calls in `npm test`. */
export const dailyShare = 6

/**
 * Lists all suites. Slices of a nightly suite end in their number: each takes about ten minutes of two processor cores
 * at most, so that `.ci/run` adds one a day.
 * @param {typeof testFiles} list
 * @returns {Suite[]}
 */
export function suites(list = testFiles) {
  const [api, resilience, e2e] = [list('api'), list('resilience'), list('e2e')]
  /** @type {(files: string[]) => string[]} */
  const daily = (files) => files.filter((file) => !isBelow(file, 'nightly'))
  /** @type {(files: string[]) => string[]} */
  const nightly = (files) => files.filter((file) => isBelow(file, 'nightly'))
  const aboutStorage = daily(api).filter((file) => isBelow(file, 'database'))
  const apiOnMongo = api.filter((file) => !isBelow(file, 'http') && !aboutStorage.includes(file))
  /** @type {Suite[]} */
  const all = [
    suite('api', 'daily', 'api', 'sqlite', daily(api)),
    suite('mongodb', 'daily', 'api', 'mongodb', aboutStorage),
    suite('resilience', 'daily', 'resilience', 'sqlite', daily(resilience)),
    suite('e2e', 'daily', 'e2e', 'sqlite', daily(e2e)),
    suite('nightly-api', 'nightly', 'api', 'sqlite', nightly(api)),
    suite('nightly-mongodb', 'nightly', 'api', 'mongodb', apiOnMongo),
    suite('nightly-resilience', 'nightly', 'resilience', 'sqlite', nightly(resilience)),
    suite(
      'nightly-resilience-mongodb',
      'nightly',
      'resilience',
      'mongodb',
      resilience.filter((file) => !isBelow(file, 'server')),
    ),
    ...sliced(nightly(e2e), 2).map((files, at) =>
      suite(`nightly-e2e-${at + 1}`, 'nightly', 'e2e', 'sqlite', files),
    ),
    suite(
      'nightly-e2e-mongodb',
      'nightly',
      'e2e',
      'mongodb',
      e2e.filter((file) => isBelow(file, 'database')),
    ),
  ]
  return all.filter(({ files }) => files.length > 0)
}

/**
 * Names of everything that can be asked for, by its tier.
 * @param {Suite[]} all
 */
export const partNames = (all) => ({
  daily: [...dailyChecks, ...namesOf(all, 'daily')],
  nightly: [...namesOf(all, 'nightly'), ...nightlyChecks],
})

/**
 * Finds the nightly part of a day: one after the other.
 * @param {string[]} nightly
 * @param {Date} date
 */
export const sliceOfDay = (nightly, date) => nightly[dayNumber(date) % nightly.length] ?? ''

/** @param {Date} date */
export const dayNumber = (date) => Math.floor(date.getTime() / 86_400_000)

/**
 * Finds the parts that a name asks for: a suite that is cut into slices is asked for as a whole, too.
 * @param {string[]} names
 * @param {string} asked
 */
export const partsNamed = (names, asked) =>
  names.filter((name) => name === asked || name.replace(/-\d+$/, '') === asked)

/**
 * @param {string} name
 * @param {Suite['tier']} tier
 * @param {Suite['project']} project
 * @param {Suite['database']} database
 * @param {string[]} files
 * @returns {Suite}
 */
const suite = (name, tier, project, database, files) => ({ name, tier, project, database, files })

/**
 * @param {Suite[]} all
 * @param {Suite['tier']} tier
 */
const namesOf = (all, tier) => all.filter((one) => one.tier === tier).map(({ name }) => name)
