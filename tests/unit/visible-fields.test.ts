import type { Field } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { expect, it } from 'vitest'
import { products } from '@/collections/products'
import { rowFields, summaryFields } from '@/src/data/catalogue/visible-fields'

/** Returns the fields on the top level of a document, in whichever part of the form. */
const topLevel = (fields: Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => topLevel(tab.fields))
    return 'fields' in field && !fieldAffectsData(field) ? topLevel(field.fields) : [field]
  })

/** The database makes these by itself. */
const timestamps = ['createdAt', 'updatedAt']

it.each(
  Object.keys({ ...rowFields, ...summaryFields }).filter((name) => !timestamps.includes(name)),
)(
  '%s is read past Payload: it has neither hooks that change what is read nor rights of its own',
  (name) => {
    const field = topLevel(products.fields).find((one) => 'name' in one && one.name === name)
    expect(field).toBeDefined()
    expect(field).not.toHaveProperty('hooks.afterRead')
    expect(field).not.toHaveProperty('access.read')
  },
)

it('is of a collection without hooks for what is read', () => {
  expect(products.hooks?.beforeRead ?? []).toEqual([])
  expect(products.hooks?.afterRead ?? []).toEqual([])
})
