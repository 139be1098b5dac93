import type { PayloadRequest } from 'payload'
import type { NavigationItem } from '@/payload-types'
import { levelsOf, type MenuName, menuOr } from '@/src/contract/menu-names'

/** An item as staff edit it, and whether visitors see this version of it, an earlier one or none. */
export interface LatestItem {
  item: NavigationItem
  menu: MenuName
  state: 'published' | 'changed' | 'draft'
}

/** The latest version of every item, by order; each belongs to the menu of its group. */
export async function latestItems(req: PayloadRequest): Promise<LatestItem[]> {
  const all = {
    collection: 'navigation-items',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  } as const
  const { docs: stored } = await req.payload.find(all)
  const { docs: drafts } = await req.payload.find({ ...all, draft: true })
  const wasPublished = new Set(stored.flatMap((doc) => (doc._status === 'draft' ? [] : [doc.id])))
  // What was stored before items had versions is not among the drafts.
  const byId = new Map([...stored, ...drafts].map((doc) => [doc.id, doc]))
  const menuOf = (item: NavigationItem, passed: string[] = []): MenuName => {
    const parent = byId.get(getParentId(item) ?? '')
    return parent && !passed.includes(parent.id)
      ? menuOf(parent, [...passed, item.id])
      : menuOr(item.menu)
  }
  return [...byId.values()].sort(byOrder).map((item) => ({
    item,
    menu: menuOf(item),
    state: stateOf(item._status === 'draft', wasPublished.has(item.id)),
  }))
}

export const getParentId = ({ parentId }: NavigationItem): string | null =>
  typeof parentId === 'string' ? parentId : (parentId?.id ?? null)

/** Groups before what stands below them, each level by order. */
export function inRows(items: LatestItem[], menu: MenuName): LatestItem[] {
  const own = items.filter((one) => one.menu === menu)
  const ids = new Set(own.map(({ item }) => item.id))
  const below = (parentId: string | null, level: number): LatestItem[] =>
    own
      .filter(({ item }) => {
        const parent = getParentId(item)
        return (parent !== null && ids.has(parent) ? parent : null) === parentId
      })
      .flatMap((one) => [one, ...(level < maxLevels ? below(one.item.id, level + 1) : [])])
  return below(null, 1)
}

/** Deeper than any menu may be: sites of before that was checked can hold it. */
const maxLevels = Math.max(...Object.values(levelsOf)) + 3

const byOrder = (a: NavigationItem, b: NavigationItem): number =>
  (a.order ?? 0) - (b.order ?? 0) || (String(a.slug) < String(b.slug) ? -1 : 1)

const stateOf = (isDraft: boolean, wasPublished: boolean): LatestItem['state'] =>
  isDraft ? (wasPublished ? 'changed' : 'draft') : 'published'
