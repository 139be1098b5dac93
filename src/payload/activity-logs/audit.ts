import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'
import { getActingKey } from '@/src/platform/auth/api-key'
import { savesDrafts } from '@/src/platform/rest/writes'
import { changedFields, changeLimits, changesBetween, changesByLanguage } from './changes'
import { inLanguage } from '../all-languages/in-language'
import { readTranslations } from '../all-languages/translations'
import { titleIn } from '../titles'

type AuditAction =
  | 'sign-in'
  | 'sign-in refused'
  | 'sign-out'
  | 'session ended'
  | 'password change'
  | 'second factor on'
  | 'second factor off'
  | 'recovery codes renewed'
  | 'passkey added'
  | 'passkey removed'
  | 'passkey refused'
  | 'invitation sent'
  | 'invitation withdrawn'
  | 'invitation accepted'
  | 'identity added'
  | 'identity removed'
  | 'view begun'
  | 'view ended'
  | 'key created'
  | 'key revoked'
  | 'key refused'
  | 'create'
  | 'update'
  | 'delete'

export interface AuditEntry {
  action: AuditAction
  resourceType: string
  resourceId?: string
  /** Actor, where that is not the user of the request. */
  user?: { id: string; username: string }
  details?: Record<string, unknown>
}

/**
 * Writes one entry to the activity log (section 3): of the record its title, which outlives it, and what
 * changed. Within a transaction what fails here fails the write that it is about, because Payload has rolled
 * that back as well; elsewhere it is logged.
 */
export async function writeAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const user = entry.user ?? req.user
  const key = entry.user ? undefined : getActingKey(req.user)
  const isPart = req.transactionID !== undefined
  try {
    await req.payload.create({
      collection: 'activity-logs',
      data: {
        userId: String(user?.id ?? 'anonymous'),
        username: user?.username ?? undefined,
        action: entry.action,
        resourceType: entry.resourceType,
        resourceId: entry.resourceId,
        details: { ...entry.details, ...(key ? { apiKey: key.name } : {}) },
      },
      req,
    })
  } catch (err) {
    // It has ended the transaction of that write.
    if (isPart) throw err
    req.payload.logger.error({ err, msg: 'An activity could not be logged', action: entry.action })
  }
}

/** The hooks that log every change staff make to a collection. */
export const audit: {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} = {
  afterChange: async ({ collection, doc, operation, previousDoc, req }) => {
    if (!req.user || (operation === 'update' && isAutosaved(collection, previousDoc, doc, req)))
      return doc
    await writeAudit(req, {
      action: operation,
      resourceType: collection.slug,
      resourceId: String(doc.id),
      details: {
        ...titleAtTheTime(collection, doc),
        ...(operation === 'update'
          ? req.context.isRestoringVersion
            ? await changesOfRestoring(collection, previousDoc, doc.id, req)
            : await changesInLanguages(collection, previousDoc, doc, req)
          : { fields: changedFields(undefined, doc) }),
        ...(req.context.restoredFrom ? { restoredFrom: req.context.restoredFrom } : {}),
      },
    })
    return doc
  },
  afterDelete: async ({ collection, doc, id, req }) => {
    if (!req.user) return doc
    await writeAudit(req, {
      action: 'delete',
      resourceType: collection.slug,
      resourceId: String(id),
      details: titleAtTheTime(collection, doc),
    })
    return doc
  },
}

interface Saved {
  id: string
  _status?: string | null
  deletedAt?: string | null
}

/**
 * Tells a draft that the panel saves while somebody types from all other changes. The parameters of the call count only where
 * the document of the call was written, as a draft, in a collection with autosave.
 */
function isAutosaved(
  collection: SanitizedCollectionConfig,
  before: Saved,
  after: Saved,
  { query, routeParams }: PayloadRequest,
): boolean {
  const says = (name: string) => ['true', true].includes(query?.[name] as string | boolean)
  return (
    savesDrafts(collection) &&
    after._status === 'draft' &&
    (after.deletedAt ?? null) === (before.deletedAt ?? null) &&
    says('autosave') &&
    says('draft') &&
    String(routeParams?.id) === String(after.id)
  )
}

