import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { expireTags } from '@/src/data/cache/revalidate'
import { tags } from '@/src/data/cache/tags'
import type { ListedCollection } from '@/src/domain/links/public-page'
import { isDated, publicFromField } from '@/src/domain/publishing/validity'
import { awaitDueDate } from '@/src/platform/jobs'

/**
 * The hooks that expire what a changed document feeds. The version before counts too: after a rename
 * the old address must go.
 */
export function revalidate<Doc>(tagsOf: (doc: Doc) => string[]): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  return {
    afterChange: async ({ doc, previousDoc, req }) => {
      if (req.context.disableRevalidate) return doc
      const versions = [doc, previousDoc].filter(Boolean) as Doc[]
      await expireTags(versions.flatMap(tagsOf), req)
      return doc
    },
    afterDelete: async ({ doc, req }) => {
      if (!req.context.disableRevalidate) await expireTags(tagsOf(doc as Doc), req)
      return doc
    },
  }
}

export const revalidateGlobal =
  (tags: string[]): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    if (!req.context.disableRevalidate) await expireTags(tags, req)
    return doc
  }

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
    if (totalDocs <= few) await expireTags([tags.publicPaths()], req)
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

/** Tells the timer of the server, which renews caches when a record becomes public, of a date to come. */
export const awaitDate: CollectionAfterChangeHook = ({ collection, doc }) => {
  if (isDated(collection.slug)) awaitDueDate(Date.parse(doc[publicFromField[collection.slug]]))
  return doc
}
