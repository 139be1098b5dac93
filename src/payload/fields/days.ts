import type { DateField } from 'payload'

/** The picker of a day without a time. Payload's own format of it leaves the year out. */
export const dayPicker = { pickerAppearance: 'dayOnly', displayFormat: 'PP' } as const

/** The picker of a moment, written as the dashboard writes it, in the language of the panel. */
export const timePicker = { pickerAppearance: 'dayAndTime', displayFormat: 'PPp' } as const

/** A day without a time, such as the last one of a certificate, by the calendar of the company. */
export const calendarDay = (name: string, options: Partial<DateField> = {}): DateField => ({
  name,
  type: 'date',
  index: true,
  ...options,
  admin: { ...options.admin, date: dayPicker },
})

/** From when a record is public; at once where nothing else is said. */
export const dayField = (name: string): DateField => ({
  name,
  type: 'date',
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: timePicker,
    description:
      'Public from this time on; it can be in the future. In the time zone of your browser.',
  },
})
