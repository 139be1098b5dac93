import { z } from 'zod'
import type { ProductField } from '@/src/contract/product-field'
import { isTextField, productFields } from '@/src/contract/product-fields'
import { isStorableNumber, storableNumber } from '@/src/platform/database/storable-numbers'
import { productFieldValues } from '@/src/domain/catalogue/product-fields'

/** The further fields of a product as cells of a row. */
export const toMoreCells = (product: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(productFieldValues(product)).map(([name, value]) => [name, String(value ?? '')]),
  )

/** Returns the schemas of the cells of further fields, with the product's values for them. */
export const moreCellSchemas = (): Record<string, z.ZodType> =>
  Object.fromEntries(productFields.map((field) => [field.name, cellSchema(field)]))

/** Columns of fields that have no empty value: left empty, a product stays as it is. */
export const neverEmptyFields = (): string[] =>
  productFields.filter(({ kind }) => kind === 'checkbox').map(({ name }) => name)

export const flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false', 'yes', 'no', '1', '0'], 'must be true or false'))
  .transform((text) => ['true', 'yes', '1'].includes(text))

export const text = (max: number) =>
  z.string().max(max, `must not be longer than ${max} characters`)

export const number = () =>
  z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/, 'must be a number')
    .transform(Number)
    .refine(isStorableNumber, `must be ${storableNumber}`)

function cellSchema(field: ProductField): z.ZodType {
  if (isTextField(field)) return orNothing(text(field.maxLength))
  switch (field.kind) {
    case 'checkbox':
      return flag
    case 'number': {
      const { min = -Infinity, max = Infinity, isWhole = false } = field
      return orNothing(
        number()
          .refine((value) => !isWhole || Number.isInteger(value), 'must be a whole number')
          .refine((value) => value >= min, `must be at least ${min}`)
          .refine((value) => value <= max, `must be at most ${max}`),
      )
    }
    case 'select': {
      const values = field.options.map(({ value }) => value)
      return orNothing(z.enum(values, `must be one of ${values.join(', ')}`))
    }
    case 'date':
      return orNothing(
        z
          .string()
          .refine((day) => z.iso.date().safeParse(day).success, 'must be a day such as 2027-01-31')
          .transform((day) => `${day}T00:00:00.000Z`),
      )
  }
}

/** An empty cell takes the value away. */
const orNothing = (schema: z.ZodType): z.ZodType =>
  z.string().transform((cell, { addIssue }) => {
    if (cell === '') return null
    const { data, error } = schema.safeParse(cell)
    if (error) addIssue(error.issues[0]?.message ?? 'is not usable')
    return data
  })
