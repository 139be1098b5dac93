import type { UploadField } from 'payload'

/** A picture of the media library in a block. */
export const blockPicture = (options: { description?: string } = {}): UploadField => ({
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  maxDepth: 0,
  admin: options,
})
