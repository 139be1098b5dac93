import { ProductInput } from '@/src/contract/product'
import {
  type Documented,
  documentedField,
  documentedFields,
} from '@/src/contract/documented-product-fields'
import { seoFields } from '@/src/contract/seo'
import type { ProductField } from '@/src/contract/product-field'
import {
  isLocalizedField,
  isTextField,
  lifeCycleFields,
  productFields,
} from '@/src/contract/product-fields'
import { type Attribute, fitting } from '@/src/domain/catalogue/attributes/definition'
import { getFieldValue } from '@/src/domain/catalogue/product-fields'
import { type Variants } from '@/src/domain/catalogue/variants/definition'
import { attributeOfTextKey, listTextKeys } from '@/src/domain/catalogue/variants/texts'
import { noVariants } from '@/src/domain/catalogue/variants/edit'
import { type NamedOptions, withoutBlankAxes } from '@/src/domain/catalogue/variants/options'
import { readVariants } from '@/src/domain/catalogue/variants/parse'
import { type Language, languages } from '@/src/i18n/languages'
import {
  byLanguage,
  type ByLanguage,
  neededText,
  readTexts,
  text,
  type TextFields,
  valueIn,
} from '../kit/form/localized'
import { localizedEntry, type StoredEntry } from '../kit/form/localized-entry'
import { listPictures, type Pictured, picturesToApi } from '../kit/form/pictures'
import { type DocumentChanges, noDocumentChanges, saveDocuments } from './product-documents'
import {
  fromSpecificationRows,
  type SpecificationRow,
  toSpecificationRows,
} from './specification-editor'
import { getOutcome, type Visibility, visibilityOf, visibilityToApi } from '../kit/form/visibility'

/** Further fields as the form holds them; those of their own in every language are among its texts. */
type FieldValues = Record<string, string | boolean>

const sharedFields = productFields.filter((field) => !isLocalizedField(field))

const isOneOf = (fields: readonly { name: string }[], name: string): boolean =>
  fields.some((field) => field.name === name)

/** Fields that all languages share: the days of its life cycle, and those of the site. */
export const lifeCycleDays = sharedFields.filter(({ name }) => isOneOf(lifeCycleFields, name))
export const siteFields = sharedFields.filter(({ name }) => !isOneOf(lifeCycleFields, name))

/** Fields that are a text in every language, in their order. */
const textFields = [
  ...documentedFields.filter((field) => isTextField(field)),
  ...productFields.filter((field) => isTextField(field)),
].filter(isLocalizedField)

export const basicTexts = textFields.filter(({ name }) => !isOneOf(seoFields, name))
export const seoTexts = textFields.filter(({ name }) => isOneOf(seoFields, name))

const order = documentedField('order')

const fieldValuesOf = (product: object = {}): FieldValues =>
  Object.fromEntries(
    sharedFields.map((field) => {
      const value = getFieldValue(field, product)
      return [field.name, typeof value === 'boolean' ? value : String(value ?? '')]
    }),
  )

