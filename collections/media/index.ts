import type { CollectionConfig, Where } from 'payload'
import { tags } from '@/src/data/tags'
import { uploadTypes } from '@/src/lib/pictures/limits'
import { uploadUrl } from '@/src/lib/storage/uploads'
import { accessOf } from '../access'
import { historyTab } from '../history-tab'
import { audit } from '../hooks/audit'
import { refuseWhileUsed } from '../hooks/refuse-while-used'
import { revalidate } from '../hooks/revalidate'
import { strictInput } from '../hooks/strict-input'
import { addressSizes } from './hooks/address-sizes'
import { followFile } from './hooks/follow-file'
import { reencode } from './hooks/reencode'
import { refuseWhileOnPage } from './hooks/refuse-while-on-page'
import { deleteFiles, serveFile, writeFiles } from './storage'

const { afterChange, afterDelete } = revalidate(() => [tags.media()])

const inUse = 'This picture is still in use. Take it out there first.'

const inImage = (id: string): Where => ({ image: { equals: id } })

const inGallery = (id: string): Where => ({ gallery: { in: [id] } })

/** WebP of a quality; less effort costs a few bytes and saves most of the time of an upload. */
const webp = (quality: number) => ({ format: 'webp', options: { quality, effort: 2 } }) as const

/** Widths in which every picture is kept, px; pages choose by `srcset`. */
export const imageWidths = [320, 640, 1024, 1600] as const

/** Pictures of the site (section 7, POST /upload). */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  access: accessOf('media'),
  admin: {
    group: 'Pages',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    components: { views: historyTab },
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [strictInput, reencode],
    beforeChange: [writeFiles],
    afterRead: [addressSizes],
    afterChange: [followFile, afterChange, audit.afterChange],
    beforeDelete: [
      refuseWhileUsed(inUse, [
        { collection: 'products', where: inImage },
        { collection: 'products', where: inGallery },
        { collection: 'news', where: inImage },
        { collection: 'news', where: inGallery },
        { collection: 'content-sections', where: inImage },
        { collection: 'certificates', where: (id) => ({ picture: { equals: id } }) },
        { collection: 'navigation-items', where: (id) => ({ picture: { equals: id } }) },
      ]),
      refuseWhileOnPage(inUse),
    ],
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
      admin: { hidden: true, readOnly: true },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'checksum',
      type: 'text',
      admin: { hidden: true, readOnly: true },
      access: { create: () => false, update: () => false },
    },
  ],
}
