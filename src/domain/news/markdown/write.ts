import { type Block, type Inline, parseMarkdown } from './parse'

/**
 * Writes a text so that `parseMarkdown` reads the same parts out of it. Marks that Markdown cannot say there are left out,
 * words never: emphasis that begins within a word begins with the word, and blanks at its edges lie outside of it.
 */
export const writeMarkdown = (blocks: Block[]): string =>
  blocks
    .map(linesOf)
    .filter((lines) => lines !== '')
    .join('\n\n')

/** Text of one look. */
export interface Run {
  text: string
  isBold: boolean
  isItalic: boolean
  /** Target of the link that it is in. */
  href?: string
}

/** The runs of a line, one after the other. */
export const toRuns = (content: Inline[], look: Omit<Run, 'text'> = plain): Run[] =>
  content.flatMap((part) => {
    if (part.kind === 'text') return [{ ...look, text: part.text }]
    if (part.kind === 'link') return toRuns(part.content, { ...look, href: part.href })
    return toRuns(part.content, { ...look, [part.kind === 'bold' ? 'isBold' : 'isItalic']: true })
  })

/** The same as the parts of a line. */
export const toInlines = (runs: Run[]): Inline[] =>
  runs.map(({ text, isBold, isItalic, href }) => {
    let part: Inline = { kind: 'text', text }
    if (isItalic) part = { kind: 'italic', content: [part] }
    if (isBold) part = { kind: 'bold', content: [part] }
    return href === undefined ? part : { kind: 'link', href, content: [part] }
  })

const plain = { isBold: false, isItalic: false }

function linesOf(block: Block): string {
  if (block.kind === 'picture') return `![${block.alt.replace(/[[\]]/g, '')}](${block.url})`
  if ('content' in block) return lineOf(block.kind, starts[block.kind], block.content)
  const { kind, items } = block
  const first = kind === 'numbers' ? block.start : 0
  return items
    .map((item, at) => lineOf(kind, kind === 'numbers' ? numberOf(first + at) : starts[kind], item))
    .filter((line) => line !== '')
    .join('\n')
}

const starts = { paragraph: '', heading: '## ', subheading: '### ', bullets: '- ', quote: '> ' }

/** A number has three digits at most. */
const numberOf = (at: number): string => `${Math.min(Math.max(at, 0), 999)}. `

/** Returns the first way to write a line that is read as it is meant; the empty text for one without words. */
function lineOf(kind: Block['kind'], start: string, content: Inline[]): string {
  const runs = tidy(toRuns(content))
  if (runs.length === 0) return ''
  const text = runs.map((run) => run.text).join('')
  for (const wanted of [runs, withoutItalic(runs), withLinksAlone(runs), [{ text, ...plain }]]) {
    for (const escape of [asTyped, escapeMarks]) {
      const words = emphasized(wanted, escape)
      const line = [words, escapeStart(words)].find((each) => isReadAs(start + each, kind, wanted))
      if (line !== undefined) return start + line
    }
  }
  return start + escapeStart(escapeMarks(text))
}

function isReadAs(line: string, kind: Block['kind'], wanted: Run[]): boolean {
  const [block, ...others] = parseMarkdown(line)
  if (others.length > 0 || block?.kind !== kind || block.kind === 'picture') return false
  const [read = []] = 'content' in block ? [block.content] : block.items
  return JSON.stringify(inked(toRuns(read))) === JSON.stringify(inked(wanted))
}

/** Takes the looks off blanks, which show none. */
const inked = (runs: Run[]): Run[] =>
  joined(
    runs.flatMap((run) =>
      run.text
        .split(/(\s+)/u)
        .map((text) => (text.trim() === '' ? { ...plain, text } : { ...run, text })),
    ),
  )

const withoutItalic = (runs: Run[]): Run[] =>
  joined(runs.map((run) => ({ ...run, isItalic: false })))

