import 'server-only'
import type { NavigationItem as ItemDoc } from '@/payload-types'
import type { NavigationItem } from '../contract/navigation'
import type { Language } from '../i18n/languages'
import { cached } from './cache'
import { asVisitor, cms } from './cms'
import { idOf } from './pictures'
import { mapReadable } from './readable'
import { tags } from './tags'

/** The products menu: groups by order, each with its entries by order. */
export const getNavigation = cached(
  'getNavigation',
  () => [tags.navigation()],
  async ({ lng }: { lng: Language }): Promise<NavigationItem[]> => {
    const payload = await cms()
    const { docs } = await payload.find({
      ...asVisitor(lng),
      collection: 'navigation-items',
      sort: ['order', 'slug'],
      pagination: false,
    })
    return childrenOf(null, docs)
  },
)

/** What stands below an item; entries whose group is switched off are nowhere. */
function childrenOf(parentId: string | null, docs: ItemDoc[]): NavigationItem[] {
  const children = docs.filter((doc) => idOf(doc.parentId) === parentId)
  return mapReadable(children, ['name', 'slug'], (doc) => ({
    id: doc.id,
    name: doc.name,
    slug: doc.slug,
    parentId,
    order: doc.order ?? 0,
    description: doc.description ?? null,
    isActive: doc.isActive ?? true,
    href: parentId === null ? null : `/products/category/${doc.slug}`,
    children: childrenOf(doc.id, docs),
  }))
}
