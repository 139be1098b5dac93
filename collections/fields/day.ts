import type { DateField } from 'payload'

/** A day that stands with a record; today where nobody says otherwise. */
export const dayField = (name: string): DateField => ({
  name,
  type: 'date',
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: { position: 'sidebar' },
})
