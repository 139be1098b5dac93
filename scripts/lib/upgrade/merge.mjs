import { rmSync } from 'node:fs'
import { demoPlaces } from '../demo.mjs'
import { CliError } from '../output.mjs'
import { demoProgram } from '../site-index.mjs'
import { fileIn, git, tryGit, unmergedFiles } from './git.mjs'
import { hasMarkers, solveJson, takeGenerated } from './generated.mjs'

/** @import { Conflict, Upgrade } from './state.mjs' */

/**
 * Merges upstream's commit into the site's, three-way, without committing. Generated files are no conflicts.
 * @param {Pick<Upgrade, 'base' | 'before' | 'target'>} upgrade
 * @returns {Promise<Conflict[]>} what has to be solved by hand
 */
export async function merge({ base, before, target }) {
  const { code, lines } = await tryGit(
    ...['-c', 'merge.conflictStyle=zdiff3', '-c', 'merge.renameLimit=20000'],
    // A file that the site has in a folder that upstream moved goes along.
    ...['-c', 'merge.directoryRenames=true', 'merge', '--no-ff', '--no-commit', target],
  )
  if (code !== 0 && (await unmergedFiles()).length === 0) {
    throw new CliError(`git could not begin the merge:\n${lines.slice(-8).join('\n')}`)
  }
  await takeGenerated(target)
  await leaveOutDemo(before)
  await solveJson()
  return Promise.all(
    (await unmergedFiles()).map(async (file) => ({
      file,
      ours: await subjects(base, before, file),
      theirs: await subjects(base, target, file),
    })),
  )
}

/**
 * Where the site deleted the demo, nothing of it comes back, whatever the release changed in it.
 * @param {string} before
 */
async function leaveOutDemo(before) {
  if ((await fileIn(before, demoProgram)) !== undefined) return
  await git('rm', '-r', '--force', '--quiet', '--ignore-unmatch', '--', ...demoPlaces)
  // What was changed by the release and deleted by the site is left in the folder, for a person to decide.
  for (const place of demoPlaces) rmSync(place, { recursive: true, force: true })
}

/** @throws {CliError} where conflicts are not solved yet; files without marks are taken as solved */
export async function requireSolved() {
  const unmerged = await unmergedFiles()
  const marked = unmerged.filter(hasMarkers)
  if (marked.length > 0) {
    throw new CliError(
      `Conflicts are not solved yet:\n${marked.map((file) => `  ${file}`).join('\n')}\n` +
        'Edit these files until none of the marks <<<<<<<, ||||||| and >>>>>>> is left.',
    )
  }
  // A file that one side deleted and the other changed has no marks: it is there or not as it should be.
  if (unmerged.length > 0) await git('add', '--all', '--', ...unmerged)
}

/**
 * What one side did to a file.
 * @param {string} from
 * @param {string} to
 * @param {string} file
 */
const subjects = (from, to, file) =>
  git('log', '--no-merges', '--format=%s', '-5', `${from}..${to}`, '--', file)
