import type { Field, TextField } from 'payload'
import { weekdayNames, weekdays } from '@/src/contract/weekdays'
import { timePattern } from '@/src/domain/settings/opening-hours'
import { isTimeZone } from '@/src/platform/time/days'
import { withinLength } from '@/src/payload/fields/within-length'

const time = (name: string, label: string, description: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 5,
  admin: { description, placeholder: '08:00' },
  validate: withinLength(
    (value: unknown) =>
      !value ||
      (typeof value === 'string' && timePattern.test(value)) ||
      `${name} must be a time such as 08:00 or 17:30`,
  ),
})

/** Business hours of contacts. Visitors in another time zone see the hours by their own clock, too. */
export const businessHoursField: Field = {
  name: 'businessHours',
  type: 'array',
  fields: [
    { name: 'label', type: 'text', localized: true, maxLength: 300 },
    {
      name: 'hours',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: {
        description:
          'In your own words. Left empty, they are written from days and times, in the language of each page',
      },
    },
    {
      name: 'days',
      type: 'select',
      hasMany: true,
      options: weekdays.map((value) => ({ value, label: weekdayNames[value] })),
      admin: {
        isSortable: false,
        description:
          'With days and times, visitors see the hours in their own time zone, and search engines learn them',
      },
    },
    {
      type: 'row',
      fields: [
        time('from', 'From', '24 hours'),
        time('to', 'To', 'Earlier than “From”: on the next day'),
      ],
    },
    {
      name: 'timeZone',
      type: 'text',
      maxLength: 60,
      admin: {
        description: 'By whose clock. Without one: that of the site',
        components: { Field: '/src/staff/panel/time-zone-field#TimeZoneField' },
      },
      validate: withinLength(
        (value: unknown) =>
          !value || isTimeZone(value) || 'timeZone must be a time zone such as Asia/Singapore',
      ),
    },
  ],
}
