import { SectionMetadata } from '@/src/contract/content-section'
import { splitParagraphs } from '@/src/platform/text/text'

/** Parses a section's metadata; metadata of a wrong shape counts as empty. */
export function wordsOfMetadata(metadata: unknown): SectionMetadata {
  const known = SectionMetadata.safeParse(metadata)
  return known.success ? known.data : {}
}

interface Section {
  content?: string | null
  metadata?: unknown
}

/** Returns true where a section has any text: one without a word counts as missing (specification, section 2). */
export function hasWords({ content, metadata }: Section): boolean {
  const { benefits = [], advantages = [], sections = [], flexible } = wordsOfMetadata(metadata)
  const lists = [splitParagraphs(content), benefits, advantages, sections]
  return Boolean(flexible) || lists.some((list) => list.length > 0)
}
