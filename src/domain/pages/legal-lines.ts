import { isSafeLink } from '../links/link'
import { splitParagraphs } from '@/src/platform/text/text'

/** Part of a legal text: a paragraph, or a list of lines that began with a hyphen. */
export type LegalPart = { kind: 'paragraph'; text: string } | { kind: 'list'; entries: string[] }

export function legalParts(text: string): LegalPart[] {
  const parts: LegalPart[] = []
  for (const line of splitParagraphs(text)) {
    const entry = /^-\s+(.+)$/.exec(line)?.[1]
    const last = parts.at(-1)
    if (entry === undefined) parts.push({ kind: 'paragraph', text: line })
    else if (last?.kind === 'list') last.entries.push(entry)
    else parts.push({ kind: 'list', entries: [entry] })
  }
  return parts
}

/** A line in pieces: `[words](/address)` is a link, unless its address may not stand in one. */
export function linkedParts(line: string): { text: string; href?: string }[] {
  // No bracket inside of another: a run of open ones would be searched to its end from each of them.
  const pieces = line.split(/(\[[^[\]]+\]\([^()\s]+\))/)
  return pieces.filter(Boolean).map((piece) => {
    const [, text, href] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(piece) ?? []
    return text && href && isSafeLink(href) ? { text, href } : { text: piece }
  })
}
