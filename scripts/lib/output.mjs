/**
 * Takes what is being done, line by line.
 * @typedef {(line: string) => void} Say
 */

/** A reason to stop that the reader can mend: shown as it is, without a stack. */
export class Stop extends Error {}

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
 * What to show of an error: of a reason to stop no stack.
 * @param {unknown} error
 */
export function told(error) {
  if (error instanceof Stop) return error.message
  return error instanceof Error ? (error.stack ?? String(error)) : String(error)
}

/** @param {number} since milliseconds, as of Date.now() */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * On a terminal one line that renews itself; elsewhere a line every now and then.
 * @param {string} title
 */
function startTicker(title) {
  const started = Date.now()
  const { isTTY, columns = 80 } = process.stdout
  let last = ''
  const draw = () => {
    const text = `  … ${title}  ${seconds(started)}${last && `  ${last}`}`
    if (isTTY) process.stdout.write(`\r\x1b[K${text.slice(0, columns - 1)}`)
    else print(text)
  }
  const timer = setInterval(draw, isTTY ? 200 : 10_000)
  return {
    /** @type {Say} */
    say: (line) => {
      last = line.trim()
    },
    stop: () => {
      clearInterval(timer)
      if (isTTY) process.stdout.write('\r\x1b[K')
    },
  }
}
