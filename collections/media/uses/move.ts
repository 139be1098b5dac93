import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { hasDrafts, type Tracked } from '@/src/payload/translations/records'
import { versionedDocument, versionedGlobal } from '@/src/payload/versions/versioned'
import { defaultLanguage } from '@/src/i18n/languages'
import { mentionsIn, type Swap, withSwapped } from './mentions'
import { type Data, getMentionSchema, latestVersion, storedDocument } from './stored'

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
  // A draft that waits has followed where it named the same picture.
  const waiting = isPublished ? (await storedDocument(req, tracked, id)).draft : draft
  if (waiting) await save(req, { tracked, id, draft: true }, waiting.version, swap)
  if (drafted && tracked.kind === 'collection') {
    // Of a document that was never published, Payload's save writes the draft's version only; the row of the
    // document itself still names the old picture, which would keep it from being deleted.
    const data = withSwapped(drafted, getMentionSchema(req.payload, tracked), swap, true)
    if (data !== drafted)
      await req.payload.db.updateOne({
        collection: tracked.slug,
        id,
        data: { ...data, updatedAt: null },
        req,
        returning: false,
      })
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
  const schema = getMentionSchema(req.payload, target.tracked)
  const swapped = mentionsIn(stored, schema).filter((mention) => swap(mention) !== undefined)
  if (swapped.length === 0) return false
  // Payload notes the language of a call in its request.
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query'])
  const doc = await read(own, target)
  const next = withSwapped(doc, schema, swap)
  const changed = Object.keys(next).filter((name) => next[name] !== doc[name])
  await update(own, target, Object.fromEntries(changed.map((name) => [name, next[name]])))
  const isElsewhere = swapped.some(({ locale }) => locale !== null && locale !== defaultLanguage)
  if (isElsewhere) await swapTranslations(req, target, swap)
  return true
}

const inDefaultLanguage = { depth: 0, fallbackLocale: false, locale: defaultLanguage } as const

async function read(req: PayloadRequest, { tracked, id, draft }: Target): Promise<Data> {
  const how = { ...inDefaultLanguage, draft, req }
  const doc: unknown =
    tracked.kind === 'global'
      ? await req.payload.findGlobal({ ...how, slug: tracked.slug })
      : await req.payload.findByID({ ...how, collection: tracked.slug, id, trash: true })
  return doc as Data
}

async function update(
  req: PayloadRequest,
  { tracked, id, draft }: Target,
  data: Data,
): Promise<void> {
  const how = { ...inDefaultLanguage, data: data as never, draft, req }
  if (tracked.kind === 'global') await req.payload.updateGlobal({ ...how, slug: tracked.slug })
  else await req.payload.update({ ...how, collection: tracked.slug, id, trash: true })
}

/**
 * The same in other languages, below what was just saved: a save of its own in each of them would ask for everything
 * that is required in that language.
 */
async function swapTranslations(req: PayloadRequest, target: Target, swap: Swap): Promise<void> {
  const { tracked, id, draft } = target
  const { db } = req.payload
  const swapped = (doc: Data) =>
    withSwapped(doc, getMentionSchema(req.payload, tracked), swap, true)
  // It belongs to the save before it, whose date it keeps.
  const sameDate = { updatedAt: null }
  if (!draft) {
    const { published } = await storedDocument(req, tracked, id)
    const data = published && { ...swapped(published), ...sameDate }
    if (data && tracked.kind === 'global') await db.updateGlobal({ slug: tracked.slug, data, req })
    else if (data && tracked.kind === 'collection')
      await db.updateOne({ collection: tracked.slug, id, data, req })
  }
  const latest = draft
    ? await latestVersion(req, tracked, id)
    : await publishedVersion(req, tracked, id)
  if (!latest) return
  const { id: versionId, ...rest } = latest
  const versionData = { ...rest, version: swapped(latest.version), ...sameDate } as never
  if (tracked.kind === 'global')
    await db.updateGlobalVersion({ global: tracked.slug, id: versionId, versionData, req })
  else await db.updateVersion({ collection: tracked.slug, id: versionId, versionData, req })
}

/** The version of what is public, upon which a draft may lie. */
async function publishedVersion(req: PayloadRequest, tracked: Tracked, id: string) {
  if (!hasDrafts(tracked)) return latestVersion(req, tracked, id)
  const versioned =
    tracked.kind === 'global'
      ? versionedGlobal(req, tracked.slug)
      : versionedDocument(req, tracked.slug, id)
  return versioned.publishedVersion()
}
