import 'server-only'
import type { DataFromCollectionSlug } from 'payload'
import type { Language } from '../i18n/languages'
import { isDocumentId } from '../platform/database/ids'
import { slugPattern } from '../platform/text/slug'
import { getPayload } from './payload'
import { withSourceMarks } from './preview/source-marks'
import { asReader } from './preview'

/**
 * The document with this id or slug, as visitors see it or its draft for a preview; null where there is
 * none. Never fails for an odd key.
 */
export async function findByIdOrSlug<Slug extends 'products' | 'news' | 'jobs' | 'categories'>(
  collection: Slug,
  key: string,
  lng: Language,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const field = isDocumentId(key) ? 'id' : slugPattern.test(key) ? 'slug' : null
  if (!field) return null
  const payload = await getPayload()
  const { docs } = await payload.find({
    ...(await asReader(collection, lng)),
    collection,
    where: { [field]: { equals: key } },
    limit: 1,
    pagination: false,
  })
  const doc = (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
  return doc && withSourceMarks(collection, doc)
}
