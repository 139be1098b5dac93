import type { CollectionConfig, FieldAccess } from 'payload'
import { hasPermission } from '@/src/contract/permissions'
import { tags } from '@/src/data/cache/tags'
import { fontTypes } from '@/src/domain/theme/fonts/stored-font'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { getAccess } from '@/src/payload/access'
import { getActor } from '@/src/payload/access/rules'
import { storedName } from '@/src/payload/fields/files'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { serveFile } from '../media/storage'
import { deleteFont, keepLetters, languagesOfFont, refuseWhileChosen, writeFont } from './hooks'

const { afterChange, afterDelete } = revalidate(() => [tags.settings()])

const mayEdit: FieldAccess = ({ req }) => hasPermission(getActor(req), 'content')

const ofServer = { create: () => false, update: () => false }

/** Fonts of the brand, which the site settings choose from. A document is one file: a family has one or several. */
export const fonts: CollectionConfig = {
  slug: 'fonts',
  labels: { singular: 'Font', plural: 'Fonts' },
  access: getAccess('fonts'),
  admin: {
    group: 'Administration',
    useAsTitle: 'family',
    defaultColumns: ['family', 'languages', 'updatedAt'],
    components: { views: historyTab },
    description:
      'WOFF2, WOFF, TTF, or OTF, up to 4 MB. Converted to WOFF2 and split by script. Choose fonts under Site settings › Brand.',
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [strictInput, keepLetters],
    beforeChange: [writeFont],
    afterChange: [afterChange, audit.afterChange],
    beforeDelete: [refuseWhileChosen],
    afterDelete: [deleteFont, afterDelete, audit.afterDelete],
  },
  upload: {
    staticDir: 'uploads',
    disableLocalStorage: true,
    handlers: [serveFile],
    mimeTypes: fontTypes,
    pasteURL: false,
    crop: false,
    focalPoint: false,
    bulkUpload: true,
  },
  fields: [
    {
      name: 'sample',
      type: 'ui',
      admin: { components: { Field: '/src/staff/panel/brand/font-sample#FontSample' } },
    },
    {
      name: 'family',
      type: 'text',
      maxLength: 200,
      admin: { description: 'For staff only. Leave empty to use the name in the file' },
    },
    {
      name: 'license',
      type: 'textarea',
      label: 'License',
      maxLength: 2000,
      access: { read: mayEdit },
      admin: {
        description:
          'License that allows this font on the site: name, location of the contract, expiry. Prefilled from the file. Not shown to visitors',
      },
    },
    storedName,
    {
      name: 'url',
      type: 'text',
      admin: { hidden: true },
      hooks: { afterRead: [({ data }) => (data?.filename ? uploadUrl(data.filename) : undefined)] },
    },
    {
      name: 'languages',
      type: 'json',
      virtual: true,
      admin: { hidden: true, readOnly: true },
      access: ofServer,
      hooks: { afterRead: [languagesOfFont] },
    },
    {
      name: 'details',
      type: 'json',
      admin: { hidden: true, readOnly: true },
      access: ofServer,
    },
  ],
}
