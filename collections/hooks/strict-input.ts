import type { CollectionBeforeOperationHook, FlattenedField, SelectField } from 'payload'
import { Refusal } from '../errors'

/**
 * Checks what a client sends before Payload reads it. Payload is lenient: it makes text of objects,
 * takes `createdAt` from the body, loses text after a NUL character and lets blanks pass as text.
 * Here wrong types are refused with the field's name, blanks trimmed, and what the server alone sets
 * is left out.
 */
export const strictInput: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  const { data } = args as { data?: unknown }
  const isCopy = data === undefined && 'duplicateFromID' in args
  if (!isWrite || isCopy || req.payloadAPI === 'local') return args
  if (!isRecord(data)) throw new Refusal(400, 'The body must be a JSON object')
  const given = withoutServerFields(data, operation === 'create')
  const blocks = req.payload.config.blocks ?? []
  const checked = checkFields(
    given,
    collection.flattenedFields,
    '',
    (slug) => blocks.find((block) => block.slug === slug)?.flattenedFields,
  )
  return { ...args, data: checked }
}

type BlockFields = (slug: string) => FlattenedField[] | undefined

/** Dates outside these years are typing errors, and some databases cannot sort them. */
const years = { first: 1900, last: 2200 }

const serverFields = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'deletedAt']

/** A document goes to the trash at the server's time, and only a document that exists can. */
function withoutServerFields(data: Record<string, unknown>, isNew: boolean) {
  const given = Object.fromEntries(
    Object.entries(data).filter(([name]) => !serverFields.includes(name)),
  )
  if (isNew || !('deletedAt' in data)) return given
  if (data.deletedAt === null) return { ...given, deletedAt: null }
  return isDate(data.deletedAt) ? { ...given, deletedAt: new Date().toISOString() } : given
}

function checkFields(
  data: Record<string, unknown>,
  fields: FlattenedField[],
  prefix: string,
  blockFields: BlockFields,
): Record<string, unknown> {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const path = prefix + name
      refuseNul(value, path)
      const field = byName.get(name)
      return [name, field ? checkValue(value, field, path, blockFields) : value]
    }),
  )
}

function checkValue(
  value: unknown,
  field: FlattenedField,
  path: string,
  blockFields: BlockFields,
): unknown {
  const expect = (isRight: boolean, what: string) => {
    if (!isRight) throw new Refusal(400, `${path} must be ${what}`)
  }
  if (value === null && (field.type === 'group' || field.type === 'tab')) expect(false, 'an object')
  if (value === null || value === undefined) return value
  switch (field.type) {
    case 'text':
    case 'email':
    case 'textarea':
    case 'code':
      if ('hasMany' in field && field.hasMany) {
        expect(isList(value, 'string'), 'a list of texts')
        return (value as string[]).map((text) => text.trim())
      }
      expect(typeof value === 'string', 'a text')
      return field.type === 'text' || field.type === 'email'
        ? (value as string).trim()
        : blankAsEmpty(value as string)
    case 'number':
      expect(typeof value === 'number' && Number.isFinite(value), 'a number')
      return value
    case 'checkbox':
      expect(typeof value === 'boolean', 'true or false')
      return value
    case 'date':
      expect(isDate(value), `a date between ${years.first} and ${years.last}`)
      return new Date(value as string).toISOString()
    case 'select':
      if (value === '') return null
      // Payload lets drafts have any option; MongoDB does not.
      expect(
        field.hasMany
          ? Array.isArray(value) && value.every((one) => isOption(one, field))
          : isOption(value, field),
        `${field.hasMany ? 'some' : 'one'} of ${optionsOf(field).join(', ')}`,
      )
      return value
    case 'relationship':
    case 'upload':
      if (typeof field.relationTo !== 'string') {
        const links = field.hasMany && Array.isArray(value) ? value : [value]
        expect(links.every(isLink), '{relationTo, value}')
        return value
      }
      expect(
        field.hasMany ? isList(value, 'string') : typeof value === 'string',
        field.hasMany ? 'a list of ids' : 'an id',
      )
      return value === '' ? null : value
    case 'group':
    case 'tab':
      expect(isRecord(value), 'an object')
      return checkFields(
        value as Record<string, unknown>,
        field.flattenedFields,
        `${path}.`,
        blockFields,
      )
    case 'array':
    case 'blocks':
      expect(Array.isArray(value) && value.every(isRecord), 'a list of objects')
      return (value as Record<string, unknown>[]).map((row, index) => {
        const rowPath = `${path}.${index}`
        const own =
          field.type === 'array' ? field.flattenedFields : blockFields(String(row.blockType))
        if (!own) throw new Refusal(400, `${rowPath}.blockType is unknown`)
        return checkFields(row, own, `${rowPath}.`, blockFields)
      })
    default:
      return value
  }
}

/** The databases cut texts at a NUL character. */
function refuseNul(value: unknown, path: string): void {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new Refusal(400, `${path} must not contain a NUL character`)
  }
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      refuseNul(name, path)
      refuseNul(inner, path)
    }
  }
}

const blankAsEmpty = (text: string): string => (text.trim() === '' ? '' : text)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown, type: 'string'): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === type)

const optionsOf = ({ options }: SelectField): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

const isOption = (value: unknown, field: SelectField): boolean =>
  typeof value === 'string' && optionsOf(field).includes(value)

/** A relation to a record of one of several collections. */
const isLink = (value: unknown): boolean =>
  isRecord(value) && typeof value.relationTo === 'string' && typeof value.value === 'string'

/** An ISO 8601 date, with or without a time. */
function isDate(value: unknown): boolean {
  if (value instanceof Date) value = Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return false
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return false
  const year = date.getUTCFullYear()
  return year >= years.first && year <= years.last
}
