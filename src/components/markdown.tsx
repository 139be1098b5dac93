import { Fragment, type ReactNode } from 'react'
import type { Block, Inline, Picture } from '@/src/domain/news/markdown/parse'

/** Components for links and pictures of a text, from the page that shows it. */
interface MarkdownParts {
  link: (href: string, words: ReactNode) => ReactNode
  picture: (picture: Picture) => ReactNode
}

/** One part of a text in Markdown. Whatever was typed arrives as text: no part of it is read as HTML. */
export function MarkdownBlock({ block, parts }: { block: Block; parts: MarkdownParts }) {
  if (block.kind === 'picture') return parts.picture(block)
  if ('content' in block) {
    const Tag = textTags[block.kind]
    return <Tag>{inlines(block.content, parts)}</Tag>
  }
  const Item = block.kind === 'quote' ? 'p' : 'li'
  const items = block.items.map((item, index) => <Item key={index}>{inlines(item, parts)}</Item>)
  if (block.kind === 'numbers') return <ol start={block.start}>{items}</ol>
  return block.kind === 'quote' ? <blockquote>{items}</blockquote> : <ul>{items}</ul>
}

const textTags = { paragraph: 'p', heading: 'h2', subheading: 'h3' } as const

const inlines = (content: Inline[], parts: MarkdownParts): ReactNode =>
  content.map((part, index) => {
    if (part.kind === 'text') return part.text
    const inner = inlines(part.content, parts)
    const drawn =
      part.kind === 'link' ? (
        parts.link(part.href, inner)
      ) : part.kind === 'bold' ? (
        <strong>{inner}</strong>
      ) : (
        <em>{inner}</em>
      )
    return <Fragment key={index}>{drawn}</Fragment>
  })
