import { attributeHead, formatCell } from '@/src/domain/catalogue/attributes/cells'
import { attributeCount, attributeOf, described } from './described-products'
import { toCsv } from '@/src/platform/text/csv'
import type { AttributeValue } from '@/src/domain/catalogue/attributes/value'
import { variantLines } from '@/src/domain/catalogue/variants/lines'

/** Products with all attributes and variants, as a maker's own system would write them. */
export function csvOf(products: number): string {
  const attributes = Array.from({ length: attributeCount }, (_, index) => attributeOf(index))
  const rows = Array.from({ length: products }, (_, number) => {
    const { attributes: values, variants } = described(number, attributeCount)
    const cells = attributes.map((attribute) => [
      attributeHead(attribute),
      formatCell(attribute, values[attribute.key] as AttributeValue),
    ])
    return {
      slug: `product-${number}`,
      name: `M${number} lobby machine`,
      category: `category-${number % 13}`,
      shortDescription: `Stands in the lobby and takes ${50 + (number % 400)} notes at a time.`,
      variants: variantLines(variants),
      order: number,
      status: 'published',
      ...Object.fromEntries(cells),
    }
  })
  return toCsv(Object.keys(rows[0] ?? {}), rows)
}
