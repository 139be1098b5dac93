import 'server-only'
import type { ContentSection as SectionDoc } from '@/payload-types'
import type { ContentSection } from '@/src/contract/content-section'
import type { Picture } from '@/src/contract/picture'
import type { Language } from '@/src/i18n/languages'
import { asRecord, relationId } from '@/src/platform/values/stored-values'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { picturesById } from '@/src/data/media/pictures'
import { mapReadable } from '@/src/data/readable'
import { tags } from '@/src/data/cache/tags'

/** Every public content section, by key. */
export const listSections = cached(
  'listSections',
  () => [tags.sections(), tags.media()],
  async ({ lng }: { lng: Language }): Promise<ContentSection[]> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic(lng),
      collection: 'content-sections',
      sort: 'sectionKey',
      pagination: false,
    })
    const pictures = await picturesById(
      docs.map(({ image }) => relationId(image)),
      lng,
    )
    return mapReadable(docs, ['sectionKey'], (doc) => toSection(doc, pictures))
  },
)

/** One content section by its key; null where there is none in public. */
export async function getSection({
  lng,
  key,
}: {
  lng: Language
  key: string
}): Promise<ContentSection | null> {
  const sections = await listSections({ lng })
  return sections.find(({ sectionKey }) => sectionKey === key) ?? null
}

function toSection(doc: SectionDoc, pictures: Map<string, Picture>): ContentSection {
  return {
    id: doc.id,
    sectionKey: doc.sectionKey,
    title: doc.title ?? null,
    content: doc.content ?? null,
    imageUrl: doc.imageUrl ?? null,
    picture: pictures.get(relationId(doc.image) ?? '') ?? null,
    ctaText: doc.ctaText ?? null,
    ctaUrl: doc.ctaUrl ?? null,
    metadata: asRecord(doc.metadata),
    isActive: doc.isActive ?? true,
    updatedAt: doc.updatedAt,
  }
}
