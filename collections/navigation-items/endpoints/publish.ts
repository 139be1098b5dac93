import type { Endpoint } from 'payload'
import { type MenuAnswer, MenuInput } from '@/src/contract/staff/menu-tree'
import { withLock } from '@/src/platform/redis/shared-lock'
import { mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { inTransaction } from '@/src/payload/endpoints/in-transaction'
import { wholeMenu } from '../hooks/refuse-depth'
import { inRows, latestItems } from '../stored-items'

/** `POST /navigation-items/publish`: publishes every draft of a menu, all of them or none. */
export const publishMenu: Endpoint = {
  path: '/publish',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'navigation-items', 'update')
    const { menu } = await parseInput(req, MenuInput)
    const ids = await withLock('order navigation-items', () =>
      inTransaction(req, async () => {
        const drafts = inRows(await latestItems(req), menu).filter(
          ({ state }) => state !== 'published',
        )
        for (const { item } of drafts) {
          await req.payload.update({
            collection: 'navigation-items',
            id: item.id,
            data: { _status: 'published' },
            depth: 0,
            overrideAccess: false,
            context: wholeMenu,
            req,
          })
        }
        return drafts.map(({ item }) => item.id)
      }),
    )
    const answer: MenuAnswer = { message: `${ids.length} published`, ids }
    return Response.json(answer)
  },
}
