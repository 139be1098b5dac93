import type { Field, TextField } from 'payload'
import { weekdayNames, weekdays } from '@/src/contract/weekdays'
import { prefixPattern } from '@/src/domain/security-notices/problems'
import { phoneCountries, phoneFormats, unnamedCompany } from '@/src/domain/settings/company'
import { timePattern } from '@/src/domain/settings/opening-hours'
import { onlySuperAdmin } from '@/src/payload/access'
import { filmField, howToFilm, linkField, mapField, tourField } from '@/src/payload/fields/link'
import { withinLength } from '@/src/payload/fields/text'
import { isTimeZone } from '@/src/platform/time/days'

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
const businessHoursField: Field = {
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
          'In your own words. Leave empty to generate them from days and times in the language of each page',
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
          'With days and times, visitors see the hours in their own time zone, and search engines can read them',
      },
    },
    {
      type: 'row',
      fields: [
        time('from', 'From', '24 hours'),
        time('to', 'To', 'If earlier than “From”, the next day'),
      ],
    },
    {
      name: 'timeZone',
      type: 'text',
      maxLength: 60,
      admin: {
        description: 'Time zone. Default: that of the site',
        components: { Field: '/src/staff/panel/choice-fields#TimeZoneField' },
      },
      validate: withinLength(
        (value: unknown) =>
          !value || isTimeZone(value) || 'timeZone must be a time zone such as Asia/Singapore',
      ),
    },
  ],
}

/** `isShown`: the same words in every language, which pages show as they are. */
const text = (name: string, isShown = false): Field => ({
  name,
  type: 'text',
  maxLength: 300,
  custom: { isShown },
})

const localizedText = (name: string): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 300,
})

const lines = (name: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 1000,
})

const formatNames: Record<(typeof phoneFormats)[number], string> = {
  typed: 'As typed',
  international: 'International: +65 6123 4567',
  national: 'National, of other countries international: 6123 4567',
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const countries = phoneCountries
  .map((value) => ({ value, label: countryNames.of(value) ?? value }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))

/** Facts of the company. No component holds any of them. */
export const companyFields: Field[] = [
  {
    name: 'companyName',
    type: 'text',
    required: true,
    maxLength: 200,
    defaultValue: unnamedCompany,
    custom: { isShown: true },
  },
  localizedText('tagline'),
  lines('description'),
  lines('headquartersAddress'),
  lines('factoryAddress'),
  { name: 'phones', type: 'array', fields: [localizedText('label'), text('number', true)] },
  {
    type: 'row',
    fields: [
      {
        name: 'phoneFormat',
        type: 'select',
        defaultValue: 'typed',
        options: phoneFormats.map((value) => ({ value, label: formatNames[value] })),
        admin: {
          isClearable: false,
          description: 'Format of the phone numbers above and of the offices',
        },
      },
      {
        name: 'phoneCountry',
        type: 'select',
        options: countries,
        // A union of all countries would only make the types longer.
        typescriptSchema: [() => ({ type: ['string', 'null'] })],
        admin: {
          description:
            'Country whose numbers can be entered without +. Links dial the international number if this or the number itself contains the country',
        },
      },
    ],
  },
  { name: 'emails', type: 'array', fields: [localizedText('label'), text('address', true)] },
  businessHoursField,
  {
    name: 'offices',
    type: 'array',
    fields: [
      localizedText('region'),
      localizedText('name'),
      lines('address'),
      text('phone', true),
      text('email', true),
    ],
  },
  {
    name: 'socialLinks',
    type: 'array',
    maxRows: 4,
    fields: [
      {
        name: 'network',
        type: 'select',
        required: true,
        options: ['linkedin', 'youtube', 'facebook', 'x'],
      },
      linkField('url', { required: true }),
    ],
  },
  {
    name: 'videos',
    type: 'group',
    fields: [filmField('story'), filmField('about'), filmField('service')],
    admin: {
      description: `${howToFilm}. The block “Film” and home page slides refer to them by these names`,
    },
  },
  tourField('tourUrl'),
  { name: 'maps', type: 'group', fields: [mapField('headquarters'), mapField('factory')] },
  {
    name: 'notificationAddress',
    type: 'email',
    access: { read: onlySuperAdmin, update: onlySuperAdmin },
    admin: { description: 'Address that gets an email about each new inquiry' },
  },
  {
    name: 'securityNoticePrefix',
    type: 'text',
    maxLength: 30,
    admin: {
      description:
        'Start of security notice numbers: ACME for ACME-2026-0001. Leave empty to use the first word of the name',
    },
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && value.length <= 30 && prefixPattern.test(value)) ||
      'securityNoticePrefix may hold capital letters and digits, and single hyphens between them',
  },
  {
    name: 'applicationDays',
    label: 'Days to keep applications',
    type: 'number',
    min: 1,
    max: 3650,
    defaultValue: 180,
    admin: {
      step: 1,
      description:
        'Each application and its files are deleted after this number of days, as stated in the form',
    },
  },
]
