import type { FlattenedField, PayloadRequest } from 'payload'
import type { BulkCollection, BulkField } from '@/src/contract/staff/bulk'
import { asRecord } from '@/src/platform/values/stored-values'
import { labelPath } from '../field-words'

/** Lists the fields of a collection that many of its records can get. */
export function listEditable(req: PayloadRequest, collection: BulkCollection): BulkField[] {
  const { flattenedFields: fields } = req.payload.collections[collection].config
  const { i18n } = req
  return fields.flatMap(
    (field) => describeField(field, labelPath(field.name, { fields, data: {}, i18n })) ?? [],
  )
}

const kinds: Partial<Record<FlattenedField['type'], BulkField['kind']>> = {
  text: 'text',
  email: 'text',
  textarea: 'textarea',
  number: 'number',
  checkbox: 'checkbox',
  select: 'select',
  date: 'date',
  relationship: 'relation',
  json: 'lines',
}

/** Fields that are one record's own, or that the server keeps. */
const excluded = ['id', 'slug', 'createdAt', 'updatedAt', 'deletedAt', 'imageUrl', 'updatedBy']

/** Describes a field for the dialog of many records; undefined where it is none that these can get. */
export function describeField(field: FlattenedField, label: string): BulkField | undefined {
  const { name, type } = field
  const kind = kinds[type]
  const { hidden, disableBulkEdit, readOnly } = asRecord(field.admin)
  const isKept =
    excluded.includes(name) ||
    name.startsWith('_') ||
    ('virtual' in field && Boolean(field.virtual))
  if (!kind || isKept || hidden || disableBulkEdit || readOnly || field.hidden) return undefined
  const isLines = type === 'json' && asRecord(field.jsonSchema?.schema).type === 'array'
  if (type === 'json' && !isLines) return undefined
  const relationTo = 'relationTo' in field ? field.relationTo : undefined
  return {
    name,
    label,
    kind,
    isList: isLines || ('hasMany' in field && field.hasMany === true),
    isLocalized: 'localized' in field && field.localized === true,
    isRequired: 'required' in field && field.required === true,
    ...(typeof relationTo === 'string' ? { relationTo } : {}),
    ...(type === 'select' ? { options: field.options.map(optionOf) } : {}),
  }
}

const optionOf = (option: unknown): { value: string; label: string } => {
  if (typeof option === 'string') return { value: option, label: option }
  const { value, label } = asRecord(option)
  return { value: String(value), label: typeof label === 'string' ? label : String(value) }
}
