import { isSafeLink } from '@/src/domain/links/link'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { filenameOfUpload, uploadUrl } from '@/src/platform/storage/uploads'
import { splitParagraphs } from '@/src/platform/text/text'

/** A part of a text in the subset of Markdown that articles are written in (docs/content-model.md). */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'subheading'; content: Inline[] }
  | { kind: 'quote' | 'bullets'; items: Inline[][] }
  | { kind: 'numbers'; items: Inline[][]; start: number }
  | Picture

/** A picture of the media library. Without words of its own it has those of the library. */
export interface Picture {
  kind: 'picture'
  /** Address as the API gives it, `/uploads/…`. */
  url: string
  alt: string
}

/**
 * Reads a text line by line. Every line is a paragraph, as in a text without any marks, unless it begins with one:
 * `## ` and `### ` make headings, `- ` and `1. ` lists, `> ` a quotation; `![words](/uploads/…)` alone on a line is a
 * picture. HTML is text like any other. Whole Markdown would be no superset of plain text: it joins lines, and reads
 * code, entities and underlined headings into texts that were never meant so.
 */
export function parseMarkdown(text: string | null | undefined): Block[] {
  const blocks: Block[] = []
  for (const line of splitParagraphs(text)) {
    const block = pictureIn(line) ?? marked(line) ?? paragraph('paragraph', line)
    const last = blocks.at(-1)
    if (last && 'items' in last && 'items' in block && last.kind === block.kind)
      last.items.push(...block.items)
    else blocks.push(block)
  }
  return blocks
}

/** The pictures that stand in a text. */
export const picturesIn = (text: string | null | undefined): Picture[] =>
  splitParagraphs(text).flatMap((line) => pictureIn(line) ?? [])

function pictureIn(line: string): Picture | undefined {
  const [, alt = '', address = ''] = picturePattern.exec(withoutMarks(line)) ?? []
  const filename = filenameOfUpload(address)
  return filename === undefined ? undefined : { kind: 'picture', url: uploadUrl(filename), alt }
}

const picturePattern = /^!\[([^[\]]{0,500})\]\(([^()\s]{1,300})\)$/

function marked(line: string): Block | undefined {
  const [, mark = '', rest = ''] = markPattern.exec(line) ?? []
  if (rest === '') return undefined
  if (mark === '##') return paragraph('heading', rest)
  if (mark === '###') return paragraph('subheading', rest)
  const items = [parseInline(rest)]
  if (mark === '>') return { kind: 'quote', items }
  return mark === '-'
    ? { kind: 'bullets', items }
    : { kind: 'numbers', items, start: Number.parseInt(mark, 10) }
}

