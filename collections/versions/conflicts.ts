import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { type Data, isData } from '@/src/lib/merge/data'
import { merge } from '@/src/lib/merge/merge'
import { Refusal } from '../errors'
import { labelsOf } from '../field-words'
import { keepingLocale } from '../hooks/keeping-locale'
import { isLater, readAt } from '../hooks/refuse-stale'
import { changesOfContents, contentsOf, fieldsOf, shared } from './contents'
import { writersOf } from './writers'
import { readableDate, type StoredVersion } from './versioned'

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
  /** What was public when the draft was begun. */
  before: Data
  draft: Data
  /** What is public now. */
  after: Data
}

/** Where a draft contradicts what was published since it was written; of these fields it keeps what it says. */
export function conflictsOf(
  req: PayloadRequest,
  slug: string,
  { before, draft, after }: States,
): DraftConflict[] {
  const contents = { before: contentsOf(req, slug, before), draft: contentsOf(req, slug, draft) }
  const published = changesOfContents(contents.before, contentsOf(req, slug, after))
  const drafted = changesOfContents(contents.before, contents.draft)
  const stands = changesOfContents(contentsOf(req, slug, after), contents.draft)
  const keyOf = ({ before: old, after: now }: (typeof drafted)[number]) =>
    `${(now ?? old)?.language} ${(now ?? old)?.path}`
  const [others, own] = [new Set(published.map(keyOf)), new Set(drafted.map(keyOf))]
  return stands
    .filter((change) => others.has(keyOf(change)) && own.has(keyOf(change)))
    .map(({ before: old, after: now }) => {
      const { path = '', language = shared } = now ?? old ?? {}
      return {
        field: path,
        label: labelsOf(path, around(req, slug, draft)),
        locale: language === shared ? null : language,
      }
    })
}

type Target = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

/**
 * Refuses a save of what is public that would contradict a draft which its caller did not see, for callers who name in
 * `If-Unmodified-Since` what they saw.
 * @param data what the call changes, in its language
 * @throws Refusal 409 that names who wrote the draft, and the fields
 */
export async function refuseConflicts(
  req: PayloadRequest,
  target: Target,
  { draft, data }: { draft: StoredVersion; data: Data },
): Promise<void> {
  const slug = 'global' in target ? target.global : target.collection
  const read = readAt(req, 'global' in target ? slug : target.id)
  if (!read || !isLater(readableDate(draft), read)) return
  const [before, drafted] = [
    await inLanguage(req, target, false),
    await inLanguage(req, target, true),
  ]
  const named = (doc: Data) =>
    Object.fromEntries(Object.keys(data).map((name) => [name, doc[name]]))
  const { conflicts } = merge(named(before), named(drafted), data)
  if (conflicts.length === 0) return
  const fields = conflicts.map(({ path }) => path)
  const labels = fields.map((path) => labelsOf(path, around(req, slug, drafted)))
  const writers = await writersOf(req, slug, draft)
  const username = writers.join(', ') || null
  throw new Refusal(
    409,
    `${username ?? 'Somebody else'} changed this in a draft that waits to be published: ${labels.join(', ')}.`,
    { conflict: { updatedAt: readableDate(draft), username, fields } },
  )
}

/** A document as a call in the language of the request reads it. */
async function inLanguage(req: PayloadRequest, target: Target, draft: boolean): Promise<Data> {
  const how = {
    draft,
    depth: 0,
    locale: req.locale as never,
    fallbackLocale: false as const,
    showHiddenFields: true,
    req,
  }
  const doc = await keepingLocale<unknown>(req, () =>
    'global' in target
      ? req.payload.findGlobal({ ...how, slug: target.global })
      : req.payload.findByID({ ...how, collection: target.collection, id: target.id, trash: true }),
  )
  return isData(doc) ? doc : {}
}

const around = (req: PayloadRequest, slug: string, data: Data) => ({
  fields: fieldsOf(req.payload, slug),
  data,
  blocks: req.payload.config.blocks ?? [],
  i18n: req.i18n,
})
