import type { Field } from 'payload'
import { isTimeZone } from '@/src/platform/time/days'
import { languageOptions, withoutRemoved } from '@/src/payload/fields/language-choice'
import { withinLength } from '@/src/payload/fields/text'

/** In which languages and by which clock the site speaks. */
export const languageFields: Field[] = [
  {
    name: 'offeredLanguages',
    type: 'select',
    hasMany: true,
    options: languageOptions,
    hooks: { beforeValidate: [withoutRemoved] },
    admin: {
      isSortable: false,
      description:
        'Languages that visitors can choose and staff write in. English is always offered. Leave empty to offer all. Texts in other languages are kept',
    },
  },
  {
    name: 'timeZone',
    type: 'text',
    maxLength: 60,
    admin: {
      description: 'Time zone for dates of news and jobs and for the end of days. Default: UTC',
      components: { Field: '/src/staff/panel/choice-fields#TimeZoneField' },
    },
    validate: withinLength(
      (value: unknown) =>
        !value || isTimeZone(value) || 'timeZone must be a time zone such as Asia/Singapore',
    ),
  },
]
