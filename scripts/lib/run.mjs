import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Readable } from 'node:stream'
 * @import { Env } from './environment.mjs'
 * @import { Say } from './output.mjs'
 */

/**
 * Runs a program and gathers what it prints. Where this process is told to end, the program ends too.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {Env} [options.env] beside this process's own environment
 * @param {string} [options.cwd]
 * @param {Say} [options.onLine] called with each line as it comes
 * @param {boolean} [options.show] the program writes to the terminal itself, nothing is gathered
 * @param {number} [options.silenceMs] a program that prints nothing for so long is taken to hang, and ended
 * @param {number} [options.graceMs] how long it may take to end then, and what it started after its end
 * @returns {Promise<{ code: number, lines: string[], isHung: boolean }>} the exit code, 1 where a signal ended it
 */
export function run(command, args, options = {}) {
  const { env = {}, cwd, onLine, show = false, silenceMs, graceMs = 30_000 } = options
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    const forget = endTogether(child)
    /** @type {string[]} */
    const lines = []
    /** @type {Say} */
    const hear = (line) => {
      const text = stripVTControlCharacters(line).trimEnd()
      if (text === '') return
      lines.push(text)
      onLine?.(text)
    }
    const silence = silenceMs ? endAfterSilence(child, { silenceMs, graceMs }, hear) : undefined
    // Neither is there where the program has the terminal, or where no more files can be opened.
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      byLine(stream, hear)
      stream.on('data', () => silence?.broken())
    }
    child.on('error', (error) => {
      forget()
      silence?.forget()
      reject(error)
    })
    // What it started may outlive it, and hold its output open.
    child.on('exit', () => setTimeout(letGo, graceMs, child).unref())
    child.on('close', (code) => {
      forget()
      silence?.forget()
      resolve({ code: code ?? 1, lines, isHung: silence?.isOver() ?? false })
    })
  })
}

/**
 * Returns the last lines that a program printed, indented, for messages.
 * @param {string[]} lines
 */
export const tail = (lines, count = 15) =>
  lines
    .slice(-count)
    .map((line) => `  ${line}`)
    .join('\n')

/**
 * @param {Readable} stream
 * @param {Say} hear
 */
function byLine(stream, hear) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (/** @type {string} */ chunk) => {
    const parts = (rest + chunk).split(/[\r\n]+/)
    rest = parts.pop() ?? ''
    parts.forEach(hear)
  })
  stream.on('end', () => hear(rest))
}

/**
 * @param {ChildProcess} child
 * @param {{ silenceMs: number, graceMs: number }} limits
 * @param {Say} say
 */
function endAfterSilence(child, { silenceMs, graceMs }, say) {
  /** @type {NodeJS.Timeout | undefined} */
  let killing
  let isOver = false
  const ending = setTimeout(() => {
    isOver = true
    say(`No output for ${silenceMs / 60_000} minutes: the program hangs and is stopped.`)
    child.kill()
    killing = setTimeout(() => child.kill('SIGKILL'), graceMs)
  }, silenceMs)
  return {
    isOver: () => isOver,
    broken: () => isOver || ending.refresh(),
    forget: () => {
      clearTimeout(ending)
      clearTimeout(killing)
    },
  }
}

/** @param {ChildProcess} child */
function letGo({ stdout, stderr }) {
  stdout?.destroy()
  stderr?.destroy()
}

/** @type {Set<ChildProcess>} */
const running = new Set()

/**
 * However many run at once, one listener ends them: more than ten would be warned of.
 * @param {ChildProcess} child
 */
function endTogether(child) {
  if (running.size === 0) {
    process.on('SIGTERM', endAll)
    process.on('SIGINT', endAll)
    process.on('exit', killAll)
  }
  running.add(child)
  return () => {
    running.delete(child)
    if (running.size > 0) return
    process.off('SIGTERM', endAll)
    process.off('SIGINT', endAll)
    process.off('exit', killAll)
  }
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const child of running) child.kill(signal)
  process.exit(130)
}

/** Ends what still runs when this process exits: a build that fails ends the seed beside it. */
function killAll() {
  for (const child of running) child.kill()
}
