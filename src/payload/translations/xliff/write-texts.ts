import type { PayloadRequest, TypedLocale } from 'payload'
import { groupBy } from '@/src/platform/values/lists'
import { hasDrafts, type Tracked } from '../records'
import type { PlannedText } from './plan'

/** Texts with `isPublic` change what is public, and leave a draft that waits on top of it; others are saved as drafts. */
export type TextToWrite = Pick<
  PlannedText,
  'collection' | 'id' | 'tracked' | 'path' | 'value' | 'isPublic'
>

/** Writes texts of records in one language, each record in one save; what it refuses ends it. */
export async function writeTexts(
  req: PayloadRequest,
  texts: TextToWrite[],
  locale: string,
): Promise<void> {
  const records = groupBy(texts, ({ collection, id }) => `${collection}/${id}`)
  for (const own of records.values()) {
    const [{ tracked, id } = {}] = own
    if (tracked && id !== undefined) await save(req, tracked, id, own, locale)
  }
}

async function save(
  req: PayloadRequest,
  tracked: Tracked,
  id: string,
  texts: TextToWrite[],
  locale: string,
): Promise<void> {
  const { payload } = req
  const draft = hasDrafts(tracked) && !texts.some(({ isPublic }) => isPublic)
  const call = {
    locale: locale as TypedLocale,
    depth: 0,
    overrideAccess: false,
    req,
  } as const
  const read = { ...call, draft, fallbackLocale: false } as const
  const doc: Record<string, unknown> =
    tracked.kind === 'global'
      ? { ...(await payload.findGlobal({ ...read, slug: tracked.slug })) }
      : { ...(await payload.findByID({ ...read, collection: tracked.slug, id })) }
  // A save that names no status changes what is public alone, see `keepDrafts`.
  const data: Record<string, unknown> = draft ? { _status: 'draft' } : {}
  for (const { path, value } of texts) {
    const [name = ''] = path.split('.', 1)
    if (!(name in data)) data[name] = structuredClone(doc[name])
    place(data, path.split('.'), value)
  }
  const write = { ...call, data, draft }
  if (tracked.kind === 'global') await payload.updateGlobal({ ...write, slug: tracked.slug })
  else await payload.update({ ...write, collection: tracked.slug, id, overrideLock: false })
}

/** Puts a value at a path of names and places of rows. */
function place(data: Record<string, unknown>, path: string[], value: unknown): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) data[name] = value
  else {
    if (typeof data[name] !== 'object' || data[name] === null) data[name] = {}
    place(data[name] as Record<string, unknown>, rest, value)
  }
}
