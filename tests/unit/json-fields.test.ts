import type { JSONField, Validate } from 'payload'
import { describe, expect, it } from 'vitest'
import { matrix } from '@/src/payload/access/matrix'
import { globalSlugs, listPlaces, placesOfBlocks } from '../helpers/field-values'

const described = [
  ...[...Object.keys(matrix), ...globalSlugs].flatMap((slug) =>
    listPlaces(slug).map(({ path, field }) => ({ name: `${slug}.${path}`, field })),
  ),
  ...placesOfBlocks().map(({ path, field }) => ({ name: path, field })),
].flatMap(({ name, field }) => {
  const { type, jsonSchema, validate } = field as JSONField & { validate?: Validate }
  return type === 'json' && jsonSchema ? [{ name, kind: jsonSchema.schema.type, validate }] : []
})

describe('a JSON value with a schema', () => {
  // Payload's own check compiles the schema anew at each write.
  it.each(described)('$name has a check of its own, which takes nothing else', async (field) => {
    const { kind, validate } = field
    const options = { req: { locale: 'en', t: (key: string) => key } } as never
    const other = kind === 'array' ? {} : []
    expect(await validate?.(null, options)).toBe(true)
    expect(await validate?.(other, options)).toEqual(expect.any(String))
    expect(await validate?.('text', options)).toEqual(expect.any(String))
  })

  it('is looked for in more than a few fields', () => {
    expect(described.length).toBeGreaterThan(5)
  })
})
