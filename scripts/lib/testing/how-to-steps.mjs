/**
 * A step of a page: a file that is written, a change of one that is there, a command of a terminal, or an address that is
 * opened.
 * @typedef {{ kind: 'file' | 'diff', file: string, text: string }
 *   | { kind: 'command', command: string, address: string }
 *   | { kind: 'visit', address: string }} Step
 */

const fenceOrAddress = /^( *)```(\w+)\n([\s\S]*?)\n\1```$|<(http:\/\/localhost:\d+[^>\s]*)>/gm

/**
 * Reads the steps of a page of `docs/how-to`. A block of code below the bold name of a file is that file, or, as `diff`,
 * a change of it; the lines of a block of `sh` are commands. Other blocks are examples. An address of this machine in angle
 * brackets is to be opened.
 * @param {string} page in Markdown
 * @returns {Step[]}
 */
export function howToSteps(page) {
  const [address = 'http://localhost:3000'] = page.match(/http:\/\/localhost:\d+/) ?? []
  let end = 0
  return [...page.matchAll(fenceOrAddress)].flatMap((match) => {
    const [whole, indent = '', language, body = '', opened] = match
    if (opened) return [{ kind: 'visit', address: opened }]
    const before = page.slice(end, match.index)
    end = match.index + whole.length
    const text = body.replace(new RegExp(`^${indent}`, 'gm'), '')
    if (language === 'sh') return commands(text, address)
    const file = [...before.matchAll(/\*\*`([^`\s]+)`\*\*/g)].at(-1)?.[1]
    if (!file) return []
    return [{ kind: language === 'diff' ? 'diff' : 'file', file, text: `${text}\n` }]
  })
}

/**
 * @param {string} text
 * @param {string} address
 * @returns {Step[]}
 */
const commands = (text, address) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((command) => ({ kind: 'command', command, address }))

/**
 * Makes a change of a page in the text of a file: lines with `-` go, lines with `+` come, others are where it is made. A
 * line of `…` stands for lines that are not shown.
 * @param {string} text
 * @param {string} diff
 * @param {string} file for messages
 * @returns {string}
 * @throws where the text has no such place, or several
 */
export function withDiff(text, diff, file) {
  return diff.split(/^ *…\n/m).reduce((result, part) => {
    const lines = part.split('\n').filter((line) => line !== '')
    const without = (/** @type {string} */ mark) =>
      lines
        .filter((line) => !line.startsWith(mark))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    const [before, after] = [without('+'), without('-')]
    if (result.split(before).length !== 2)
      throw new Error(`${file} has no one place where this stands:\n${before}`)
    return result.replace(before, () => after)
  }, text)
}
