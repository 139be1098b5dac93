import {
  type FlattenedBlock,
  type FlattenedField,
  formatNames,
  type SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { hasLocalized } from '@/src/payload/translations/localized-fields'
import { anyText, text } from '@/src/contract/patterns'
import { fieldInput } from './field-schema'
import { maxEntries } from '../hooks/strict-input'

/** The texts of each block of the configuration in one language, by its slug. */
type BlockTexts = ReadonlyMap<string, z.ZodObject>

export function describeBlockTexts(blocks: FlattenedBlock[] = []): BlockTexts {
  const found = new Map<string, z.ZodObject>()
  for (const { slug, interfaceName = slug, flattenedFields } of blocks) {
    const shape = {
      blockType: z.literal(slug),
      ...rowOf(flattenedFields, found),
    }
    found.set(slug, z.strictObject(shape).meta({ id: `${interfaceName}Texts` }))
  }
  return found
}

/** Makes the schema of a record's texts in one language. Rows are named by their ids, else by their places. */
export const textsSchema = (
  { slug, flattenedFields }: SanitizedCollectionConfig,
  blocks: BlockTexts,
): z.ZodObject =>
  z
    .strictObject(shapeOf(flattenedFields, blocks))
    .meta({ id: `${formatNames(slug).singular.replaceAll(' ', '')}Texts` })

const shapeOf = (fields: FlattenedField[], blocks: BlockTexts): Record<string, z.ZodType> =>
  Object.fromEntries(
    fields
      .filter((field) => hasLocalized([field]))
      .map((field) => [field.name, inLanguage(field, blocks)]),
  )

const rowOf = (fields: FlattenedField[], blocks: BlockTexts) => ({
  ...shapeOf(fields, blocks),
  id: anyText().nullish(),
})

function inLanguage(field: FlattenedField, blocks: BlockTexts): z.ZodType {
  if ('localized' in field && field.localized) return valueOf(field).nullish()
  if (field.type === 'group' || field.type === 'tab')
    return z.strictObject(shapeOf(field.flattenedFields, blocks)).optional()
  if (field.type === 'array')
    return z
      .array(z.strictObject(rowOf(field.flattenedFields, blocks)))
      .max(maxEntries)
      .nullish()
  return z.array(oneOf(field, blocks)).max(maxEntries).nullish()
}

/** A language may leave empty what the default one must have. */
function valueOf(field: FlattenedField): z.ZodType {
  if (field.type !== 'text' && field.type !== 'textarea') return fieldInput(field)
  return field.maxLength && !field.admin?.condition ? text(field.maxLength) : anyText()
}

function oneOf(field: FlattenedField, blocks: BlockTexts): z.ZodType {
  const { blocks: own = [], blockReferences = [] } = field as {
    blocks?: FlattenedBlock[]
    blockReferences?: (string | FlattenedBlock)[]
  }
  const texts = [...own, ...blockReferences].flatMap(
    (block) => blocks.get(typeof block === 'string' ? block : block.slug) ?? [],
  )
  const [first, ...others] = texts
  return first ? z.discriminatedUnion('blockType', [first, ...others]) : z.never()
}
