import { formatNames, type SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { type BlockInputs, fieldInput, fieldInputs, fieldOutput } from './field-schema'

type Collection = SanitizedCollectionConfig

/** Returns the schema of the body that creates a record: the fields that a client may write. */
export function inputSchema(collection: Collection, blocks: BlockInputs): z.ZodObject {
  const written = collection.flattenedFields.filter((field) => isWritten(field, collection))
  return z.strictObject(fieldInputs(written, { blocks })).meta({ id: `${nameOf(collection)}Input` })
}

/** Makes the schema of a record's texts in one language. */
export const textsSchema = (collection: Collection, blocks: BlockInputs): z.ZodObject =>
  z
    .strictObject(fieldInputs(collection.flattenedFields, { blocks, isOfTexts: true }))
    .meta({ id: `${nameOf(collection)}Texts` })

/**
 * Completes a body that the contract describes by the fields of the collection that it does not name, so that the document
 * names every field that the server takes.
 */
export function completed(
  body: z.ZodObject,
  collection: Collection,
  blocks: BlockInputs,
): z.ZodObject {
  const others = collection.flattenedFields.filter(
    (field) => isWritten(field, collection) && !isInternal(field) && !(field.name in body.shape),
  )
  if (others.length === 0) return body
  const shape = others.map((field) => [field.name, fieldInput(field, { blocks }).optional()])
  const extended = body.safeExtend(Object.fromEntries(shape) as Record<string, z.ZodType>)
  return extended.meta(body.meta() ?? {})
}

/** A record as the REST API answers it: drafts lack even what must be there to publish them. */
export function recordSchema(collection: Collection): z.ZodObject {
  const fields = collection.flattenedFields.map((field) => [field.name, fieldOutput(field)])
  return z
    .looseObject({
      ...(Object.fromEntries(fields) as Record<string, z.ZodType>),
      id: z.string(),
      ...(collection.timestamps ? { createdAt: z.string(), updatedAt: z.string() } : {}),
    })
    .meta({ id: `Stored${nameOf(collection)}` })
}

/** The forms in which a file goes to a collection of files, with what is told of it as JSON. */
export function formSchemas(input: z.ZodObject) {
  const file = z.string().meta({ format: 'binary' })
  const _payload = input.partial().optional()
  return {
    create: z.strictObject({ file, _payload }),
    change: z.strictObject({ file: file.optional(), _payload }),
  }
}

/** Fields that the panel hides are written by hooks, where the contract does not name them. */
const isInternal = ({ admin }: Collection['flattenedFields'][number]): boolean =>
  admin?.hidden === true

/** Fields that the server alone sets; it ignores them in a body. */
const ofServer = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'deletedAt', 'sessions']

function isWritten(field: Collection['flattenedFields'][number], { upload }: Collection): boolean {
  const { hidden, readOnly } = (field.admin ?? {}) as { hidden?: boolean; readOnly?: boolean }
  const isOfServer = 'hidden' in field && field.hidden === true
  // Payload hides the fields that it adds for the file itself, and of these takes the focal point alone.
  const isOfFile = upload && hidden && !['focalX', 'focalY'].includes(field.name)
  return !ofServer.includes(field.name) && !isOfServer && !readOnly && !isOfFile
}

/** `content-sections` → `ContentSection`, as in the generated types. */
const nameOf = ({ slug }: Collection): string => formatNames(slug).singular.replaceAll(' ', '')
