import type { SectionKey } from '@/src/contract/content-section'
import { contentSections } from '../sections'

/**
 * Returns the content of a page while its content section is missing: the text that the seed puts there, and its
 * picture, as the block's own fields.
 */
export function builtInSection(key: SectionKey) {
  const section = contentSections.find(({ sectionKey }) => sectionKey === key)
  if (!section) throw new Error(`There is no content section ${key}`)
  const { title, content, picture, metadata, ctaText, ctaUrl } = section
  const { benefits, advantages, flexible, sections, ctaHref } = metadata?.en ?? {}
  return {
    title,
    text: content,
    picture: `key:${picture}`,
    ...(benefits ? { benefits: { en: benefits.join('\n') } } : {}),
    ...(advantages ? { advantages: { en: advantages.join('\n') } } : {}),
    ...(flexible ? { flexible: { en: flexible } } : {}),
    ...(sections
      ? {
          sections: sections.map(({ title, body }) => ({
            title: { en: title },
            body: { en: body },
          })),
        }
      : {}),
    ctaText: metadata?.en.ctaText ? { en: metadata.en.ctaText } : (ctaText ?? { en: '' }),
    ctaHref: ctaHref ?? ctaUrl ?? '',
  }
}
