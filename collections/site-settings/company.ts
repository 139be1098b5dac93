import type { Field } from 'payload'
import { onlySuperAdmin } from '@/src/payload/access'
import { filmField, howToFilm, mapField, tourField } from '@/src/payload/fields/elsewhere'
import { linkField } from '@/src/payload/fields/link'
import { prefixPattern } from '@/src/domain/security-notices/problems'
import { phoneCountries, phoneFormats, unnamedCompany } from '@/src/domain/settings/company'
import { businessHoursField } from './business-hours'

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
          description: 'How pages show the phone numbers above and of the offices',
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
            'Whose numbers may be typed without +. Links dial the international number where a number or this says the country',
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
      description: `${howToFilm}. The block “Film” and slides of the home page show them by these names`,
    },
  },
  tourField('tourUrl'),
  { name: 'maps', type: 'group', fields: [mapField('headquarters'), mapField('factory')] },
  {
    name: 'notificationAddress',
    type: 'email',
    access: { read: onlySuperAdmin, update: onlySuperAdmin },
    admin: { description: 'Where mails about new inquiries go' },
  },
  {
    name: 'securityNoticePrefix',
    type: 'text',
    maxLength: 30,
    admin: {
      description:
        'What numbers of security notices begin with: ACME for ACME-2026-0001. Left empty, the first word of the name',
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
      description: 'Each is deleted with its files this many days after it came, as its form says',
    },
  },
]
