import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'

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
    const isSilent = data !== undefined && draft !== true && !data._status
    if (operation === 'create' && isSilent) {
      return { ...args, data: { ...data, _status: 'published' } }
    }
    if (operation === 'update') req.context.givenFields = isSilent ? Object.keys(data) : undefined
    return args
  },

  beforeValidate: async ({ collection, data, operation, originalDoc, req }) => {
    const given = req.context.givenFields as string[] | undefined
    if (operation !== 'update' || !given) return data
    const current = await documentItself(collection.slug, originalDoc?.id, req)
    if (current?._status !== 'published') return { ...data, _status: 'draft' }
    const isDraftPending = originalDoc?._status === 'draft'
    return isDraftPending
      ? { ...data, ...without(current, given), _status: 'published' }
      : { ...data, _status: 'published' }
  },
}

/** What is published, where `originalDoc` may be a draft made since: that is not published by the way. */
async function documentItself(collection: CollectionSlug, id: string, req: PayloadRequest) {
  return (await req.payload.findByID({
    collection,
    id,
    draft: false,
    trash: true,
    depth: 0,
    fallbackLocale: false,
    disableErrors: true,
    req,
  })) as Record<string, unknown> | null
}

/** Missing values are left to the draft: a translation that is not there must not become empty. */
function without(document: Record<string, unknown>, names: string[]): Record<string, unknown> {
  const left = [...names, 'id', 'createdAt', 'updatedAt']
  const kept = Object.entries(document).filter(
    ([name, value]) => !left.includes(name) && value !== null && value !== undefined,
  )
  return Object.fromEntries(kept)
}
