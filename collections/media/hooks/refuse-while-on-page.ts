import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '@/collections/errors'

/** Refuses to delete a picture that stands in a block of a page; blocks cannot be queried, so all are read. */
export const refuseWhileOnPage =
  (message: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const draft of [false, true]) {
      const { docs } = await req.payload.find({
        collection: 'pages',
        draft,
        trash: true,
        pagination: false,
        depth: 0,
        select: { layout: true, seo: true },
        req,
      })
      if (docs.some((page) => JSON.stringify([page.layout, page.seo]).includes(`"${id}"`))) {
        throw new Refusal(409, message)
      }
    }
  }
