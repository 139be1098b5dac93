import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '../database.mjs'
import { blankSettings, randomSecret } from '../environment.mjs'
import { CliError } from '../output.mjs'
import { freePort } from '../port.mjs'
import { run, tail } from '../run.mjs'
import { makeTestFolder } from '../test-folder.mjs'
import { sharesOfCalls } from './shares.mjs'

/** @import { Say } from '../output.mjs' */

/** All packages with their versions: with others the same seed would make other values up. */
const requirements = path.resolve('scripts/lib/testing/schemathesis-requirements.txt')

/** Kept between runs: installing it takes most of a minute. */
const folder = path.resolve(
  'node_modules/.cache',
  `schemathesis-${createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12)}`,
)
const program = path.join(folder, process.platform === 'win32' ? 'Scripts/st.exe' : 'bin/st')

/**
 * Calls the API by its OpenAPI document, on a server and a database of its own, and throws where an answer differs from
 * the document. Needs a production build.
 * @param {Say} say
 * @param {object} choice
 * @param {number} choice.seed of the values that Schemathesis makes up
 * @param {number} [choice.share] makes one of so many shares of all calls, others with the next seed; all where it is 1
 * @returns {Promise<string | undefined>} why it was left out, undefined where it found nothing
 * @throws CliError with its findings
 */
export async function testBySchemathesis(say, { seed, share = 1 }) {
  const reason = await install(say)
  if (reason) return reason
  const server = await startServer()
  try {
    const token = await signIn(server)
    await writeRecords(server.baseUrl, token)
    const operations = share > 1 ? await shareOfOperations(server.baseUrl, seed, share) : []
    await runSchemathesis(server.baseUrl, token, { seed, operations }, say)
  } finally {
    await server.stop()
  }
  return undefined
}

/**
 * Picks operations of the document so that as many seeds in a row as the share is come to all of them.
 * @param {string} baseUrl
 * @param {number} seed
 * @param {number} share
 */
async function shareOfOperations(baseUrl, seed, share) {
  const answer = await fetch(`${baseUrl}/api/openapi.json`)
  const document = await answer.json()
  const isCalled = (/** @type {string} */ name) => !new RegExp(notCalled).test(name)
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([name]) => isCalled(name)),
  )
  return sharesOfCalls({ ...document, paths }, share)[seed % share] ?? []
}

/**
 * @param {string} baseUrl
 * @param {string} token
 * @param {{ seed: number, operations: string[] }} choice all operations where none are named
 * @param {Say} say
 */
