import type { Field } from 'payload'
import type { ModuleName } from '@/src/domain/settings/modules'

const about: Record<ModuleName, { label: string; description: string }> = {
  news: {
    label: 'News',
    description: '/news with its articles, the feeds, lists of news on other pages',
  },
  careers: {
    label: 'Careers',
    description: '/careers with its positions, lists of positions on other pages',
  },
  families: {
    label: 'Families of products',
    description:
      'The pages right below /products, such as /products/banking, the tiles that lead there, the filter by family. Products and categories stay',
  },
  solutions: { label: 'Solutions', description: '/solutions/… and the Solutions menu' },
  downloads: {
    label: 'Downloads',
    description: '/downloads with its documents, the documents on pages of products, their files',
  },
  security: {
    label: 'Security notices',
    description:
      '/security with its notices, the notices on pages of products, their CSAF documents and feed',
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
        'What is off answers 404 and is nowhere on the site: not in menus, search, site map, feeds or the public API. Nothing of it is deleted, and all of it is back as soon as it is on again',
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
