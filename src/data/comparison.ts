import 'server-only'
import type { Product } from '../contract/product'
import type { Language } from '../i18n/languages'
import { inBothSystems } from '../lib/attributes/in-units'
import { type ComparedProduct, type ComparedRow, compareRows } from '../lib/catalogue/compare'
import { listAttributes, specificationReader } from './attributes'
import { listCategories } from './categories'

/** What products say, in rows, in both systems of units. */
export async function getComparison(lng: Language, products: Product[]): Promise<ComparedRow[]> {
  const [attributes, categories] = await Promise.all([
    listAttributes({ lng }),
    listCategories({ lng }),
  ])
  const metric = specificationReader(attributes, categories, lng)
  const imperial = specificationReader(attributes, categories, lng, 'imperial')
  const toCompared = (product: Product): ComparedProduct => {
    const shown = inBothSystems(
      metric.valuesOf(product, product.categoryId),
      imperial.valuesOf(product, product.categoryId),
    )
    return {
      specifications: product.specifications,
      attributes: Object.fromEntries(
        shown.map(({ attribute: { key }, text, imperial }) => [
          key,
          { text, ...(imperial === undefined ? {} : { imperial }) },
        ]),
      ),
    }
  }
  return compareRows(
    products.map(toCompared),
    attributes.map(({ key, label, group, places }) => ({
      key,
      label,
      group,
      isCompared: places.includes('comparison'),
    })),
  )
}
