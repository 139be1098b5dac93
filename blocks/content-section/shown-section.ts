import type { ContentSectionBlock } from '@/payload-types'
import type { ContentSection } from '@/src/contract/content-section'
import type { SectionKey } from '@/src/contract/section-keys'
import type { ShownPicture } from '@/src/lib/pictures/shown-pictures'
import { hasWords, wordsOfMetadata } from '@/src/lib/text/section-words'
import { paragraphsOf } from '@/src/lib/text/text'

/** A content section as its block draws it, whether it was fetched or is built in. */
export interface ShownSection {
  title: string
  lines: string[]
  picture: ShownPicture | null
  benefits: string[]
  advantages: string[]
  flexible: string
  sections: { title: string; body: string }[]
  ctaText: string
  ctaHref: string
}

type BuiltIn = ContentSectionBlock['builtIn']

/** How many lines of a fetched introduction are used (specification, section 5); elsewhere all of them. */
const lineLimits: Partial<Record<SectionKey, number>> = {
  'software-solution': 5,
  'hardware-solution': 8,
}

/** The first non-empty lines of a fetched introduction, as many as its page uses. */
export const introLines = (key: SectionKey, content: string | null): string[] =>
  paragraphsOf(content).slice(0, lineLimits[key])

/**
 * What was fetched; where that is nothing (no section, or one without a word), all of what is built
 * in, texts and picture, without a limit.
 */
export function shownSection(
  key: SectionKey,
  fetched: ContentSection | null,
  builtIn: BuiltIn,
  builtInPicture: ShownPicture | null,
): ShownSection {
  return (fetched && fromFetched(key, fetched)) ?? fromBuiltIn(builtIn, builtInPicture)
}

function fromFetched(key: SectionKey, section: ContentSection): ShownSection | null {
  if (!hasWords(section)) return null
  const metadata = wordsOfMetadata(section.metadata)
  const { benefits = [], advantages = [], flexible = '', sections = [] } = metadata
  return {
    title: section.title ?? '',
    lines: introLines(key, section.content),
    picture: section.picture ?? (section.imageUrl ? { url: section.imageUrl } : null),
    benefits,
    advantages,
    flexible,
    sections,
    ctaText: section.ctaText || metadata.ctaText || '',
    ctaHref: section.ctaUrl || metadata.ctaHref || '',
  }
}

const fromBuiltIn = (builtIn: BuiltIn, picture: ShownPicture | null): ShownSection => ({
  title: builtIn?.title ?? '',
  lines: paragraphsOf(builtIn?.text),
  picture,
  benefits: paragraphsOf(builtIn?.benefits),
  advantages: paragraphsOf(builtIn?.advantages),
  flexible: builtIn?.flexible ?? '',
  sections: builtIn?.sections ?? [],
  ctaText: builtIn?.ctaText ?? '',
  ctaHref: builtIn?.ctaHref ?? '',
})
