import type { Field } from 'payload'
import { dayField } from '@/src/payload/fields/days'
import { isActiveField, updatedByField } from '@/src/payload/fields/record'
import { seoFields } from '@/src/payload/fields/defined-field'
import { linesField } from '@/src/payload/fields/json'
import { requiredText } from '@/src/payload/fields/text'
import { slugField } from '@/src/payload/fields/slug'

const needed = 'Title and location are required'

/** At least one person is looked for; what is not a number counts as one (section 5). */
const atLeastOne = (value: unknown): number =>
  typeof value === 'number' && value >= 1 ? Math.floor(value) : 1

export const jobFields: Field[] = [
  requiredText('title', needed),
  slugField('Part of the address: /careers/… Left empty, it is made of the title.'),
  requiredText('location', needed),
  { name: 'department', type: 'text', localized: true, maxLength: 200 },
  { name: 'email', type: 'email' },
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    maxLength: 20000,
    admin: { description: 'Each line becomes a paragraph', rows: 8 },
  },
  linesField('responsibilities'),
  linesField('requirements'),
  linesField('benefits'),
  dayField('postedAt'),
  isActiveField,
  ...seoFields,
  updatedByField,
  {
    name: 'vacancy',
    type: 'number',
    defaultValue: 1,
    min: 1,
    max: 9999,
    hooks: { beforeValidate: [({ value }) => (value === undefined ? value : atLeastOne(value))] },
    admin: { position: 'sidebar', step: 1 },
  },
  {
    name: 'experienceNeeded',
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: { position: 'sidebar' },
  },
]
