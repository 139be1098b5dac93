import config from '@payload-config'
import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type JsonSchema, type Shapes, toJsonSchema } from '@/src/contract/json-schema'
import { matrix } from '@/src/payload/access/matrix'
import { listStaffOperations } from '@/src/payload/operations'
import { fieldInput } from '@/src/payload/operations/field-schema'
import { writtenSchema } from '@/src/payload/operations/written-schema'
import { withValueAt } from '@/src/platform/values/value-at'
import { listParts, walkFields } from '@/src/platform/values/walk-fields'
import { generateSamples } from '@/tests/helpers/schema-samples'

vi.mock('server-only', () => ({}))

type Data = Record<string, unknown>

const { collections, globals, blocks = [] } = await config

/** Bodies in the document, with the fields that they are written to. */
const bodies = listStaffOperations({ collections, blocks }).flatMap(({ body, method, path }) => {
  const [, slug, global] = /^\/admin\/([a-z-]+)(?:\/(?:\{id\}|([a-z-]+)))?$/.exec(path) ?? []
  const owner =
    slug === 'globals'
      ? globals.find((one) => one.slug === global)
      : global === undefined && collections.find((one) => one.slug === slug)
  const isWrite = method === 'post' || method === 'patch'
  if (!owner || !isWrite || !body || body.type !== undefined) return []
  const shapes: Shapes = {}
  const schema = toJsonSchema(body.schema, 'input', shapes)
  return [{ name: `${method} ${path}`, fields: owner.flattenedFields, schema, shapes }]
})

/** Judges by the document alone. */
const documented = (schema: JsonSchema, shapes: Shapes) =>
  z.fromJSONSchema(
    JSON.parse(
      JSON.stringify({ ...schema, $defs: shapes }).replaceAll('#/components/schemas/', '#/$defs/'),
    ),
  )

/** Judges as the server does. */
const written = (fields: FlattenedField[]) =>
  writtenSchema(fields, blocks, { beside: [], isForm: false, isOpen: false })

/** Values of JSON may be anything, and their fields check them by themselves. */
const isTyped = ({ type }: FlattenedField): boolean => type !== 'json' && type !== 'richText'

/** The body with something of the wrong type in the place of each value, and something unknown in each object. */
function* wrongBodies(body: Data, fields: FlattenedField[]): Generator<[string, Data]> {
  yield ['', { ...body, unexpected: 1 }]
  for (const { field, path, value } of walkFields(body, { fields, blocks })) {
    if (value === undefined || !isTyped(field)) continue
    for (const wrong of [{ unexpected: 1 }, [{ unexpected: 1 }]])
      yield [path, withValueAt(body, path, wrong)]
    for (const { data, step } of listParts(field, value, blocks)) {
      const at = `${path}${step}unexpected`
      yield [at, withValueAt(body, at, data)]
    }
  }
}

it('is compared for every collection that the document lets staff write', () => {
  const slugs = collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
  const named = slugs.filter((slug) =>
    bodies.some(({ name }) => name === `patch /admin/${slug}/{id}`),
  )
  expect(named).toEqual(slugs.filter((slug) => matrix[slug].update !== 'nobody'))
})

describe.each(bodies)('the body of $name', ({ fields, schema, shapes }) => {
  const judges = [documented(schema, shapes), written(fields)]

  it('is taken by the server as the document has it, and nothing else is by either', () => {
    fc.assert(
      fc.property(generateSamples(schema, shapes), (body) => {
        for (const judge of judges) expect(judge.safeParse(body)).toMatchObject({ success: true })
        const taken = [...wrongBodies(body as Data, fields)]
          .filter(([, wrong]) => judges.some((judge) => judge.safeParse(wrong).success))
          .map(([path]) => path)
        expect(taken).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
})

const row = [{ name: 'title', type: 'text' }]
const object = { unexpected: 1 }

/** Values that a field of each type takes, and others that it does not; null stands for nothing but in a group. */
const types = {
  array: [{ flattenedFields: row }, [[], [{ title: 'a', id: 'b' }]], ['a', object, [1], [object]]],
  blocks: [
    { blocks: [{ slug: 'known', flattenedFields: row }] },
    [[], [{ blockType: 'known', title: 'a' }]],
    ['a', object, [{}], [{ blockType: 'other' }], [{ blockType: 'known', ...object }]],
  ],
  checkbox: [{}, [true, false], ['true', 1, object]],
  code: [{}, ['', 'a'], [1, object, ['a']]],
  date: [{}, ['2026-11-29', '2026-11-29T08:00:00.000Z'], ['today', '1800-01-01', 7, object]],
  email: [{}, ['a@example.com'], [1, object]],
  group: [{ flattenedFields: row }, [{}, { title: 'a' }], [null, 'a', [], object, { title: 1 }]],
  join: [{}, [], []],
  json: [
    { jsonSchema: { schema: { type: 'array' } } },
    [[], ['a'], Array(501).fill('a')],
    ['a', object, [1]],
  ],
  number: [{}, [0, -1.5], ['1', object, 2 ** 53]],
  point: [{}, [], []],
  radio: [{ options: ['a', 'b'] }, ['a'], []],
  relationship: [
    { relationTo: ['news', 'jobs'] },
    [{ relationTo: 'news', value: 'a' }],
    [
      'a',
      object,
      { relationTo: 'pages', value: 'a' },
      { relationTo: 'news', value: 'a', ...object },
    ],
  ],
  richText: [{}, [{ root: {} }], []],
  select: [{ options: ['a', { value: 'b', label: 'B' }] }, ['a', 'b'], ['c', 1, ['a'], object]],
  tab: [{ flattenedFields: row }, [{}, { title: 'a' }], [null, 'a', object]],
  text: [{ hasMany: true }, [[], ['a', 'b']], ['a', [1], object]],
  textarea: [{}, ['', 'a'], [1, ['a'], object]],
  upload: [{ relationTo: 'media' }, ['a', ''], [1, ['a'], object]],
} satisfies Record<FlattenedField['type'], [object, unknown[], unknown[]]>

describe.each(Object.entries(types))('a field of the type %s', (type, [more, right, wrong]) => {
  const field = { name: 'it', type, ...more } as unknown as FlattenedField
  const shapes: Shapes = {}
  const schema = toJsonSchema(z.strictObject({ it: fieldInput(field) }), 'input', shapes)
  const judges = [documented(schema, shapes), written([field])]
  const verdicts = (it: unknown) => judges.map((judge) => judge.safeParse({ it }).success)

  it('takes the same in the document and on the server', () => {
    for (const value of right) expect([value, ...verdicts(value)]).toEqual([value, true, true])
    for (const value of wrong) expect([value, ...verdicts(value)]).toEqual([value, false, false])
    const isGroup = type === 'group' || type === 'tab'
    expect(verdicts(null)).toEqual([!isGroup, !isGroup])
    for (const judge of judges) expect(judge.safeParse({}).success).toBe(true)
  })
})
