import 'server-only'
import type { Product } from '@/src/contract/product'
import type { Language } from '@/src/i18n/languages'
import type { QuotePosition } from '@/src/domain/quotes/positions'
import { withFallback } from '@/src/data/cache/cached'
import { getProduct } from '@/src/data/catalogue/products'

/** A position with its product, as a page shows it. */
export interface ShownPosition extends QuotePosition {
  product: Product
}

export interface ShownList {
  positions: ShownPosition[]
  /** True where a product of the list does not exist, or is not public. */
  hasMissing: boolean
  /** True where a product could not be read. */
  isFailed: boolean
}

/** The products of a list, in its order. */
export async function readQuoteList(lng: Language, positions: QuotePosition[]): Promise<ShownList> {
  const read = await Promise.all(
    positions.map(async (position) => ({
      position,
      product: await withFallback(getProduct({ lng, key: position.slug }), undefined),
    })),
  )
  return {
    positions: read.flatMap(({ position, product }) =>
      product ? [{ ...position, slug: product.slug, product }] : [],
    ),
    hasMissing: read.some(({ product }) => product === null),
    isFailed: read.some(({ product }) => product === undefined),
  }
}

/** Names of products in a language, by slug; without those that are public no more. */
export async function productNames(
  lng: Language,
  positions: { slug: string }[],
): Promise<Map<string, string>> {
  const { positions: found } = await readQuoteList(
    lng,
    positions.map(({ slug }) => ({ slug, amount: 1 })),
  )
  return new Map(found.map(({ slug, product }) => [slug, product.name]))
}
