import { CliError } from '../output.mjs'
import { run, tail } from '../run.mjs'

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
 * @returns {Promise<{ code: number, lines: string[] }>}
 */
export const tryGit = (...args) =>
  run('git', ['-c', 'core.quotePath=off', ...args], {
    env: { GIT_EDITOR: 'true', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  }).catch(() => {
    throw new CliError('git was not found. Is it on the PATH?')
  })

/**
 * @param {string} name of a commit, tag or branch
 * @returns {Promise<string | undefined>} the commit's id
 */
export async function commitOf(name) {
  const { code, lines } = await tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  return code === 0 ? lines[0] : undefined
}

/**
 * A file as it is in a commit, without its last line's end.
 * @param {string} commit
 * @param {string} file
 * @returns {Promise<string | undefined>} undefined where the commit has no such file
 */
export async function fileIn(commit, file) {
  const { code, lines } = await tryGit('show', `${commit}:${file}`)
  return code === 0 ? lines.join('\n') : undefined
}

/** Files with conflicts that are not solved yet. */
export const unmergedFiles = () => git('diff', '--name-only', '--diff-filter=U')
