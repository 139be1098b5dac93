import type { CollectionSlug, Payload } from 'payload'
import { defaultLanguage, type Language } from '../src/i18n/languages'
import { whole } from '../src/lib/database/all-or-nothing'
import type { SeedDocument } from './languages-of'
import { holds, withIds } from './same'

export type Outcome = 'created' | 'updated' | 'unchanged'

/** What became of the documents of one collection, by their keys. */
export type Outcomes = Map<string, Outcome>

type Stored = Record<string, unknown> & { id: string }

/** The server is told once, at the end. */
export const context = { disableRevalidate: true }

/**
 * Brings documents into a collection: creates those whose key is new, changes what differs, brings
 * back what lies in the trash, and leaves alone what is as it should be.
 * @param keyField the field that holds the natural key
 */
export async function upsertAll(
  payload: Payload,
  collection: CollectionSlug,
  keyField: string,
  documents: SeedDocument[],
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  const stored = new Map<Language, Map<unknown, Stored>>()
  for (const lng of new Set(documents.flatMap(({ languages }) => languages))) {
    stored.set(lng, await readAll(payload, collection, keyField, lng))
  }
  const isVersioned = await versionsOf(payload, collection)
  for (const document of documents) {
    const before = (lng: Language) => stored.get(lng)?.get(document.key)
    const isWhole = isVersioned(before(defaultLanguage))
    const work = () => upsert(payload, collection, document, before, isWhole)
    outcomes.set(document.key, await whole(payload, work))
  }
  return outcomes
}

async function upsert(
  payload: Payload,
  collection: CollectionSlug,
  document: SeedDocument,
  before: (lng: Language) => Stored | undefined,
  isWhole: boolean,
): Promise<Outcome> {
  const { trash, versions } = payload.collections[collection].config
  const state = { ...(versions?.drafts ? { _status: 'published' } : {}) }
  const existing = before(defaultLanguage)
  let current = existing
  let hasChanged = false
  for (const lng of document.languages) {
    const wanted = { ...document.in(lng), ...state, ...(trash ? { deletedAt: null } : {}) }
    if (existing && isWhole && holds(before(lng), wanted)) continue
    hasChanged = true
    const call = { collection, locale: lng, depth: 0, context, trash: true } as const
    const written = current
      ? await payload.update({ ...call, id: current.id, data: rowsOf(wanted, current) })
      : await payload.create({ ...call, data: wanted as never })
    current = written as unknown as Stored
  }
  if (!existing) return 'created'
  return hasChanged ? 'updated' : 'unchanged'
}

/** The rows of a document keep their ids, so that their other languages stay with them. */
const rowsOf = (wanted: Record<string, unknown>, current: Stored): Record<string, unknown> => {
  const { id: _, ...data } = withIds(wanted, current) as Record<string, unknown>
  return data
}

/**
 * Whether the one version of a document that staff see, and that the next change begins with, is as new as
 * the document: where the database has no transactions, a seed that was killed may have left it behind.
 */
async function versionsOf(
  payload: Payload,
  collection: CollectionSlug,
): Promise<(doc: Stored | undefined) => boolean> {
  if (!payload.collections[collection].config.versions?.drafts) return () => true
  const { docs } = await payload.findVersions({
    collection,
    where: { latest: { equals: true } },
    depth: 0,
    trash: true,
    pagination: false,
  })
  const latest = docs as unknown as { parent: unknown; updatedAt: string }[]
  return (doc) => {
    const own = latest.filter(({ parent }) => parent === doc?.id)
    return own.length === 1 && String(own[0]?.updatedAt) >= String(doc?.updatedAt)
  }
}

async function readAll(
  payload: Payload,
  collection: CollectionSlug,
  keyField: string,
  locale: Language,
): Promise<Map<unknown, Stored>> {
  const { docs } = await payload.find({
    collection,
    locale,
    fallbackLocale: false,
    depth: 0,
    trash: true,
    pagination: false,
  })
  const all = docs as unknown as Stored[]
  return new Map(all.map((doc) => [doc[keyField], doc]))
}
