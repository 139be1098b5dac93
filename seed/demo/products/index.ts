import { categories } from '../categories'
import type { DemoProduct } from '../types'
import { demoVariants } from '../variants'
import { atmProducts } from './atm'
import { bitcoinProducts } from './bitcoin'
import { cdmProducts } from './cdm'
import { crsProducts } from './crs'
import { eppProducts } from './epp'
import { healthProducts } from './health'
import { keyboardProducts } from './keyboard'
import { lockProducts } from './lock'
import { otcProducts } from './otc'
import { payrollProducts } from './payroll'
import { retailHealthcareProducts } from './retail-healthcare'
import { signageProducts } from './signage'
import { signatureProducts } from './signature'
import { stmProducts } from './stm'
import { trackballProducts } from './trackball'

/** Stands between the orders of two categories: no category has as many products. */
const orderOfCategory = new Map(categories.map(({ slug, order }) => [slug, order * 100]))

/** The catalogue, in the order of the categories, which is that of its list as well. */
export const products: DemoProduct[] = [
  ...cdmProducts,
  ...atmProducts,
  ...crsProducts,
  ...stmProducts,
  ...healthProducts,
  ...retailHealthcareProducts,
  ...eppProducts,
  ...keyboardProducts,
  ...trackballProducts,
  ...otcProducts,
  ...signatureProducts,
  ...payrollProducts,
  ...bitcoinProducts,
  ...signageProducts,
  ...lockProducts,
].map((product) => ({
  ...product,
  ...demoVariants[product.slug],
  order: (orderOfCategory.get(product.category) ?? 0) + product.order,
}))
