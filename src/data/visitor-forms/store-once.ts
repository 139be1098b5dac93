import 'server-only'
import {
  type DataFromCollectionSlug,
  type RequiredDataFromCollectionSlug,
  ValidationError,
} from 'payload'
import { getPayload } from '@/src/data/payload'

/** Collections of what visitors send in forms with files; each record has a fingerprint of what was sent. */
type SentCollection = 'quote-requests' | 'job-applications'

/** Most attempts at a value that the database requires to be unique. */
const maxTries = 3

/**
 * Stores what a visitor sent, or finds the record of the same that was sent before, or at the same moment.
 * @param make the record; made anew where something of it, such as its number, is taken
 */
export async function storeOnce<Collection extends SentCollection>(
  collection: Collection,
  fingerprint: string,
  make: () => RequiredDataFromCollectionSlug<Collection>,
): Promise<{ doc: DataFromCollectionSlug<Collection>; isNew: boolean }> {
  const payload = await getPayload()
  for (let tries = 1; ; tries += 1) {
    const { docs } = await payload.find({
      collection,
      where: { fingerprint: { equals: fingerprint } },
      depth: 0,
      limit: 1,
      pagination: false,
    })
    const [before] = docs as DataFromCollectionSlug<Collection>[]
    if (before) return { doc: before, isNew: false }
    try {
      // Visitors may not write here themselves: only what is picked gets in.
      const doc = await payload.create({ collection, data: { ...make(), fingerprint }, depth: 0 })
      return { doc: doc, isNew: true }
    } catch (error) {
      if (!(error instanceof ValidationError) || tries === maxTries) throw error
    }
  }
}
