import type { ContentSectionBlock } from '@/payload-types'
import type { ContentSection, SectionKey } from '@/src/contract/content-section'
import type { ShownPicture } from '@/src/domain/media/pictures/packed-picture'
import { hasWords, wordsOfMetadata } from '@/src/domain/pages/section-words'
import { splitParagraphs } from '@/src/platform/text/text'

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

/** Most lines of a fetched introduction (specification, section 5); all lines elsewhere. */
const lineLimits: Partial<Record<SectionKey, number>> = {
  'software-solution': 5,
  'hardware-solution': 8,
}

/** The first non-empty lines of a fetched introduction, as many as its page uses. */
export const introLines = (key: SectionKey, content: string | null): string[] =>
  splitParagraphs(content).slice(0, lineLimits[key])

/**
 * Returns the fetched section; without one, or with an empty one, all built-in texts and the picture, without a limit.
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
  lines: splitParagraphs(builtIn?.text),
  picture,
  benefits: splitParagraphs(builtIn?.benefits),
  advantages: splitParagraphs(builtIn?.advantages),
  flexible: builtIn?.flexible ?? '',
  sections: builtIn?.sections ?? [],
  ctaText: builtIn?.ctaText ?? '',
  ctaHref: builtIn?.ctaHref ?? '',
})
