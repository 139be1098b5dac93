import type { UploadField } from 'payload'

interface Options {
  description?: string
  /** How wide the picture must be for its place, px; checks tell of a smaller one. */
  leastWidth?: number
}

/** A picture of the media library in a block. */
export const blockPicture = ({ leastWidth, ...options }: Options = {}): UploadField => ({
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  maxDepth: 0,
  admin: options,
  ...(leastWidth === undefined ? {} : { custom: { leastWidth } }),
})
