import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { expireTags } from '@/src/data/cache/revalidate'
import { tags } from '@/src/data/cache/tags'
import type { ListedCollection } from '@/src/domain/links/public-page'

/** With more public records than this no write can be the one that fills or empties the list, nor several at once. */
const few = 20

/**
 * Menus, footer and site map lead to a list once visitors find a record in it. They expire while it holds few: then a write
 * may be that of the first record, or of the last one.
 */
export function expireFilledLists(collection: ListedCollection): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  const expire = async (req: PayloadRequest) => {
    if (req.context.disableRevalidate) return
    const { totalDocs } = await req.payload.count({
      collection,
      overrideAccess: false,
      // As a visitor, within the transaction of the write.
      req: { ...req, user: null, payloadAPI: 'local' },
    })
    if (totalDocs <= few) await expireTags([tags.publicPaths()])
  }
  return {
    afterChange: async ({ doc, req }) => {
      await expire(req)
      return doc
    },
    afterDelete: async ({ doc, req }) => {
      await expire(req)
      return doc
    },
  }
}
