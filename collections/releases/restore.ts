import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { DocumentName } from '@/src/contract/staff/releases'
import { defaultLanguage } from '@/src/i18n/languages'
import {
  isPublic,
  latestVersions,
  type PublicBefore,
  storedDocument,
  type StoredDocument,
} from './stored'

/**
 * Gives documents back what was public of them. Who changes a release was asked for their rights before; the rules of
 * publishing were asked when this became public for the first time.
 */
export async function restoreAll(req: PayloadRequest, before: PublicBefore[]): Promise<void> {
  for (const each of before) await restore(req, each)
}

/** What was published meanwhile stays as a draft, so that nobody's work is lost. */
async function restore(req: PayloadRequest, { collection, id, doc }: PublicBefore): Promise<void> {
  const now = await storedDocument(req, { collection, id })
  if (!now || isAsBefore(now, doc)) return
  const { config } = req.payload.collections[collection]
  const latest = (await latestVersions(req, collection, [id])).get(id)?.version
  const draft = latest?._status === 'draft' ? latest : now
  const previousDoc = await read(req, { collection, id })
  const at = Date.now()
  const restored = doc
    ? { ...emptied(now), ...doc, ...(config.trash ? { deletedAt: null } : {}) }
    : { ...now, _status: 'draft' }
  await req.payload.db.updateOne({
    collection,
    id,
    data: { ...withoutId(restored), updatedAt: iso(at) },
    returning: false,
    req,
  })
  if (doc) await addVersion(req, { collection, id }, restored, at)
  await addVersion(req, { collection, id }, { ...draft, _status: 'draft' }, at + 1)
  await runHooks(req, config, {
    doc: await read(req, { collection, id }),
    previousDoc,
  })
}

/** Whether a document is still what it was, so that a second attempt changes nothing. */
const isAsBefore = (now: StoredDocument, doc: StoredDocument | null): boolean =>
  doc ? isPublic(now) && now.updatedAt === doc.updatedAt : !isPublic(now)

/** A field that was added meanwhile is empty again; databases without columns would keep it. */
const emptied = (doc: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(doc).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
  )

const addVersion = (
  req: PayloadRequest,
  { collection, id }: DocumentName,
  version: Record<string, unknown>,
  at: number,
) =>
  req.payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: { ...withoutId(version), updatedAt: iso(at) } as never,
    autosave: false,
    createdAt: iso(at),
    updatedAt: iso(at),
    returning: false,
    req,
  })

const read = (req: PayloadRequest, { collection, id }: DocumentName) =>
  req.payload.findByID({
    collection,
    id,
    draft: false,
    trash: true,
    locale: defaultLanguage,
    depth: 0,
    req,
  })

interface Change {
  doc: object
  previousDoc: object
}

/** Caches expire, dates to come are noted, and the activity log says who did it. */
async function runHooks(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { doc, previousDoc }: Change,
): Promise<void> {
  for (const hook of collection.hooks.afterChange) {
    await hook({
      collection,
      context: req.context,
      data: doc,
      doc,
      operation: 'update',
      overrideAccess: true,
      previousDoc,
      req,
    })
  }
}

const withoutId = ({ id: _, ...doc }: Record<string, unknown>) => doc

const iso = (at: number): string => new Date(at).toISOString()
