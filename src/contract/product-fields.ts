import { z } from 'zod'
import { siteProductFields } from '@/site/fields/products'
import { lifeCycleFields } from './life-cycle'
import { anyText, date, day } from './patterns'
import type { ProductField, ProductTextField } from './product-field'
import { seoFields } from './seo'

/** Fields of products besides those of the specification (section 3), in their order. */
export const productFields: readonly ProductField[] = [
  ...lifeCycleFields,
  ...seoFields,
  ...siteProductFields,
]

export const isTextField = (field: ProductField): field is ProductTextField =>
  field.kind === 'text' || field.kind === 'textarea'

export const isLocalizedField = (field: ProductField): boolean =>
  isTextField(field) && field.localized === true

/** Fields by which visitors and staff find products, besides the documented fields. */
export const searchedProductFields = productFields.filter(
  (field) => isTextField(field) && field.isSearched,
)

/** The fields as the API answers them; what types cannot know of them is checked by `Product` all the same. */
export const productFieldAnswers = () => shapeOf(answerOf)

/** The fields as staff read them in the store: days there are times, midnight in Greenwich. */
export const storedProductFields = () => shapeOf(storedOf)

/** The fields as the API takes them. */
export const productFieldInputs = () => shapeOf(inputOf)

const shapeOf = (schemaOf: (field: ProductField) => z.ZodType): object =>
  Object.fromEntries(
    productFields.map((field) => [field.name, schemaOf(field).describe(field.label.en)]),
  )

function answerOf(field: ProductField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return z.string().nullable()
    case 'number':
      return z.number().nullable()
    case 'checkbox':
      return z.boolean()
    case 'select':
      return z.enum(field.options.map(({ value }) => value)).nullable()
    case 'date':
      return day().nullable()
  }
}

const storedOf = (field: ProductField): z.ZodType =>
  field.kind === 'date' ? z.string().meta({ format: 'date-time' }).nullable() : answerOf(field)

function inputOf(field: ProductField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return anyText().max(field.maxLength).nullish()
    case 'number': {
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, isWhole } = field
      const number = z.number().min(min).max(max)
      return (isWhole ? number.int() : number).nullish()
    }
    case 'checkbox':
      return z.boolean().nullish()
    case 'select':
      return z.enum(field.options.map(({ value }) => value)).nullish()
    case 'date':
      return date('A day').nullish()
  }
}
