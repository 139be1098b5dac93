import type {
  FlattenedField,
  FlattenedBlocksField,
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
import { maxEntries } from '../hooks/strict-input'

/**
 * What a field takes in the body of a call. `required` fields with a default or with a hook that fills them may be
 * left out.
 */
export function fieldInput(field: FlattenedField): z.ZodType {
  const description = descriptionOf(field)
  const schema = description ? valueOf(field).describe(description) : valueOf(field)
  if (mustBeSent(field)) return schema
  return mayBeNull(field) ? schema.nullish() : schema.optional()
}

/** What of a field is answered; nothing where it was left open, or where the caller may not see it. */
export function fieldOutput(field: FlattenedField): z.ZodType {
  return storedOf(field).nullish()
}

const mustBeSent = (field: FlattenedField): boolean =>
  'required' in field &&
  field.required === true &&
  field.defaultValue === undefined &&
  // Made of another text by `fillSlug` where it is empty.
  field.name !== 'slug'

/** Null stands for nothing, which a required field must not hold, and a group cannot be. */
const mayBeNull = (field: FlattenedField): boolean =>
  field.type !== 'group' &&
  (field.name === 'slug' || !('required' in field && field.required === true))

function valueOf(field: FlattenedField): z.ZodType {
  const pattern = field.custom?.pattern as string | undefined
  switch (field.type) {
    case 'text':
    case 'textarea': {
      const max = field.maxLength ?? Number.MAX_SAFE_INTEGER
      if ('hasMany' in field && field.hasMany) return listOf(text(max), field)
      if (pattern) return z.string().max(max).meta({ pattern })
      if (mustBeSent(field)) return filledText(max, `${field.name} is required`)
      return field.maxLength ? text(max) : anyText()
    }
    case 'email':
      return z.email().max(emailPattern.maxLength).meta(emailPattern)
    case 'number': {
      // While a condition hides a field, Payload checks none of its limits.
      const limits: { min?: number; max?: number } = field.admin?.condition ? {} : field
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits
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
      return z.strictObject(inputsOf(field.flattenedFields))
    case 'array': {
      const row = { ...inputsOf(field.flattenedFields), id: anyText().nullish() }
      return listOf(z.strictObject(row), field).min(field.required ? (field.minRows ?? 0) : 0)
    }
    case 'blocks':
      return z
        .array(
          z
            .looseObject({ blockType: z.enum(slugsOf(field)) })
            .describe('With the fields that the block has in the panel, and no others'),
        )
        .max(maxEntries)
    default:
      return z.unknown()
  }
}

const inputsOf = (fields: FlattenedField[]): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map((inner) => [inner.name, fieldInput(inner)]))

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

const slugsOf = ({ blocks, blockReferences = [] }: FlattenedBlocksField): string[] =>
  [...blocks, ...blockReferences].map((block) => (typeof block === 'string' ? block : block.slug))

function descriptionOf({ admin }: FlattenedField): string | undefined {
  const description = admin && 'description' in admin ? admin.description : undefined
  return typeof description === 'string' ? description : undefined
}
