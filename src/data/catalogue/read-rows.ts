import 'server-only'
import type { Where } from 'payload'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Product as ProductDoc } from '@/payload-types'
import type { Language } from '@/src/i18n/languages'
import { getSearchedText } from '@/src/domain/catalogue/product-fields'
import { byOrder, type CatalogueRow } from '@/src/domain/catalogue/row'
import { SharedValues } from '@/src/domain/catalogue/shared-values'
import { toDay } from '@/src/platform/time/days'
import { specificationText } from '@/src/platform/text/text'
import { orderCode } from '@/src/domain/catalogue/variants/definition'
import { readVariants } from '@/src/domain/catalogue/variants/parse'
import { afterId } from '@/src/platform/database/ids'
import { asRecord, relationId } from '@/src/platform/values/stored-values'
import { listAttributes, type SpecificationReader, specificationReader } from './attributes'
import { listCategories } from './categories'
import { mapReadable } from '@/src/data/readable'
import { type RowField, rowFields } from './visible-fields'
import { visibleProducts } from './visible-products'

/** Products a query, so that other requests get their turn in between. */
const portion = 200

/** Every public product that a query finds, in the order of the catalogue. */
export async function readRows(lng: Language, where: Where = {}): Promise<CatalogueRow[]> {
  const [attributes, categories] = await Promise.all([
    listAttributes({ lng }),
    listCategories({ lng }),
  ])
  const reader = specificationReader(attributes, categories, lng, { isForMany: true })
  const shared = new SharedValues()
  const rows: CatalogueRow[] = []
  for (let last: string | undefined; ;) {
    const docs = await visibleProducts({
      lng,
      fields: rowFields,
      where: afterId(last, where),
      limit: portion,
    })
    rows.push(...mapReadable(docs, ['name', 'slug'], (doc) => toRow(doc, reader, shared)))
    last = docs.at(-1)?.id
    if (docs.length < portion) return rows.sort(byOrder)
    // A query of SQLite ends before the next event: without a pause the server answers no other request until all is read.
    await breathe()
  }
}

function toRow(
  doc: Pick<ProductDoc, 'id' | RowField>,
  reader: SpecificationReader,
  shared: SharedValues,
): CatalogueRow {
  const categoryId = relationId(doc.categoryId) ?? ''
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    shortDescription: doc.shortDescription ?? '',
    description: doc.description ?? '',
    specifications: Object.entries(reader.specificationsOf(doc, categoryId)).map(([key, value]) =>
      shared.specification(key, specificationText(value)),
    ),
    attributes: shared.attributes(asRecord(doc.attributes)),
    more: [getSearchedText(doc), ...orderCodesOf(doc)].join('\n').trim(),
    categoryId,
    isFeatured: doc.isFeatured ?? false,
    order: doc.order ?? 0,
    imageId: relationId(doc.image),
    lastOrderDay: toDay(doc.lastOrderDay),
    endOfSupportDay: toDay(doc.endOfSupportDay),
    createdAt: Date.parse(doc.createdAt),
    updatedAt: Date.parse(doc.updatedAt),
  }
}

/** The order codes of a product's variants. */
function orderCodesOf({ variants: stored }: Pick<ProductDoc, 'variants'>): string[] {
  const variants = readVariants(stored)
  return variants?.combinations.map((combination) => orderCode(variants, combination)) ?? []
}
