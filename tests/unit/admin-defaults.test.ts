import { existsSync } from 'node:fs'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { blocks } from '@/blocks'
import { withAdminDefaults } from '@/blocks/admin-defaults'

interface Named {
  path: string
  help: unknown
}

const named = (fields: Field[], prefix = ''): Named[] =>
  fields.flatMap((field) => {
    const inner = 'fields' in field ? field.fields : []
    if (!('name' in field) || !field.name) return named(inner, prefix)
    const { description } = (field.admin ?? {}) as { description?: unknown }
    const path = prefix + field.name
    return [{ path, help: description }, ...named(inner, `${path}.`)]
  })

describe('the blocks', () => {
  it('are at least 24', () => expect(blocks.length).toBeGreaterThanOrEqual(24))
})

it('names the fields of a button in words', () => {
  const withButton = blocks.find(({ schema }) => schema.slug === 'hero')
  if (!withButton) throw new Error('There is no block that opens a page')
  const labels = JSON.stringify(withAdminDefaults(withButton).fields)
  expect(labels).toContain('"label":"Address of the button"')
})

describe.each(blocks)('the block $schema.slug, as editors get it,', (block) => {
  const { admin, fields } = withAdminDefaults(block)

  it('has a picture in the drawer (npm run blocks:pictures)', () => {
    const { thumbnail } = admin?.images ?? {}
    expect(existsSync(`public${String(thumbnail)}`)).toBe(true)
  })

  it('explains every field', () => {
    expect(named(fields).filter(({ help }) => typeof help !== 'string' || help === '')).toEqual([])
  })
})