const withLinksAlone = (runs: Run[]): Run[] => joined(runs.map((run) => ({ ...run, ...plain })))

const asTyped = (text: string): string => text

const escapeMarks = (text: string): string => text.replace(/[\\*[\]]/g, '\\$&')

const escapeStart = (line: string): string =>
  line.replace(/^([-#>!]|\d{1,3}(?=\.))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`))

/** Writes runs with stars and brackets. Emphasis ends where a link does. */
function emphasized(runs: Run[], escape: (text: string) => string): string {
  let line = ''
  for (let at = 0; at < runs.length;) {
    const href = runs[at]?.href
    const next = runs.findIndex((run, index) => index > at && run.href !== href)
    const group = runs.slice(at, next < 0 ? runs.length : next)
    const words = starred(group, escape)
    line += href === undefined ? words : `[${words}](${href.replace(/[()]/g, encodeURIComponent)})`
    at += group.length
  }
  return line
}

function starred(runs: Run[], escape: (text: string) => string): string {
  let line = ''
  let open: ('isBold' | 'isItalic')[] = []
  for (const [at, run] of [...runs, undefined].entries()) {
    const ended = open.findIndex((mark) => !run?.[mark])
    const kept = ended < 0 ? open : open.slice(0, ended)
    for (const mark of open.slice(kept.length).reverse()) line += stars[mark]
    const lengthOf = (mark: (typeof marks)[number]) =>
      [...runs.slice(at), undefined].findIndex((each) => !each?.[mark])
    const begun = marks
      .filter((mark) => run?.[mark] && !kept.includes(mark))
      .sort((a, b) => lengthOf(b) - lengthOf(a))
    // What ends first is inside.
    open = [...kept, ...begun]
    // What ends before what is inside of it is begun again behind the blank.
    const [, blanks = '', words = ''] = /^(\s*)(.*)$/su.exec(run?.text ?? '') ?? []
    line += blanks + begun.map((mark) => stars[mark]).join('') + escape(words)
  }
  return line
}

const marks = ['isBold', 'isItalic'] as const

const stars = { isBold: '**', isItalic: '*' }

/** Moves the edges of emphasis to where stars can begin and end it, and takes blanks off the ends of the line. */
function tidy(runs: Run[]): Run[] {
  const letters = runs.flatMap((run) =>
    Array.from(run.text.replace(/\s/gu, ' '), (letter) => ({ ...run, text: letter })),
  )
  const isInked = ({ text }: Run) => text !== ' '
  const line = letters.slice(letters.findIndex(isInked), letters.findLastIndex(isInked) + 1)
  for (const [at, letter] of line.entries()) {
    const isAround = line.slice(at).find(isInked)?.href === line[at - 1]?.href
    if (!isInked(letter) && !isAround) letter.href = undefined
  }
  for (const mark of marks) {
    let before = false
    for (const [at, letter] of line.entries()) {
      if (isInked(letter)) before = letter[mark]
      else letter[mark] = before && line.slice(at).find(isInked)?.[mark] === true
    }
    for (let at = line.length - 1; at > 0; at -= 1) {
      const [letter, previous] = [line[at], line[at - 1]]
      if (!letter?.[mark] || !previous || previous.href !== letter.href) continue
      if (isOfWord(previous.text)) previous[mark] = true
    }
  }
  return joined(line)
}

/** Letters behind which stars begin nothing, see `sidesOf` in `parse.ts`. */
const isOfWord = (letter: string): boolean =>
  /[\p{N}\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter)

function joined(runs: Run[]): Run[] {
  const all: Run[] = []
  for (const { text, isBold, isItalic, href } of runs) {
    if (text === '') continue
    const last = all.at(-1)
    const isSame = last?.isBold === isBold && last.isItalic === isItalic && last.href === href
    if (last && isSame) last.text += text
    else all.push({ text, isBold, isItalic, ...(href === undefined ? {} : { href }) })
  }
  return all
}
