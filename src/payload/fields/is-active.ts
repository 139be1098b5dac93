import type { CheckboxField } from 'payload'

/** Switch of a record's visibility, besides its publication. */
export const isActiveField: CheckboxField = {
  name: 'isActive',
  type: 'checkbox',
  defaultValue: true,
  index: true,
  admin: { position: 'sidebar' },
}
