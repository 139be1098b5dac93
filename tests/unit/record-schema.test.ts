import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { fieldInput, fieldOutput } from '@/collections/operations/field-schema'

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
