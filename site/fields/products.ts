import type { ProductField } from '@/src/contract/product-field'

/** Fields that products of this site have besides the documented ones: docs/how-to/add-a-product-field.md. */
export const siteProductFields: readonly ProductField[] = []
