import { searchedNames } from '@/src/domain/catalogue/product-fields'

const inBoth = {
  name: true,
  slug: true,
  shortDescription: true,
  categoryId: true,
  isFeatured: true,
  order: true,
  image: true,
  lastOrderDay: true,
  endOfSupportDay: true,
} as const

const summary = { ...inBoth, imageUrl: true } as const

const row = {
  ...inBoth,
  description: true,
  specifications: true,
  attributes: true,
  attributeTexts: true,
  variants: true,
  createdAt: true,
  updatedAt: true,
} as const

export type SummaryField = keyof typeof summary

export type RowField = keyof typeof row

/** Fields of a product that its answer in a list needs. */
export const summaryFields: Record<SummaryField, true> = summary

/** Fields of a product that the catalogue needs, with the further fields that are searched. */
export const rowFields: Record<RowField, true> = { ...row, ...searchedNames() }
