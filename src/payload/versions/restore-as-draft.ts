import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  commitTransaction,
  type Endpoint,
  executeAccess,
  type GlobalConfig,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type Plugin,
  restoreVersionOperation,
  type SanitizedGlobalConfig,
} from 'payload'
import { Refusal } from '@/src/payload/errors'
import { hasDrafts } from '@/src/payload/read-once'
import { isDocumentId } from '@/src/platform/database/ids'
import { runAfterChangeOfGlobal } from './after-change'
import { refuseStaleRecord } from './refuse-stale'
import { readStates, restoreParts, versionChanges } from './restore-parts'
import { lockedValues } from './stored-global'

/** The message of an answer to a restored version: Payload's own text sounds as if it were public. */
const restoredAsDraft = ({ t }: Pick<PayloadRequest, 't'>): string =>
  t('terminalia:version.restored' as never)

/**
 * A Payload plugin by which restoring a version always makes a draft, in every collection and global with drafts
 * and whether or not the call says `draft=true`: Payload's own operation writes the version, with its status,
 * over what is public, so that restoring a draft takes the document offline.
 */
export const restoreAsDraft: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection.versions) ? restoringAsDraft(collection) : collection,
  ),
  globals: config.globals?.map((global) =>
    hasDrafts(global.versions) ? restoringGlobalAsDraft(global) : global,
  ),
})

/** The first endpoint that fits a path answers, so this one stands before that of Payload. */
const restoringAsDraft = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: [
    restoreVersion,
    versionChanges(collection.slug as CollectionSlug),
    restoreParts(collection.slug as CollectionSlug),
    ...(collection.endpoints || []),
  ],
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), keepOutOfTrash],
  },
})

const restoreVersion: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { collection: slug, id } = req.routeParams as { collection: CollectionSlug; id: string }
    const collection = req.payload.collections[slug]
    const { id: record, savedAt } = await readStates(req, slug)
    await refuseStaleRecord(req, collection.config, { id: record, draft: true })
    req.context.restoredFrom = savedAt
    const depth = req.query.depth === undefined ? undefined : Number(req.query.depth)
    const document = await restoreVersionOperation({
      id,
      collection,
      depth,
      draft: true,
      req,
    }).catch(asRefusal)
    return Response.json({ ...document, message: restoredAsDraft(req) })
  },
}

/** A document in the trash is the caller's mistake, and no error of the server for its log. */
function asRefusal(error: unknown): never {
  const isBare = error instanceof APIError && error.constructor === APIError
  throw isBare ? new Refusal(error.status, error.message) : error
}

/** A version may have been made in the trash; restored, it would take the document there when published. */
const keepOutOfTrash: CollectionBeforeChangeHook = ({ collection, data, req }) =>
  req.context.isRestoringVersion && collection.trash ? { ...data, deletedAt: null } : data

/** A global whose versions are restored as drafts; Payload's own restore writes over what is public. */
const restoringGlobalAsDraft = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  endpoints: [restoreVersionOfGlobal(global.slug as GlobalSlug), ...(global.endpoints || [])],
})

const restoreVersionOfGlobal = (slug: GlobalSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const doc = await restored(slug, String(req.routeParams?.id), req)
    return Response.json({ doc, message: restoredAsDraft(req) })
  },
})

async function restored(slug: GlobalSlug, id: string, req: PayloadRequest) {
  const { payload } = req
  const { config } = payload.globals
  const global = config.find((one) => one.slug === slug) as SanitizedGlobalConfig
  await executeAccess({ req }, global.access.readVersions)
  await executeAccess({ req }, global.access.update)
  const { docs } = isDocumentId(id)
    ? await payload.db.findGlobalVersions({
        global: slug,
        where: { id: { equals: id } },
        limit: 1,
        pagination: false,
        req,
      })
    : { docs: [] }
  const [version] = docs
  if (!version) throw new Refusal(404, 'There is no such version')

  const ownsTransaction = await initTransaction(req)
  try {
    const current = await payload.db.findGlobal<Record<string, unknown>>({
      slug,
      locale: 'all',
      req,
    })
    const now = new Date().toISOString()
    await payload.db.createGlobalVersion({
      globalSlug: slug,
      versionData: {
        ...version.version,
        ...(await lockedValues(global, current, req)),
        _status: 'draft',
        updatedAt: now,
      } as never,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      returning: false,
      req,
    })
    const read = { slug, depth: 0, req, overrideAccess: false, user: req.user } as const
    const doc = await payload.findGlobal({ ...read, draft: true })
    const previousDoc = await payload.findGlobal(read)
    await runAfterChangeOfGlobal(req, global, { doc, previousDoc })
    if (ownsTransaction) await commitTransaction(req)
    return doc
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
