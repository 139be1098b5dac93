import type { BuiltInPage } from './types'

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
      { blockType: 'securityNotices', id: 'securityNotices-5', limit: 3 },
    ]
  },
}
