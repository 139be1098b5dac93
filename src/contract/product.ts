import { z } from 'zod'
import { documentedDetails, documentedSummary } from './documented-product-fields'
import { lifeCycleStates } from './product-field'
import { recordStatus } from './patterns'
import { Picture } from './picture'
import {
  documentedAnswers,
  documentedInputs,
  productFieldAnswers,
  productFieldInputs,
} from './product-fields'

/** Kinds of values of attributes. */
export const attributeKinds = ['number', 'range', 'dimensions', 'choice', 'yesNo', 'text'] as const

export type AttributeKind = (typeof attributeKinds)[number]

/** Surfaces that show values of an attribute beside the product's own page. */
export const attributePlaces = ['facets', 'comparison', 'cards', 'sheet', 'structuredData'] as const

export type AttributePlace = (typeof attributePlaces)[number]

/** A combination of options that can be ordered, as a visitor reads it. */
export const ProductVariant = z
  .object({
    code: z.string().describe('Its order code'),
    options: z
      .array(z.object({ axis: z.string(), option: z.string(), name: z.string() }))
      .describe('The option that it has on each axis'),
    note: z.string().describe('Empty for none'),
    values: z
      .array(
        z.object({
          key: z.string(),
          name: z.string(),
          text: z.string(),
          imperial: z.string().optional().describe('The same in imperial units, where it differs'),
        }),
      )
      .describe('What attributes say of it, where it differs from the product'),
  })
  .meta({ id: 'ProductVariant' })
export type ProductVariant = z.infer<typeof ProductVariant>

/** Choice of a product, as a visitor reads it. */
export const ProductAxis = z
  .object({
    key: z.string(),
    name: z.string(),
    options: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        picture: Picture.optional().describe('Picture of the product with this option'),
      }),
    ),
  })
  .meta({ id: 'ProductAxis' })
export type ProductAxis = z.infer<typeof ProductAxis>

/** A product as lists show it (section 7, GET /products). */
export const ProductSummary = z
  .object({
    id: z.string(),
    ...documentedAnswers(documentedSummary),
    lifeCycle: z.enum(lifeCycleStates).describe('How far it is in its life today'),
    picture: Picture.nullable(),
  })
  .meta({ id: 'ProductSummary' })
export type ProductSummary = z.infer<typeof ProductSummary>

export const ProductList = z.array(ProductSummary)

/** Query of GET /products. */
export const ProductQuery = z.object({
  q: z
    .string()
    .max(200, 'must not be longer than 200 characters')
    .default('')
    .describe('Finds products whose name or short description holds this text'),
})

/** A value of an attribute as a visitor reads it. */
export const ProductValue = z
  .object({
    key: z.string().describe('Of the attribute'),
    name: z.string(),
    text: z.string().describe('The value with its unit, in the language of the answer'),
    imperial: z.string().optional().describe('The same in imperial units, where it differs'),
    group: z.string().describe('Heading under which it stands; empty for none'),
    places: z.array(z.enum(attributePlaces)).describe('Where it is shown beside the page'),
  })
  .meta({ id: 'ProductValue' })
export type ProductValue = z.infer<typeof ProductValue>

/** A product with everything about it (section 7, GET /product/{id}). */
export const Product = ProductSummary.extend({
  ...documentedAnswers(documentedDetails),
  values: z.array(ProductValue).describe('What the attributes of its category say of it, in words'),
  axes: z.array(ProductAxis).describe('What may be chosen, in words'),
  variantList: z.array(ProductVariant).describe('Every combination that can be ordered, in words'),
  pictures: z.array(Picture),
  createdAt: z.string(),
  updatedAt: z.string(),
  ...productFieldAnswers(),
}).meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** Body that creates or changes a product (section 3, create-payload subsets). */
export const ProductInput = z
  .strictObject({ ...documentedInputs(), _status: recordStatus(), ...productFieldInputs() })
  .meta({ id: 'ProductInput' })
