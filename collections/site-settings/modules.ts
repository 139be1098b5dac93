import type { Field } from 'payload'
import type { ModuleName } from '@/src/domain/settings/modules'

const about: Record<ModuleName, { label: string; description: string }> = {
  news: {
    label: 'News',
    description: '/news with its articles, feeds, and news lists on other pages',
  },
  careers: {
    label: 'Careers',
    description: '/careers with its positions and position lists on other pages',
  },
  families: {
    label: 'Product families',
    description:
      'The pages directly below /products, such as /products/banking, the tiles that link to them, and the filter by family. Products and categories are kept',
  },
  solutions: { label: 'Solutions', description: '/solutions/… and the Solutions menu' },
  downloads: {
    label: 'Downloads',
    description: '/downloads with its files, and the downloads on product pages',
  },
  security: {
    label: 'Security notices',
    description:
      '/security with its notices, the notices on product pages, their CSAF documents, and the feed',
  },
  industries: { label: 'Industries', description: '/industries and the pages below it' },
}

/** Which parts the site has. */
export const moduleFields: Field[] = [
  {
    name: 'modules',
    type: 'group',
    admin: {
      description:
        'Parts of the site that you can turn off. Pages of a module that is off return 404 and do not appear in menus, search, sitemap, feeds, or the public API. Nothing is deleted; everything is back as soon as you turn it on again',
    },
    fields: Object.entries(about).map(([name, admin]): Field => ({
      name,
      type: 'checkbox',
      label: admin.label,
      defaultValue: true,
      admin: { description: admin.description },
    })),
  },
]
