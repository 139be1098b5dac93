import type { CollectionConfig } from 'payload'
import { tags } from '../../src/data/tags'
import { accessOf, published } from '../access'
import { draftedVersions } from '../drafted'
import { audit } from '../hooks/audit'
import { keepStatus } from '../hooks/keep-status'
import { revalidate } from '../hooks/revalidate'
import { strictInput } from '../hooks/strict-input'

const { afterChange, afterDelete } = revalidate<{ path?: string }>(({ path }) =>
  path ? [tags.page(path), tags.pageList()] : [],
)

/** Public pages, each a path and a list of blocks. `blocks/plugin` gives `layout` its blocks. */
export const pages: CollectionConfig = {
  slug: 'pages',
  access: accessOf('pages', published),
  admin: {
    useAsTitle: 'title',
    group: 'Pages',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
  },
  defaultSort: 'path',
  versions: draftedVersions,
  trash: true,
  hooks: {
    beforeOperation: [strictInput, keepStatus.beforeOperation],
    beforeValidate: [keepStatus.beforeValidate],
    afterChange: [afterChange, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
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
      admin: {
        position: 'sidebar',
        description: 'The address on the site, for example /solutions/atm',
      },
      hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(value)) ||
        'path must begin with / and hold lower-case letters, digits, hyphens and slashes',
    },
    { name: 'layout', type: 'blocks', blocks: [], blockReferences: [] },
    {
      name: 'seo',
      type: 'group',
      label: 'Search engines',
      fields: [
        { name: 'title', type: 'text', localized: true, maxLength: 200 },
        { name: 'description', type: 'textarea', localized: true, maxLength: 500 },
      ],
    },
  ],
}
