/** The marks that toolbars of an article's text set, in the dashboard and in place. */
export const lineMarks = ['heading', 'subheading', 'bullets', 'numbers', 'quote'] as const
export const wordMarks = ['bold', 'italic', 'link'] as const

export type LineMark = (typeof lineMarks)[number]
export type WordMark = (typeof wordMarks)[number]

/** A text with the selection in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** Replacement for a part of a text, and the selection afterwards. */
export interface TextChange extends Selected {
  /** Start and end of the part before the change; `text` replaces it. */
  from: number
  to: number
}

/** Sets a mark, or takes it away where it is set already. */
export const toggleMark = (selected: Selected, name: LineMark | WordMark): TextChange =>
  isWordMark(name) ? toggleWords(selected, name) : toggleLines(selected, name)

/** Sets a mark at the beginning of the selected lines; where all of them have it, takes it away. */
function toggleLines({ text, start, end }: Selected, mark: LineMark): TextChange {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(end - (end > start ? 1 : 0), from))
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const isSet = filled.length > 0 && filled.every((line) => kindOf(line) === mark)
  let number = 0
  const changed = lines
    .map((line) => {
      if (line.trim() === '' && lines.length > 1) return line
      const words = line.replace(anyLineMark, '')
      number += 1
      return isSet ? words : `${startOf(mark, number)}${words}`
    })
    .join('\n')
  return { from, to, text: changed, ...selectionIn(from, changed, lines.length > 1) }
}

/** Sets a mark around the selected words of each line; where they stand in it already, takes it away. */
function toggleWords(selected: Selected, mark: WordMark): TextChange {
  const trimmed = withoutBlanks(selected)
  return mark === 'link' ? linked(trimmed) : starred(trimmed, mark === 'bold' ? '**' : '*')
}

/** A picture of the library on a line of its own, behind the line in which the selection ends. */
export function insertPicture({ text, end }: Selected, url: string): TextChange {
  const lineEnd = text.indexOf('\n', end)
  const at = lineEnd < 0 ? text.length : lineEnd
  const isEmptyBefore = /(^|\n)\s*$/.test(text.slice(0, at))
  const before = text.slice(0, at).trim() === '' ? '' : isEmptyBefore ? '\n' : '\n\n'
  const inserted = `${before}![](${url})\n${text.slice(at).startsWith('\n\n') ? '' : '\n'}`
  // Between the brackets, where words of its own are written.
  const caret = at + before.length + 2
  return { from: at, to: at, text: inserted, start: caret, end: caret }
}

const isWordMark = (name: string): name is WordMark => wordMarks.some((mark) => mark === name)

const anyLineMark = /^\s*(?:#{2,3}|>|-|\d{1,3}\.)[ \t]+/

const startOf = (mark: LineMark, number: number): string =>
  ({ heading: '## ', subheading: '### ', bullets: '- ', numbers: `${number}. `, quote: '> ' })[mark]

function kindOf(line: string): LineMark | undefined {
  const mark = anyLineMark.exec(line)?.[0].trim()
  if (mark === undefined) return undefined
  const known: Record<string, LineMark> = {
    '##': 'heading',
    '###': 'subheading',
    '-': 'bullets',
    '>': 'quote',
  }
  return known[mark] ?? 'numbers'
}

/** Several lines stay selected; in one the caret goes to its end, for writing on. */
const selectionIn = (from: number, changed: string, isWhole: boolean) => {
  const end = from + changed.length
  return { start: isWhole ? from : end, end }
}

function withoutBlanks({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end)
  if (words.trim() === '') return { text, start, end: start }
  return {
    text,
    start: start + words.length - words.trimStart().length,
    end: end - (words.length - words.trimEnd().length),
  }
}

function starred({ text, start, end }: Selected, stars: string): TextChange {
  const { length } = stars
  const run = start === end ? runAround(text, start, length) : undefined
  if (run) {
    const { open, close, closeLength } = run
    // At its end one writes on behind it, elsewhere it loses its mark.
    if (close === start) return stepOver(text, close, closeLength)
    const words = text.slice(open + length, close)
    return {
      from: open,
      to: close + length,
      text: words,
      start: start - length,
      end: start - length,
    }
  }
  const isAround = (at: number) => text.slice(at, at + length) === stars && text[at - 1] !== '*'
  const isSet =
    isAround(start - length) &&
    text.slice(end, end + length) === stars &&
    text[end + length] !== '*'
  if (isSet) {
    const words = text.slice(start, end)
    const from = start - length
    return { from, to: end + length, text: words, start: from, end: from + words.length }
  }
  const words = text
    .slice(start, end)
    .split('\n')
    .map((line) => (line.trim() === '' && end > start ? line : `${stars}${line}${stars}`))
    .join('\n')
  const isOneLine = !words.includes('\n')
  return {
    from: start,
    to: end,
    text: words,
    start: isOneLine ? start + length : start,
    end: isOneLine ? start + words.length - length : start + words.length,
  }
}

/** The words in stars in which the caret stands: where the stars before and behind them are. Empty ones are none. */
function runAround(text: string, caret: number, length: number) {
  const from = text.lastIndexOf('\n', caret - 1) + 1
  const [line = ''] = text.slice(from).split('\n', 1)
  const runs = [...line.matchAll(/\\.|\*+/g)]
    .map(({ 0: stars, index }) => ({ at: from + index, length: stars.length, stars }))
    .filter(({ stars, length: count }) => stars.startsWith('*') && [length, 3].includes(count))
  const isBefore = (run: { at: number; length: number }) => run.at + run.length <= caret
  const before = runs.filter(isBefore)
  const [open, close] = [before.at(-1), runs.find((run) => run.at >= caret)]
  if (before.length % 2 === 0 || !open || !close || open.at + open.length === close.at)
    return undefined
  return { open: open.at + open.length - length, close: close.at, closeLength: close.length }
}

function stepOver(text: string, at: number, length: number): TextChange {
  const behind = at + length
  return { from: at, to: behind, text: text.slice(at, behind), start: behind, end: behind }
}

/** The address is selected, to be written over. */
function linked({ text, start, end }: Selected): TextChange {
  const words = text.slice(start, end).replace(/[[\]]|\n+/g, ' ')
  const address = 'https://'
  const inserted = `[${words}](${address})`
  const at = start + words.length + 3
  return words === ''
    ? { from: start, to: end, text: inserted, start: start + 1, end: start + 1 }
    : { from: start, to: end, text: inserted, start: at, end: at + address.length }
}
