/**
 * Takes what is being done, line by line.
 * @typedef {(line: string) => void} Say
 */

/** Ends a script with a message for the person who runs it: shown as it is, without a stack. */
export class CliError extends Error {}

export const print = (text = '') => process.stdout.write(`${text}\n`)

/**
 * Does one step of a script and prints one line with its duration; while it lasts, a ticker says what
 * it is doing.
 * @template T
 * @param {string} title
 * @param {(say: Say) => Promise<T> | T} work a text it returns replaces the title
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now()
  const ticker = startTicker(title)
  try {
    const result = await work(ticker.say)
    ticker.stop()
    print(`  ✓ ${typeof result === 'string' ? result : title}  ${seconds(started)}`)
    return result
  } catch (error) {
    ticker.stop()
    print(`  ✗ ${title}  ${seconds(started)}`)
    throw error
  }
}

/**
 * Runs a whole script; what stops it is printed and ends the process.
 * @param {() => Promise<void>} script
 */
export async function main(script) {
  try {
    await script()
  } catch (error) {
    process.stderr.write(`\n${told(error)}\n`)
    process.exit(1)
  }
}

/**
 * Returns the text to print of an error: without a stack for a reason to stop.
 * @param {unknown} error
 */
export function told(error) {
  if (error instanceof CliError) return error.message
  return error instanceof Error ? (error.stack ?? String(error)) : String(error)
}

/** @param {number} since milliseconds, as of Date.now() */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * A step that is being done.
 * @typedef {{ title: string, started: number, last: string }} Running
 */

/** @type {Set<Running>} */
const running = new Set()

/** @type {NodeJS.Timeout | undefined} */
let timer

/**
 * Shows the steps that are being done: on a terminal in one line that renews itself, elsewhere in a line for each
 * every now and then.
 * @param {string} title
 */
function startTicker(title) {
  const { isTTY } = process.stdout
  /** @type {Running} */
  const own = { title, started: Date.now(), last: '' }
  running.add(own)
  timer ??= setInterval(draw, isTTY ? 200 : 10_000)
  return {
    /** @type {Say} */
    say: (line) => {
      own.last = line.trim()
    },
    stop: () => {
      running.delete(own)
      if (running.size === 0) {
        clearInterval(timer)
        timer = undefined
      }
      if (isTTY) process.stdout.write('\r\x1b[K')
    },
  }
}

function draw() {
  const texts = [...running].map(
    ({ title, started, last }) => `${title}  ${seconds(started)}${last && `  ${last}`}`,
  )
  const { isTTY, columns = 80 } = process.stdout
  if (isTTY) process.stdout.write(`\r\x1b[K  … ${texts.join(' │ ')}`.slice(0, columns + 4))
  else texts.forEach((text) => print(`  … ${text}`))
}
