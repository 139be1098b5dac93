import type { FlattenedField, PayloadRequest } from 'payload'
import {
  isReleasedGlobal,
  type ReleasedCollection,
  type ReleasedGlobal,
} from '@/src/contract/staff/collection-lists'
import type { DocumentName } from '@/src/contract/staff/releases'
import { defaultLanguage } from '@/src/i18n/languages'
import { globalConfig, type StoredDocument } from '@/src/payload/versions/stored-global'
import {
  existingIds,
  type Relation,
  relationsIn,
  withoutLinks,
} from '@/src/platform/database/relations-in'
import { runAfterChange, runAfterChangeOfGlobal } from '../versions/after-change'
import { isPublic, latestVersions, type PublicBefore, storedDocument } from './stored'

/**
 * Gives documents back what was public of them. Who changes a release was asked for their rights before; the rules of
 * publishing were asked when this became public for the first time.
 */
export async function restoreAll(req: PayloadRequest, before: PublicBefore[]): Promise<void> {
  for (const each of before) await restore(req, each)
}

/** Restores a document; what was published meanwhile is kept as a draft. */
async function restore(req: PayloadRequest, { collection, id, doc }: PublicBefore): Promise<void> {
  const now = await storedDocument(req, { collection, id })
  if (!now || (!doc && !isPublic(now))) return
  const latest = (await latestVersions(req, collection, [id])).get(id)?.version
  const draft = latest?._status === 'draft' ? latest : now
  const written = getWritten(req, { collection, id })
  const previousDoc = await written.read()
  const at = Date.now()
  const former = doc && (await withoutDeleted(req, doc, written.fields))
  const restored = former
    ? { ...emptied(now, written.fields), createdAt: now.createdAt, ...former, _status: 'published' }
    : { ...now, _status: 'draft' }
  await written.write(dated(restored, at))
  if (doc) await written.addVersion(dated(restored, at), iso(at))
  await written.addVersion(dated({ ...draft, _status: 'draft' }, at + 1), iso(at + 1))
  await written.runHooks({ doc: await written.read(), previousDoc })
}

/** Returns the way to restore a document or a global. */
export const getWritten = (req: PayloadRequest, { collection, id }: DocumentName): Written =>
  isReleasedGlobal(collection)
    ? writtenGlobal(req, collection)
    : writtenDocument(req, collection, id)

/**
 * A field that was added meanwhile is empty again, in each language for itself: databases without columns would keep it,
 * and those with tables of languages would keep all of these where nothing is written into them.
 */
function emptied(doc: StoredDocument, fields: FlattenedField[]): Record<string, unknown> {
  const localized = new Set(
    fields.flatMap((field) => ('localized' in field && field.localized ? [field.name] : [])),
  )
  return Object.fromEntries(
    Object.entries(doc).map(([name, value]) => [
      name,
      localized.has(name) && typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([lng, text]) => [lng, nothingFor(text)]))
        : nothingFor(value),
    ]),
  )
}

const nothingFor = (value: unknown): [] | null => (Array.isArray(value) ? [] : null)

/** Without its id, which the database does not take for a value. */
const dated = ({ id: _, ...doc }: Record<string, unknown>, at: number) => ({
  ...doc,
  updatedAt: iso(at),
})

const iso = (at: number): string => new Date(at).toISOString()

/** A global, such as the settings of the site. */
function writtenGlobal(req: PayloadRequest, slug: ReleasedGlobal): Written {
  const config = globalConfig(req, slug)
  return {
    fields: config.flattenedFields,
    read: () =>
      req.payload.findGlobal({ slug, draft: false, locale: defaultLanguage, depth: 0, req }),
    // MongoDB finds a global by this.
    write: (data) =>
      req.payload.db.updateGlobal({
        slug,
        data: { ...data, globalType: slug },
        returning: false,
        req,
      }),
    addVersion: (version, at) =>
      req.payload.db.createGlobalVersion({ globalSlug: slug, ...newVersion(req, version, at) }),
    runHooks: (change) => runAfterChangeOfGlobal(req, config, change),
  }
}

/** Ways to restore a document to its former public state. */
interface Written {
  fields: FlattenedField[]
  /** Reads the public document, as hooks get it. */
  read: () => Promise<object>
  /** Stores what visitors see. */
  write: (doc: Record<string, unknown>) => Promise<unknown>
  /** @param at ISO 8601 */
  addVersion: (version: Record<string, unknown>, at: string) => Promise<unknown>
  /** Caches expire, dates to come are noted, and the activity log says who did it. */
  runHooks: (change: { doc: object; previousDoc: object }) => Promise<void>
}

/** A document of a collection. */
function writtenDocument(req: PayloadRequest, collection: ReleasedCollection, id: string): Written {
  const { config } = req.payload.collections[collection]
  return {
    fields: config.flattenedFields,
    read: () =>
      req.payload.findByID({
        collection,
        id,
        draft: false,
        trash: true,
        locale: defaultLanguage,
        depth: 0,
        req,
      }),
    write: (data) => req.payload.db.updateOne({ collection, id, data, returning: false, req }),
    addVersion: (version, at) =>
      req.payload.db.createVersion({
        collectionSlug: collection,
        parent: id,
        ...newVersion(req, version, at),
      }),
    runHooks: (change) => runAfterChange(req, config, change),
  }
}

/** Returns the data of a new version, of a document or a global. @param at ISO 8601 */
const newVersion = (req: PayloadRequest, version: Record<string, unknown>, at: string) => ({
  versionData: version as never,
  autosave: false,
  createdAt: at,
  updatedAt: at,
  returning: false as const,
  req,
})

/**
 * Removes from a document's former public state the relations to records that were deleted since: databases with
 * foreign keys would refuse them. Blocks are kept unchanged; pages show them without the missing records.
 */
export async function withoutDeleted(
  req: PayloadRequest,
  doc: StoredDocument,
  fields: FlattenedField[],
): Promise<StoredDocument> {
  return withoutLinks(doc, await deletedOf(req, doc, fields))
}

/** The required field of a document that named something which was deleted since; undefined where it can be given back. */
export async function emptiedField(
  req: PayloadRequest,
  doc: StoredDocument,
  fields: FlattenedField[],
): Promise<string | undefined> {
  const deleted = await deletedOf(req, doc, fields)
  return deleted.find(({ isRequired }) => isRequired)?.path
}

/** Returns the relations of a document to deleted records. */
async function deletedOf(
  req: PayloadRequest,
  doc: StoredDocument,
  fields: FlattenedField[],
): Promise<Relation[]> {
  const deleted: Relation[] = []
  for (const relation of relationsIn(doc, { fields, blocks: [] })) {
    const existing = await existingIds(req, relation.collection, relation.ids)
    const ids = relation.ids.filter((id) => !existing.has(id))
    if (ids.length > 0) deleted.push({ ...relation, ids })
  }
  return deleted
}
