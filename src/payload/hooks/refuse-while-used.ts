import type { CollectionBeforeDeleteHook, CollectionSlug, Where } from 'payload'
import { Refusal } from '../errors'

interface Use {
  collection: CollectionSlug
  where: (id: string) => Where
}

/** Refuses to delete what others still point to, whether published, drafted or in the trash. */
export const refuseWhileUsed =
  (message: string, uses: Use[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const { collection, where } of uses) {
      for (const draft of [false, true]) {
        const { totalDocs } = await req.payload.find({
          collection,
          where: where(String(id)),
          draft,
          trash: true,
          limit: 1,
          depth: 0,
          req,
        })
        if (totalDocs > 0) throw new Refusal(409, message)
      }
    }
  }
