import { ProductInput } from '@/src/contract/product'
import { valueIn, type ByLanguage } from '../kit/form/localized'
import { localizedEntry, type StoredEntry } from '../kit/form/localized-entry'
import { picturesOf, picturesToApi, type Pictured } from '../kit/form/pictures'
import { rowsOf, specificationsOf, type SpecificationRow } from '../kit/form/specification-rows'
import { neededText, readTexts, text, type TextFields } from '../kit/form/text-fields'
import {
  fieldValuesOf,
  fieldValuesToApi,
  type FieldValues,
  localizedFieldTexts,
} from './product-field-values'
import { visibilityOf, visibilityToApi, type Visibility } from '../kit/form/visibility'

export interface ProductTexts {
  name: string
  shortDescription: string
  description: string
  specifications: SpecificationRow[]
}

const texts: TextFields<ProductTexts> = {
  name: neededText,
  shortDescription: text,
  description: text,
  specifications: {
    read: (stored, lng) => rowsOf(valueIn(stored, lng)),
    toApi: specificationsOf,
  },
  ...localizedFieldTexts,
}

export interface ProductValues extends Visibility {
  texts: ByLanguage<ProductTexts>
  categoryId: string
  slug: string
  pictures: string[]
  isFeatured: boolean
  order: string
  more: FieldValues
}

export interface StoredProduct extends StoredEntry, Pictured {
  slug: string
  categoryId: string
  isFeatured?: boolean | null
  order?: number | null
}

export const valuesOf = (product: StoredProduct | undefined): ProductValues => ({
  texts: readTexts(texts, product),
  categoryId: product?.categoryId ?? '',
  slug: product?.slug ?? '',
  pictures: picturesOf(product),
  isFeatured: product?.isFeatured ?? false,
  ...visibilityOf(product),
  order: String(product?.order ?? 0),
  more: fieldValuesOf(product),
})

export const { check, save } = localizedEntry({
  collection: 'products',
  method: 'PUT',
  input: ProductInput,
  texts,
  valuesOf,
  sharedToApi: (values) => ({
    categoryId: values.categoryId,
    slug: values.slug,
    ...picturesToApi(values.pictures),
    isFeatured: values.isFeatured,
    order: Number(values.order) || 0,
    ...visibilityToApi(values),
    ...fieldValuesToApi(values.more),
  }),
})
