import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { hasDrafts, type Tracked } from '@/collections/translations/records'
import { defaultLanguage, isLanguage } from '@/src/i18n/languages'
import { mentionsIn, type Swap, withSwapped } from './mentions'
import { type Data, schemaOf, storedDocument } from './stored'

/**
 * Has a document name other pictures: what is public stays public, and a draft that was saved since stays the draft.
 * Each is saved the usual way, with its hooks and a version.
 */
export async function swapIn(
  req: PayloadRequest,
  tracked: Tracked,
  id: string,
  swap: Swap,
): Promise<void> {
  const { published, drafted, draft } = await storedDocument(req, tracked, id)
  const isPublished = published && (await save(req, { tracked, id, draft: false }, published, swap))
  // The save began with what is public, so the draft is laid upon it once more.
  if (isPublished && draft) await storeDraft(req, tracked, id, draft)
  if (draft) await save(req, { tracked, id, draft: true }, draft.version, swap)
  if (drafted && tracked.kind === 'collection') {
    // Drafts are saved as versions, and the document beneath keeps what nobody sees any more.
    const data = withSwapped(drafted, schemaOf(req.payload, tracked), swap, true)
    if (data !== drafted)
      await req.payload.db.updateOne({ collection: tracked.slug, id, data, req, returning: false })
  }
}

interface Target {
  tracked: Tracked
  id: string
  draft: boolean
}

/** @returns whether anything was saved */
async function save(
  req: PayloadRequest,
  target: Target,
  stored: Data,
  swap: Swap,
): Promise<boolean> {
  const schema = schemaOf(req.payload, target.tracked)
  const languages = new Set(
    mentionsIn(stored, schema)
      .filter((mention) => swap(mention) !== undefined)
      .map(({ locale }) => locale ?? defaultLanguage),
  )
  let isSaved = false
  for (const locale of [...languages].filter(isLanguage)) {
    // Payload notes the language of a call in its request.
    const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query'])
    const doc = await readIn(own, target, locale)
    const next = withSwapped(doc, schema, swap)
    const changed = Object.keys(next).filter((name) => next[name] !== doc[name])
    if (changed.length === 0) continue
    const data = Object.fromEntries(changed.map((name) => [name, next[name]]))
    await update(own, target, locale, data)
    isSaved = true
  }
  return isSaved
}

async function readIn(
  req: PayloadRequest,
  { tracked, id, draft }: Target,
  locale: string,
): Promise<Data> {
  const how = { depth: 0, draft, fallbackLocale: false, locale: locale as 'en', req } as const
  const doc: unknown =
    tracked.kind === 'global'
      ? await req.payload.findGlobal({ ...how, slug: tracked.slug })
      : await req.payload.findByID({ ...how, collection: tracked.slug, id, trash: true })
  return doc as Data
}

async function update(
  req: PayloadRequest,
  { tracked, id, draft }: Target,
  locale: string,
  data: Data,
): Promise<void> {
  const how = { data: data as never, depth: 0, draft, locale: locale as 'en', req }
  if (tracked.kind === 'global') await req.payload.updateGlobal({ ...how, slug: tracked.slug })
  else await req.payload.update({ ...how, collection: tracked.slug, id, trash: true })
}

async function storeDraft(
  req: PayloadRequest,
  tracked: Tracked,
  id: string,
  draft: { version: Data; autosave?: boolean },
): Promise<void> {
  if (!hasDrafts(tracked)) return
  const now = new Date().toISOString()
  const { id: _, ...versionData } = draft.version
  const version = {
    versionData: versionData as never,
    autosave: Boolean(draft.autosave),
    createdAt: now,
    updatedAt: now,
    returning: false as const,
    req,
  }
  if (tracked.kind === 'global')
    await req.payload.db.createGlobalVersion({ ...version, globalSlug: tracked.slug })
  else
    await req.payload.db.createVersion({
      ...version,
      collectionSlug: tracked.slug,
      parent: id,
    })
}
