import { CliError } from './output.mjs'
import { run, tail } from './run.mjs'

/** @import { Say } from './output.mjs' */

/**
 * Makes the bundles or the production build in a process of its own: what that reads and loads, a hundred megabytes, would stay
 * with the process that goes on as the server.
 * @param {'bundles' | 'build'} what
 * @param {Say} [say]
 */
export async function makeApart(what, say) {
  const { code, lines } = await run(process.execPath, ['scripts/make.mjs', what], {
    onLine: (line) => isProblem(line) || say?.(line),
  })
  if (code === 0) return
  const problem = lines.find(isProblem)
  throw new CliError(
    problem ? JSON.parse(problem.slice(problemMark.length)) : `It ended early.\n${tail(lines)}`,
  )
}

/** Begins the line with which `make.mjs` says why it failed. */
export const problemMark = 'not made: '

/** @param {string} line */
const isProblem = (line) => line.startsWith(problemMark)
