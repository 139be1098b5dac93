import { isSafeLink } from './link'

/** A link that may not stand in rich text, as its editor stores it; undefined where there is none. */
export function unsafeLinkInRichText(value: unknown): string | undefined {
  const open: unknown[] = [value]
  // Without recursion: what is sent may be nested deeply.
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue
    const { url } = node as { url?: unknown }
    if (typeof url === 'string' && url !== '' && !isSafeLink(url)) return url
    open.push(...Object.values(node).filter((inner) => inner !== undefined))
  }
  return undefined
}

/** The same of a text with marks: what looks like a link there is one, or is refused, and never silently a text. */
export function unsafeLinkInMarkdown(text: string): string | undefined {
  for (const [, href = ''] of text.matchAll(linkOrEscape)) {
    if (href !== '' && !isSafeLink(href)) return href
  }
  return undefined
}

/** A backslash takes the mark behind it for text. */
const linkOrEscape = /\\.|\[[^[\]\n]{1,300}\]\(([^)\s]*)/g
