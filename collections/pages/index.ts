import type { CollectionConfig } from 'payload'
import { plainPattern } from '@/src/contract/patterns'
import { tags } from '@/src/data/cache/tags'
import { isOwnRoute, pagePathPattern } from '@/src/domain/links/routes'
import { getAccess, published } from '@/src/payload/access'
import { eachLanguage } from '@/src/payload/all-languages/each-language'
import { checksField } from '@/src/payload/checks/panel'
import { forbidFindings } from '@/src/payload/checks/hooks/forbid-findings'
import { pageComponents, pageVersions, previewed } from '@/src/payload/versions/drafted'
import { schedule } from '@/src/payload/schedule'
import { sharePreview, updatedByField } from '@/src/payload/fields/record'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { redirectOldAddress } from '@/src/payload/redirects'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { withinLength } from '@/src/payload/fields/text'
import { startPage } from './endpoints/start'
import { expirePublicPaths, fillPath, refusePlaces } from './hooks'

const { afterChange, afterDelete } = revalidate<{ path?: string }>(({ path }) =>
  path ? [tags.page(path), tags.pageList()] : [],
)

const oldAddress = redirectOldAddress('pages')

/** Public pages, each a path and a list of blocks. `blocks/admin-defaults` gives `layout` its blocks. */
export const pages: CollectionConfig = {
  slug: 'pages',
  access: getAccess('pages', published),
  admin: {
    ...previewed('pages'),
    components: pageComponents,
    useAsTitle: 'title',
    group: 'Pages',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
  },
  defaultSort: 'path',
  versions: pageVersions,
  trash: true,
  endpoints: [startPage, ...schedule('pages')],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations, expirePublicPaths.beforeOperation],
    beforeValidate: [fillPath, eachLanguage(refusePlaces)],
    beforeChange: [
      forbidFindings('pages'),
      oldAddress.beforeChange,
      expirePublicPaths.beforeChange,
    ],
    afterChange: [
      afterChange,
      expirePublicPaths.afterChange,
      oldAddress.afterChange,
      audit.afterChange,
    ],
    afterDelete: [afterDelete, expirePublicPaths.afterDelete, audit.afterDelete],
  },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 200 },
    {
      name: 'path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      custom: { pattern: plainPattern(pagePathPattern) },
      admin: {
        position: 'sidebar',
        description: 'Address on the site, such as /solutions/atm',
      },
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
      validate: withinLength((value: unknown, { previousValue }) => {
        if (typeof value !== 'string' || !pagePathPattern.test(value))
          return 'path must begin with / and hold lower-case letters, digits, hyphens and slashes'
        // A page that has the address from before can still be changed in all else.
        return (
          value === previousValue ||
          !isOwnRoute(value) ||
          `path may not be ${value}: what the site itself shows there is no page`
        )
      }),
    },
    {
      name: 'layout',
      type: 'blocks',
      label: 'Blocks',
      labels: { singular: 'Block', plural: 'Blocks' },
      blocks: [],
      blockReferences: [],
    },
    {
      name: 'seo',
      type: 'group',
      label: 'Search engines',
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          maxLength: 200,
          admin: {
            description: 'Shown in search results and browser tabs instead of the page title',
          },
        },
        {
          name: 'description',
          type: 'textarea',
          localized: true,
          maxLength: 500,
          admin: { description: 'One or two sentences, up to about 160 characters' },
        },
        {
          name: 'picture',
          type: 'upload',
          relationTo: 'media',
          maxDepth: 0,
          custom: { leastWidth: 600 },
          admin: {
            description:
              'Shown with links on other sites, 1200 × 630. Leave empty to generate a card',
          },
        },
      ],
    },
    sharePreview,
    updatedByField,
    checksField,
  ],
}
