import type { JsonSchema } from './json-schema'

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
