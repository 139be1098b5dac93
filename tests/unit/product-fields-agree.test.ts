import type { Field, Validate } from 'payload'
import * as validations from 'payload/shared'
import { describe, expect, it, vi } from 'vitest'
import { products } from '@/collections/products'
import { cellSchemas, neverEmptyColumns, toCells } from '@/collections/products/csv/cells'
import type { Product as StoredProduct } from '@/payload-types'
import {
  documentedDetails,
  documentedFields,
  documentedSummary,
} from '@/src/contract/documented-product-fields'
import { type Shapes, toJsonSchema } from '@/src/contract/json-schema'
import { ProductInput } from '@/src/contract/product'
import type { DocumentedField, ProductField } from '@/src/contract/product-field'
import { isLocalizedField, productFields } from '@/src/contract/product-fields'
import { type CatalogueColumn, toColumn } from '@/src/contract/staff/catalogue-csv'
import { documentedValues } from '@/src/domain/catalogue/product-fields'
import { toProductValues } from '@/src/staff/dashboard/products/product-values'

// A site with fields that have each kind of limit.
vi.mock('@/site/fields/products', () => ({
  siteProductFields: [
    { name: 'sku', kind: 'text', label: { en: 'SKU' }, maxLength: 20 },
    { name: 'scope', kind: 'textarea', label: { en: 'Scope' }, maxLength: 90, localized: true },
    { name: 'months', kind: 'number', label: { en: 'Months' }, min: 1, max: 120, isWhole: true },
    {
      name: 'grade',
      kind: 'select',
      label: { en: 'Grade' },
      options: [
        { value: 'a', label: { en: 'A' } },
        { value: 'b', label: { en: 'B' } },
      ],
    },
  ] satisfies ProductField[],
}))

type Described = DocumentedField | ProductField

const described: readonly Described[] = [...documentedFields, ...productFields]
const stored = new Map<string, Field>(
  products.fields.flatMap((field) => ('name' in field ? [[field.name, field] as const] : [])),
)

const shapes: Shapes = {}
toJsonSchema(ProductInput, 'input', shapes)
const { properties, required } = shapes.ProductInput as {
  properties: Record<string, object>
  required: string[]
}

/** Values at the limits of a field, and values just beyond them. */
function listValues(field: Described): { good: unknown[]; bad: unknown[] } {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return ofLengths(field.maxLength, (length) => 'a'.repeat(length))
    case 'slug':
      return ofLengths(100, (length) => 'a'.repeat(length))
    case 'link':
      return ofLengths(2000, (length) => `/${'a'.repeat(length - 1)}`)
    case 'links':
      return ofLengths(50, (length) => Array<string>(length).fill('/a'))
    case 'number': {
      const { min, max, isWhole } = field
      return {
        good: [min ?? -5, max ?? 5],
        bad: [
          ...(min === undefined ? [] : [min - 1]),
          ...(max === undefined ? [] : [max + 1]),
          ...(isWhole ? [(min ?? 0) + 0.5] : []),
        ],
      }
    }
    case 'select':
      return { good: field.options.map(({ value }) => value), bad: ['none of them'] }
    default:
      return { good: [], bad: [] }
  }
}

const ofLengths = (max: number, make: (length: number) => unknown) => ({
  good: [make(2), make(max)],
  bad: [make(max + 1)],
})

const cases = described.flatMap((field) => {
  const { good, bad } = listValues(field)
  const one = (value: unknown, isGood: boolean) => {
    const text = JSON.stringify(value)
    const shown = text.length > 20 ? `a value of ${text.length} characters` : text
    return { field, name: field.name, value, isGood, shown }
  }
  return [...good.map((value) => one(value, true)), ...bad.map((value) => one(value, false))]
})

describe.each(cases)('$name with $shown', ({ field, name, value, isGood }) => {
  const verb = isGood ? 'takes' : 'refuses'

  it(`is what the collection ${verb}`, async () => {
    const own = stored.get(name) as Field & { validate?: Validate }
    const ofType = validations[own.type as 'text'] as Validate
    const options = { ...own, operation: 'create', req: { t: String, payload: {} } }
    expect((await (own.validate ?? ofType)(value, options as never)) === true).toBe(isGood)
  })

  it(`is what the contract ${verb}, and with it the form`, () => {
    expect(ProductInput.partial().safeParse({ [name]: value }).success).toBe(isGood)
  })

  it(`is what the CSV file ${verb}`, () => {
    const column = toColumn(field) as CatalogueColumn
    const cell = Array.isArray(value) ? value.join('\n') : String(value)
    expect(cellSchemas[column].safeParse(cell).success).toBe(isGood)
  })
})

describe.each(described.map((field) => ({ name: field.name, field })))(
  '$name',
  ({ name, field }) => {
    it('is in the languages that it says, in the database and in the form', () => {
      const { texts } = toProductValues(undefined)
      expect(Boolean(Object(stored.get(name)).localized)).toBe(isLocalizedField(field))
      expect(name in texts.en).toBe(isLocalizedField(field))
    })

    it('is required, or has its default, everywhere', () => {
      const { defaultValue, required: message } = field as DocumentedField
      const isRequired = message !== undefined
      // A slug is made where it is missing.
      if (name !== 'slug')
        expect(Boolean(Object(stored.get(name)).required), 'stored').toBe(isRequired)
      expect(required.includes(name), 'in the document').toBe(isRequired)
      if (defaultValue === undefined) return
      expect(stored.get(name)).toMatchObject({ defaultValue })
      expect(neverEmptyColumns).toContain(name)
      expect(toCells({} as StoredProduct, '', '')).toHaveProperty(name, String(defaultValue))
      expect(Object(toProductValues(undefined))[name]).toEqual(
        typeof defaultValue === 'number' ? String(defaultValue) : defaultValue,
      )
      expect({
        ...documentedValues(documentedSummary, {}),
        ...documentedValues(documentedDetails, {}),
      }).toHaveProperty(name, defaultValue)
    })

    it.skipIf(!('maxLength' in field))('has its limit in the document', () => {
      const { maxLength } = field as { maxLength: number }
      expect(JSON.stringify(properties[name])).toContain(`"maxLength":${maxLength}`)
    })
  },
)
