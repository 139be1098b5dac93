import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type Plugin,
  restoreVersionOperation,
} from 'payload'
import { Refusal } from '@/src/payload/errors'
import { hasDrafts } from '@/src/payload/has-drafts'
import { restoringGlobalAsDraft } from './restore-global'
import { restoredAsDraft } from './restored-text'

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
  endpoints: [restoreVersion, ...(collection.endpoints || [])],
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
