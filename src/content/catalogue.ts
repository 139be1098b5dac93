import type { TextKey } from '@/src/i18n/translate'
import { families, familyAt } from '@/src/domain/catalogue/families'
import type { BuiltInPage, Site } from './types'

const products: BuiltInPage = {
  path: '/products',
  name: 'page.products',
  isWritten: () => true,
  layout: () => [{ blockType: 'productGrid', id: 'productGrid-1' }],
}

/** The products of a family, category by category; documented ones are targets of tiles of the home page. */
const familyPage = (slug: string, name: TextKey): BuiltInPage => ({
  path: `/products/${slug}`,
  name,
  ownName: ({ familyNames }) => familyNames.get(slug),
  isWritten: ({ families: filled }) => filled.has(slug),
  layout: (site, title) =>
    site.families.has(slug) || !site.isRead
      ? [{ blockType: 'familyProducts', id: 'familyProducts-1', title, family: slug }]
      : [{ blockType: 'hero', id: 'hero-1', title, text: site.instead, tone: 'paper' }],
})

export const cataloguePages: BuiltInPage[] = [
  products,
  ...families.map((family) => familyPage(family, `products.family.${family}`)),
]

/** The pages of the families that the settings name besides the documented ones. */
export const ownFamilyPages = ({ familyNames }: Pick<Site, 'familyNames'>): BuiltInPage[] =>
  [...familyNames.keys()]
    .filter((key) => !(families as readonly string[]).includes(key))
    .filter((key) => familyAt(`/products/${key}`) !== null)
    .map((key) => familyPage(key, 'products.family'))
