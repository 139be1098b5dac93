import type { CollectionAfterReadHook } from 'payload'
import { uploadUrl } from '@/src/platform/storage/uploads'

interface Size {
  filename?: string | null
  url?: string | null
}

/** Gives every width of a picture the address under which this site serves it. */
export const addressSizes: CollectionAfterReadHook = ({ doc }) => {
  const sizes = Object.entries((doc.sizes ?? {}) as Record<string, Size | null>)
  const addressed = sizes.map(([name, size]) => [
    name,
    size?.filename ? { ...size, url: uploadUrl(size.filename) } : size,
  ])
  return { ...doc, ...(doc.sizes ? { sizes: Object.fromEntries(addressed) } : {}) }
}
