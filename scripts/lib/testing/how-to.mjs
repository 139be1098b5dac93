import { spawn } from 'node:child_process'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { blankSettings } from '../environment.mjs'
import { CliError } from '../output.mjs'
import { run, tail } from '../run.mjs'
import { cloneTo } from './clone.mjs'
import { howToSteps, withDiff } from './how-to-steps.mjs'

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Env } from '../environment.mjs'
 * @import { Say } from '../output.mjs'
 * @import { Step } from './how-to-steps.mjs'
 */

/** Time that a server may take until it answers, ms: it compiles, or builds the site. */
const patienceMs = 8 * 60_000

/**
 * Does what pages of `docs/how-to` say, one after the other, each in a clone of the files as they are: writes their files,
 * makes their changes, runs their commands. What a page's server answers with 500 meanwhile is a fault of the page, too.
 * @param {string[]} pages names, such as `add-a-block`
 * @param {Say} say
 */
export async function playHowTos(pages, say) {
  for (const page of pages) {
    say(page)
    const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-how-to-'))
    const site = path.join(folder, 'site')
    try {
      cloneTo(site)
      // npm and servers write beside the links, not through them.
      linkFolder('node_modules', path.join(site, 'node_modules'))
      await play(page, { folder, site, say })
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    }
  }
}

/**
 * @param {string} page
 * @param {{ folder: string, site: string, say: Say }} at
 */
async function play(page, { folder, site, say }) {
  const steps = howToSteps(readFileSync(`docs/how-to/${page}.md`, 'utf8'))
  const env = environment(path.join(folder, 'data'))
  /** @type {Server | undefined} */
  let server
  /** @type {string[]} */
  const addresses = []
  try {
    for (const step of steps) {
      say(`${page}: ${nameOf(step)}`)
      if (step.kind === 'visit') addresses.push(step.address)
      else if (step.kind !== 'command') change(step, site)
      else if (isServer(step.command)) {
        await server?.end()
        server = await serve(step, site, env, say)
      } else if (!isClone(step.command)) await command(step, site, env)
      await server?.requireAnswer()
      // A page may name an address before it starts the server.
      if (server) for (const address of addresses.splice(0)) await server.requireAnswer(address)
    }
    const [unseen] = addresses
    if (unseen) throw new CliError(`${unseen} is named, and no server started`)
  } catch (error) {
    throw new CliError(`docs/how-to/${page}.md: ${/** @type {Error} */ (error).message}`)
  } finally {
    await server?.end()
  }
}

/** @param {Step} step */
function nameOf(step) {
  if (step.kind === 'visit') return step.address
  return step.kind === 'command' ? step.command : step.file
}

/**
 * Tells a command that gets the repository: the page is played in a clone of it.
 * @param {string} line
 */
const isClone = (line) => line.startsWith('git clone ')

/** @param {string} line */
const isServer = (line) => /\bnpm (start|run dev)\b/.test(line)

/**
 * @param {Extract<Step, { kind: 'file' | 'diff' }>} step
 * @param {string} site
 */
function change({ kind, file, text }, site) {
  const place = path.join(site, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, kind === 'file' ? text : withDiff(readFileSync(place, 'utf8'), text, file))
}

/**
 * @param {Extract<Step, { kind: 'command' }>} step
 * @param {string} cwd
 * @param {Env} env
 */
async function command({ command }, cwd, env) {
  const { code, lines } = await run('sh', ['-c', command], { cwd, env })
  if (code !== 0) throw new CliError(`\`${command}\` ended with ${code}:\n${tail(lines, 60)}`)
}

/**
 * A server that a page has started.
 * @typedef {{ requireAnswer: (address?: string) => Promise<void>, end: () => Promise<void> }} Server
 */

/**
 * @param {Extract<Step, { kind: 'command' }>} step
 * @param {string} cwd
 * @param {Env} env
 * @param {Say} say
 * @returns {Promise<Server>}
 */
async function serve({ command, address }, cwd, env, say) {
  let said = ''
  const start = () => {
    said = ''
    const child = spawn('sh', ['-c', command], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // So that what it starts is ended with it.
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => void (said = (said + chunk).slice(-8000)))
    return child
  }
  let child = start()
  const end = () => endGroup(child)
  const awaitAnswer = async () => {
    const deadline = Date.now() + patienceMs
    while ((await statusOf(address)) === undefined) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await end()
        throw new CliError(`\`${command}\` does not serve ${address}:\n${said}`)
      }
      await wait(1000)
    }
  }
  await awaitAnswer()
  let hasPanicked = false
  return {
    async requireAnswer(asked = address) {
      let status = await statusOf(asked)
      if (status !== 200 && !hasPanicked && isPanic(said)) {
        // vercel/next.js#96093: its cache of a former session; the next start is whole again. No fault of the page.
        hasPanicked = true
        say(`Turbopack panicked; ${command} again`)
        await end()
        child = start()
        await awaitAnswer()
        status = await statusOf(asked)
      }
      if (status !== 200) throw new CliError(`${asked} answers ${status}:\n${said}`)
    },
    end,
  }
}

/** @param {string} said */
const isPanic = (said) => said.includes('unexpected Turbopack error')

/**
 * @param {string} address
 * @returns {Promise<number | undefined>} undefined where nobody answers
 */
async function statusOf(address) {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(240_000) })).status
  } catch {
    return undefined
  }
}

/** @param {ChildProcess} child */
async function endGroup(child) {
  /** @param {NodeJS.Signals | 0} signal */
  const signal = (signal) => {
    try {
      return process.kill(-Number(child.pid), signal)
    } catch {
      // All of them have ended.
      return false
    }
  }
  signal('SIGTERM')
  for (let tries = 0; tries < 40 && signal(0); tries += 1) await wait(500)
  signal('SIGKILL')
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.name === '.cache') continue
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function linkOrCopy(source, target) {
  // npm writes its list of what is installed in place.
  if (path.basename(source) === '.package-lock.json') return void copyFileSync(source, target)
  try {
    linkSync(source, target)
  } catch {
    // The folder for temporary files may be on another disk.
    copyFileSync(source, target)
  }
}

/**
 * The environment of a developer's terminal: without the settings of the test run that plays the pages.
 * @param {string} data
 * @returns {Env}
 */
function environment(data) {
  const unset = [...Object.keys(blankSettings()), 'NODE_ENV', 'NODE_OPTIONS', 'INIT_CWD']
  return { ...Object.fromEntries(unset.map((name) => [name, undefined])), DATA_DIR: data }
}
