import type { UploadField } from 'payload'

interface Options {
  description?: string
  /** Smallest width of the picture for its place, px; checks report a smaller one. */
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
