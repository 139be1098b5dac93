import type { CollectionConfig, FieldAccess } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { modelTypes } from '@/src/domain/media/models/description'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { getAccess } from '@/src/payload/access'
import { isSiteOrStaff } from '@/src/payload/access/rules'
import { storedName } from '@/src/payload/fields/files'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { productsField } from '@/src/payload/fields/record'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { serveFile } from '../media/storage'
import { checkModel, deleteModel, writeModel } from './hooks'

const { afterChange, afterDelete } = revalidate(() => [tags.products()])

const measured = {
  create: () => false,
  update: () => false,
}

const forSite: FieldAccess = ({ req }) => isSiteOrStaff(req)

/** Machines to turn around on the pages of their products: one glTF file each. */
export const productModels: CollectionConfig = {
  slug: 'product-models',
  labels: { singular: '3D model', plural: '3D models' },
  access: getAccess('product-models'),
  admin: {
    group: 'Catalog',
    useAsTitle: 'title',
    defaultColumns: ['title', 'products', 'filesize', 'updatedAt'],
    listSearchableFields: ['title'],
    components: { views: historyTab },
    description:
      'glTF binary (.glb), up to 8 MB, in meters, front facing +Z, uncompressed. A product shows its newest model.',
  },
  disableDuplicate: true,
  defaultSort: 'title',
  hooks: {
    beforeOperation: [strictInput, knownRelations, checkModel],
    beforeChange: [writeModel],
    afterChange: [afterChange, audit.afterChange],
    afterDelete: [deleteModel, afterDelete, audit.afterDelete],
  },
  upload: {
    staticDir: 'uploads',
    disableLocalStorage: true,
    handlers: [serveFile],
    mimeTypes: modelTypes,
    pasteURL: false,
    crop: false,
    focalPoint: false,
    bulkUpload: false,
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 200,
      access: { read: forSite },
      admin: { description: 'For staff only. Not shown on any page' },
    },
    productsField('Shown on the pages of these products', { read: forSite }),
    storedName,
    {
      name: 'key',
      type: 'text',
      maxLength: 200,
      index: true,
      admin: { hidden: true },
    },
    {
      name: 'checksum',
      type: 'text',
      maxLength: 64,
      admin: { hidden: true },
    },
    {
      name: 'url',
      type: 'text',
      admin: { hidden: true },
      hooks: { afterRead: [({ data }) => (data?.filename ? uploadUrl(data.filename) : undefined)] },
    },
    // Views of it with their parts as paths, for the drawing with dimensions: `src/domain/media/models/outline.ts`.
    {
      name: 'outline',
      type: 'json',
      access: measured,
      admin: { hidden: true },
    },
    {
      name: 'size',
      type: 'group',
      label: 'Size in millimeters, measured in the file',
      access: measured,
      admin: { readOnly: true },
      fields: [
        {
          type: 'row',
          fields: ['width', 'depth', 'height'].map((name) => ({
            name,
            type: 'number' as const,
            access: measured,
            admin: { readOnly: true, width: '33%' },
          })),
        },
      ],
    },
  ],
}
