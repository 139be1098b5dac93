import { describe, expect, it, vi } from 'vitest'
import { products } from '@/collections/products'
import { cellSchemas } from '@/collections/products/csv/cells'
import { documentedFields } from '@/src/contract/documented-product-fields'
import { Product, ProductInput } from '@/src/contract/product'
import { productFields } from '@/src/contract/product-fields'
import { catalogueColumns, toColumn } from '@/src/contract/staff/catalogue-csv'
import { save, toProductValues } from '@/src/staff/dashboard/products/product-values'

const written = vi.hoisted(() => [] as Record<string, unknown>[])

vi.mock('@/src/staff/dashboard/kit/api/records', () => ({
  write: async (_collection: string, _method: string, _query: string, body: never) => {
    written.push(body)
    return { doc: { id: '1' } }
  },
}))

/** Fields that the server sets, or that follow from another one. */
const derived = ['image', 'gallery', 'updatedBy', 'lifeCycleSetAt']

const names = products.fields
  // A field of the interface alone holds nothing.
  .flatMap((field) => ('name' in field && field.type !== 'ui' ? [field.name] : []))
  .filter((name) => !derived.includes(name))

const advice =
  'A field of products is defined in src/contract/product-fields.ts or site/fields/products.ts: docs/how-to/add-a-product-field.md'

describe.each(names)('the field %s of products', (name) => {
  const documented = documentedFields.find((field) => field.name === name)
  const column = documented ? toColumn(documented) : name

  // Attributes have columns of their own, by their keys.
  it.skipIf(name === 'attributes')('is in the CSV file', () => {
    expect(catalogueColumns, `${name} has no column. ${advice}`).toContain(column)
    expect(Object.keys(cellSchemas), `${name} is not read. ${advice}`).toContain(column)
  })

  it('is in the API, of visitors and of staff', () => {
    expect(Object.keys(Product.shape), `${name} is not answered. ${advice}`).toContain(name)
    expect(Object.keys(ProductInput.shape), `${name} is not taken. ${advice}`).toContain(name)
  })

  it("is in the dashboard's form", async () => {
    written.length = 0
    await save(toProductValues(undefined), undefined, false)
    expect(Object.keys(written[0] ?? {}), `${name} is not sent. ${advice}`).toContain(name)
  })
})

it('a further field has a name of its own', () => {
  const all = products.fields.flatMap((field) => ('name' in field ? [field.name] : []))
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  for (const { name } of productFields) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/)
})
