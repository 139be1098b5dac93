import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { recordAddress } from '@/src/domain/links/addresses'
import { defaultLanguage } from '@/src/i18n/languages'
import { Refusal } from '../errors'
import { versionedDocument, versionedGlobal } from '../versions/versioned'
import { localizedFields, type LocalizedField, sourcesField } from '@/src/payload/localized-fields'
import { type Sources, storedSources } from './sources'

/** A document as it is stored, in all its languages: its latest version, where it has versions. */
export interface StoredRecord {
  id: string
  doc: Record<string, unknown>
}

/** A collection or a global whose translations are tracked. A global is one record, whose id is its name. */
export type Tracked =
  | { kind: 'collection'; slug: CollectionSlug; config: SanitizedCollectionConfig }
  | { kind: 'global'; slug: GlobalSlug; config: SanitizedGlobalConfig }

/** Everything that has localized fields, in the order of the configuration. */
function listTracked({ collections, globals }: Payload): Tracked[] {
  const hasSources = ({ flattenedFields }: { flattenedFields: { name: string }[] }) =>
    flattenedFields.some(({ name }) => name === sourcesField)
  return [
    ...Object.values(collections)
      .filter(({ config }) => hasSources(config))
      .map(({ config }): Tracked => ({ kind: 'collection', slug: config.slug, config })),
    ...globals.config
      .filter(hasSources)
      .map((config): Tracked => ({ kind: 'global', slug: config.slug, config })),
  ]
}

/** Returns true where saved changes can wait to become public. */
export const hasDrafts = ({ config }: Tracked): boolean =>
  typeof config.versions === 'object' && Boolean(config.versions.drafts)

/** Returns the tracked collections that the caller may edit; every rule is asked for the whole collection. */
export async function editable(req: PayloadRequest): Promise<Tracked[]> {
  const all = listTracked(req.payload)
  const open: Tracked[] = []
  for (const tracked of all)
    if ((await tracked.config.access.update({ req })) === true) open.push(tracked)
  return open
}

/**
 * One of those that the caller may edit.
 * @throws Refusal 403 for any other, whether or not there is one
 */
export async function editableNamed(req: PayloadRequest, slug: string): Promise<Tracked> {
  const found = (await editable(req)).find((one) => one.slug === slug)
  if (!found) throw new Refusal(403, 'You are not allowed to perform this action.')
  return found
}

/** The fields of a document, with what they hold. */
export const fieldsIn = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  { config }: Tracked,
  doc: unknown,
): Iterable<LocalizedField> =>
  localizedFields(doc, { fields: config.flattenedFields, blocks: payload.config.blocks })

/** Returns the stored sources of a document's translations. */
export const sourcesIn = (doc: Record<string, unknown>): Sources =>
  storedSources(doc[sourcesField]) ?? {}

/** The records of some ids, without those in the trash. */
export async function storedRecords(
  req: PayloadRequest,
  tracked: Tracked,
  ids: string[],
): Promise<StoredRecord[]> {
  if (tracked.kind === 'global') return [await storedGlobal(req, tracked)]
  const { slug, config } = tracked
  const all = { pagination: false, limit: 0, req } as const
  if (!config.versions) {
    const { docs } = await req.payload.db.find<Doc>({
      ...all,
      collection: slug,
      where: { id: { in: ids } },
    })
    return docs.map((doc) => ({ id: String(doc.id), doc }))
  }
  const notTrashed: Where[] = config.trash ? [{ 'version.deletedAt': { exists: false } }] : []
  const { docs } = await req.payload.db.findVersions<Doc>({
    ...all,
    collection: slug,
    where: { and: [{ parent: { in: ids } }, { latest: { equals: true } }, ...notTrashed] },
  })
  return docs.map(({ parent, version }) => ({ id: String(parent), doc: version }))
}

/**
 * The record that a call names.
 * @throws Refusal 404
 */
export async function storedRecord(
  req: PayloadRequest,
  tracked: Tracked,
  id: string,
): Promise<StoredRecord> {
  const [found] = await storedRecords(req, tracked, [id])
  if (!found || found.id !== id) throw new Refusal(404, 'Not Found')
  return found
}

/** Reads the public state of a record with drafts, as it is stored; null where it is not public or has no drafts. */
export function publicDoc(
  req: PayloadRequest,
  tracked: Tracked,
  id: string,
): Promise<Record<string, unknown> | null> {
  if (!hasDrafts(tracked)) return Promise.resolve(null)
  const { kind, slug } = tracked
  const versioned =
    kind === 'global' ? versionedGlobal(req, slug) : versionedDocument(req, slug, id)
  return versioned.published()
}

/** Returns the title of a record, in English. */
export function getTitle({ config }: Tracked, doc: Record<string, unknown>): string | null {
  const name = 'useAsTitle' in config.admin ? config.admin.useAsTitle : undefined
  const value = doc[name ?? 'id']
  const title =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[defaultLanguage]
      : value
  return typeof title === 'string' && title !== '' ? title : null
}

/**
 * Returns the address of a record's form in a language.
 * @param path of a field whose badge is brought into view (see `src/staff/workflow/translations`)
 */
export const formLink = (
  { slug }: Tracked,
  { id, locale, path }: { id: string; locale: string; path?: string },
): string => recordAddress(slug, id, { lng: locale, field: path, anchor: 'translation' })

type Doc = Record<string, unknown> & { id: string }

async function storedGlobal(
  req: PayloadRequest,
  { slug, config }: Extract<Tracked, { kind: 'global' }>,
): Promise<StoredRecord> {
  const { payload } = req
  if (config.versions) {
    const { docs } = await payload.db.findGlobalVersions<Doc>({
      global: slug,
      where: { latest: { equals: true } },
      limit: 1,
      pagination: false,
      req,
    })
    if (docs[0]) return { id: slug, doc: docs[0].version }
  }
  const doc = await payload.db.findGlobal<Doc>({ slug, req })
  return { id: slug, doc: doc ?? {} }
}