const fieldValuesToApi = (values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(sharedFields.map((field) => [field.name, toApi(field, values[field.name])]))

function toApi({ kind }: ProductField, value: string | boolean | undefined): unknown {
  if (typeof value !== 'string') return value === true
  const filled = value.trim()
  if (filled === '') return null
  if (kind === 'number') return Number(filled)
  return kind === 'date' ? `${filled}T00:00:00.000Z` : filled
}

type LocalizedField = Extract<Documented, { localized: true }>

/** Texts of one language, without those that types do not know; of `pairs` the rows. */
export type ProductTexts = {
  [Field in LocalizedField as Field['name']]: Field['kind'] extends 'pairs'
    ? SpecificationRow[]
    : string
}

const rows: TextFields<{ rows: SpecificationRow[] }>['rows'] = {
  read: (stored, lng) => toSpecificationRows(valueIn(stored, lng)),
  toApi: fromSpecificationRows,
}

const texts = Object.fromEntries(
  [...documentedFields, ...productFields]
    .filter(isLocalizedField)
    .map((field) => [
      field.name,
      field.kind === 'pairs' ? rows : 'required' in field ? neededText : text,
    ]),
) as unknown as TextFields<ProductTexts>

export interface ProductValues extends Visibility {
  texts: ByLanguage<ProductTexts>
  categoryId: string
  slug: string
  pictures: string[]
  attributes: Record<string, unknown>
  variants: Variants
  documents: DocumentChanges
  /** Id of the successor; empty for none. */
  successorId: string
  /** Ids. */
  worksWith: string[]
  isFeatured: boolean
  order: string
  more: FieldValues
}

export interface StoredProduct extends StoredEntry, Pictured {
  categoryId: string
  attributes?: Record<string, unknown> | null
  variants?: unknown
  successorId?: string | null
  worksWith?: string[] | null
  isFeatured?: boolean | null
  order?: number | null
}

export const toProductValues = (product: StoredProduct | undefined): ProductValues => ({
  texts: readTexts(texts, product),
  categoryId: product?.categoryId ?? '',
  slug: product?.slug ?? '',
  pictures: listPictures(product),
  attributes: product?.attributes ?? {},
  variants: readVariants(product?.variants) ?? noVariants,
  documents: noDocumentChanges,
  successorId: product?.successorId ?? '',
  worksWith: product?.worksWith ?? [],
  isFeatured: product?.isFeatured ?? documentedField('isFeatured').defaultValue,
  ...visibilityOf(product),
  order: String(product?.order ?? order.defaultValue),
  more: fieldValuesOf(product),
})

/**
 * The values of a form without what was entered for another category than the one that is chosen now; what the product
 * holds already stays. As they are while the attributes are read.
 */
export function fittingValues(
  values: ProductValues,
  product: StoredProduct | undefined,
  attributes: readonly Attribute[] | undefined,
): ProductValues {
  if (!attributes) return values
  const before = toProductValues(product)
  const textsIn = (lng: Language): ProductTexts => {
    const given = values.texts[lng]
    const stored = fromSpecificationRows(before.texts[lng].attributeTexts)
    const kept = fitting(attributes, fromSpecificationRows(given.attributeTexts), stored)
    return { ...given, attributeTexts: given.attributeTexts.filter(({ key }) => key in kept) }
  }
  return {
    ...values,
    attributes: fitting(attributes, values.attributes, before.attributes),
    texts: byLanguage(textsIn),
  }
}

const entry = localizedEntry({
  collection: 'products',
  method: 'PUT',
  input: ProductInput,
  texts,
  valuesOf: toProductValues,
  sharedToApi: (values) => ({
    categoryId: values.categoryId,
    slug: values.slug,
    ...picturesToApi(values.pictures),
    attributes: values.attributes,
    variants: variantsToApi(namedOptions(values)),
    successorId: values.successorId || null,
    worksWith: values.worksWith,
    isFeatured: values.isFeatured,
    order: Number(values.order) || order.defaultValue,
    ...visibilityToApi(values),
    ...fieldValuesToApi(values.more),
  }),
})

export const { check } = entry

/** The variants of a form with their texts. */
export const namedOptions = ({ variants, texts }: Pick<ProductValues, 'variants' | 'texts'>) => ({
  variants,
  texts: byLanguage((lng) => texts[lng].variantTexts),
})

/** Returns what a form changes when variants and their texts become others. */
export const optionsToForm = (
  { variants, texts }: NamedOptions,
  before: ProductValues['texts'],
): Pick<ProductValues, 'variants' | 'texts'> => ({
  variants,
  texts: byLanguage((lng) => ({ ...before[lng], variantTexts: texts[lng] })),
})

/** Without options there is nothing to choose, and no code is needed. */
function variantsToApi(named: NamedOptions): Variants | null {
  const variants = withoutBlankAxes(named)
  return variants.axes.length === 0 ? null : variants
}

/**
 * Saves a product, without the names of axes and options that are there no more, and then its documents.
 * @returns the product, with the documents that could not be saved although it is
 */
export async function save(
  values: ProductValues,
  existing: StoredProduct | undefined,
  isForced: boolean,
) {
  const saved = await entry.save(withKnownTexts(values), existing, isForced)
  const isPublic = getOutcome(values, null) === 'published'
  return { ...saved, unsaved: await saveDocuments(saved.id, values.documents, isPublic) }
}

function withKnownTexts(values: ProductValues): ProductValues {
  const { variants } = values
  const known = new Set(listTextKeys(variants))
  const isKnown = ({ key }: SpecificationRow) =>
    known.has(key) || attributeOfTextKey(variants, key) !== undefined
  const texts = { ...values.texts }
  for (const lng of languages) {
    const rows = texts[lng].variantTexts
    if (!rows.every(isKnown)) texts[lng] = { ...texts[lng], variantTexts: rows.filter(isKnown) }
  }
  return { ...values, texts }
}
