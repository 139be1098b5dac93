import { ConflictAnswer, unmodifiedSince } from '@/src/contract/staff/conflict'
import type { Data } from './field'

/** What the server said of a save. */
export type SaveAnswer =
  | { kind: 'saved'; doc: Data }
  | { kind: 'stale'; username: string | null }
  | { kind: 'refused'; message: string }
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
    const answer = await fetch(`/api/admin/${collection}/${id}${query}`)
    return answer.ok ? ((await answer.json()) as Data) : null
  },
  save: ({ collection, id, lng }, data, seen, query = '') =>
    change(
      `/api/admin/${collection}/${id}?draft=true&depth=0&locale=${lng}&fallback-locale=none${query}`,
      data,
      seen,
    ),
  publish: ({ collection, id }, seen) =>
    // As a draft it is compared with the latest draft, not with what was published before.
    change(`/api/admin/${collection}/${id}?draft=true&depth=0`, { _status: 'published' }, seen),
  async discard({ collection, id }) {
    const query = new URLSearchParams({
      'where[and][0][parent][equals]': id,
      'where[and][1][version._status][equals]': 'published',
      sort: '-updatedAt',
      limit: '1',
      depth: '0',
    })
    const answer = await fetch(`/api/admin/${collection}/versions?${query}`)
    const { docs = [] } = (await answer.json()) as { docs?: { id: string }[] }
    const [published] = docs
    if (!published) return 'unpublished'
    const path = `/api/admin/${collection}/versions/${published.id}`
    return read(await fetch(path, { method: 'POST' }))
  },
}

async function change(path: string, data: Data, seen: string): Promise<SaveAnswer> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', [unmodifiedSince]: seen },
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
  const { doc, message, errors } = body as {
    doc?: Data
    message?: string
    errors?: { message: string }[]
  }
  if (answer.ok) return { kind: 'saved', doc: doc ?? (body as Data) }
  if (answer.status === 401) return { kind: 'signedOut' }
  const stale = answer.status === 409 ? ConflictAnswer.safeParse(body) : undefined
  if (stale?.success) return { kind: 'stale', username: stale.data.conflict.username }
  return { kind: 'refused', message: errors?.[0]?.message ?? message ?? String(answer.status) }
}
