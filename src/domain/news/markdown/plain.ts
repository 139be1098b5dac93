import type { Inline } from './inline'
import { parseMarkdown } from './parse'

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
