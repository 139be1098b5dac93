import type { CollectionConfig, Field, FieldAccess } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { uploadTypes } from '@/src/domain/media/pictures/limits'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { getAccess } from '@/src/payload/access'
import { tagEndpoints } from '@/src/payload/bulk/tags'
import { storedName, tagsField } from '@/src/payload/fields/files'
import { historyTab } from '@/src/payload/panel-views'
import { audit } from '@/src/payload/activity-logs/audit'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { addressSizes, followFile, refuseElsewhere, refuseWhileShown, rememberFile } from './hooks'
import { movePicture, pictureUses } from './endpoints'
import { recordFacts, reencode } from './reencode'
import { mediaLibrary } from './library'
import { deleteFiles, serveFile, writeFiles } from './storage'

const { afterChange, afterDelete } = revalidate(() => [tags.media()])

/** WebP of a quality; less effort costs a few bytes and saves most of the time of an upload. */
const webp = (quality: number) => ({ format: 'webp', options: { quality, effort: 2 } }) as const

/** Widths in which every picture is kept, px; pages choose by `srcset`. */
export const imageWidths = [320, 640, 1024, 1600] as const

/** Options of fields that the server alone writes, for itself or for staff. */
const byServer = {
  admin: { hidden: true, readOnly: true },
  access: { create: () => false, update: () => false },
} satisfies Partial<Field>

const forStaff = { read: getAccess('media').update as FieldAccess }

/** A share of the width or height, in percent: Payload's own field, with its bounds. */
const focal = (name: 'focalX' | 'focalY'): Field => ({
  name,
  type: 'number',
  min: 0,
  max: 100,
  admin: { hidden: true },
})

/** Pictures of the site (section 7, POST /upload). */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  access: getAccess('media'),
  admin: {
    group: 'Pages',
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'originalName', 'alt'],
    components: { views: historyTab },
  },
  disableDuplicate: true,
  endpoints: [mediaLibrary, ...tagEndpoints('media'), pictureUses, movePicture],
  hooks: {
    beforeOperation: [strictInput, reencode],
    beforeChange: [refuseElsewhere, recordFacts, rememberFile, writeFiles],
    afterRead: [addressSizes],
    afterChange: [followFile, afterChange, audit.afterChange],
    beforeDelete: [refuseWhileShown],
    afterDelete: [deleteFiles, afterDelete, audit.afterDelete],
  },
  upload: {
    // `storage.ts` writes, deletes and serves the files. Payload sends this name to the panel, so it is no path.
    staticDir: 'uploads',
    disableLocalStorage: true,
    handlers: [serveFile],
    mimeTypes: uploadTypes,
    pasteURL: false,
    adminThumbnail: ({ doc }) => uploadUrl(String(doc.filename)),
    imageSizes: imageWidths.map((width) => ({
      name: `w${width}`,
      width,
      // Without a height nothing is cut off; said so, Payload draws each width once and not twice.
      fit: 'inside',
      formatOptions: webp(74),
      generateImageName: ({ originalName, extension }) => `${originalName}-${width}.${extension}`,
    })),
  },
  fields: [
    { name: 'alt', type: 'text', localized: true, maxLength: 500 },
    {
      name: 'url',
      type: 'text',
      admin: { hidden: true },
      hooks: { afterRead: [({ data }) => (data?.filename ? uploadUrl(data.filename) : undefined)] },
    },
    tagsField(forStaff.read),
    focal('focalX'),
    focal('focalY'),
    {
      name: 'originalName',
      label: 'Name of the uploaded file',
      type: 'text',
      maxLength: 200,
      admin: {
        readOnly: true,
        components: { Cell: '/src/staff/panel/files#PictureCell' },
      },
      access: { ...byServer.access, ...forStaff },
    },
    storedName,
    {
      name: 'blur',
      type: 'text',
      admin: { hidden: true, readOnly: true },
    },
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      ...byServer,
    },
    { name: 'checksum', type: 'text', ...byServer },
    { name: 'likeness', type: 'text', ...byServer, access: { ...byServer.access, ...forStaff } },
    {
      name: 'formerFiles',
      type: 'text',
      hasMany: true,
      ...byServer,
      access: { ...byServer.access, ...forStaff },
    },
  ],
}
