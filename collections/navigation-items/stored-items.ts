import type { PayloadRequest } from 'payload'
import type { NavigationItem } from '@/payload-types'
import { levelsOf, type MenuName, menuOr } from '@/src/contract/menu-names'
import { pageAddress } from '@/src/domain/links/addresses'

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

interface Address {
  target: string | null
  /** The page or category that it names is not public. */
  isClosed: boolean
}

/**
 * Returns the addresses of items, by their ids; paths alone, so that those who may not edit a page learn nothing else
 * of it.
 */
export async function readAddresses(
  latest: LatestItem[],
  req: PayloadRequest,
): Promise<Map<string, Address>> {
  const items = latest.map(({ item }) => item)
  const pages = await targetsIn('pages', items, req)
  const categories = await targetsIn('categories', items, req)
  return new Map(
    latest.map(({ item, menu }): [string, Address] => {
      const { target, href, slug } = item
      if (target) {
        const found = (target.relationTo === 'pages' ? pages : categories).get(idOf(target.value))
        return [item.id, found ?? { target: null, isClosed: true }]
      }
      const isImplied = !href && getParentId(item) !== null && menu === 'products'
      const address = isImplied ? pageAddress('categories', { slug }) : href || null
      return [item.id, { target: address, isClosed: false }]
    }),
  )
}

async function targetsIn(
  collection: 'pages' | 'categories',
  items: NavigationItem[],
  req: PayloadRequest,
): Promise<Map<string, Address>> {
  const ids = items.flatMap(({ target }) =>
    target?.relationTo === collection ? [idOf(target.value)] : [],
  )
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    select: { path: true, slug: true, _status: true, isActive: true, deletedAt: true } as never,
    trash: true,
    depth: 0,
    pagination: false,
    // Staff for menus may not edit what these lead to.
    overrideAccess: true,
    req,
  })
  const found: { id: string }[] = docs
  return new Map(found.map((doc) => [doc.id, addressAndState(collection, doc)]))
}

function addressAndState(collection: 'pages' | 'categories', doc: object): Address {
  const { _status, isActive, deletedAt, ...rest } = doc as Record<string, unknown>
  return {
    target: pageAddress(collection, rest),
    isClosed: _status === 'draft' || isActive === false || Boolean(deletedAt),
  }
}

const idOf = (value: string | { id: string }): string =>
  typeof value === 'string' ? value : value.id
