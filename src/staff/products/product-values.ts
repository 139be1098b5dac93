import { ProductInput } from '@/src/contract/product'
import { changesOf, textIn, valueIn, byLanguage, type ByLanguage } from '../kit/localized'
import { problemsOf, type Problems } from '../kit/problems'
import { saveLocalized } from '../kit/save-localized'
import { rowsOf, specificationsOf, type SpecificationRow } from '../kit/specification-rows'

export interface ProductTexts {
  name: string
  shortDescription: string
  description: string
  specifications: SpecificationRow[]
}

export interface ProductValues {
  texts: ByLanguage<ProductTexts>
  categoryId: string
  slug: string
  pictures: string[]
  isFeatured: boolean
  isActive: boolean
  isPublished: boolean
  order: string
}

/** A product as the form reads it: texts in all languages. */
export interface StoredProduct {
  id: string
  slug: string
  categoryId: string
  imageUrl?: string | null
  images?: string[] | null
  isFeatured?: boolean | null
  isActive?: boolean | null
  order?: number | null
  _status?: 'draft' | 'published' | null
  updatedAt: string
  [localized: string]: unknown
}

export const valuesOf = (product: StoredProduct | undefined): ProductValues => ({
  texts: byLanguage((lng) => ({
    name: textIn(product?.name, lng),
    shortDescription: textIn(product?.shortDescription, lng),
    description: textIn(product?.description, lng),
    specifications: rowsOf(valueIn(product?.specifications, lng)),
  })),
  categoryId: product?.categoryId ?? '',
  slug: product?.slug ?? '',
  pictures: [...new Set([product?.imageUrl ?? '', ...(product?.images ?? [])])].filter(Boolean),
  isFeatured: product?.isFeatured ?? false,
  isActive: product?.isActive ?? true,
  isPublished: product?._status !== 'draft',
  order: String(product?.order ?? 0),
})

export const check = (values: ProductValues): Problems =>
  problemsOf(ProductInput, { ...textsToApi(values.texts.en), ...sharedToApi(values) })

export function save(
  values: ProductValues,
  existing: StoredProduct | undefined,
  isForced: boolean,
): Promise<string> {
  const before = valuesOf(existing)
  return saveLocalized({
    collection: 'products',
    method: 'PUT',
    existing,
    isForced,
    shared: existing ? changesOf(sharedToApi(before), sharedToApi(values)) : sharedToApi(values),
    before: before.texts,
    texts: values.texts,
    toApi: textsToApi,
  })
}

function sharedToApi(values: ProductValues) {
  const [first = null] = values.pictures
  return {
    categoryId: values.categoryId,
    slug: values.slug,
    imageUrl: first,
    images: values.pictures,
    isFeatured: values.isFeatured,
    isActive: values.isActive,
    order: Number(values.order) || 0,
    _status: values.isPublished ? 'published' : 'draft',
  }
}

const textsToApi = ({ specifications, ...texts }: Partial<ProductTexts>) => ({
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.trim() || (name === 'name' ? '' : null),
    ]),
  ),
  ...(specifications ? { specifications: specificationsOf(specifications) } : {}),
})
