import type { Localized } from '@/src/i18n/localized'
import type { SectionKey } from '@/src/contract/section-keys'
import { contentSections } from '../sections'

const inEach = <Value, Text>(value: Localized<Value>, read: (value: Value) => Text) => ({
  en: read(value.en),
  ...(value.zh === undefined ? {} : { zh: read(value.zh) }),
})

/**
 * What a page shows while its content section is missing: the text that the seed puts there, and its
 * picture, as the block's own fields.
 */
export function builtInSection(key: SectionKey) {
  const section = contentSections.find(({ sectionKey }) => sectionKey === key)
  if (!section) throw new Error(`There is no content section ${key}`)
  const { title, content, picture, metadata, ctaText, ctaUrl } = section
  const lines = (name: 'benefits' | 'advantages') =>
    metadata?.en[name] && { [name]: inEach(metadata, (data) => (data[name] ?? []).join('\n')) }
  const words = metadata?.en.ctaText
    ? inEach(metadata, (data) => data.ctaText ?? '')
    : (ctaText ?? { en: '' })
  return {
    title,
    text: content,
    picture: `key:${picture}`,
    ...lines('benefits'),
    ...lines('advantages'),
    ...(metadata?.en.flexible ? { flexible: inEach(metadata, (data) => data.flexible ?? '') } : {}),
    ...(metadata?.en.sections
      ? {
          sections: metadata.en.sections.map((_, index) => ({
            title: inEach(metadata, (data) => data.sections?.[index]?.title ?? ''),
            body: inEach(metadata, (data) => data.sections?.[index]?.body ?? ''),
          })),
        }
      : {}),
    ctaText: words,
    ctaHref: metadata?.en.ctaHref ?? ctaUrl ?? '',
  }
}
