import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { expireTags } from '@/src/data/cache/revalidate'
import { tags } from '@/src/data/cache/tags'
import { storedDocument } from '@/src/payload/read-once'

/**
 * Menus and footer, so every page of the site, depend on the paths at which there is a public page. They expire
 * when these change, and not with each draft that the panel saves while a page is edited.
 */
export const expirePublicPaths: {
  beforeOperation: CollectionBeforeOperationHook
  beforeChange: CollectionBeforeChangeHook
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} = {
  beforeOperation: ({ args, operation, req }) => {
    // Reads on the way of a write leave what is known of the write.
    if (operation === 'create' || operation === 'update')
      req.context.savesDraft = (args as { draft?: boolean }).draft === true
    return args
  },

  // `originalDoc` may be a draft.
  beforeChange: async ({ data, operation, originalDoc, req }) => {
    const isDraft = req.context.savesDraft && data._status === 'draft'
    if (operation !== 'update' || isDraft) return data
    req.context.placeBefore = placeOf(await storedDocument(req, 'pages', String(originalDoc?.id)))
    return data
  },

  afterChange: async ({ doc, operation, req }) => {
    const { disableRevalidate, placeBefore, savesDraft } = req.context
    const isSame =
      operation === 'update' &&
      ((savesDraft && doc._status === 'draft') || placeBefore === placeOf(doc))
    if (!disableRevalidate && !isSame) await expireTags([tags.publicPaths()])
    return doc
  },

  afterDelete: async ({ doc, req }) => {
    if (!req.context.disableRevalidate) await expireTags([tags.publicPaths()])
    return doc
  },
}

interface Place {
  path?: string | null
  _status?: string | null
  deletedAt?: string | null
}

const placeOf = (doc: Place | null): string =>
  `${doc?.path} ${doc?._status === 'published' && !doc.deletedAt}`