const markPattern = /^(#{2,3}|>|-|\d{1,3}\.)[ \t]+(\S.*)$/u

const paragraph = (kind: 'paragraph' | 'heading' | 'subheading', line: string): Block => ({
  kind,
  content: parseInline(line),
})

/** A run of text inside a line. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }

/**
 * Reads the marks inside a line: `**bold**`, `*italic*`, `[words](address)`, and a backslash before a mark that is
 * meant as text. What is no whole mark, or a link to an address that may not stand in one, stays text. Takes time in
 * proportion to the line.
 */
function parseInline(line: string): Inline[] {
  const tree = new Tree()
  for (let at = 0; at < line.length;) {
    const escaped = matchAt(escapePattern, line, at)
    const stars = escaped ? undefined : matchAt(starsPattern, line, at)
    const link = escaped || stars ? undefined : matchAt(linkPattern, line, at)
    const [whole = ''] = escaped ?? stars ?? link ?? matchAt(textPattern, line, at) ?? [line[at]]
    const [, words = '', href = ''] = link ?? []
    if (escaped) tree.text(whole.slice(1))
    else if (stars) tree.stars(whole.length, sidesOf(line, at, whole.length))
    // Behind an exclamation mark it is a picture, which stands on a line of its own or nowhere.
    else if (link && isSafeLink(href) && line[at - 1] !== '!') {
      tree.add({ kind: 'link', href, content: parseInline(words) })
    } else tree.text(whole)
    at += whole.length
  }
  return tree.end()
}

const escapePattern = /\\[*[\]()!#>\\.-]/y
const starsPattern = /\*+/y
/** Bounded, so that a line full of brackets is read in no time. */
const linkPattern = /\[([^[\]]{1,300})\]\(([^()\s]{1,2000})\)/y
const textPattern = /[^*[\\]+/y

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(line) ?? undefined
}

interface Sides {
  canOpen: boolean
  canClose: boolean
}

/**
 * Decides whether stars may begin or end emphasis. A factor of a product (`5*3`) and a star behind a word begin
 * nothing; in scripts without blanks between words they may begin anywhere.
 */
function sidesOf(line: string, at: number, length: number): Sides {
  const before = line.slice(0, at).at(-1) ?? ' '
  const after = line[at + length] ?? ' '
  return {
    canOpen: !/\s/u.test(after) && !/[\p{N}\p{Script=Latin}\p{Script=Cyrillic}]/u.test(before),
    canClose: !/\s/u.test(before),
  }
}

type Emphasis = 'bold' | 'italic'

const starsOf = { bold: '**', italic: '*' } as const

/** Parsed part of a line, with at most one bold and one italic run still open. */
class Tree {
  private readonly open: { kind: Emphasis; content: Inline[] }[] = []
  private readonly root: Inline[] = []

  private get content(): Inline[] {
    return this.open.at(-1)?.content ?? this.root
  }

  add(part: Inline): void {
    this.content.push(part)
  }

  text(text: string): void {
    const last = this.content.at(-1)
    if (last?.kind === 'text') last.text += text
    else this.add({ kind: 'text', text })
  }

  stars(count: number, sides: Sides): void {
    if (count > 3) return this.text('*'.repeat(count))
    const isItalicInside = this.open.at(-1)?.kind === 'italic'
    const both: Emphasis[] = isItalicInside ? ['italic', 'bold'] : ['bold', 'italic']
    const kinds: Emphasis[] = count === 3 ? both : [count === 2 ? 'bold' : 'italic']
    for (const kind of kinds) this.turn(kind, sides)
  }

  /** Returns the content; runs that are still open at the end of the line were no emphasis. */
  end(): Inline[] {
    while (this.open.length > 0) this.giveUp()
    return this.root
  }

  private turn(kind: Emphasis, { canOpen, canClose }: Sides): void {
    const isOpen = this.open.some((one) => one.kind === kind)
    if (isOpen && canClose) {
      this.nest(kind)
      while (this.open.at(-1)?.kind !== kind) this.giveUp()
      const closed = this.open.pop()
      if (closed) this.add(closed)
    } else if (!isOpen && canOpen) this.open.push({ kind, content: [] })
    else this.text(starsOf[kind])
  }

  /** Three stars open both: the run that ends first is the inner one. */
  private nest(kind: Emphasis): void {
    const [outer, inner] = this.open
    if (outer?.kind !== kind || !inner || outer.content.length > 0) return
    ;[outer.kind, inner.kind] = [inner.kind, outer.kind]
  }

  private giveUp(): void {
    const last = this.open.pop()
    if (!last) return
    this.text(starsOf[last.kind])
    for (const part of last.content) {
      if (part.kind === 'text') this.text(part.text)
      else this.add(part)
    }
  }
}

/** The words of a text without its marks, a line each; what its pictures show is not among them. */
export const plainMarkdown = (text: string | null | undefined): string =>
  parseMarkdown(text)
    .flatMap((block) => {
      if (block.kind === 'picture') return []
      return 'items' in block ? block.items.map(wordsOf) : [wordsOf(block.content)]
    })
    .join('\n')

/** The words of a run. */
const wordsOf = (content: Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : wordsOf(part.content))).join('')
