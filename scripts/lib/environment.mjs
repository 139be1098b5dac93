import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { CliError } from './output.mjs'

/**
 * Variables of a program's environment.
 * @typedef {Record<string, string | undefined>} Env
 */

/**
 * Takes over the settings of `.env` and of the other files that Next reads by itself later, so that
 * all see the same. What is set first stays, so the environment goes before the files.
 * @param {'production' | 'development'} mode
 */
export function loadSettings(mode = 'production') {
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/**
 * Makes sure that there is a secret, if need be by writing it into `.env`. Never writes `DATABASE_URI`: without
 * it the site is the demo.
 * @returns {string} what was found or done
 */
export function ensureSecret() {
  if (process.env.PAYLOAD_SECRET) return 'Settings are there'
  const secret = randomSecret()
  const line = `PAYLOAD_SECRET=${secret}`
  const isThere = existsSync('.env')
  const text = isThere
    ? withLine(readFileSync('.env', 'utf8'), line)
    : `# Written by npm start. Every other setting is explained in .env.example.\n${line}\n`
  try {
    writeFileSync('.env', text, { mode: 0o600 })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new CliError(
      `PAYLOAD_SECRET is missing, and .env cannot be written (${code}). Set it: ${line}`,
    )
  }
  process.env.PAYLOAD_SECRET = secret
  return isThere
    ? 'A random secret added to the settings in .env'
    : 'Settings written to .env, with a random secret'
}

/**
 * In place of the setting where it stands without a value or as a remark, as in `.env.example`; else at the end.
 * @param {string} text
 * @param {string} line
 */
function withLine(text, line) {
  const empty = /^(?:# *)?PAYLOAD_SECRET=[ \t]*$/m
  return empty.test(text)
    ? text.replace(empty, line)
    : `${text.replace(/(?<=.)\n*$/s, '\n')}${line}\n`
}

export const randomSecret = () => randomBytes(32).toString('hex')

/**
 * Every setting of the site that `.env.example` names as an empty text, which counts as not set and
 * which `.env` does not replace: tests must never reach the developer's own database.
 * @returns {Record<string, string>}
 */
export function blankSettings() {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)
  const names = [...lines].map(([, name = '']) => name)
  const kept = /^(TEST_|MONGOMS_|SECANTUSD|CHROMIUM_|NODE_ENV)/
  return Object.fromEntries(names.filter((name) => !kept.test(name)).map((name) => [name, '']))
}

/**
 * For scripts that load Payload's configuration in plain Node: without the condition they may end
 * silently before their work is done, as `lexical` loads its development build by a top-level await.
 */
export const payloadConditions = '--conditions=production'

/** The same for what starts Node by itself. */
export const payloadScript = { NODE_OPTIONS: payloadConditions }
