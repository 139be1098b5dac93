import type { PayloadRequest } from 'payload'
import type { NavigationItem } from '@/payload-types'
import { pageAddress } from '@/src/domain/links/addresses'
import { getParentId, type LatestItem } from './stored-items'

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
