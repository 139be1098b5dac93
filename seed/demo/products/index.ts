import type { DemoProduct } from '../types'
import { demoVariants } from '../variants'
import { atmProducts } from './atm'
import { bitcoinProducts } from './bitcoin'
import { cdmProducts } from './cdm'
import { crsProducts } from './crs'
import { eppProducts } from './epp'
import { healthProducts } from './health'
import { keyboardProducts } from './keyboard'
import { otcProducts } from './otc'
import { payrollProducts } from './payroll'
import { retailHealthcareProducts } from './retail-healthcare'
import { signatureProducts } from './signature'
import { stmProducts } from './stm'
import { trackballProducts } from './trackball'

/** The catalogue, in the order of the categories. */
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
].map((product) => ({ ...product, ...demoVariants[product.slug] }))
