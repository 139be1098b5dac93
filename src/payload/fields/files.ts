import type { FieldAccess, TextField } from 'payload'
import { maxTagLength, maxTags } from '@/src/contract/staff/bulk'

/** Payload's own field of the name under which a file is stored: random letters, which no column of the panel shows. */
export const storedName: TextField = {
  name: 'filename',
  type: 'text',
  label: ({ t }) => t('upload:fileName'),
  admin: { disableListColumn: true },
}

/** Words by which staff find a record; the panel offers those in use. @param read who is told of them */
export const tagsField = (read: FieldAccess): TextField => ({
  name: 'tags',
  type: 'text',
  hasMany: true,
  maxRows: maxTags,
  maxLength: maxTagLength,
  access: { read },
  admin: {
    description: 'Words that help staff find it in the media library',
    components: { afterInput: ['/src/staff/panel/tags/known-tags#KnownTags'] },
  },
})
