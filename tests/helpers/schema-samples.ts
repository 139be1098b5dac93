import fc from 'fast-check'
import type { JsonSchema, Shapes } from '@/src/contract/json-schema'

/** Makes values of a JSON schema of the API's document, with the smallest lists that show what an entry is. */
export function generateSamples(schema: JsonSchema, shapes: Shapes): fc.Arbitrary<unknown> {
  const inner = (value: unknown) => generateSamples(value as JsonSchema, shapes)
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return name === 'JsonValue' ? fc.constantFrom('a', 1, true, null) : inner(shapes[name])
  }
  const branches = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (branches) return fc.oneof(...branches.map(inner))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: unknown) => inner({ ...schema, type })))
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  switch (schema.type) {
    case 'string':
      return textsOf(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: inRange(schema.minimum, 0), max: inRange(schema.maximum, 100) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const { minItems = 0, maxItems = 500 } = schema as { minItems?: number; maxItems?: number }
      const maxLength = Math.min(maxItems, Math.max(minItems, 1))
      return fc.array(inner(schema.items ?? {}), { minLength: minItems, maxLength })
    }
    case 'object':
      return schema.properties ? recordsOf(schema, inner) : mapsOf(schema, inner)
    default:
      return fc.constant({ root: { children: [] } })
  }
}

type Inner = (schema: unknown) => fc.Arbitrary<unknown>

const recordsOf = ({ properties, required = [] }: JsonSchema, inner: Inner) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties as object).map(([name, one]) => [name, inner(one)]),
    ),
    { requiredKeys: required as string[] },
  )

const mapsOf = ({ additionalProperties }: JsonSchema, inner: Inner) =>
  fc.dictionary(fc.constantFrom('a', 'b'), inner(additionalProperties ?? { const: 'a' }))

/** A safe number of a bound, which may be the largest that there is. */
const inRange = (bound: unknown, usual: number): number =>
  typeof bound === 'number' && Number.isSafeInteger(bound) && Math.abs(bound) < 1e9 ? bound : usual

function textsOf({ pattern, minLength = 0, maxLength = 1e6 }: JsonSchema): fc.Arbitrary<string> {
  const isFitting = ({ length }: string) =>
    length >= Number(minLength) && length <= Number(maxLength)
  const texts =
    typeof pattern === 'string'
      ? fc.stringMatching(new RegExp(pattern), { size: 'xsmall' })
      : fc.string({ minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 50) })
  return texts.filter(isFitting)
}
