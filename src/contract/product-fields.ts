import { z } from 'zod'
import { siteProductFields } from '@/site/fields/products'
import {
  type Documented,
  type DocumentedAnswers,
  documentedFields,
} from './documented-product-fields'
import { lifeCycleFields } from './life-cycle'
import * as patterns from './patterns'
import type { DocumentedField, ProductField, ProductTextField } from './product-field'
import { seoFields } from './seo'

/** Fields of products besides those of the specification (section 3), in their order. */
export const productFields: readonly ProductField[] = [
  ...lifeCycleFields,
  ...seoFields,
  ...siteProductFields,
]

type AnyField = ProductField | DocumentedField

export const isTextField = <Field extends AnyField>(
  field: Field,
): field is Extract<Field, { kind: ProductTextField['kind'] }> =>
  field.kind === 'text' || field.kind === 'textarea'

export const isLocalizedField = (field: AnyField): boolean =>
  'localized' in field && field.localized === true

/** Fields by which visitors and staff find products, besides the documented fields. */
export const searchedProductFields = productFields.filter(
  (field) => isTextField(field) && field.isSearched,
)

/** Documented fields as the API answers them. */
export const documentedAnswers = <Field extends Documented>(
  fields: Field[],
): { [Name in Field['name']]: z.ZodType<DocumentedAnswers<Field>[Name]> } =>
  byName(fields, (field: DocumentedField) => described(answerOf(field), field.answered)) as never

/** The documented fields as the API takes them. */
export const documentedInputs = () =>
  byName(documentedFields, (field: DocumentedField) =>
    // The description of a slug stands within what may be null.
    field.kind === 'slug' ? patterns.slug(field.sent ?? '') : described(inputOf(field), field.sent),
  )

const described = (schema: z.ZodType, description: string | undefined): z.ZodType =>
  description === undefined ? schema : schema.describe(description)

/** The fields as the API answers them; what types cannot know of them is checked by `Product` all the same. */
export const productFieldAnswers = () => shapeOf(answerOf)

/** The fields as staff read them in the store: days there are times, midnight in Greenwich. */
export const storedProductFields = () => shapeOf(storedOf)

/** The fields as the API takes them. */
export const productFieldInputs = () => shapeOf(inputOf)

const shapeOf = (schemaOf: (field: ProductField) => z.ZodType): object =>
  byName(productFields, (field) => schemaOf(field).describe(field.label.en))

const byName = <Field extends AnyField>(
  fields: readonly Field[],
  schemaOf: (field: Field) => z.ZodType,
): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]))

function answerOf(field: AnyField): z.ZodType {
  const isNeverNull = 'required' in field || 'defaultValue' in field
  const orNull = (schema: z.ZodType) => (isNeverNull ? schema : schema.nullable())
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'link':
    case 'relation':
      return orNull(z.string())
    case 'slug':
      return z.string()
    case 'number':
      return orNull(z.number())
    case 'checkbox':
      return z.boolean()
    case 'select':
      return z.enum(field.options.map(({ value }) => value)).nullable()
    case 'date':
      return patterns.day().nullable()
    case 'links':
    case 'relations':
      return z.array(z.string())
    case 'pairs':
    case 'values':
      return z.record(z.string(), z.unknown())
    case 'variants':
      return z.record(z.string(), z.unknown()).nullable()
  }
}

const storedOf = (field: ProductField): z.ZodType =>
  field.kind === 'date' ? z.string().meta({ format: 'date-time' }).nullable() : answerOf(field)

function inputOf(field: Exclude<AnyField, { kind: 'slug' }>): z.ZodType {
  const required = 'required' in field ? field.required : undefined
  switch (field.kind) {
    case 'text':
    case 'textarea':
      if (required) return patterns.filledText(field.maxLength, required)
      return patterns.text(field.maxLength).nullish()
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
      return patterns.date('A day').nullish()
    case 'link':
      return patterns.linkOrNothing().nullish()
    case 'links':
      return z.array(patterns.link()).max(patterns.maxPictures).nullish()
    case 'relation':
      return required ? z.string().min(1, required) : z.string().nullish()
    case 'relations':
      return z.array(z.string().min(1)).max(field.max).nullish()
    case 'pairs':
    case 'values':
    case 'variants':
      return patterns.jsonObject().nullish()
  }
}
