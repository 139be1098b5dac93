import type { CheckboxField } from 'payload'

/** Whether visitors see a record, besides whether it is published. */
export const isActiveField: CheckboxField = {
  name: 'isActive',
  type: 'checkbox',
  defaultValue: true,
  index: true,
  admin: { position: 'sidebar' },
}
