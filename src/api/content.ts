import { z } from 'zod'
import { ContentSection, ContentSectionList } from '@/src/contract/content-section'
import { Menus, NavigationQuery, NavigationTree } from '@/src/contract/menus'
import { getSection, listSections } from '@/src/data/pages/content-sections'
import { forPage } from '@/src/data/preview/source-marks'
import { getMenus } from '@/src/data/menus'
import { getNavigation } from '@/src/data/menus/navigation'
import { isLanguage, languages } from '@/src/i18n/languages'
import { resources } from '@/src/i18n/server'
import { operation, read } from './operation'

const subject = 'Site'

/** Menus, content sections and texts of the interface. */
export const contentOperations = [
  read({
    path: '/navigation',
    subject,
    summary: 'A menu as a tree: that of the products, unless `menu` names another',
    query: NavigationQuery,
    answer: NavigationTree,
    handler: ({ lng, query: { menu } }) => getNavigation({ lng, menu }),
  }),
  read({
    path: '/menus',
    subject,
    summary: 'What the menus of the header hold',
    answer: Menus,
    handler: ({ lng }) => forPage(() => getMenus({ lng })),
  }),
  read({
    path: '/content',
    subject,
    summary: 'Content sections',
    answer: ContentSectionList,
    handler: ({ lng }) => listSections({ lng }),
  }),
  ...(['/content/{key}', '/content/sections/{key}'] as const).map((path) =>
    read({
      path,
      subject,
      summary: 'One content section',
      parameters: { key: 'Its key' },
      answer: ContentSection,
      missing: 'Content section not found',
      handler: ({ lng, params }) => getSection({ lng, key: params.key }),
    }),
  ),
  operation({
    method: 'get',
    path: '/locales/{lng}/{ns}',
    subject,
    summary: 'Interface texts of a language, by their keys',
    parameters: { lng: `One of ${languages.join(', ')}`, ns: 'common.json' },
    answer: { status: 200, schema: z.record(z.string(), z.string()) },
    refusals: [404],
    missing: 'There are no texts at this address',
    handler: ({ params: { lng, ns } }) =>
      isLanguage(lng) && ns === 'common.json' ? resources[lng] : null,
  }),
]
