import type { TextKey } from '@/src/i18n/translate'
import type { BuiltInPage } from './types'

const products: BuiltInPage = {
  path: '/products',
  name: 'page.products',
  isWritten: () => true,
  layout: () => [{ blockType: 'productGrid', id: 'productGrid-1' }],
}

/** The products of a family, category by category; each is a target of a documented tile of the home page. */
const family = (slug: string, name: TextKey): BuiltInPage => ({
  path: `/products/${slug}`,
  name,
  isWritten: ({ families }) => families.has(slug),
  layout: (site, title) =>
    site.families.has(slug) || !site.isRead
      ? [{ blockType: 'familyProducts', id: 'familyProducts-1', title, family: slug }]
      : [{ blockType: 'hero', id: 'hero-1', title, text: site.instead, tone: 'paper' }],
})

export const cataloguePages: BuiltInPage[] = [
  products,
  family('banking', 'products.family.banking'),
  family('healthcare', 'products.family.healthcare'),
  family('security', 'products.family.security'),
  family('transportation', 'products.family.transportation'),
  family('information', 'products.family.information'),
  family('payment', 'products.family.payment'),
]
