import { type SummaryName, documentedSummary } from '@/src/contract/documented-product-fields'
import { searchedNames } from '@/src/domain/catalogue/product-fields'

const beside = { image: true, lastOrderDay: true, endOfSupportDay: true } as const

const row = {
  ...beside,
  name: true,
  slug: true,
  shortDescription: true,
  categoryId: true,
  isFeatured: true,
  order: true,
  description: true,
  specifications: true,
  attributes: true,
  attributeTexts: true,
  variants: true,
  createdAt: true,
  updatedAt: true,
} as const

export type SummaryField = SummaryName | keyof typeof beside

export type RowField = keyof typeof row

/** Fields of a product that its answer in a list needs. */
export const summaryFields = {
  ...Object.fromEntries(documentedSummary.map(({ name }) => [name, true])),
  ...beside,
} as Record<SummaryField, true>

/** Fields of a product that the catalogue needs, with the further fields that are searched. */
export const rowFields: Record<RowField, true> = { ...row, ...searchedNames() }
