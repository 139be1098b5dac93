import type { DateField } from 'payload'

/** From when a record is public; at once where nothing else is said. */
export const dayField = (name: string): DateField => ({
  name,
  type: 'date',
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
    description:
      'Public from then on, also where that is to come. In the time zone of your browser.',
  },
})
