import { CliError } from './output.mjs'
import { isPrepared, requireSoundDatabase } from './database-check.mjs'
import { programArguments } from './bundles.mjs'
import { finishRestore } from './finish-restore.mjs'
import { run, tail } from './run.mjs'

/**
 * @import { Env } from './environment.mjs'
 * @import { Say } from './output.mjs'
 */

/**
 * Result of a preparation.
 * @typedef {object} Prepared
 * @property {boolean} seeded
 * @property {Account} [account] is there where a first super_admin was made
 * @property {string[]} [notices] what development did to the tables
 * @property {string[]} [statements] the SQL by which it did so
 *
 * @typedef {object} Account
 * @property {string} username
 * @property {string} [password] is there where it was made up
 */

/**
 * Prepares the database in a process of its own. Believes that it was done only if that process says
 * so itself: one that loads Payload's configuration may end early without an error.
 * @param {Say} [say]
 * @param {Env} [env]
 * @param {object} [options]
 * @param {boolean} [options.isDevelopment] whether the tables follow the collections without a migration
 * @returns {Promise<Prepared>}
 */
export async function prepareDatabase(say, env = {}, { isDevelopment = false } = {}) {
  await finishRestore(say, { ...process.env, ...env })
  const unchecked = await requireSoundDatabase({ ...process.env, ...env })
  if (unchecked) say?.(unchecked)
  // To load Payload takes longer than all else that a start has to look at. The server would run a migration, too.
  if (!isDevelopment && (await isPrepared({ ...process.env, ...env }))) return { seeded: false }
  const { code, lines } = await run(
    process.execPath,
    [
      // A demo is tens of thousands of records that live a moment: with more room for the young they cost a tenth less.
      '--max-semi-space-size=64',
      ...programArguments('scripts/prepare-database.ts'),
      ...(isDevelopment ? ['--development'] : []),
    ],
    {
      env: {
        LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
        ...env,
        NODE_ENV: 'production',
      },
      onLine: (line) => isResult(line) || say?.(line),
    },
  )
  const result = lines.find(isResult)
  if (code === 0 && result) return JSON.parse(result.slice(resultMark.length))
  throw new CliError(`The database could not be prepared.\n${tail(lines)}`)
}

/** Begins the line with which `prepare-database.ts` says that all is done. */
export const resultMark = 'database prepared: '

/** @param {string} line */
const isResult = (line) => line.startsWith(resultMark)
