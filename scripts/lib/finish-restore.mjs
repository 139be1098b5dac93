import { existsSync } from 'node:fs'
import path from 'node:path'
import { programArguments } from './bundles.mjs'
import { dataFolder } from './data-folder.mjs'
import { CliError } from './output.mjs'
import { run, tail } from './run.mjs'

/**
 * Completes a restore that was interrupted, so that nothing is served that is half old and half new.
 * @param {import('./output.mjs').Say} [say]
 * @param {import('./environment.mjs').Env} [env]
 * @throws {CliError} where it cannot be completed
 */
export async function finishRestore(say, env = process.env) {
  if (!existsSync(path.join(dataFolder(env), 'restore.json'))) return
  const args = [...programArguments('scripts/restore.ts'), '--finish']
  const { code, lines } = await run(process.execPath, args, { env, onLine: say })
  if (code !== 0)
    throw new CliError(`A restore was interrupted and cannot be completed.\n${tail(lines)}`)
}
