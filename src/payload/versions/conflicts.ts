import type { PayloadRequest } from 'payload'
import { type Data, merge } from '@/src/domain/merge'
import { isLanguage } from '@/src/i18n/languages'
import { pathIn } from '../all-languages/each-language'
import { inLanguage } from '../all-languages/in-language'
import { listLanguages, readTranslations } from '../all-languages/translations'
import { editConflict } from '../errors'
import { labelPath } from '../field-words'
import { isLater, readAt } from './refuse-stale'
import {
  changesOfContents,
  type ContentChange,
  type Contents,
  getFields,
  readContents,
  shared,
} from '@/src/payload/contents'
import type { StoredVersion } from '@/src/payload/read-once'
import { readableDate, type Versioned } from './versioned'
import { findWriters } from './writers'

/** A field that a draft and what became public since have changed, each in its own way. */
export interface DraftConflict {
  /** By the API, such as `layout.0.title`. */
  field: string
  /** As editors know it. */
  label: string
  /** Null where all languages have it in common. */
  locale: string | null
}

interface States {
  /** Public state when the draft was begun. */
  before: Data
  draft: Data
  /** Present public state. */
  after: Data
}

/** Finds the fields in which a draft contradicts a later publication; the draft keeps its values of these. */
export function findConflicts(
  req: PayloadRequest,
  slug: string,
  { before, draft, after }: States,
): DraftConflict[] {
  const of = (doc: Data) => readContents(req, slug, doc)
  const [former, own, present] = [of(before), of(draft), of(after)]
  const changed = (from: Contents, to: Contents) =>
    new Set(changesOfContents(from, to).map(placeOf))
  const [published, drafted] = [changed(former, present), changed(former, own)]
  return changesOfContents(present, own)
    .filter((change) => published.has(placeOf(change)) && drafted.has(placeOf(change)))
    .map(({ before: old, after: now }) => {
      const { path = '', language = shared } = now ?? old ?? {}
      return {
        field: path,
        label: labelPath(path, around(req, slug, draft)),
        locale: language === shared ? null : language,
      }
    })
}

const placeOf = ({ before, after }: ContentChange): string =>
  `${(after ?? before)?.language} ${(after ?? before)?.path}`

/**
 * Refuses a save of what is public that would contradict a draft which its caller did not see, for callers who name in
 * `If-Unmodified-Since` what they saw.
 * @param data what the call changes, in its language; what it changes in others is in its context
 * @throws Refusal 409 that names who wrote the draft, and the fields
 */
export async function refuseConflicts(
  req: PayloadRequest,
  { slug, name }: Versioned,
  { before, draft, data }: { before: Data; draft: StoredVersion; data: Data },
): Promise<void> {
  const read = readAt(req, name)
  if (!read || !isLater(readableDate(draft), read)) return
  const fields: string[] = []
  const labels: string[] = []
  const schema = { fields: getFields(req.payload, slug), blocks: req.payload.config.blocks }
  const compare = (changes: Data, lng: string) => {
    const own = (doc: Data) =>
      isLanguage(lng) ? inLanguage(doc, { stored: doc }, lng, schema) : doc
    const drafted = own(draft.version)
    const named = (doc: Data) =>
      Object.fromEntries(Object.keys(changes).map((name) => [name, doc[name]]))
    const { conflicts } = merge(named(own(before)), named(drafted), changes)
    labels.push(...conflicts.map(({ path }) => labelPath(path, around(req, slug, drafted))))
    return conflicts.map(({ path }) => path)
  }
  fields.push(...compare(data, String(req.locale)))
  const translations = readTranslations(req.context, slug, name)
  for (const [lng, changes] of translations ? listLanguages(translations) : [])
    fields.push(...compare(changes, lng).map((path) => pathIn(lng, path)))
  if (fields.length === 0) return
  const writers = await findWriters(req, slug, draft)
  const username = writers.join(', ') || null
  throw editConflict(
    `${username ?? 'Somebody else'} changed this in a draft that waits to be published: ${labels.join(', ')}.`,
    { updatedAt: readableDate(draft), username, fields },
  )
}

const around = (req: PayloadRequest, slug: string, data: Data) => ({
  fields: getFields(req.payload, slug),
  data,
  blocks: req.payload.config.blocks ?? [],
  i18n: req.i18n,
})
