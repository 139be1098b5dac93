import type {
  FlattenedBlock,
  FlattenedBlocksField,
  FlattenedField,
  JSONField,
  RelationshipField,
  SelectField,
  UploadField,
} from 'payload'
import { z } from 'zod'
import {
  anyText,
  date,
  emailPattern,
  filledText,
  jsonObject,
  order,
  text,
} from '@/src/contract/patterns'
import { isLocalized } from '@/src/platform/values/walk-fields'
import { hasLocalized } from '@/src/payload/localized-fields'
import {
  isStorableDate,
  maxEntries,
  storableDate,
  writtenRows,
  writtenValue,
} from './written-value'

/** The schema of the input of each block of the configuration, by its slug. */
export type BlockInputs = ReadonlyMap<string, z.ZodObject>

/**
 * The purpose of a schema. One for the document says all that a record must be to be public. One for a `write` checks
 * types and names alone: drafts may be unfinished, and of what is public Payload checks the rest. It also makes the
 * value as it is stored.
 */
export interface Purpose {
  blocks: BlockInputs
  /** For the document, the texts of one language alone: any may be left out. Rows are named by their ids, else by their places. */
  isOfTexts?: boolean
  write?: {
    /** Unknown names pass: the server itself may write what an earlier configuration knew. */
    isOpen: boolean
    /** The panel's form sends the number of rows where there are none. */
    isForm: boolean
  }
}

const inDocument: Purpose = { blocks: new Map() }

/** Describes the blocks of the configuration, to which fields refer by their slugs. */
export function describeBlocks(
  blocks: FlattenedBlock[] = [],
  purpose: Omit<Purpose, 'blocks'> = {},
): BlockInputs {
  const inputs = new Map<string, z.ZodObject>()
  for (const block of blocks)
    inputs.set(block.slug, blockInput(block, { ...purpose, blocks: inputs }))
  return inputs
}

/**
 * Returns the schema of a field in the body of a call. `required` fields with a default or with a hook that fills them
 * may be left out.
 */
export function fieldInput(field: FlattenedField, purpose = inDocument): z.ZodType {
  if (purpose.write) return valueOf(field, purpose).optional()
  if (purpose.isOfTexts) return textsInput({ ...field, required: false } as FlattenedField, purpose)
  const description = descriptionOf(field)
  const value = valueOf(field, purpose)
  const schema = description ? value.describe(description) : value
  if (mustBeSent(field)) return schema
  return mayBeNull(field) ? schema.nullish() : schema.optional()
}

function textsInput(field: FlattenedField, purpose: Purpose): z.ZodType {
  const value = valueOf(field, { ...purpose, isOfTexts: !isLocalized(field) })
  return mayBeNull(field) ? value.nullish() : value.optional()
}

/** Returns the schemas of fields in the body of a call, by their names. */
export const fieldInputs = (
  fields: FlattenedField[],
  purpose: Purpose,
): Record<string, z.ZodType> =>
  Object.fromEntries(
    fields
      .filter((field) => !purpose.isOfTexts || hasLocalized([field]))
      .map((field) => [field.name, fieldInput(field, purpose)]),
  )

/** Makes an object of some members and, but for an open write, no others. */
export const inputObject = (shape: z.ZodRawShape, { write }: Purpose): z.ZodObject =>
  (write?.isOpen ? z.looseObject : z.strictObject)(shape, {
    error: ({ code }) => (code === 'invalid_type' ? 'must be an object' : undefined),
  })

/** Returns the schema of a field in an answer; nothing where it was left open, or where the caller may not see it. */
export function fieldOutput(field: FlattenedField): z.ZodType {
  return storedOf(field).nullish()
}

const mustBeSent = (field: FlattenedField): boolean =>
  isRequired(field) &&
  field.defaultValue === undefined &&
  // Made of another text by `fillSlug` where it is empty.
  field.name !== 'slug'

/** Null stands for nothing, which a required field must not hold, and a group cannot be. */
const mayBeNull = (field: FlattenedField): boolean =>
  field.type !== 'group' && field.type !== 'tab' && (field.name === 'slug' || !isRequired(field))

/** While a condition hides a field, Payload neither asks for it nor checks its limits. */
const isRequired = (field: FlattenedField): boolean =>
  'required' in field && field.required === true && !field.admin?.condition

