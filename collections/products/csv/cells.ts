import { z } from 'zod'
import type { Product } from '@/payload-types'
import { documentedFields } from '@/src/contract/documented-product-fields'
import { linkMaxLength, maxPictures } from '@/src/contract/patterns'
import type { DocumentedField, ProductField } from '@/src/contract/product-field'
import { productFields } from '@/src/contract/product-fields'
import { type CatalogueColumn, toColumn } from '@/src/contract/staff/catalogue-csv'
import { getFieldValue } from '@/src/domain/catalogue/product-fields'
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

type AnyField = DocumentedField | ProductField

const flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false', 'yes', 'no', '1', '0'], 'must be true or false'))
  .transform((text) => ['true', 'yes', '1'].includes(text))

const tooLong = (max: number) => `must not be longer than ${max} characters`

const text = (max: number) => z.string().max(max, tooLong(max))

const number = () =>
  z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/, 'must be a number')
    .transform(Number)
    .refine(isStorableNumber, `must be ${storableNumber}`)

function cellSchema(field: AnyField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return text(field.maxLength)
    case 'checkbox':
      return flag
    case 'number': {
      const { min = -Infinity, max = Infinity, isWhole = false } = field
      return number()
        .refine((value) => !isWhole || Number.isInteger(value), 'must be a whole number')
        .refine((value) => value >= min, `must be at least ${min}`)
        .refine((value) => value <= max, `must be at most ${max}`)
    }
    case 'select': {
      const values = field.options.map(({ value }) => value)
      return z.enum(values, `must be one of ${values.join(', ')}`)
    }
    case 'date':
      return z
        .string()
        .refine((day) => z.iso.date().safeParse(day).success, 'must be a day such as 2027-01-31')
        .transform((day) => `${day}T00:00:00.000Z`)
    case 'slug':
      return z
        .string()
        .regex(slugPattern, 'must be small letters, digits and single hyphens')
        .max(slugMaxLength, tooLong(slugMaxLength))
    case 'pairs':
      return pairs
    case 'variants':
      return variantsCell
    case 'link':
      return link
    case 'links':
      return links
    default:
      return z.string()
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
export const toCells = (
  product: Product,
  categorySlug: string,
  successorSlug: string,
  worksWithSlugs: readonly string[] = [],
): Cells =>
  ({
    ...Object.fromEntries(
      columnFields.map(({ column, field }) => [column, toCell(field, product)]),
    ),
    category: categorySlug,
    successor: successorSlug,
    worksWith: worksWithSlugs.join('\n'),
    status: product._status ?? 'draft',
  }) as Cells

function toCell(field: AnyField, product: object): string {
  const value = getFieldValue(field, product)
  if (field.kind === 'pairs') return specificationLines(value)
  if (field.kind === 'variants') return variantCell(value)
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}

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

/** Returns the lines of a cell, without empty ones. */
export const listLines = (value: string): string[] =>
  value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Lines of name and value, or an object as JSON. */
const pairs = z.string().transform((value, { addIssue }) => {
  const parsed = jsonOf(value)
  if (isRecord(parsed)) return storable(parsed, addIssue)
  const entries = listLines(value).map((line) => /^([^:]+):\s*(.*)$/.exec(line))
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

const link = text(linkMaxLength)
  .refine((url) => url === '' || isSafeLink(url), notALink)
  .transform((url) => url || null)

const links = z
  .string()
  .transform(listLines)
  .refine((urls) => urls.length <= maxPictures, `must be at most ${maxPictures}`)
  .refine((urls) => urls.every(isSafeLink), notALink)

/** Fields with a column each; those of attributes have columns of their own. */
const columnFields = [...documentedFields, ...productFields].flatMap((field: AnyField) => {
  const column = toColumn(field)
  return column === null ? [] : [{ column, field }]
})

function columnSchema(field: AnyField): z.ZodType {
  const schema = cellSchema(field)
  if (productFields.some(({ name }) => name === field.name))
    return field.kind === 'checkbox' ? schema : orNothing(schema)
  const isNeeded = field.kind === 'text' && 'required' in field
  return isNeeded ? schema.refine((value) => value !== '', 'is required') : schema
}

/** Schemas of cells, with the product's values for them. */
export const cellSchemas = Object.fromEntries<z.ZodType>([
  ...columnFields.map(({ column, field }) => [column, columnSchema(field)] as const),
  ['status', z.enum(['published', 'draft'], 'must be published or draft')],
]) as Record<CatalogueColumn, z.ZodType>

/** Columns of fields that have no empty value: left empty, a product stays as it is. */
export const neverEmptyColumns: readonly string[] = [
  ...columnFields
    .filter(({ field }) =>
      field.kind === 'relation'
        ? field.required !== undefined
        : field.kind === 'checkbox' || 'defaultValue' in field,
    )
    .map(({ column }) => column),
  'status',
]

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
