import type { TextField } from 'payload'

/** Payload's own field of the name under which a file is stored: random letters, which no column of the panel shows. */
export const storedName: TextField = {
  name: 'filename',
  type: 'text',
  label: ({ t }) => t('upload:fileName'),
  admin: { disableListColumn: true },
}
