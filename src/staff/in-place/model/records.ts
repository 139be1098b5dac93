import { type AddressedCollection, pageAddress } from '@/src/domain/links/addresses'

/** A record with a page of its own, that a field can name. */
export interface RecordChoice {
  collection: AddressedCollection
  id: string
  title: string
  /** Null where it has none yet. */
  address: string | null
}

/** Most records offered of each collection. */
const perCollection = 6

/** The records whose title or address holds every word of a text. @throws Error where they cannot be read */
export async function findRecords(
  lng: string,
  collections: readonly AddressedCollection[],
  text: string,
): Promise<RecordChoice[]> {
  const query = new URLSearchParams({
    locale: lng,
    depth: '0',
    limit: String(perCollection),
    search: text,
  })
  const found = await Promise.all(
    collections.map(async (collection) => {
      const answer = await fetch(`/api/admin/${collection}?${query}`)
      if (!answer.ok) throw new Error(String(answer.status))
      const { docs } = (await answer.json()) as { docs: RecordDoc[] }
      return docs.map((doc) => toChoice(collection, doc))
    }),
  )
  return found.flat()
}

/** One record by its id; null where there is none, or none that its reader may see. */
export async function recordById(
  lng: string,
  collection: AddressedCollection,
  id: string,
): Promise<RecordChoice | null> {
  const query = new URLSearchParams({ locale: lng, depth: '0' })
  const answer = await fetch(`/api/admin/${collection}/${id}?${query}`).catch(() => null)
  return answer?.ok ? toChoice(collection, (await answer.json()) as RecordDoc) : null
}

interface RecordDoc {
  id: string
  title?: string | null
  name?: string | null
  path?: string | null
  slug?: string | null
}

const toChoice = (collection: AddressedCollection, doc: RecordDoc): RecordChoice => {
  const address = pageAddress(collection, doc)
  return { collection, id: doc.id, title: doc.title ?? doc.name ?? address ?? doc.id, address }
}
