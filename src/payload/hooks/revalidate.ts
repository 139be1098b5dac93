import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { expireTags } from '@/src/data/cache/revalidate'

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
      await expireTags(versions.flatMap(tagsOf))
      return doc
    },
    afterDelete: async ({ doc, req }) => {
      if (!req.context.disableRevalidate) await expireTags(tagsOf(doc as Doc))
      return doc
    },
  }
}

export const revalidateGlobal =
  (tags: string[]): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    if (!req.context.disableRevalidate) await expireTags(tags)
    return doc
  }
