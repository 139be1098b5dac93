import 'server-only'
import type { DataFromCollectionSlug } from 'payload'
import type { Language } from '../i18n/languages'
import { slugPattern } from '../lib/slug'
import { asVisitor, cms } from './cms'

/** Ids of both databases: a uuid, or MongoDB's 24 hexadecimal digits. */
const idPattern = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})$/i

/** The public document with this id or slug; null where there is none. Never fails for an odd key. */
export async function findByIdOrSlug<Slug extends 'products' | 'news' | 'jobs' | 'categories'>(
  collection: Slug,
  key: string,
  lng: Language,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const field = idPattern.test(key) ? 'id' : slugPattern.test(key) ? 'slug' : null
  if (!field) return null
  const payload = await cms()
  const { docs } = await payload.find({
    ...asVisitor(lng),
    collection,
    where: { [field]: { equals: key } },
    limit: 1,
    pagination: false,
  })
  return (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
}
