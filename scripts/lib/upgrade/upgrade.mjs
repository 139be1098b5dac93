import { existsSync, rmSync } from 'node:fs'
import { CliError, print, step } from '../output.mjs'
import { restoreData } from './data.mjs'
import { completeMigrations, generatedFiles, joinMigrations, takeGenerated } from './generated.mjs'
import { commitOf, git, tryGit } from './git.mjs'
import { merge, requireSolved } from './merge.mjs'
import { findBase, findRelease } from './release.mjs'
import { tellByHand, tellConflicts } from './report.mjs'
import { forgetUpgrade, readUpgrade, writeUpgrade } from './state.mjs'

/**
 * @import { Commands } from './commands.mjs'
 * @import { Upgrade } from './state.mjs'
 */

/**
 * @typedef {object} Wanted
 * @property {string} from upstream: a remote's name, an address or a path
 * @property {string} [to] the release; the newest where none is named
 * @property {string} [base] the release that the site began as, where its history does not tell
 */

/**
 * Takes a release of upstream into the site: merges it, makes generated files anew, rehearses the migrations on a copy
 * of the data and runs the checks. Ends early where conflicts are left to a person.
 * @param {Wanted} wanted
 * @param {Commands} commands
 * @returns {Promise<boolean>} whether all is done
 */
export async function begin({ from, to, base: began }, commands) {
  if ((await readUpgrade())?.phase.startsWith('merg')) {
    throw new CliError(
      `An upgrade is under way. Go on with it: ${goOn}; or give it up: npm run upgrade -- --undo`,
    )
  }
  await requireClean()
  const before = String(await commitOf('HEAD'))
  const { name, target } = await step('Upstream is fetched', () => findRelease(from, to))
  if ((await tryGit('merge-base', '--is-ancestor', target, 'HEAD')).code === 0) {
    print(`\nNothing to do: ${name} is part of this site already.`)
    return true
  }
  const base = await findBase(target, began)
  const tag = await rememberedAs(before, name)
  /** @type {Upgrade} */
  const upgrade = {
    ...{ name, target, base, before, tag },
    ...{ phase: 'merging', conflicts: [], untracked: await untracked() },
  }
  await writeUpgrade(upgrade)
  upgrade.conflicts = await step(`${name} is merged`, () => merge(upgrade))
  await writeUpgrade(upgrade)
  if (upgrade.conflicts.length > 0) {
    tellConflicts(upgrade.conflicts)
    return false
  }
  return commands.proceed()
}

/**
 * Goes on with an upgrade after its conflicts were solved, or after what its checks found was mended.
 * @param {Commands} commands
 * @param {{ acceptLosses?: boolean, skipChecks?: boolean }} [options]
 */
export async function proceed(commands, options) {
  const upgrade = await readUpgrade()
  if (!upgrade || upgrade.phase === 'done') throw new CliError('No upgrade is under way.')
  if (upgrade.phase === 'merging') await requireSolved()
  return finish(upgrade, commands, options)
}

/**
 * Goes back to where the site stood before the last upgrade.
 * @param {Pick<Commands, 'install'>} commands
 */
export async function undo(commands) {
  const upgrade = await readUpgrade()
  if (!upgrade) throw new CliError('There is no upgrade to undo.')
  const { before, tag, phase, untracked: there } = upgrade
  // Before the merge is committed, what differs is the merge itself.
  if (phase !== 'merging') await requireClean()
  const head = String(await commitOf('HEAD'))
  const isMoved = (await tryGit('merge-base', '--is-ancestor', before, 'HEAD')).code !== 0
  if (isMoved)
    throw new CliError(
      `This branch does not come from ${tag}: check out the one that was upgraded.`,
    )
  const told = restoreData(upgrade.backup)
  if (head !== before) await git('tag', '--force', tag.replace('/before-', '/undone-'), head)
  await git('reset', '--hard', '--quiet', before)
  for (const file of await untracked()) if (!there.includes(file)) rmSync(file, { force: true })
  await forgetUpgrade()
  await step('Packages', commands.install)
  // npm writes into it what fits, such as the site's own name: the next upgrade would find a change.
  await tryGit('checkout', '--quiet', before, '--', 'package-lock.json')
  print(`\nThe code is that of ${tag}. ${told}.`)
}

/**
 * @param {Upgrade} upgrade
 * @param {Commands} commands
 * @param {{ acceptLosses?: boolean, skipChecks?: boolean }} [options]
 */
