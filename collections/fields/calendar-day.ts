import type { DateField } from 'payload'

/** A day without a time, such as the last one of a certificate, by the calendar of the company. */
export const calendarDay = (name: string, options: Partial<DateField> = {}): DateField => ({
  name,
  type: 'date',
  index: true,
  ...options,
  admin: { ...options.admin, date: { pickerAppearance: 'dayOnly' } },
})
