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
import { maxEntries } from '../input/strict-input'

/** The schema of the input of each block of the configuration, by its slug. */
export type BlockInputs = ReadonlyMap<string, z.ZodObject>

/** Describes the blocks of the configuration, to which fields refer by their slugs. */
export function describeBlocks(blocks: FlattenedBlock[] = []): BlockInputs {
  const inputs = new Map<string, z.ZodObject>()
  for (const block of blocks) inputs.set(block.slug, blockInput(block, inputs))
  return inputs
}

/**
 * Returns the schema of a field in the body of a call. `required` fields with a default or with a hook that fills them
 * may be left out.
 */
export function fieldInput(field: FlattenedField, blocks: BlockInputs = new Map()): z.ZodType {
  const description = descriptionOf(field)
  const value = valueOf(field, blocks)
  const schema = description ? value.describe(description) : value
  if (mustBeSent(field)) return schema
  return mayBeNull(field) ? schema.nullish() : schema.optional()
}

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
  field.type !== 'group' && (field.name === 'slug' || !isRequired(field))

/** While a condition hides a field, Payload neither asks for it nor checks its limits. */
const isRequired = (field: FlattenedField): boolean =>
  'required' in field && field.required === true && !field.admin?.condition

function valueOf(field: FlattenedField, blocks: BlockInputs): z.ZodType {
  const pattern = field.custom?.pattern as string | undefined
  switch (field.type) {
    case 'text':
    case 'textarea': {
      const { maxLength } = limitsOf(field)
      const max = maxLength ?? Number.MAX_SAFE_INTEGER
      if ('hasMany' in field && field.hasMany) return listOf(text(max), field)
      if (pattern) return z.string().max(max).meta({ pattern })
      if (mustBeSent(field)) return filledText(max, `${field.name} is required`)
      return maxLength ? text(max) : anyText()
    }
    case 'email':
      return z.email().max(emailPattern.maxLength).meta(emailPattern)
    case 'number': {
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limitsOf(field)
      const number = order().min(min).max(max)
      return field.hasMany ? listOf(number, field) : number
    }
    case 'checkbox':
      return z.boolean()
    case 'date':
      return date('ISO 8601')
    case 'select':
      return choiceOf(field)
    case 'upload':
    case 'relationship':
      return linkOf(field)
    case 'json':
      return isList(field) ? z.array(anyText()) : jsonObject()
    case 'group':
      return z.strictObject(inputsOf(field.flattenedFields, blocks))
    case 'array': {
      const row = { ...inputsOf(field.flattenedFields, blocks), id: anyText().nullish() }
      return listOf(z.strictObject(row), field).min(field.required ? (field.minRows ?? 0) : 0)
    }
    case 'blocks':
      return z.array(oneOf(field, blocks)).max(maxEntries)
    default:
      return z.unknown()
  }
}

const limitsOf = <Field extends FlattenedField>(field: Field): Partial<Field> =>
  field.admin?.condition ? {} : field

const inputsOf = (fields: FlattenedField[], blocks: BlockInputs): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map((inner) => [inner.name, fieldInput(inner, blocks)]))

/** A block with its own fields and no others, under the name that it has in the generated types. */
const blockInput = (
  { slug, interfaceName = slug, flattenedFields }: FlattenedBlock,
  blocks: BlockInputs,
): z.ZodObject =>
  z
    .strictObject({
      blockType: z.literal(slug),
      ...inputsOf(flattenedFields, blocks),
      id: anyText().nullish(),
    })
    .meta({ id: `${interfaceName}Input` })

/** The blocks that a field may hold. */
function oneOf({ blocks: own, blockReferences = [] }: FlattenedBlocksField, blocks: BlockInputs) {
  const inputs = [...own, ...blockReferences].flatMap((block) =>
    typeof block === 'string' ? (blocks.get(block) ?? []) : blockInput(block, blocks),
  )
  const [first, ...others] = inputs
  return first ? z.discriminatedUnion('blockType', [first, ...others]) : z.never()
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
      return z.looseObject(
        Object.fromEntries(field.flattenedFields.map((inner) => [inner.name, fieldOutput(inner)])),
      )
    case 'blocks':
      return z.array(z.looseObject({ id: z.string().nullish(), blockType: z.string() }))
    default:
      return z.unknown()
  }
}

function choiceOf({ options, hasMany }: Pick<SelectField, 'options' | 'hasMany'>): z.ZodType {
  const one = z.enum(options.map((option) => (typeof option === 'string' ? option : option.value)))
  return hasMany ? listOf(one) : one
}

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

const listOf = (one: z.ZodType, { maxRows = maxEntries }: { maxRows?: number } = {}) =>
  z.array(one).max(Math.min(maxRows, maxEntries))

const isList = ({ jsonSchema }: JSONField): boolean => jsonSchema?.schema.type === 'array'

function descriptionOf({ admin }: FlattenedField): string | undefined {
  const description = admin && 'description' in admin ? admin.description : undefined
  return typeof description === 'string' ? description : undefined
}
