import { randomSecret } from '../environment.mjs'
import { CliError } from '../output.mjs'
import { installPackages, npm } from '../packages.mjs'
import { run, tail } from '../run.mjs'
import { rehearse, restoreData, saveData } from './data.mjs'

/** @import { Say } from '../output.mjs' */

/** Programs that an upgrade runs besides git; tests give others. */
export const commands = {
  /** @param {Say} say */
  updatePackages: (say) => runNpm(['install', '--include=dev'], say),
  installPackages,
  /** @param {Say} say */
  generate: async (say) => {
    // On no database: the collections alone say what is generated.
    const env = {
      DATABASE_URI: '',
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || randomSecret(),
      NODE_ENV: 'development',
    }
    await runNpm(['run', 'generate:types'], say, env)
    await runNpm(['run', 'generate:importmap'], say, env)
  },
  saveData,
  rehearse,
  restoreData,
}

/** @typedef {typeof commands} Commands */

/**
 * @param {string[]} args
 * @param {Say} onLine
 * @param {Record<string, string>} [env]
 */
async function runNpm(args, onLine, env) {
  const [command, ...own] = npm()
  const { code, lines } = await run(command, [...own, ...args], { env, onLine })
  if (code !== 0) throw new CliError(`npm ${args.join(' ')} failed:\n${tail(lines, 25)}`)
}
