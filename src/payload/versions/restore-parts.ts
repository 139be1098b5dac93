import {
  type CollectionSlug,
  type Endpoint,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { isDeepStrictEqual } from 'node:util'
import { RestorePartsInput, type VersionChangesAnswer } from '@/src/contract/staff/drafts'
import { defaultLanguage, type Language, languages } from '@/src/i18n/languages'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { asRecord, asRows } from '@/src/platform/values/stored-values'
import { isLocalized, mapParts, type Schema } from '@/src/platform/values/walk-fields'
import { changesByLanguage } from '../activity-logs/changes'
import { inLanguage } from '../all-languages/in-language'
import type { Translations } from '../all-languages/translations'
import { mustBeAllowed, mustExist, parseInput } from '../endpoints/call'
import { fieldRefusal, Refusal } from '../errors'
import { latestDocument, type StoredVersion } from '../read-once'

type Doc = Record<string, unknown>

/** `GET /{collection}/versions/{id}/changes`: what restoring a version would change, in words. */
export const versionChanges = (collection: CollectionSlug): Endpoint => ({
  path: '/versions/:id/changes',
  method: 'get',
  handler: async (req) => {
    const { id, now, then, savedAt } = await readStates(req, collection)
    await mustExist(req, collection, id)
    const { config } = req.payload.collections[collection]
    const changes = await changesByLanguage(config, now, then, req, { reader: req.user })
    return Response.json({
      updatedAt: String(now.updatedAt),
      savedAt,
      changes: changes.filter(({ field }) => !ofServer.includes(field)),
    } satisfies VersionChangesAnswer)
  },
})

/** `POST /{collection}/versions/{id}/parts`: saves some fields or languages of a version as a draft, as any other change. */
export const restoreParts = (collection: CollectionSlug): Endpoint => ({
  path: '/versions/:id/parts',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, collection, 'update')
    const chosen = await parseInput(req, RestorePartsInput)
    const { id, now, then, savedAt } = await readStates(req, collection)
    await mustExist(req, collection, id)
    const { config } = req.payload.collections[collection]
    const schema = { fields: config.flattenedFields, blocks: req.payload.config.blocks }
    for (const name of chosen.fields ?? [])
      if (ofServer.includes(name) || !schema.fields.some((field) => field.name === name))
        throw fieldRefusal('fields', `fields has one that the record does not have: ${name}`)
    const { data, translations } = listRestored(now, then, chosen, schema)

    const own = isolateObjectProperty<PayloadRequest>(req, [
      'body',
      'context',
      'data',
      'query',
      'routeParams',
    ])
    Object.assign(own, { body: null })
    own.query = { draft: 'true', depth: '0' }
    own.routeParams = { ...req.routeParams, id }
    own.data = { ...data, _status: 'draft' }
    own.context = {
      ...req.context,
      restoredFrom: savedAt,
      translations: { collection, id, in: translations, isDraft: true } satisfies Translations,
    }
    const patch = (config.endpoints || []).find(
      ({ method, path }) => method === 'patch' && path === '/:id',
    )
    if (!patch) throw new Error(`${collection} has no patch /:id`)
    return patch.handler(own)
  },
})

/** Fields that no version brings back. */
const ofServer = ['_status', 'deletedAt', 'id', 'createdAt', 'updatedAt', 'updatedBy']

interface States {
  /** Id of the record. */
  id: string
  /** The latest version, in all languages. */
  now: Doc
  /** The chosen one. */
  then: Doc
  savedAt: string
}

/** @throws Refusal 404 where there is no such version that the caller may read */
export async function readStates(req: PayloadRequest, collection: CollectionSlug): Promise<States> {
  const version = await readVersion(req, collection, String(req.routeParams?.id))
  const id = String(version.parent)
  const now = await latestDocument(req, collection, id)
  if (!now) throw new Refusal(404, notFound)
  return { id, now, then: version.version, savedAt: new Date(version.updatedAt).toISOString() }
}

async function readVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<StoredVersion & { parent: unknown }> {
  const where = { id: { equals: id } }
  const readable = isDocumentId(id)
    ? await req.payload.findVersions({
        collection,
        where,
        limit: 1,
        depth: 0,
        select: {},
        pagination: false,
        trash: true,
        overrideAccess: false,
        req,
      })
    : { docs: [] }
  // Below Payload's operations, which answer one language.
  const { docs } =
    readable.docs.length > 0
      ? await req.payload.db.findVersions<Doc>({
          collection,
          where,
          limit: 1,
          pagination: false,
          req,
        })
      : { docs: [] }
  if (!docs[0]) throw new Refusal(404, 'There is no such version')
  return { ...docs[0], id, parent: docs[0].parent }
}

interface Restored {
  /** Values in the default language, and those that all languages share. */
  data: Doc
  translations: Translations['in']
}

/** Lists the values that bring back the chosen parts; what is the same already is left out. */
export function listRestored(
  now: Doc,
  then: Doc,
  { fields: chosen, languages: only }: RestorePartsInput,
  schema: Schema,
): Restored {
  const given = { data: {} as Doc, translations: {} as Translations['in'] }
  const names = chosen ?? schema.fields.map(({ name }) => name).filter(isRestorable)
  for (const lng of only ?? languages) {
    const own = inLanguage(now, { stored: now }, lng, schema)
    const wanted = only
      ? withTextsOf(own, then, lng, schema)
      : inLanguage(then, { stored: then }, lng, schema)
    // What all languages share is restored with the default one.
    const isTextAlone = !only && lng !== defaultLanguage
    const current = isTextAlone ? inLanguage(wanted, { stored: now }, lng, schema) : own
    const doc = Object.fromEntries(
      names
        .filter((name) => !isDeepStrictEqual(current[name] ?? null, wanted[name] ?? null))
        .map((name) => [name, wanted[name] ?? null]),
    )
    if (lng === defaultLanguage) given.data = doc
    else if (Object.keys(doc).length > 0) given.translations[lng] = doc
  }
  return given
}

const isRestorable = (name: string): boolean => !ofServer.includes(name)

/**
 * Returns a document in one language with the texts that a version has there. Rows that the version does not have keep
 * theirs.
 */
function withTextsOf(now: Doc, then: Doc, lng: Language, { fields, blocks }: Schema): Doc {
  const doc = { ...now }
  for (const field of fields) {
    const { name } = field
    const before = then[name]
    doc[name] = isLocalized(field)
      ? (asRecord(before)[lng] ?? null)
      : mapParts(field, now[name], blocks, ({ data, fields: inner, index }) => {
          const own = index === undefined ? asRecord(before) : findRow(before, data)
          return own ? withTextsOf(data, own, lng, { fields: inner, blocks }) : data
        })
  }
  return doc
}

const findRow = (rows: unknown, { id }: Doc): Doc | undefined =>
  id === undefined || id === null
    ? undefined
    : asRows(rows).find((row) => String(row.id) === String(id))
