import type { PayloadRequest } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  translatedLanguages,
  type TranslationCounts,
  type TranslationListQuery,
  type TranslationState,
  translationStates,
} from '@/src/contract/staff/translations'
import type { Language } from '@/src/i18n/languages'
import { singleton } from '@/src/platform/singleton'
import { monotonicNow } from '@/src/platform/time/clock'
import { fieldsIn, sourcesIn, type StoredRecord, storedRecords, type Tracked } from './records'
import { translationState } from './sources'

/** The states of a record's fields by language. */
export type RecordCounts = Record<string, TranslationCounts>

interface Counted {
  updatedAt: string
  /** Time of the count, ms. */
  at: number
  counts: RecordCounts
}

/**
 * Known counts of each record, by collection and id. A record is read again once it was saved, and after a while all
 * the same: another instance may have recorded a confirmation, which leaves `updatedAt` as it is.
 */
const known = singleton('counted-translations', () => new Map<string, Map<string, Counted>>())
const ttlMs = 10 * 60_000

/** Records read at once: a page in ten languages has some 100 kB. */
const batch = 50

/**
 * Counts the records of a collection that changed since they were counted, until the time is over.
 * @param deadline ms since the epoch
 * @returns the counts of each record that is known, by id, and how many are not
 */
export async function countedRecords(
  req: PayloadRequest,
  tracked: Tracked,
  deadline: number,
): Promise<{ records: Map<string, RecordCounts>; pending: number }> {
  const listed = await listOf(req, tracked)
  const before = known.get(tracked.slug) ?? new Map<string, Counted>()
  const after = new Map<string, Counted>()
  const open: string[] = []
  for (const [id, updatedAt] of listed) {
    const one = before.get(id)
    if (one?.updatedAt === updatedAt && monotonicNow() - one.at < ttlMs) after.set(id, one)
    else open.push(id)
  }
  known.set(tracked.slug, after)
  while (open.length > 0 && Date.now() < deadline) {
    const ids = open.splice(0, batch)
    for (const record of await storedRecords(req, tracked, ids)) {
      const updatedAt = listed.get(record.id) ?? ''
      after.set(record.id, {
        updatedAt,
        at: monotonicNow(),
        counts: countsOf(req, tracked, record),
      })
    }
    // The server answers others between two batches.
    await breathe()
  }
  return {
    records: new Map([...after].map(([id, { counts }]) => [id, counts])),
    pending: open.length,
  }
}

/** Has a record counted anew although it was not saved. */
export const forgetCounts = (slug: string, id: string): void => {
  known.get(slug)?.delete(id)
}

const noCounts = (): TranslationCounts => ({ missing: 0, stale: 0, machine: 0, whole: 0 })

/** The sum of some records in some of the languages into which they are translated. */
export function sumCounts(
  records: Iterable<RecordCounts>,
  languages: readonly Language[],
): RecordCounts {
  const total = Object.fromEntries(
    translatedLanguages.filter((lng) => languages.includes(lng)).map((lng) => [lng, noCounts()]),
  )
  for (const record of records) {
    for (const [lng, counts] of Object.entries(record)) {
      const sum = total[lng]
      if (!sum) continue
      for (const state of states) sum[state] += counts[state]
    }
  }
  return total
}

const states: TranslationState[] = ['missing', 'stale', 'machine', 'whole']

function countsOf(req: PayloadRequest, tracked: Tracked, { doc }: StoredRecord): RecordCounts {
  const counts = Object.fromEntries(translatedLanguages.map((lng) => [lng, noCounts()]))
  const sources = sourcesIn(doc)
  for (const field of fieldsIn(req, tracked, doc)) {
    for (const lng of translatedLanguages) {
      const state = translationState(field, lng, sources)
      const sum = counts[lng]
      if (state && sum) sum[state] += 1
    }
  }
  return counts
}

/** Returns the time at which each record was last saved, by id. */
async function listOf(req: PayloadRequest, tracked: Tracked): Promise<Map<string, string>> {
  if (tracked.kind === 'global') {
    const [record] = await storedRecords(req, tracked, [])
    return new Map([[tracked.slug, String(record?.doc.updatedAt)]])
  }
  const { docs } = await req.payload.find({
    collection: tracked.slug,
    draft: Boolean(tracked.config.versions),
    select: { updatedAt: true } as never,
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(
    (docs as unknown as { id: string; updatedAt?: string }[]).map(({ id, updatedAt }) => [
      String(id),
      String(updatedAt),
    ]),
  )
}

interface Asked {
  locale: string
  state: TranslationListQuery['state']
  /** Until when records are counted, ms since the epoch. */
  deadline: number
}

/** The records that have texts in a state, of those that are counted. */
export async function recordsInState(
  req: PayloadRequest,
  collections: Tracked[],
  { locale, state, deadline }: Asked,
): Promise<{ tracked: Tracked; id: string }[]> {
  const found: { tracked: Tracked; id: string }[] = []
  const states = askedStates(state)
  for (const tracked of collections) {
    const { records } = await countedRecords(req, tracked, deadline)
    for (const [id, counts] of records) {
      const own = counts[locale]
      if (own && states.some((one) => own[one] > 0)) found.push({ tracked, id })
    }
  }
  return found
}

/** The states that a call asks for; without one, all of them. */
export const askedStates = (state: TranslationListQuery['state']): TranslationState[] =>
  translationStates.filter(
    (one) => !state || state === one || (state === 'open' && one !== 'whole'),
  )
