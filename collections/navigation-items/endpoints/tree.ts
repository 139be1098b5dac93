import type { Endpoint, PayloadRequest } from 'payload'
import { levelsOf, type MenuName, menuNames } from '@/src/contract/menu-names'
import {
  type MenuAnswer,
  MenuInput,
  type MenuTree,
  MenuTreeInput,
  type MenuTreeItem,
} from '@/src/contract/staff/menu-tree'
import { inTransaction, mustBeAllowed, parseInput } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { withLock } from '@/src/platform/redis/shared-lock'
import { wholeMenu } from '../hooks'
import { getParentId, inRows, type LatestItem, latestItems, readAddresses } from '../stored-items'

/** `GET /navigation-items/tree`: all menus as staff edit them. */
export const readTree: Endpoint = {
  path: '/tree',
  method: 'get',
  handler: async (req) => {
    await mustBeAllowed(req, 'navigation-items', 'update')
    const items = await latestItems(req)
    const addresses = await readAddresses(items, req)
    const rows = menuNames.flatMap((menu) => inRows(items, menu))
    const answer: MenuTree = {
      items: rows.map(({ item, menu, state }): MenuTreeItem => ({
        id: item.id,
        name: item.name ?? null,
        slug: item.slug ?? null,
        menu,
        parentId: getParentId(item),
        order: item.order ?? 0,
        isActive: item.isActive !== false,
        hasPicture: Boolean(item.picture),
        ...(addresses.get(item.id) ?? { target: null, isClosed: false }),
        state,
      })),
    }
    return Response.json(answer)
  },
}

/**
 * `POST /navigation-items/tree`: places and order of all entries of a menu. What changes is a draft until the menu
 * is published; all of it is saved or nothing.
 */
export const saveTree: Endpoint = {
  path: '/tree',
  method: 'post',
  handler: async (req) => {
    await mustBeAllowed(req, 'navigation-items', 'update')
    const { menu, items } = await parseInput(req, MenuTreeInput)
    refuseMoreLevels(menu, items)
    const ids = await withLock('order navigation-items', () =>
      inTransaction(req, () => save(menu, items, req)),
    )
    const answer: MenuAnswer = { message: `${ids.length} moved`, ids }
    return Response.json(answer)
  },
}

type Places = MenuTreeInput['items']

function refuseMoreLevels(menu: MenuName, items: Places): void {
  const parents = new Map(items.map(({ id, parentId }) => [id, parentId]))
  for (const [index, { id, parentId }] of items.entries()) {
    if (parentId === null) continue
    const place = `items.${index}.parentId`
    if (parentId === id || !parents.has(parentId))
      throw fieldRefusal(place, `${place} must name another entry of the list`)
    if (levelsOf[menu] === 1)
      throw fieldRefusal(place, `The ${menu} menu has one level: nothing stands below its items`)
    if (parents.get(parentId) !== null)
      throw fieldRefusal(place, 'A menu has two levels: groups, and items below them')
  }
}

async function save(menu: MenuName, items: Places, req: PayloadRequest): Promise<string[]> {
  const stored = (await latestItems(req)).filter((one) => one.menu === menu)
  const byId = new Map(stored.map((one) => [one.item.id, one]))
  const isSame = items.length === stored.length && items.every(({ id }) => byId.has(id))
  if (!isSame || new Set(items.map(({ id }) => id)).size < items.length)
    throw new Refusal(409, 'The menu has other entries by now. Read it again')
  const places = new Map<string | null, number>()
  const moved: string[] = []
  for (const { id, parentId } of items) {
    const order = (places.get(parentId) ?? 0) + 1
    places.set(parentId, order)
    const { item } = byId.get(id) as LatestItem
    if (item.order === order && getParentId(item) === parentId) continue
    await req.payload.update({
      collection: 'navigation-items',
      id,
      // On the first level an entry keeps its menu: that of the group was its own until now.
      data: { parentId, order, menu, _status: 'draft' },
      draft: true,
      depth: 0,
      overrideAccess: false,
      context: wholeMenu,
      req,
    })
    moved.push(id)
  }
  return moved
}

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
