import { formatNames, type SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { fieldInput, fieldOutput } from './field-schema'

type Collection = SanitizedCollectionConfig

/** What creates a record: the fields that a client may write. */
export function inputOf(collection: Collection): z.ZodObject {
  const written = collection.flattenedFields.filter((field) => isWritten(field, collection))
  return z
    .object(Object.fromEntries(written.map((field) => [field.name, fieldInput(field)])))
    .meta({ id: `${nameOf(collection)}Input` })
}

/** A record as the REST API answers it: drafts lack even what must be there to publish them. */
export function recordOf(collection: Collection): z.ZodObject {
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
export function formOf(input: z.ZodObject) {
  const file = z.string().meta({ format: 'binary' })
  const _payload = input.partial().optional()
  return {
    create: z.object({ file, _payload }),
    change: z.object({ file: file.optional(), _payload }),
  }
}

/** What the server alone sets; it takes no notice of them in a body. */
const ofServer = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'deletedAt']

function isWritten(field: Collection['flattenedFields'][number], { upload }: Collection): boolean {
  const { hidden, readOnly } = (field.admin ?? {}) as { hidden?: boolean; readOnly?: boolean }
  // Payload hides the fields that it adds for the file itself.
  return !ofServer.includes(field.name) && !readOnly && !(upload && hidden)
}

/** `content-sections` → `ContentSection`, as in the generated types. */
const nameOf = ({ slug }: Collection): string => formatNames(slug).singular.replaceAll(' ', '')
