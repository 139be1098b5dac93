import type { SearchType } from '@/src/contract/search'

/** Something that a search may find. */
export interface SearchDocument {
  /** Unique among all types. */
  key: string
  type: SearchType
  href: string
  title: string
  /** Words under which it is known besides its title: category, department, slug. */
  label: string
  summary: string
  /** Everything else that is said about it. */
  body: string
  /** Its media, for a small picture beside the title. */
  imageId?: string | null
}

/** Fields of blocks that visitors read. */
const readFields =
  /^(?:title|subtitle|heading|subheading|lead|intro|text|body|content|description|summary|quote|question|answer|label|caption|name|role|bio|value|unit|flexible)$/

/** All words of a page's blocks, whatever blocks there are: the texts in fields that visitors read. */
export function pageText(layout: unknown): string {
  const texts: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach((row) => (typeof row === 'string' ? texts.push(row) : walk(row)))
      return
    }
    if (typeof node !== 'object' || node === null) return
    for (const [name, inner] of Object.entries(node)) {
      if (typeof inner !== 'string') walk(inner)
      else if (readFields.test(name) && !isAddress(inner)) texts.push(inner)
    }
  }
  walk(layout)
  return texts.join('\n')
}

/** Keys of pictures, addresses and links are no words. */
const isAddress = (text: string): boolean => /^(?:key:|https?:|\/)\S*$/.test(text)
