import { withoutMarks } from '@/src/domain/source-marks/marks'
import { filenameOfUpload, uploadUrl } from '@/src/platform/storage/uploads'
import { splitParagraphs } from '@/src/platform/text/text'
import { type Inline, parseInline } from './inline'

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
