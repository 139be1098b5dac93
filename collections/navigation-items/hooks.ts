import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { levelsOf, menuOr } from '@/src/contract/menu-names'
import { fieldRefusal } from '@/src/payload/errors'

/** Set by calls that have checked a whole menu: on their way to its new order, entries may stand anywhere. */
export const wholeMenu = { isWholeMenu: true }

/**
 * Keeps menus to their levels: a group of the products menu, of the solutions menu and of the footer has entries,
 * these have none; the other menus have no groups.
 */
export const refuseDepth: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || req.context.isWholeMenu || !isMoved(data, originalDoc)) return data
  const own: unknown = originalDoc?.id
  if (!data.parentId) {
    const menu = menuOr(data.menu)
    if (levelsOf[menu] === 1 && (await hasBelow(own, req)))
      throw fieldRefusal('menu', `The ${menu} menu has one level, and this item has items below it`)
    return data
  }
  const parent: Partial<Record<'menu' | 'parentId', unknown>> | null = await req.payload.findByID({
    collection: 'navigation-items',
    id: String(data.parentId),
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  const menu = menuOr(parent?.menu)
  if (levelsOf[menu] === 1)
    throw fieldRefusal('parentId', `The ${menu} menu has one level: nothing stands below its items`)
  if (parent?.parentId || (await hasBelow(own, req)))
    throw fieldRefusal('parentId', 'A menu has two levels: groups, and items below them')
  return data
}

/** Returns true where the place of the item changes. Fields that were not sent have their stored value here. */
function isMoved(data: Record<string, unknown>, before: Record<string, unknown> | undefined) {
  const place = (doc: Record<string, unknown>) =>
    doc.parentId ? String(doc.parentId) : menuOr(doc.menu)
  return !before?.id || place({ ...before, ...data }) !== place(before)
}

async function hasBelow(id: unknown, req: PayloadRequest): Promise<boolean> {
  if (!id) return false
  const where = { parentId: { equals: id } }
  for (const draft of [false, true]) {
    const { totalDocs } = await req.payload.find({
      collection: 'navigation-items',
      where,
      draft,
      limit: 1,
      depth: 0,
      req,
    })
    if (totalDocs > 0) return true
  }
  return false
}

/** An item is neither its own parent nor below itself: the menu would have no end. */
export const refuseLoops: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const own = originalDoc?.id
  if (!own || !data?.parentId || req.context.isWholeMenu) return data
  for (let above: string | null = String(data.parentId); above;) {
    if (above === own) throw fieldRefusal('parentId', 'An item cannot stand below itself')
    const parent: { parentId?: unknown } | null = await req.payload.findByID({
      collection: 'navigation-items',
      id: above,
      draft: true,
      depth: 0,
      disableErrors: true,
      req,
    })
    above = typeof parent?.parentId === 'string' ? parent.parentId : null
  }
  return data
}
