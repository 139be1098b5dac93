import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { git } from './git.mjs'

/**
 * What an upgrade remembers from one call to the next, in git's own folder.
 * @typedef {object} Upgrade
 * @property {string} name of the release, for people
 * @property {string} target its commit
 * @property {string} base the commit of upstream that the site stood on
 * @property {string} before the site's own commit before the upgrade
 * @property {string} tag names that commit
 * @property {'merging' | 'merged' | 'done'} phase
 * @property {Conflict[]} conflicts that had to be solved by hand
 * @property {string[]} untracked files that are there since the upgrade and not in git
 * @property {Backup} [backup]
 *
 * @typedef {object} Conflict
 * @property {string} file
 * @property {string[]} ours subjects of the site's commits
 * @property {string[]} theirs subjects of upstream's commits
 *
 * The data as it was before the upgrade.
 * @typedef {object} Backup
 * @property {'sqlite' | 'mongodb'} kind
 * @property {string} file
 * @property {string} [database] the SQLite file it was made of
 * @property {string[]} [migrations] that had been run on it
 */

/** @returns {Promise<Upgrade | undefined>} */
export async function readUpgrade() {
  const file = await place()
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {Upgrade} upgrade */
export async function writeUpgrade(upgrade) {
  writeFileSync(await place(), JSON.stringify(upgrade, null, 2))
}

export async function forgetUpgrade() {
  rmSync(await place(), { force: true })
}

async function place() {
  const [file = ''] = await git('rev-parse', '--git-path', 'terminalia-upgrade.json')
  return path.resolve(file)
}