/** The one interpreter of the types of fields, for each purpose. */
function valueOf(field: FlattenedField, purpose: Purpose): z.ZodType {
  const { write } = purpose
  const value = (schema: z.ZodType, what: string) =>
    write ? writtenValue(field, schema, what) : schema
  const hasMany = 'hasMany' in field && field.hasMany === true
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code': {
      const { maxLength } = limitsOf(field, purpose) as { maxLength?: number }
      if (hasMany)
        return value(listOf(text(maxLength ?? longest), field, purpose), 'a list of texts')
      return value(write ? z.string() : textOf(field, maxLength), 'a text')
    }
    case 'email':
      return value(
        write ? z.string() : z.email().max(emailPattern.maxLength).meta(emailPattern),
        'a text',
      )
    case 'number': {
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limitsOf(
        field,
        purpose,
      )
      const number = write ? z.number() : order().min(min).max(max)
      return value(hasMany ? listOf(number, field, purpose) : number, 'a number')
    }
    case 'checkbox':
      return value(z.boolean(), 'true or false')
    case 'date':
      return value(date('ISO 8601').refine(isStorableDate), storableDate)
    case 'select':
      // Payload lets drafts have any option; MongoDB does not.
      return value(choiceOf(field), `${hasMany ? 'some' : 'one'} of ${optionsOf(field).join(', ')}`)
    case 'upload':
    case 'relationship':
      if (typeof field.relationTo !== 'string') return value(linkOf(field), '{relationTo, value}')
      return value(linkOf(field), hasMany ? 'a list of ids' : 'an id')
    case 'json':
      if (isOf('array', field)) return value(z.array(anyText()), 'a list of texts')
      if (!write) return jsonObject()
      return isOf('object', field)
        ? value(z.record(z.string(), z.unknown()), 'an object')
        : value(z.unknown(), 'JSON')
    case 'group':
    case 'tab':
      return inputObject(fieldInputs(field.flattenedFields, purpose), purpose)
    case 'array': {
      const row = rowInput(field.flattenedFields, purpose)
      if (write) return writtenRows(row, write.isForm)
      return listOf(row, field, purpose).min(field.required ? (field.minRows ?? 0) : 0)
    }
    case 'blocks': {
      // Blocks may hold others that are described after them.
      const block = z.lazy(() => oneOf(field, purpose))
      return write ? writtenRows(block, write.isForm) : z.array(block).max(maxEntries)
    }
    default:
      return value(z.unknown(), 'JSON')
  }
}

const longest = Number.MAX_SAFE_INTEGER

/** Returns the schema of a text with what the document says of it. */
function textOf(field: FlattenedField, maxLength: number | undefined): z.ZodType {
  const pattern = field.custom?.pattern as string | undefined
  if (pattern)
    return z
      .string()
      .max(maxLength ?? longest)
      .meta({ pattern })
  if (mustBeSent(field)) return filledText(maxLength ?? longest, `${field.name} is required`)
  return maxLength ? text(maxLength) : anyText()
}

const limitsOf = <Field extends FlattenedField>(
  field: Field,
  { write }: Purpose,
): Partial<Field> => (write || field.admin?.condition ? {} : field)

const rowInput = (
  fields: FlattenedField[],
  purpose: Purpose,
  shape: z.ZodRawShape = {},
): z.ZodObject => {
  const id = fieldInput({ name: 'id', type: 'text' }, { ...purpose, isOfTexts: false })
  return inputObject({ ...shape, ...fieldInputs(fields, purpose), id }, purpose)
}

/** A block with its own fields and no others, under the name that it has in the generated types. */
function blockInput(
  { slug, interfaceName = slug, flattenedFields }: FlattenedBlock,
  purpose: Purpose,
): z.ZodObject {
  const block = rowInput(flattenedFields, purpose, { blockType: z.literal(slug) })
  if (purpose.write) return block
  return block.meta({ id: `${interfaceName}${purpose.isOfTexts ? 'Texts' : 'Input'}` })
}

/** The blocks that a field may hold. */
function oneOf({ blocks: own, blockReferences = [] }: FlattenedBlocksField, purpose: Purpose) {
  const inputs = [...own, ...blockReferences].flatMap((block) =>
    typeof block === 'string' ? (purpose.blocks.get(block) ?? []) : blockInput(block, purpose),
  )
  const [first, ...others] = inputs
  return first
    ? z.discriminatedUnion('blockType', [first, ...others], { error: 'is unknown' })
    : z.never({ error: 'is unknown' })
}

function storedOf(field: FlattenedField): z.ZodType {
  switch (field.type) {
    case 'text':
      return field.hasMany ? z.array(z.string()) : z.string()
    case 'textarea':
    case 'date':
      return z.string()
    case 'number':
      return field.hasMany ? z.array(z.number()) : z.number()
    case 'checkbox':
      return z.boolean()
    case 'select':
      return choiceOf(field)
    case 'upload':
    case 'relationship':
      return field.maxDepth === 0 ? linkOf(field) : z.unknown()
    case 'group':
    case 'tab':
      return z.looseObject(
        Object.fromEntries(field.flattenedFields.map((inner) => [inner.name, fieldOutput(inner)])),
      )
    case 'blocks':
      return z.array(z.looseObject({ id: z.string().nullish(), blockType: z.string() }))
    default:
      return z.unknown()
  }
}

function choiceOf(field: Pick<SelectField, 'options' | 'hasMany'>): z.ZodType {
  const one = z.enum(optionsOf(field))
  return field.hasMany ? listOf(one) : one
}

const optionsOf = ({ options }: Pick<SelectField, 'options'>): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

/** Ids; where records of several collections may be meant, with the name of theirs. */
function linkOf({
  hasMany,
  relationTo,
}: Pick<RelationshipField | UploadField, 'hasMany' | 'relationTo'>) {
  const one =
    typeof relationTo === 'string'
      ? anyText()
      : z.strictObject({ relationTo: z.enum(relationTo), value: anyText() })
  return hasMany ? listOf(one) : one
}

const listOf = (one: z.ZodType, field: { maxRows?: number } = {}, purpose = inDocument) => {
  const maxRows = (purpose.write ? undefined : field.maxRows) ?? maxEntries
  return z.array(one).max(Math.min(maxRows, maxEntries))
}

const isOf = (type: 'array' | 'object', { jsonSchema }: JSONField): boolean =>
  jsonSchema?.schema.type === type

function descriptionOf({ admin }: FlattenedField): string | undefined {
  const description = admin && 'description' in admin ? admin.description : undefined
  return typeof description === 'string' ? description : undefined
}
