import type { FlattenedBlock, FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { type Shapes, toJsonSchema } from '@/src/contract/json-schema'
import { describeBlocks, fieldInput, fieldOutput } from '@/src/payload/operations/field-schema'

const options = ['a', 'b']
const select = { name: 'places', type: 'select', options } as unknown as FlattenedField
const many = { ...select, hasMany: true } as FlattenedField
const words = { name: 'words', type: 'text', hasMany: true } as FlattenedField

describe('a choice in the description of the API', () => {
  it('is one of its options', () => {
    for (const schemaOf of [fieldInput, fieldOutput]) {
      expect(schemaOf(select).safeParse('a').success).toBe(true)
      expect(schemaOf(select).safeParse(['a']).success).toBe(false)
    }
  })

  it('is a list of options where several may be chosen', () => {
    for (const schemaOf of [fieldInput, fieldOutput]) {
      for (const value of [[], ['a'], ['a', 'b'], null]) {
        expect(schemaOf(many).safeParse(value).success).toBe(true)
      }
      for (const value of ['a', ['c']]) expect(schemaOf(many).safeParse(value).success).toBe(false)
    }
  })
})

describe('a text in the description of the API', () => {
  it('is a list of texts where several may be written', () => {
    for (const schemaOf of [fieldInput, fieldOutput]) {
      expect(schemaOf(words).safeParse(['a', 'b']).success).toBe(true)
      expect(schemaOf(words).safeParse('a').success).toBe(false)
    }
  })
})

describe('what a field takes in a body', () => {
  const takes = (field: object, value: unknown): boolean =>
    fieldInput(field as FlattenedField).safeParse(value).success

  it('has the limits of the field', () => {
    const tags = { ...words, maxLength: 3, maxRows: 2 }
    expect([
      takes(tags, ['abc', 'a']),
      takes(tags, ['abcd']),
      takes(tags, ['a', 'b', 'c']),
    ]).toEqual([true, false, false])
    const places = { name: 'decimals', type: 'number', min: 0, max: 6 }
    expect([takes(places, 6), takes(places, 7), takes(places, -1)]).toEqual([true, false, false])
  })

  it('are rows with the fields of a row and nothing else', () => {
    const title = { name: 'title', type: 'text', maxLength: 3, required: true }
    const rows = { name: 'rows', type: 'array', maxRows: 2, flattenedFields: [title] }
    expect(takes(rows, [{ title: 'abc', id: 'a' }])).toBe(true)
    for (const wrong of [[{ title: 'abcd' }], [{}], [{ title: 'a', b: 1 }], 'a', Array(3).fill({})])
      expect(takes(rows, wrong)).toBe(false)
    expect(takes(rows, null)).toBe(true)
    expect(takes({ ...rows, required: true, minRows: 1 }, [])).toBe(false)
  })

  it('is null only where the server takes null for nothing', () => {
    const group = { name: 'seo', type: 'group', flattenedFields: [] }
    expect([takes(select, null), takes({ ...select, required: true }, null)]).toEqual([true, false])
    const filled = { ...select, required: true, defaultValue: 'a' }
    expect([takes(filled, null), takes(filled, undefined)]).toEqual([false, true])
    expect([takes(group, null), takes(group, undefined), takes(group, { a: 1 })]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('the blocks of a field', () => {
  const block = (slug: string, ...flattenedFields: object[]) =>
    ({ slug, interfaceName: `${slug}Block`, flattenedFields }) as unknown as FlattenedBlock
  const title = { name: 'title', type: 'text', maxLength: 3, required: true }
  const blocks = describeBlocks([block('Hero', title), block('Faq'), block('Other')])
  const layout = { name: 'layout', type: 'blocks', blocks: [], blockReferences: ['Hero', 'Faq'] }
  const takes = (value: unknown): boolean =>
    fieldInput(layout as unknown as FlattenedField, { blocks }).safeParse(value).success

  it('have each the fields of its type and no others', () => {
    expect(takes([{ blockType: 'Hero', title: 'abc', id: 'a' }, { blockType: 'Faq' }])).toBe(true)
    for (const wrong of [
      { blockType: 'Hero' },
      { blockType: 'Hero', title: 'abcd' },
      { blockType: 'Faq', title: 'abc' },
      { blockType: 'Other' },
      { title: 'abc' },
    ])
      expect(takes([wrong])).toBe(false)
    for (const wrong of [0, '0', {}, [0]]) expect(takes(wrong)).toBe(false)
    expect([takes([]), takes(null)]).toEqual([true, true])
  })

  it('stand in the document each under its name, as one of several', () => {
    const shapes: Shapes = {}
    const field = fieldInput(layout as unknown as FlattenedField, { blocks })
    expect(JSON.stringify(toJsonSchema(field, 'input', shapes))).toContain(
      '"oneOf":[{"$ref":"#/components/schemas/HeroBlockInput"},{"$ref":"#/components/schemas/FaqBlockInput"}]',
    )
    expect(shapes.HeroBlockInput).toMatchObject({
      required: ['blockType', 'title'],
      additionalProperties: false,
    })
  })
})

describe('a field that a condition hides', () => {
  it('is neither needed nor limited: the server looks at it only while it is shown', () => {
    const condition = () => false
    const line = { name: 'line', type: 'text', maxLength: 3, required: true, admin: { condition } }
    for (const value of [undefined, null, 'abcd'])
      expect(fieldInput(line as unknown as FlattenedField).safeParse(value).success).toBe(true)
  })
})
