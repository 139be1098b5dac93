import type { CollectionSlug, Payload } from 'payload'
import type { Translations } from '@/src/payload/all-languages/translations'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { inTransaction } from '@/src/platform/database/all-or-nothing'
import type { SeedDocument } from './languages-of'
import { holds, withIds } from './same'

export type Outcome = 'created' | 'updated' | 'unchanged'

/** Outcomes for the documents of one collection, by their keys. */
export type Outcomes = Map<string, Outcome>

/** Callback with the number of finished documents, and the total. */
export type Progress = (done: number, total: number) => void

type Stored = Record<string, unknown> & { id: string }

/** The server is told once, at the end. */
export const context = { disableRevalidate: true }

/**
 * Brings documents into a collection: creates those whose key is new, changes what differs, brings
 * back what lies in the trash, and leaves alone what is as it should be.
 * @param keyField the field that holds the natural key
 * @param isPlan writes nothing, and tells what would become of the documents
 */
export async function upsertAll(
  payload: Payload,
  collection: CollectionSlug,
  keyField: string,
  documents: SeedDocument[],
  isPlan: boolean,
  progress: Progress = () => undefined,
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
    if (isPlan) {
      outcomes.set(document.key, planned(payload, collection, document, before, isWhole))
      continue
    }
    const work = () => upsert(payload, collection, document, before, isWhole)
    outcomes.set(document.key, await inTransaction(payload, work))
    progress(outcomes.size, documents.length)
  }
  return outcomes
}

function planned(
  payload: Payload,
  collection: CollectionSlug,
  document: SeedDocument,
  before: (lng: Language) => Stored | undefined,
  isWhole: boolean,
): Outcome {
  if (!before(defaultLanguage)) return 'created'
  const isDone = (lng: Language) =>
    isWhole && holds(before(lng), wantedIn(payload, collection, document, lng))
  return document.languages.every(isDone) ? 'unchanged' : 'updated'
}

/** A document in one language, public and out of the trash. */
function wantedIn(
  payload: Payload,
  collection: CollectionSlug,
  document: SeedDocument,
  lng: Language,
): Record<string, unknown> {
  const { trash, versions } = payload.collections[collection].config
  return {
    ...document.in(lng),
    ...(versions?.drafts ? { _status: 'published' } : {}),
    ...(trash ? { deletedAt: null } : {}),
  }
}

async function upsert(
  payload: Payload,
  collection: CollectionSlug,
  document: SeedDocument,
  before: (lng: Language) => Stored | undefined,
  isWhole: boolean,
): Promise<Outcome> {
  const existing = before(defaultLanguage)
  const wanted = (lng: Language) => wantedIn(payload, collection, document, lng)
  const isDone = (lng: Language) => existing && isWhole && holds(before(lng), wanted(lng))
  const changed = document.languages.filter((lng) => !isDone(lng))
  if (changed.length === 0) return 'unchanged'
  const translations: Translations = {
    collection,
    id: existing?.id,
    in: inOtherLanguages(changed, wanted),
  }
  const call = {
    collection,
    locale: defaultLanguage,
    depth: 0,
    context: { ...context, translations },
    trash: true,
  } as const
  const data = wanted(defaultLanguage)
  if (existing) await payload.update({ ...call, id: existing.id, data: rowsOf(data, existing) })
  else await payload.create({ ...call, data: data as never })
  return existing ? 'updated' : 'created'
}

/** Returns what a document with a file is created with beside the file: all its texts, so that it is written once. */
export const wholeDocument = (collection: CollectionSlug, document: SeedDocument) => ({
  data: document.in(defaultLanguage),
  context: {
    ...context,
    translations: {
      collection,
      in: inOtherLanguages(document.languages, document.in),
    } satisfies Translations,
  },
})

const inOtherLanguages = (
  all: Language[],
  read: (lng: Language) => Record<string, unknown>,
): Translations['in'] =>
  Object.fromEntries(all.filter((lng) => lng !== defaultLanguage).map((lng) => [lng, read(lng)]))

/** The rows of a document keep their ids, so that their other languages stay with them. */
const rowsOf = (wanted: Record<string, unknown>, current: Stored): Record<string, unknown> => {
  const { id: _, ...data } = withIds(wanted, current) as Record<string, unknown>
  return data
}

/**
 * Returns a test for documents whose latest version, which staff see and edit, is as new as the document: where the
 * database has no transactions, a seed that was killed may have left an older one behind.
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
