import { randomSecret } from '../environment.mjs'
import { CliError } from '../output.mjs'
import { areInstalled, npm } from '../packages.mjs'
import { run, tail } from '../run.mjs'
import { rehearse } from './data.mjs'

/**
 * @import { Say } from '../output.mjs'
 * @import { Rehearsal } from './data.mjs'
 */

/**
 * What an upgrade runs besides git; tests give others.
 * @typedef {object} Commands
 * @property {() => Promise<boolean>} proceed goes on after the merge, with the script of the new release
 * @property {(say: Say) => Promise<void>} install makes the lockfile fit, and installs
 * @property {(say: Say) => Promise<void>} generate makes types and import map
 * @property {(name: string, say: Say) => Promise<void>} createMigration for what no migration makes yet, if anything
 * @property {(name: string, say: Say) => Promise<Rehearsal>} rehearse
 * @property {(base: string, say: Say) => Promise<string | undefined>} check what is wrong, or nothing
 */

/** @type {Commands} */
export const commands = {
  proceed: async () => {
    const args = ['scripts/upgrade.mjs', '--continue']
    return (await run(process.execPath, args, { show: true })).code === 0
  },
  install: async (say) => {
    const [command, ...args] = npm()
    const { code, lines } = await run(command, [...args, 'install', '--include=dev'], {
      onLine: say,
    })
    if (code === 0 && areInstalled()) return
    const errors = lines.filter((line) => line.startsWith('npm error')).slice(0, 8)
    throw new CliError(`npm could not install the packages.\n${tail(errors)}`)
  },
  generate: async (say) => {
    await script('generate:types', [], say)
    await script('generate:importmap', [], say)
  },
  createMigration: async (name, say) => {
    const label = `upgrade_${name.replace(/\W+/g, '_')}`
    await script('migrate:create', [label, '--skip-empty'], say)
  },
  rehearse,
  check: async (base, say) => {
    const { code, lines } = await run(process.execPath, ['scripts/check.mjs', base], {
      onLine: say,
    })
    return code === 0 ? undefined : tail(lines, 40)
  },
}

/**
 * A command of the site, on no database: the tables of SQLite are told by the collections alone.
 * @param {string} name
 * @param {string[]} args
 * @param {Say} say
 */
async function script(name, args, say) {
  const [command, ...own] = npm()
  const { code, lines } = await run(command, [...own, 'run', name, '--', ...args], {
    env: {
      DATABASE_URI: '',
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || randomSecret(),
      NODE_ENV: 'development',
    },
    onLine: say,
  })
  if (code !== 0) throw new CliError(`npm run ${name} failed:\n${tail(lines, 25)}`)
}
