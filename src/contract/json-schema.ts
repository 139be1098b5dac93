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