/** The hook that logs every change staff make to a global. */
export const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user) return doc
  await writeAudit(req, {
    action: 'update',
    resourceType: global.slug,
    details: await changesOf(global, previousDoc, doc, req),
  })
  return doc
}

/** Collections whose titles are names of visitors, who may ask for the deletion of all their data. */
const namedByPeople = ['inquiries', 'document-requests', 'job-applications']

function titleAtTheTime({ slug, admin }: SanitizedCollectionConfig, doc: object) {
  const title = titleIn(doc, admin.useAsTitle ?? 'id')
  return title === null || namedByPeople.includes(slug) ? {} : { title }
}

async function changesOf(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  before: object,
  after: object,
  req: PayloadRequest,
) {
  const changes = await changesBetween(config, before, after, req)
  const isOtherLanguage = changes.length > 0 && req.locale && req.locale !== defaultLanguage
  return {
    fields: changedFields(before, after),
    changes,
    ...(isOtherLanguage ? { locale: req.locale } : {}),
  }
}

/** The changes of a save, in all languages that it wrote. */
async function changesInLanguages(
  config: SanitizedCollectionConfig,
  previousDoc: { id: string; _status?: string },
  doc: { id: string; _status?: string },
  req: PayloadRequest,
) {
  const own = await changesOf(
    config,
    await comparedWith(config, previousDoc, doc, req),
    await withoutFallback(config, doc, req),
    req,
  )
  const { documents = [], stored } = readTranslations(req.context, config.slug, doc.id) ?? {}
  const schema = { fields: config.flattenedFields, blocks: req.payload.config.blocks }
  for (const [locale, after] of documents) {
    // What all languages share is among the changes already.
    const before = inLanguage(after, { stored }, locale, schema)
    const changes = await changesBetween(config, before, after, req)
    own.changes.push(...changes.map((change) => ({ ...change, locale })))
    own.fields = [...new Set([...own.fields, ...changedFields(before, after)])]
  }
  return { ...own, changes: own.changes.slice(0, changeLimits.changes) }
}

/** Payload restores all languages, whichever the call names, and tells only the state before in all of them, as it is stored. */
async function changesOfRestoring(
  config: SanitizedCollectionConfig,
  before: object,
  id: string,
  req: PayloadRequest,
) {
  const { docs } = await req.payload.db.findVersions({
    collection: config.slug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  const after: Record<string, unknown> = docs[0]?.version ?? {}
  const changes = await changesByLanguage(config, { ...before }, after, req)
  return {
    fields: changedFields(before, after),
    changes: changes.slice(0, changeLimits.changes),
  }
}

/** In another language `doc` has English texts where a translation is missing; those were not written. */
async function withoutFallback(
  { slug, versions }: SanitizedCollectionConfig,
  doc: { id: string; _status?: string },
  req: PayloadRequest,
): Promise<object> {
  if (!req.locale || req.locale === defaultLanguage || req.locale === 'all') return doc
  const stored = await req.payload.findByID({
    collection: slug,
    id: doc.id,
    draft: Boolean(versions?.drafts) && doc._status === 'draft',
    trash: true,
    depth: 0,
    fallbackLocale: false,
    disableErrors: true,
    req,
  })
  return stored ?? doc
}

/**
 * Returns the state with which a change is compared. Where drafts are saved while they are written, publishing one is a
 * change of the former public state, not of the draft of a second ago.
 */
async function comparedWith(
  { slug, versions }: SanitizedCollectionConfig,
  previousDoc: { id: string; _status?: string },
  doc: { _status?: string },
  req: PayloadRequest,
): Promise<object> {
  if (!savesDrafts({ versions }) || previousDoc._status !== 'draft' || doc._status !== 'published')
    return previousDoc
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: {
      and: [{ parent: { equals: previousDoc.id } }, { 'version._status': { equals: 'published' } }],
    },
    sort: '-updatedAt',
    limit: 2,
    depth: 0,
    fallbackLocale: false,
    req,
  })
  // The first is what has just been saved.
  return (docs[1]?.version as object | undefined) ?? previousDoc
}
