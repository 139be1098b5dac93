import { families, familyAt } from '@/src/domain/catalogue/families'
import { tagPath } from '@/src/domain/links/link'
import type { TextKey } from '@/src/i18n/translate'
import type { BuiltInPage, Site } from './types'

/**
 * Home page with the owner of the site, its offers and its contacts, as far as the settings and the catalogue have
 * them.
 */
export const home: BuiltInPage = {
  path: '/',
  name: 'page.home',
  isWritten: () => true,
  layout: ({ t, companyName, tagline, description, hasProducts, hasFeatured, ...site }) => {
    const about = [tagline, description].filter(Boolean).join('\n')
    return [
      {
        blockType: 'hero',
        id: 'hero-1',
        title: companyName,
        text: about || (site.isRead ? t('unwritten.site') : site.instead),
        tone: hasProducts ? 'ink' : 'paper',
        ...(hasProducts
          ? { ctaText: t('page.products'), ctaHref: '/products' }
          : { ctaText: t('page.contact'), ctaHref: '/contact' }),
      },
      ...(hasProducts
        ? [
            {
              blockType: 'productGrid' as const,
              id: 'productGrid-2',
              title: t('page.products'),
              onlyFeatured: hasFeatured,
            },
          ]
        : []),
      // These show nothing while there is nothing of theirs.
      { blockType: 'productFinder', id: 'productFinder-3' },
      { blockType: 'newsList', id: 'newsList-4', limit: 3 },
    ]
  },
}

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

/** The pages of the tags of news that the settings name. */
export const tagPages = ({ newsTags }: Pick<Site, 'newsTags'>): BuiltInPage[] =>
  [...newsTags].map(([key, name]) => ({
    path: tagPath(key),
    name: 'page.news',
    ownName: ({ t }) => t('news.ofTag', { tag: name }),
    isWritten: () => true,
    layout: (_site, title) => [{ blockType: 'newsList', id: 'newsList-1', title, tag: key }],
  }))

/** A legal page with the headings that such a text needs. What stands below them is for the site's owner to write. */
const legalPage = (path: string, name: TextKey, headings: TextKey[]): BuiltInPage => ({
  path: `/legal/${path}`,
  name,
  layout: ({ t, instead, insteadOfParagraph }, title) => [
    {
      blockType: 'legalText',
      id: 'legalText-1',
      title,
      text: instead,
      sections: headings.map((heading, index) => ({
        id: `legalText-1-${index + 1}`,
        title: t(heading),
        text: insteadOfParagraph,
      })),
    },
  ],
})

export const legalPages: BuiltInPage[] = [
  // The sections that are documented for this page (specification, section 2).
  legalPage('terms-and-conditions', 'page.terms', [
    'legal.introduction',
    'legal.cookies',
    'legal.license',
    'legal.comments',
    'legal.linking',
    'legal.iframes',
    'legal.liability',
    'legal.yourPrivacy',
    'legal.reservation',
    'legal.removal',
    'legal.disclaimer',
    'legal.contact',
  ]),
  legalPage('privacy-policy', 'page.privacy', [
    'legal.introduction',
    'legal.collected',
    'legal.kept',
    'legal.rights',
    'legal.contact',
  ]),
  legalPage('terms-of-use', 'page.termsOfUse', [
    'legal.introduction',
    'legal.license',
    'legal.liability',
    'legal.disclaimer',
    'legal.contact',
  ]),
  legalPage('cookies', 'page.cookies', ['legal.cookies', 'legal.rights', 'legal.contact']),
]
