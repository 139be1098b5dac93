import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  JSONFieldValidation,
} from 'payload'
import { tags } from '@/src/data/cache/tags'
import { isSameQuantity, isUnit, unitNames } from '@/src/domain/catalogue/attributes/units'
import { getAccess } from '@/src/payload/access'
import { audit } from '@/src/payload/activity-logs/audit'
import { fieldRefusal } from '@/src/payload/errors'
import { historyTab } from '@/src/payload/panel-views'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { knownRelations } from '@/src/payload/input/relations'
import { strictInput } from '@/src/payload/input/strict-input'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import type { AttributeKind, AttributePlace } from '@/src/contract/product'
import { plainPattern } from '@/src/contract/patterns'
import { catalogueColumns } from '@/src/contract/staff/catalogue-csv'
import {
  attributeKeyMaxLength,
  attributeKeyPattern,
  hasUnit,
} from '@/src/domain/catalogue/attributes/definition'
import { familiesField } from '@/src/payload/fields/settings-keys'
import { objectField } from '@/src/payload/fields/json'
import { requiredText, withinLength } from '@/src/payload/fields/text'

/** Returns a condition for fields of the form that belong to this kind of attribute. */
const ofKind = (isRight: (kind: string) => boolean) => (data: { kind?: string }) =>
  isRight(data.kind ?? '')

const attributeFields: Field[] = [
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
      description: 'Used in the API, CSV files, and addresses. Cannot be changed later',
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
    admin: { position: 'sidebar', description: 'Cannot be changed later' },
  },
  {
    name: 'unit',
    type: 'select',
    options: unitNames.map((value) => ({ value, label: value })),
    admin: {
      condition: ofKind((kind) => hasUnit(kind as AttributeKind)),
      description:
        'The unit in which values are shown. You can enter values in any unit of the same quantity.',
    },
  },
  {
    name: 'unitText',
    type: 'text',
    localized: true,
    maxLength: 40,
    admin: {
      condition: ofKind((kind) => hasUnit(kind as AttributeKind)),
      description: 'Shown after the number if no unit of the list fits, such as notes/min',
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
      description: 'Maximum number of decimals shown',
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
    label: 'Allow several choices',
    defaultValue: false,
    admin: { condition: ofKind((kind) => kind === 'choice') },
  },
  {
    name: 'group',
    type: 'text',
    localized: true,
    maxLength: 100,
    admin: { description: 'Heading for this attribute in forms, such as Power' },
  },
  { name: 'help', type: 'textarea', localized: true, maxLength: 1000 },
  {
    name: 'isRequired',
    type: 'checkbox',
    label: 'Required for a complete product',
    defaultValue: false,
  },
  {
    name: 'places',
    type: 'select',
    hasMany: true,
    label: 'Shown in',
    defaultValue: ['comparison', 'sheet', 'structuredData'],
    options: [
      { value: 'facets', label: 'Catalog filters' },
      { value: 'comparison', label: 'Comparison' },
      { value: 'cards', label: 'List cards' },
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
      description:
        'The name stored in products, and its label. Names are the same in every language',
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

/**
 * Products hold values under the key, in the form of the kind and in units of one quantity: those stay as they are
 * from the beginning on. An attribute of another meaning is another attribute.
 */
const keepMeaning: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const before = originalDoc as { key?: unknown; kind?: unknown; unit?: unknown }
  for (const name of ['key', 'kind'] as const) {
    if (data[name] !== undefined && data[name] !== before[name])
      throw fieldRefusal(
        name,
        `${name} cannot be changed: products have values of it`,
        'attributes',
      )
  }
  const { unit } = data as { unit?: unknown }
  // MongoDB leaves out what SQLite keeps as null.
  if (unit === undefined || unit === (before.unit ?? null)) return data
  if (!isUnit(unit) || !isUnit(before.unit) || !isSameQuantity(unit, before.unit))
    throw fieldRefusal(
      'unit',
      `unit must be one that ${before.unit ?? 'none'} is converted to`,
      'attributes',
    )
  return data
}

const { afterChange, afterDelete } = revalidate(() => [tags.attributes(), tags.products()])

/**
 * Attributes of products: a key, a label and a kind, bound to categories. Products hold the values as data, so that a
 * new attribute needs neither a migration nor a deployment.
 */
export const attributes: CollectionConfig = {
  slug: 'attributes',
  access: getAccess('attributes'),
  admin: {
    components: { views: historyTab },
    useAsTitle: 'key',
    group: 'Catalog',
    defaultColumns: ['key', 'label', 'kind', 'unit', 'group', 'order'],
    description:
      'Properties that describe products. A product shows the attributes of its category and of the product family of the category.',
  },
  defaultSort: 'order',
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
    beforeChange: [keepMeaning],
    afterChange: [afterChange, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: attributeFields,
}
