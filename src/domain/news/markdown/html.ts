import { escapeMarkup } from '@/src/platform/text/markup'
import { type Inline, parseMarkdown } from './parse'

/**
 * A text as HTML, for readers that are no page of ours.
 * @param absolute makes addresses of this site, links and pictures alike, whole ones
 */
export const markdownHtml = (
  text: string | null | undefined,
  absolute: (address: string) => string,
): string =>
  parseMarkdown(text)
    .map((block) => {
      const inner = (content: Inline[]) => inlineHtml(content, absolute)
      const items = (tag: string) =>
        'items' in block
          ? block.items.map((item) => `<${tag}>${inner(item)}</${tag}>`).join('')
          : ''
      switch (block.kind) {
        case 'paragraph':
          return `<p>${inner(block.content)}</p>`
        case 'heading':
          return `<h2>${inner(block.content)}</h2>`
        case 'subheading':
          return `<h3>${inner(block.content)}</h3>`
        case 'quote':
          return `<blockquote>${items('p')}</blockquote>`
        case 'bullets':
          return `<ul>${items('li')}</ul>`
        case 'numbers':
          return `<ol start="${block.start}">${items('li')}</ol>`
        case 'picture':
          return `<img src="${escapeMarkup(absolute(block.url))}" alt="${escapeMarkup(block.alt)}">`
      }
    })
    .join('\n')

const tags = { bold: 'strong', italic: 'em' } as const

const inlineHtml = (content: Inline[], absolute: (address: string) => string): string =>
  content
    .map((part) => {
      if (part.kind === 'text') return escapeMarkup(part.text)
      const inner = inlineHtml(part.content, absolute)
      return part.kind === 'link'
        ? `<a href="${escapeMarkup(absolute(part.href))}">${inner}</a>`
        : `<${tags[part.kind]}>${inner}</${tags[part.kind]}>`
    })
    .join('')
