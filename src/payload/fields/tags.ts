import type { FieldAccess, TextField } from 'payload'
import { maxTagLength, maxTags } from '@/src/contract/staff/bulk'

/** Words by which staff find a record; the panel offers those in use. @param read who is told of them */
export const tagsField = (read: FieldAccess): TextField => ({
  name: 'tags',
  type: 'text',
  hasMany: true,
  maxRows: maxTags,
  maxLength: maxTagLength,
  access: { read },
  admin: {
    description: 'Words by which staff find it in the media library',
    components: { afterInput: ['/src/staff/panel/tags/known-tags#KnownTags'] },
  },
})
