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

/** The parts that a rich text is made of, in their order. */
export const nodesOf = (value: unknown): Node[] =>
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

const linksIn = (node: Node): Line['links'] => {
  if (node.type === 'link' || node.type === 'autolink') {
    const { url } = node.fields ?? {}
    return typeof url === 'string' ? [{ href: url, text: textOf(node).trim() }] : []
  }
  return (node.children ?? []).flatMap(linksIn)
}

const textOf = ({ text, children = [] }: Node): string =>
  (text ?? '') + children.map(textOf).join('')
