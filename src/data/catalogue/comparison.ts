import 'server-only'
import type { Product } from '@/src/contract/product'
import type { Language } from '@/src/i18n/languages'
import { type ComparedProduct, type ComparedRow, compareRows } from '@/src/domain/catalogue/compare'
import { listAttributes } from './attributes'

/** Returns the values of products, in rows, in both systems of units. */
export async function getComparison(lng: Language, products: Product[]): Promise<ComparedRow[]> {
  const attributes = await listAttributes({ lng })
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

const toCompared = ({ specifications, values }: Product): ComparedProduct => ({
  specifications,
  attributes: Object.fromEntries(
    values.map(({ key, text, imperial }) => [
      key,
      { text, ...(imperial === undefined ? {} : { imperial }) },
    ]),
  ),
})
