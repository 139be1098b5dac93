import { z } from 'zod'

export type JsonSchema = { [key: string]: unknown }

/** Named shapes, as `components.schemas` of an OpenAPI document holds them. */
export type Shapes = Record<string, JsonSchema>

/**
 * The JSON schema of a zod schema. Every shape with a name (`meta({ id })`) goes into `shapes` and is
 * pointed to.
 * @param io `input` for what is sent, `output` for what is answered
 */
export function toJsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  shapes: Shapes,
): JsonSchema {
  const { $schema, $defs, id, ...root } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Those of zod's own formats cannot be read by every dialect.
      if (/\(\?[!=<]|\\p\{/i.test(jsonSchema.pattern ?? '')) delete jsonSchema.pattern
      // A pattern says more than a format, and a generator that follows both finds few values.
      if (jsonSchema.pattern && jsonSchema.format === 'email') delete jsonSchema.format
    },
  }) as JsonSchema
  void $schema
  for (const [name, { id: _, ...shape }] of Object.entries(($defs ?? {}) as Shapes)) {
    shapes[name] = pointed(shape)
  }
  if (typeof id !== 'string') return pointed(root)
  shapes[id] = pointed(root)
  return { $ref: `#/components/schemas/${id}` }
}

/** Points to `components` where zod points to `$defs`. */
const pointed = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

/** A JSON schema in a few words of HTML: "list of <a>Product</a>", "text or nothing". */
export function describeType(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, items, properties, type } = schema
  if (typeof $ref === 'string') return linkTo($ref.slice($ref.lastIndexOf('/') + 1))
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices)) return [...new Set(choices.map(describeType))].join(' or ')
  if (Array.isArray(schema.enum)) return schema.enum.map(value).join(', ')
  if ('const' in schema) return value(schema.const)
  if (type === 'array') return `list of ${describeType((items ?? {}) as JsonSchema)}`
  if (type === 'object' && properties) {
    const fields = Object.entries(properties as Record<string, JsonSchema>)
    return `{ ${fields.map(([name, inner]) => `<code>${name}</code>: ${describeType(inner)}`).join(', ')} }`
  }
  const types = Array.isArray(type) ? type : [type]
  return types.map((name) => words[String(name)] ?? 'anything').join(' or ')
}

const words: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  null: 'nothing',
}

const linkTo = (name: string): string => `<a href="#${name.toLowerCase()}">${name}</a>`

const value = (given: unknown): string =>
  given === '' ? 'empty' : `<code>${String(given).replaceAll('<', '&lt;')}</code>`
