import { z } from 'zod'
import type { Product } from '@/payload-types'
import type { ProductField } from '@/src/contract/product-field'
import { isTextField, productFields } from '@/src/contract/product-fields'
import type { CatalogueColumn } from '@/src/contract/staff/catalogue-csv'
import { productFieldValues } from '@/src/domain/catalogue/product-fields'
import { variantLines, variantsOfLines } from '@/src/domain/catalogue/variants/lines'
import { parseVariants, readVariants } from '@/src/domain/catalogue/variants/parse'
import { isSafeLink } from '@/src/domain/links/link'
import {
  isStorableNumber,
  pathOfUnstorableNumber,
  storableNumber,
} from '@/src/platform/database/storable-numbers'
import { slugMaxLength, slugPattern } from '@/src/platform/text/slug'
import { isRecord } from '@/src/platform/values/stored-values'

/** The further fields of a product as cells of a row. */
const toMoreCells = (product: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(productFieldValues(product)).map(([name, value]) => [name, String(value ?? '')]),
  )

/** Returns the schemas of the cells of further fields, with the product's values for them. */
const moreCellSchemas = (): Record<string, z.ZodType> =>
  Object.fromEntries(productFields.map((field) => [field.name, cellSchema(field)]))

/** Columns of fields that have no empty value: left empty, a product stays as it is. */
export const neverEmptyFields = (): string[] =>
  productFields.filter(({ kind }) => kind === 'checkbox').map(({ name }) => name)

const flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false', 'yes', 'no', '1', '0'], 'must be true or false'))
  .transform((text) => ['true', 'yes', '1'].includes(text))

const text = (max: number) => z.string().max(max, `must not be longer than ${max} characters`)

const number = () =>
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

export type Cells = Record<CatalogueColumn, string>

/** A product as a row of the file shows it, in one language. */
export const toCells = (product: Product, categorySlug: string, successorSlug: string): Cells => ({
  slug: product.slug ?? '',
  name: product.name ?? '',
  category: categorySlug,
  shortDescription: product.shortDescription ?? '',
  description: product.description ?? '',
  specifications: specificationLines(product.specifications),
  attributeTexts: specificationLines(product.attributeTexts),
  variants: variantCell(product.variants),
  variantTexts: specificationLines(product.variantTexts),
  successor: successorSlug,
  imageUrl: product.imageUrl ?? '',
  images: (Array.isArray(product.images) ? product.images : []).join('\n'),
  isFeatured: String(product.isFeatured ?? false),
  isActive: String(product.isActive ?? true),
  order: String(product.order ?? 0),
  status: product._status ?? 'draft',
  ...toMoreCells(product),
})

/** One specification a line, `Name: value`; what would not be read back as it is, as JSON. */
function specificationLines(specifications: unknown): string {
  if (!isRecord(specifications)) return ''
  const entries = Object.entries(specifications)
  const isPlain = entries.every(([name]) => /^[^:\s]([^:\r\n]*[^:\s])?$/.test(name))
  if (!isPlain) return JSON.stringify(specifications)
  return entries.map(([name, value]) => `${name}: ${valueText(value)}`).join('\n')
}

const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[^\s[{"][^\r\n]*$/.test(value) ? value : JSON.stringify(value)

const notALink = 'must be a path of this site or an http(s) address'

const lines = (value: string): string[] =>
  value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Lines of name and value, or an object as JSON. */
const pairs = z.string().transform((value, { addIssue }) => {
  const parsed = jsonOf(value)
  if (isRecord(parsed)) return storable(parsed, addIssue)
  const entries = lines(value).map((line) => /^([^:]+):\s*(.*)$/.exec(line))
  if (entries.includes(null)) addIssue('must have lines such as "Weight: 20 kg"')
  const found = Object.fromEntries(
    entries.map((entry) => [entry?.[1]?.trim() ?? '', jsonOf(entry?.[2] ?? '') ?? entry?.[2]]),
  )
  return storable(found, addIssue)
})

/** Lines of variants, or an object as JSON; an empty cell takes them away. */
const variantsCell = z.string().transform((value, { addIssue }) => {
  if (value === '') return null
  try {
    const given = jsonOf(value) ?? variantsOfLines(value)
    const { problems, variants } = parseVariants(given)
    for (const { path, problem } of problems ?? []) addIssue(`${path} ${problem}`)
    return variants ?? null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    addIssue(error.message)
    return null
  }
})

const variantCell = (stored: unknown): string => {
  const variants = readVariants(stored)
  return variants ? variantLines(variants) : ''
}

/** Schemas of cells, with the product's values for them. */
export const cellSchemas = {
  slug: z
    .string()
    .regex(slugPattern, 'must be small letters, digits and single hyphens')
    .max(slugMaxLength, `must not be longer than ${slugMaxLength} characters`),
  name: text(200).refine((name) => name !== '', 'is required'),
  category: z.string(),
  shortDescription: text(1000),
  description: text(20_000),
  specifications: pairs,
  attributeTexts: pairs,
  variants: variantsCell,
  variantTexts: pairs,
  successor: z.string(),
  imageUrl: text(2000)
    .refine((url) => url === '' || isSafeLink(url), notALink)
    .transform((url) => url || null),
  images: z
    .string()
    .transform(lines)
    .refine((urls) => urls.length <= 50, 'must be at most 50')
    .refine((urls) => urls.every(isSafeLink), notALink),
  isFeatured: flag,
  isActive: flag,
  order: number(),
  status: z.enum(['published', 'draft'], 'must be published or draft'),
  ...moreCellSchemas(),
} satisfies Record<CatalogueColumn, z.ZodType>

function storable<Value>(value: Value, addIssue: (message: string) => void): Value {
  const path = pathOfUnstorableNumber(value)
  if (path !== undefined) addIssue(`must have ${storableNumber} at ${path}`)
  return value
}

/** Objects, lists and quoted texts come as JSON; everything else is text, numbers too. */
function jsonOf(cell: string): unknown {
  if (!/^[[{"]/.test(cell)) return undefined
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}
