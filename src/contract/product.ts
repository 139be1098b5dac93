import { z } from 'zod'
import { attributePlaces } from './attribute'
import { lifeCycleStates } from './life-cycle'
import {
  filledText,
  jsonObject,
  link,
  linkOrNothing,
  order,
  recordStatus,
  slug,
  text,
} from './patterns'
import { Picture } from './picture'
import { productFieldAnswers, productFieldInputs } from './product-fields'

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
    options: z.array(z.object({ key: z.string(), name: z.string() })),
  })
  .meta({ id: 'ProductAxis' })
export type ProductAxis = z.infer<typeof ProductAxis>

/** A product as lists show it (section 7, GET /products). */
export const ProductSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    shortDescription: z.string().nullable(),
    imageUrl: z.string().nullable(),
    categoryId: z.string(),
    isFeatured: z.boolean(),
    order: z.number(),
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
  description: z.string().nullable(),
  specifications: z.record(z.string(), z.unknown()),
  attributes: z.record(z.string(), z.unknown()).describe('Values by the keys of their attributes'),
  attributeTexts: z
    .record(z.string(), z.unknown())
    .describe('Texts and remarks by the keys of their attributes'),
  values: z.array(ProductValue).describe('What the attributes of its category say of it, in words'),
  variants: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Axes of choice, and which options go together; null for a product of one kind'),
  variantTexts: z
    .record(z.string(), z.unknown())
    .describe('Names of axes and options, and notes on combinations'),
  axes: z.array(ProductAxis).describe('What may be chosen, in words'),
  variantList: z.array(ProductVariant).describe('Every combination that can be ordered, in words'),
  successorId: z.string().nullable().describe('Id of the product that follows it'),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  isActive: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  ...productFieldAnswers(),
}).meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** Body that creates or changes a product (section 3, create-payload subsets). */
export const ProductInput = z
  .strictObject({
    name: filledText(200, 'Name is required'),
    slug: slug('Made of category and name when it is left out or is the slug of the category'),
    shortDescription: text(1000).nullish(),
    description: text(20_000).nullish().describe('Every line is a paragraph'),
    imageUrl: linkOrNothing().nullish(),
    images: z.array(link()).max(50).nullish(),
    categoryId: z.string().min(1, 'Category is required').describe('Id of a category'),
    isActive: z.boolean().nullish(),
    _status: recordStatus(),
    isFeatured: z.boolean().nullish(),
    order: order().nullish(),
    specifications: jsonObject().nullish(),
    attributes: jsonObject()
      .nullish()
      .describe(
        'Values by the keys of the attributes of its category, each in the form of its kind',
      ),
    attributeTexts: jsonObject()
      .nullish()
      .describe('Texts, and remarks to values, by the keys of the attributes of its category'),
    variants: jsonObject()
      .nullish()
      .describe(
        '{code, axes: [{key, options: [{key, code}]}], combinations: [{options: {axis: option}, code, attributes}]}: what may be chosen, and which options go together',
      ),
    variantTexts: jsonObject()
      .nullish()
      .describe(
        'Names by `axis` and `axis.option`, notes by order code, texts of attributes by `code.attribute`',
      ),
    successorId: z.string().nullish().describe('Id of the product that follows it'),
    ...productFieldInputs(),
  })
  .meta({ id: 'ProductInput' })
export type ProductInput = z.infer<typeof ProductInput>
