import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CliError } from '../output.mjs'
import { run, tail } from '../run.mjs'

/** @import { Backup } from './data.mjs' */

/**
 * Runs git in the folder of the process.
 * @param {...string} args
 * @returns {Promise<string[]>} the lines that it prints
 * @throws {CliError} with git's own words where it fails
 */
export async function git(...args) {
  const { code, lines } = await tryGit(...args)
  if (code !== 0) throw new CliError(`git ${args[0]} failed:\n${tail(lines)}`)
  return lines
}

/**
 * The same for calls whose failure is an answer.
 * @param {...string} args
 */
export const tryGit = (...args) =>
  run('git', ['-c', 'core.quotePath=off', ...args], { env: { GIT_EDITOR: 'true' } }).catch(() => {
    throw new CliError('git was not found. Is it on the PATH?')
  })

/**
 * @param {string} name of a commit, tag or branch
 * @returns {Promise<string | undefined>} the commit's id
 */
export async function findCommit(name) {
  const { code, lines } = await tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  return code === 0 ? lines[0] : undefined
}

/** @param {string} commit */
export const isPartOfBranch = async (commit) =>
  (await tryGit('merge-base', '--is-ancestor', commit, 'HEAD')).code === 0

/**
 * Remembered from one call to the next, in git's own folder.
 * @typedef {object} State
 * @property {string} before the commit before the merge
 * @property {Backup} [backup] of the data at that time
 */

/** @returns {Promise<State | undefined>} */
export async function readState() {
  const file = await stateFile()
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {State | undefined} state */
export async function writeState(state) {
  const file = await stateFile()
  if (state) writeFileSync(file, JSON.stringify(state, null, 2))
  else rmSync(file, { force: true })
}

async function stateFile() {
  const [file = ''] = await git('rev-parse', '--git-path', 'terminalia-upgrade.json')
  return path.resolve(file)
}
