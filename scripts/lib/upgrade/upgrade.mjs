import { existsSync } from 'node:fs'
import { writeMigrationIndex } from '../migration-index.mjs'
import { CliError, print, step } from '../output.mjs'
import { findCommit, git, isPartOfBranch, readState, tryGit, writeState } from './git.mjs'

/**
 * @import { Commands } from './commands.mjs'
 * @import { Rehearsal } from './data.mjs'
 */

/** Files and folders that commands write from other files: a merge of their lines means nothing. */
const generated = [
  'package-lock.json',
  'payload-types.ts',
  'src/app/(payload)/admin/importMap.js',
  'src/generated',
  'src/migrations/index.ts',
]

/**
 * Completes a merge: makes generated files anew and commits them, makes a backup of the data, and rehearses the
 * migrations on a copy.
 * @param {Commands} commands
 * @returns {Promise<boolean>} false where migrations lose values, or some are missing
 */
export async function finishMerge(commands) {
  const before = await findCommitBeforeMerge()
  await takeTheirGenerated()
  await step('Packages', commands.updatePackages)
  writeMigrationIndex()
  await step('Types, import map and lists', commands.generate)
  await commitGenerated()
  const state = await readState()
  // Called again, the first backup is the one from before.
  const backup =
    state?.before === before && state.backup
      ? state.backup
      : await step('Backup of the data', commands.saveData)
  await writeState({ before, backup })
  if (backup) print(`    ${backup.file}`)
  const rehearsal = await step('Migrations on a copy of the data', commands.rehearse)
  report(rehearsal)
  print('\nNext: npm test, npm start. Back to before the merge: npm run upgrade -- --undo')
  return rehearsal.losses.length + rehearsal.missing.length === 0
}

/**
 * Goes back to the code before the merge, and to the data of then where a start has migrated them since.
 * @param {Commands} commands
 */
export async function undoMerge(commands) {
  const state = await readState()
  if (!state) {
    throw new CliError(
      'There is no upgrade to undo. To undo an uncommitted merge: git merge --abort',
    )
  }
  const { before, backup } = state
  if (!(await isPartOfBranch(before))) {
    throw new CliError('This is not the branch that was upgraded. Check that branch out.')
  }
  const changed = await git('status', '--porcelain', '--untracked-files=no')
  if (changed.length > 0 && !(await findCommit('MERGE_HEAD'))) {
    throw new CliError(`Commit or stash these files first:\n${changed.join('\n')}`)
  }
  // By the version that made the backup, before its code is gone.
  await step('Data', () => commands.restoreData(backup))
  await git('tag', '--force', 'upgrade-undone', 'HEAD')
  await git('reset', '--hard', '--quiet', before)
  await writeState(undefined)
  await step('Packages', commands.installPackages)
  print('\nThe code is that of before the merge. The tag upgrade-undone has the other one.')
}

/** @throws {CliError} where nothing was merged */
async function findCommitBeforeMerge() {
  const head = await findCommit('HEAD')
  if (await findCommit('MERGE_HEAD')) return String(head)
  const original = await findCommit('ORIG_HEAD')
  if (original && original !== head && (await isPartOfBranch(original))) return original
  const parent = (await findCommit('HEAD^2')) && (await findCommit('HEAD^1'))
  if (parent) return parent
  throw new CliError('No version was merged. First: git fetch upstream --tags && git merge v0.3.0')
}

/**
 * Takes upstream's generated files where both sides changed them: a lock file of tested versions to begin with.
 * @throws {CliError} where files are left that a person has to solve
 */
async function takeTheirGenerated() {
  const unmerged = await git('diff', '--name-only', '--diff-filter=U')
  const isGenerated = (/** @type {string} */ file) =>
    generated.some((place) => file === place || file.startsWith(`${place}/`))
  const left = unmerged.filter((file) => !isGenerated(file))
  if (left.length > 0) {
    throw new CliError(`Solve these conflicts first, then git add them:\n  ${left.join('\n  ')}`)
  }
  for (const file of unmerged) {
    const { code } = await tryGit('checkout', '--theirs', '--', file)
    if (code === 0) await git('add', '--', file)
    else await git('rm', '--quiet', '--force', '--', file)
  }
}

async function commitGenerated() {
  // What the lists no longer have is deleted by them, or by the merge.
  await git('add', '--all', '--', ...generated.filter((place) => existsSync(place)))
  if (await findCommit('MERGE_HEAD')) await git('commit', '--quiet', '--no-verify', '--no-edit')
  else if ((await tryGit('diff', '--cached', '--quiet')).code !== 0) {
    await git('commit', '--quiet', '--no-verify', '-m', 'Regenerate files after the merge')
  }
}

/** @param {Rehearsal} rehearsal */
function report({ told, migrations, losses, missing, statements }) {
  print(`    ${told}`)
  list('The next start runs:', migrations)
  list('These tables and columns lose values:', losses)
  list('No migration makes these, so npm run migrate:create -- NAME:', missing)
  // Development makes some indexes anew, which is no news.
  if (missing.length > 0) list('The SQL that creates them:', statements)
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
function list(title, lines) {
  if (lines.length > 0) print(`    ${title}\n${lines.map((line) => `      ${line}`).join('\n')}`)
}