async function runSchemathesis(baseUrl, token, { seed, operations }, say) {
  const work = mkdtempSync(path.join(os.tmpdir(), 'terminalia-schemathesis-'))
  const settings = path.join(work, 'schemathesis.toml')
  writeFileSync(settings, configuration)
  try {
    say(`calling ${operations.length || 'all'} operations of the API; seed ${seed}`)
    const { code, lines } = await run(
      program,
      [
        ...['--config-file', settings, 'run', `${baseUrl}/api/openapi.json`, '--no-color'],
        ...['--header', `Authorization: Bearer ${token}`],
        ...['--phases', 'coverage,fuzzing', '--max-examples', '2', '--seed', String(seed)],
        ...['--request-timeout', '30', '--warnings', 'off', '--continue-on-failure'],
        ...['--exclude-path-regex', notCalled],
        ...operations.flatMap((name) => ['--include-name', name]),
      ],
      // What it keeps of earlier runs would make one differ from the next.
      { cwd: work },
    )
    if (code !== 0) throw new CliError(`Schemathesis, seed ${seed}:\n${findings(lines)}`)
    const calls = lines.find((line) => /^\s*\d+ generated/.test(line))
    if (calls) say(calls.trim())
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * Returns the output from the first finding on. A body can make a line of thousands of characters.
 * @param {string[]} lines
 */
function findings(lines) {
  const first = lines.findIndex((line) => /^=+ (FAILURES|ERRORS) =+$/.test(line))
  const short = lines.slice(Math.max(first, 0)).map((line) => line.slice(0, 1000))
  return tail(short, short.length)
}

/**
 * Pattern of paths that are not called: those that end the session with which all others are made, and saves of all languages.
 * The fields of such a save are those of the call beside it, and the texts once more for each language, which would be ten
 * times as many calls of what is called already; `tests/api/all-languages.test.ts` tries their own rules.
 */
const notCalled = '^/admin/account/sessions|^/admin/[a-z-]+(/[{]id[}])?/languages$'

/**
 * Calls that other things decide than the document: records that others name, slugs and names that are taken, the own
 * password, a time to come, what a file holds. All checks are on by default (`--checks` would undo these exceptions), but a
 * 400 for what looks right is no fault here. Where a change of many finds no record, types and unknown names are judged, but
 * neither lengths nor patterns, and Schemathesis cannot tell these apart.
 */
const dependsOnMore = [
  // Records: what they refer to, and what is theirs alone.
  '/admin/[a-z-]+(/[{]id[}])?',
  '/admin/[a-z-]+/(order|tree|start)',
  '/admin/media/[{]id[}]/move',
  '/admin/translations/(confirm|machine)',
  // The own password, and the second factor.
  '/admin/account/.+',
  // A time to come.
  '/admin/[a-z-]+/[{]id[}]/schedule',
  // Files.
  '/(upload|document-files|quote-requests|job-applications)',
  '/admin/(products/import|translations/xliff)',
]

const configuration = `
[[operations]]
include-method-regex = "POST|PUT|PATCH"
include-path-regex = "^(${dependsOnMore.join('|')})$"
checks.positive_data_acceptance.expected-statuses = ["2xx", "3xx", "400", "401", "403", "404", "409", "429", "5xx"]

# An id without its collection.
[[operations]]
include-path = "/admin/checks"
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "401", "403", "404"]

[[operations]]
include-method = "PATCH"
include-path-regex = "^/admin/[a-z-]+$"
checks.negative_data_rejection.enabled = false
`

/** @param {Say} say */
async function install(say) {
  if (existsSync(program)) return undefined
  const python = await pythonCommand()
  if (!python) return 'Python 3.10 or newer was not found'
  say('installing Schemathesis')
  mkdirSync(path.dirname(folder), { recursive: true })
  const made = await run(python, ['-m', 'venv', folder]).catch(() => ({ code: 1 }))
  const pip = path.join(path.dirname(program), 'pip')
  const options = ['--quiet', '--retries', '1', '--disable-pip-version-check']
  const got =
    made.code === 0
      ? await run(pip, ['install', ...options, '-r', requirements]).catch(() => made)
      : made
  if (got.code === 0 && existsSync(program)) return undefined
  rmSync(folder, { recursive: true, force: true })
  return 'Schemathesis could not be installed by pip'
}

async function pythonCommand() {
  for (const name of ['python3', 'python']) {
    const probe = 'import sys, venv; sys.exit(sys.version_info < (3, 10))'
    const { code } = await run(name, ['-c', probe]).catch(() => ({ code: 1 }))
    if (code === 0) return name
  }
  return undefined
}

async function startServer() {
  const data = makeTestFolder('terminalia-schemathesis-')
  const account = { username: 'root', password: randomSecret() }
  const port = await freePort()
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    ...blankSettings(),
    NODE_ENV: 'production',
    PAYLOAD_SECRET: randomSecret(),
    DATA_DIR: data,
    DATABASE_URI: `file:${path.join(data, 'test.db')}`,
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
    PORT: String(port),
  }
  await prepareDatabase(undefined, env)
  const logFile = path.join(data, 'server.log')
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: ['ignore', log, log] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => child.kill()
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  for (let waited = 0; !readFileSync(logFile, 'utf8').includes('ready on http'); waited += 100) {
    if (child.exitCode !== null || waited > 60_000) {
      await stop()
      throw new CliError('The server for Schemathesis does not start.')
    }
    await sleep(100)
  }
  return { baseUrl: `http://127.0.0.1:${port}`, account, stop }
}

/** @param {{ baseUrl: string, account: { username: string, password: string } }} server */
async function signIn({ baseUrl, account }) {
  /** @type {{ token: string }} */
  const { token } = await post(`${baseUrl}/api/admin/login`, account)
  return token
}

/**
 * One record of each kind, so that calls by id find something.
 * @param {string} baseUrl
 * @param {string} token
 */
async function writeRecords(baseUrl, token) {
  /** @type {(collection: string, body: object) => Promise<{ doc: { id: string | number } }>} */
  const write = (collection, body) => post(`${baseUrl}/api/admin/${collection}`, body, token)
  const { doc: category } = await write('categories', { name: 'Category' })
  await write('products', { name: 'Product', categoryId: category.id })
  await write('news', { title: 'Article' })
  await write('jobs', { title: 'Job', location: 'Here' })
  await write('navigation-items', { name: 'Item' })
  await write('pages', { title: 'Page', path: '/page' })
  await write('redirects', { from: '/old', to: '/page' })
  await write('content-sections', { sectionKey: 'section' })
  await write('inquiries', { name: 'A', email: 'a@example.com', message: 'Hello' })
}

/**
 * @param {string} url
 * @param {object} body
 * @param {string} [token]
 */
async function post(url, body, token) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new CliError(`${url} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
