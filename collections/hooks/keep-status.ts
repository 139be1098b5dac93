import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'

/**
 * The documented calls know no drafts: what they create is public, what they change stays as it was.
 * Without this a write that says nothing of `_status` makes a draft of what is published.
 */
export const keepStatus: {
  beforeOperation: CollectionBeforeOperationHook
  beforeValidate: CollectionBeforeValidateHook
} = {
  beforeOperation: ({ args, operation, req }) => {
    const { data, draft } = args as { data?: Record<string, unknown>; draft?: boolean }
    const isSilent = Boolean(data) && draft !== true && !data?._status
    if (operation === 'create' && isSilent) {
      return { ...args, data: { ...data, _status: 'published' } }
    }
    if (operation === 'update') req.context.keepsStatus = isSilent
    return args
  },

  // The latest version may be a draft of a published document, so the document itself is asked.
  beforeValidate: async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !req.context.keepsStatus) return data
    const current = await req.payload.db.findOne<{ id: string; _status?: string }>({
      collection: collection.slug,
      where: { id: { equals: originalDoc?.id } },
      req,
    })
    return { ...data, _status: current?._status ?? 'draft' }
  },
}
