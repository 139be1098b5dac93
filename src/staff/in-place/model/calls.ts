import type { ChecksAnswer } from '@/src/contract/staff/checks'
import { type ConflictAnswer, unmodifiedSince } from '@/src/contract/staff/drafts'
import { recordAddress } from '@/src/domain/links/addresses'
import type { Data } from '@/src/domain/merge'
import { type Refused, refusedBy } from '@/src/staff/workflow/cookie-calls'

/** Answer of the server to a save. */
export type SaveAnswer =
  | { kind: 'saved'; doc: Data }
  | { kind: 'stale'; username: string | null }
  | { kind: 'refused'; refusal: Refused }
  | { kind: 'signedOut' }
  | { kind: 'offline' }

/** The calls of the staff API that a document needs. */
export interface Calls {
  load: (place: Place, fallback: boolean) => Promise<Data | null>
  save: (place: Place, data: Data, seen: string, query?: string) => Promise<SaveAnswer>
  publish: (place: Place, seen: string) => Promise<SaveAnswer>
  discard: (place: Place) => Promise<SaveAnswer | 'unpublished'>
}

export interface Place {
  collection: string
  id: string
  lng: string
}

/** Calls by the cookie with which staff look at drafts. */
export const staffCalls: Calls = {
  async load({ collection, id, lng }, fallback) {
    const query = `?draft=true&depth=0&locale=${lng}${fallback ? '' : '&fallback-locale=none'}`
    const answer = await fetch(addressOf({ collection, id }) + query)
    return answer.ok ? ((await answer.json()) as Data) : null
  },
  save: (place, data, seen, query = '') =>
    change(
      place,
      `?draft=true&depth=0&locale=${place.lng}&fallback-locale=none${query}`,
      data,
      seen,
    ),
  publish: (place, seen) =>
    // As a draft it is compared with the latest draft, not with what was published before.
    change(place, '?draft=true&depth=0', { _status: 'published' }, seen),
  async discard(place) {
    const answer = await fetch(`${addressOf(place)}/draft?depth=0`, { method: 'DELETE' })
    const result = await read(answer)
    const isUnpublished = result.kind === 'refused' && result.refusal.code === 'not_public'
    return isUnpublished ? 'unpublished' : result
  },
}

/** The settings are no document of a collection: the API has them once, below an address of their own. */
export const isOfSettings = ({ collection }: Pick<Place, 'collection'>): boolean =>
  collection === 'site-settings'

/** Returns the address of the form of a document, in the same language. */
export const formAddress = ({ collection, id, lng }: Place): string =>
  recordAddress(collection, id, { lng })

/** Returns the address of a document's history in the panel. */
export const historyAddress = (place: Place): string =>
  `/admin/${isOfSettings(place) ? 'globals' : `collections/${place.collection}`}/${place.id}/history?locale=${place.lng}`

/** Address at which the entries of the menus are added, moved and removed. */
export const menuTreeAddress = '/admin/collections/navigation-items'

const addressOf = (place: Pick<Place, 'collection' | 'id'>): string =>
  `/api/admin/${isOfSettings(place) ? 'globals' : place.collection}/${place.id}`

async function change(place: Place, query: string, data: Data, seen: string): Promise<SaveAnswer> {
  let answer: Response
  try {
    answer = await fetch(addressOf(place) + query, {
      method: isOfSettings(place) ? 'POST' : 'PATCH',
      // A global that was never saved has no `updatedAt` to compare.
      headers: { 'Content-Type': 'application/json', ...(seen && { [unmodifiedSince]: seen }) },
      body: JSON.stringify(data),
    })
  } catch {
    return { kind: 'offline' }
  }
  return read(answer)
}

async function read(answer: Response): Promise<SaveAnswer> {
  if ([502, 503, 504].includes(answer.status)) return { kind: 'offline' }
  const body: unknown = await answer.json().catch(() => ({}))
  const { doc, result } = body as {
    doc?: Data
    /** Result of the settings. */
    result?: Data
  }
  if (answer.ok) return { kind: 'saved', doc: doc ?? result ?? (body as Data) }
  if (answer.status === 401) return { kind: 'signedOut' }
  const { code, conflict } = body as Partial<ConflictAnswer>
  if (code === 'edit_conflict') return { kind: 'stale', username: conflict?.username ?? null }
  return { kind: 'refused', refusal: refusedBy(answer.status, body) }
}

/** A text with which a block came and which is still there. */
export interface SampleText {
  /** The field as editors know it. */
  label: string
  message: string
}

/**
 * Reads which texts of pages are still those of new blocks, from the checks of what is saved.
 * @param lng of the messages
 * @returns nothing where the server does not tell: publishing goes on, and the settings may refuse it
 */
export async function readSamples(places: Place[], lng: string): Promise<SampleText[]> {
  const pages = places.filter(({ collection }) => collection === 'pages')
  const found = await Promise.all(pages.map((place) => ofPage(place, lng).catch(() => [])))
  return found.flat()
}

async function ofPage({ collection, id }: Place, locale: string): Promise<SampleText[]> {
  const query = new URLSearchParams({ collection, id, locale })
  const answer = await fetch(`/api/admin/checks?${query.toString()}`)
  if (!answer.ok) return []
  const { documents } = (await answer.json()) as ChecksAnswer
  return documents
    .flatMap(({ findings }) => findings)
    .filter(({ problem }) => problem === 'sampleText')
}
