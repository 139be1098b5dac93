import type { Field, JSONFieldValidation } from 'payload'
import type { AttributeKind, AttributePlace } from '@/src/contract/attribute'
import { plainPattern } from '@/src/contract/patterns'
import { catalogueColumns } from '@/src/contract/staff/catalogue-csv'
import {
  attributeKeyMaxLength,
  attributeKeyPattern,
  hasUnit,
} from '@/src/domain/catalogue/attributes/definition'
import { unitNames } from '@/src/domain/catalogue/attributes/units'
import { familiesField } from '@/src/payload/fields/family'
import { objectField } from '@/src/payload/fields/json'
import { requiredText, withinLength } from '@/src/payload/fields/text'

/** Returns a condition for fields of the form that belong to this kind of attribute. */
const ofKind = (isRight: (kind: string) => boolean) => (data: { kind?: string }) =>
  isRight(data.kind ?? '')

export const attributeFields: Field[] = [
  requiredText('label', 'Label is required'),
  {
    name: 'key',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: attributeKeyMaxLength,
    custom: { pattern: plainPattern(attributeKeyPattern) },
    hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
    admin: {
      position: 'sidebar',
      description: 'Its name in the API, in CSV files and in addresses; it stays as it is',
    },
    validate: withinLength(
      (value: unknown) =>
        (typeof value === 'string' && attributeKeyPattern.test(value) && !isReserved(value)) ||
        'key may hold lower-case letters, digits and hyphens, begins with a letter and is no column of the CSV file',
    ),
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    options: [
      { value: 'number', label: 'Number' },
      { value: 'range', label: 'Range, from … to …' },
      { value: 'dimensions', label: 'Dimensions, width × depth × height' },
      { value: 'choice', label: 'Choice' },
      { value: 'yesNo', label: 'Yes or no' },
      { value: 'text', label: 'Text' },
    ] satisfies { value: AttributeKind; label: string }[],
    admin: { position: 'sidebar', description: 'It stays as it is' },
  },
  {
    name: 'unit',
    type: 'select',
    options: unitNames.map((value) => ({ value, label: value })),
    admin: {
      condition: ofKind((kind) => hasUnit(kind as AttributeKind)),
      description:
        'In which values are shown. They may be entered in every unit of the same quantity.',
    },
  },
  {
    name: 'unitText',
    type: 'text',
    localized: true,
    maxLength: 40,
    admin: {
      condition: ofKind((kind) => hasUnit(kind as AttributeKind)),
      description: 'What stands behind a number that has no unit of the list, such as notes/min',
    },
  },
  {
    name: 'decimals',
    type: 'number',
    min: 0,
    max: 6,
    defaultValue: 0,
    admin: {
      condition: ofKind((kind) => hasUnit(kind as AttributeKind)),
      description: 'With how many decimals it is shown at most',
    },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6) ||
      'decimals must be a whole number from 0 to 6',
  },
  choicesField(),
  {
    name: 'isMany',
    type: 'checkbox',
    label: 'Several choices at once',
    defaultValue: false,
    admin: { condition: ofKind((kind) => kind === 'choice') },
  },
  {
    name: 'group',
    type: 'text',
    localized: true,
    maxLength: 100,
    admin: { description: 'The heading under which it stands in forms, such as Power' },
  },
  { name: 'help', type: 'textarea', localized: true, maxLength: 1000 },
  {
    name: 'isRequired',
    type: 'checkbox',
    label: 'A product without it is not complete',
    defaultValue: false,
  },
  {
    name: 'places',
    type: 'select',
    hasMany: true,
    label: 'Shown in',
    defaultValue: ['comparison', 'sheet', 'structuredData'],
    options: [
      { value: 'facets', label: 'Filters of the catalogue' },
      { value: 'comparison', label: 'Comparison' },
      { value: 'cards', label: 'Cards of lists' },
      { value: 'sheet', label: 'Data sheet' },
      { value: 'structuredData', label: 'Structured data for search engines' },
    ] satisfies { value: AttributePlace; label: string }[],
  },
  familiesField(
    'Every category of these families has it. With neither families nor categories, every product has it.',
  ),
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'categories',
    hasMany: true,
    maxDepth: 0,
    admin: { position: 'sidebar' },
  },
  { name: 'order', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
]

/** Labels by the values that products hold. */
function choicesField(): Field {
  const field = objectField('choices', {
    admin: {
      condition: ofKind((kind) => kind === 'choice'),
      description: 'A name that products hold, and its label: the same names in every language',
      components: { Field: '/src/staff/panel/json-fields#PairsField' },
    },
  })
  const isObject: JSONFieldValidation = (value, options) => field.validate?.(value, options) ?? true
  return {
    ...field,
    validate: (value: unknown, options: Parameters<JSONFieldValidation>[1]) =>
      Object.entries(typeof value === 'object' && value !== null ? value : {}).every(
        ([name, label]) => attributeKeyPattern.test(name) && typeof label === 'string',
      )
        ? isObject(value as never, options)
        : 'choices must have names of lower-case letters, digits and hyphens, and texts as labels',
  }
}

/** Columns of the CSV file that are none of an attribute. */
const isReserved = (key: string): boolean =>
  key === 'attribute-texts' || catalogueColumns.some((column) => column.toLowerCase() === key)