async function finish(upgrade, commands, { acceptLosses = false, skipChecks = false } = {}) {
  const { name, target } = upgrade
  if (upgrade.phase === 'merging') {
    await takeGenerated(target)
    await step('Packages', commands.install)
    await step('Types and import map', commands.generate)
    await step('Migrations', async (say) => {
      const joined = await joinMigrations(upgrade)
      await commands.createMigration(name, say)
      return joined ? `Migrations of both sides are joined: ${joined}` : 'Migrations'
    })
    // All that differs now was merged or made anew: nothing else did before.
    await git('add', '--update')
    const files = [...generatedFiles, 'src/migrations'].filter((file) => existsSync(file))
    if (files.length > 0) await git('add', '--', ...files)
    await git('commit', '--quiet', '--no-verify', '-m', `Take ${name} of upstream`)
    upgrade.phase = 'merged'
    await writeUpgrade(upgrade)
  }
  await tellByHand(upgrade)
  await rehearse(upgrade, commands, acceptLosses)
  if (!skipChecks) {
    await step('Checks of what differs from upstream', async (say) => {
      const problems = await commands.check(target, say)
      if (problems) throw failed(problems)
    })
  }
  upgrade.phase = 'done'
  await writeUpgrade(upgrade)
  print(`\n${name} is part of this site.`)
  print('The data are migrated by the next start: npm start')
  print('Back to where it was, data too: npm run upgrade -- --undo')
  return true
}

/** @param {string} problems */
const failed = (problems) =>
  new CliError(
    `${problems}\n\nMend it and commit, then: ${goOn}\n` +
      `Where a check of the release does not hold for your site: ${goOn} --skip-checks`,
  )

const goOn = 'npm run upgrade -- --continue'

/**
 * Rehearses the migrations; where some tables are not complete after them, adds one that completes them, and rehearses
 * all of them again.
 * @param {Upgrade} upgrade
 * @param {Commands} commands
 * @param {boolean} acceptLosses
 */
async function rehearse(upgrade, commands, acceptLosses) {
  const { name } = upgrade
  for (const attempt of ['first', 'completed']) {
    const rehearsal = await step('Rehearsal on a copy of the data', (say) =>
      commands.rehearse(name, say),
    )
    // A second rehearsal copies what the first one's backup holds already.
    if (rehearsal.backup && upgrade.backup) rmSync(rehearsal.backup.file, { force: true })
    upgrade.backup ??= rehearsal.backup
    await writeUpgrade(upgrade)
    print(`    ${rehearsal.told}`)
    const { losses, missing, statements } = rehearsal
    if (losses.length > 0 && !acceptLosses) throw lost(losses)
    if (missing.length === 0) return
    if (attempt === 'completed' || statements.length === 0) throw unmigrated(missing)
    const migration = completeMigrations(name, statements)
    await git('add', '--', 'src/migrations')
    await git('commit', '--quiet', '--no-verify', '-m', `Complete the tables after ${name}`)
    for (const line of missing) print(`    ${line}`)
    print(`    A migration makes that: ${migration}`)
  }
}

/** @param {string[]} losses */
const lost = (losses) =>
  new CliError(
    `Migrations take values away from the copy:\n${losses.map((loss) => `  ${loss}`).join('\n')}\n` +
      'Where a migration of the release builds a table anew, add your columns to its CREATE TABLE and INSERT, commit,\n' +
      `then: ${goOn}. Where it is meant: ${goOn} --accept-losses`,
  )

/** @param {string[]} missing */
const unmigrated = (missing) =>
  new CliError(
    `No migration makes what the collections need:\n${missing.map((line) => `  ${line}`).join('\n')}\n` +
      `Run npm run migrate:create -- NAME, commit, then: ${goOn}`,
  )

async function requireClean() {
  const { code, lines } = await tryGit('status', '--porcelain')
  if (code !== 0)
    throw new CliError('This folder is no clone of git, so that there is nothing to merge into.')
  if (lines.length === 0) return
  const shown = lines.slice(0, 10).map((line) => `  ${line}`)
  throw new CliError(
    `These files differ from the last commit. Commit or stash them first:\n${shown.join('\n')}`,
  )
}

/**
 * @param {string} commit
 * @param {string} name
 * @returns {Promise<string>} the tag
 */
async function rememberedAs(commit, name) {
  const tag = `upgrade/before-${name.replace(/[^\w.-]+/g, '-')}`
  await git('tag', '--force', tag, commit)
  return tag
}

const untracked = () => git('ls-files', '--others', '--exclude-standard')
