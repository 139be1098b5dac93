import { type Block, parseMarkdown, plainMarkdown } from '@/src/domain/news/markdown/parse'
import { splitParagraphs } from '@/src/platform/text/text'

/** A node of the editor's rich text. */
export interface Node {
  type?: string
  /** `h2` to `h4`, of a heading. */
  tag?: string
  text?: string
  fields?: { url?: unknown; linkType?: unknown }
  children?: Node[]
}

/** A paragraph, heading or entry of a list. */
export interface Line {
  tag: string | null
  text: string
  links: { href: string; text: string }[]
}

/** A heading, by its rank: 2 is the first below the title of the page. */
export interface Heading {
  rank: number
  text: string
}

/** The parts that a rich text is made of, in their order. */
export const listNodes = (value: unknown): Node[] =>
  (value as { root?: Node } | null)?.root?.children ?? []

/** The lines of rich text, with the links in each. */
export const linesIn = (nodes: Node[]): Line[] =>
  nodes.flatMap((node) =>
    node.type === 'list'
      ? linesIn(node.children ?? [])
      : [
          {
            tag: node.type === 'heading' ? (node.tag ?? null) : null,
            text: textOf(node).trim(),
            links: linksIn(node),
          },
        ],
  )

export const headingsIn = (lines: Line[]): Heading[] =>
  lines.flatMap(({ tag, text }) => (tag === null ? [] : [{ rank: Number(tag.slice(1)), text }]))

/** The headings of a text with marks, such as that of an article. */
export const markedHeadings = (text: string): Heading[] =>
  splitParagraphs(text).flatMap((line) => {
    const [block] = parseMarkdown(line)
    const rank = block && ranks[block.kind]
    return rank === undefined ? [] : [{ rank, text: plainMarkdown(line) }]
  })

const ranks: Partial<Record<Block['kind'], number>> = { heading: 2, subheading: 3 }

const linksIn = (node: Node): Line['links'] => {
  if (node.type === 'link' || node.type === 'autolink') {
    const { url } = node.fields ?? {}
    return typeof url === 'string' ? [{ href: url, text: textOf(node).trim() }] : []
  }
  return (node.children ?? []).flatMap(linksIn)
}

const textOf = ({ text, children = [] }: Node): string =>
  (text ?? '') + children.map(textOf).join('')
