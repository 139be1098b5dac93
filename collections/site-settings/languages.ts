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
        'What visitors can choose, and staff write in. English is always offered; where nothing is chosen here, all are. Texts of other languages are kept',
    },
  },
  {
    name: 'timeZone',
    type: 'text',
    maxLength: 60,
    admin: {
      description: 'By which dates of news and jobs are shown, and days end. Without one: UTC',
      components: { Field: '/src/staff/panel/choice-fields#TimeZoneField' },
    },
    validate: withinLength(
      (value: unknown) =>
        !value || isTimeZone(value) || 'timeZone must be a time zone such as Asia/Singapore',
    ),
  },
]
