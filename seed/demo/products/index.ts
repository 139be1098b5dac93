import { categories } from '../categories'
import { demoLives } from '../life-cycle'
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

/** Notes of how many currencies a note head knows, and a note validator. */
const [byHead, byValidator] = [62, 45]

/** Terms of purchase of the machines of a category; single machines may have others. */
const purchase: Record<string, Record<string, unknown>> = {
  cdm: { 'note-templates': byHead, xfs: 'xfs-3-40', 'lead-time': 8 },
  atm: { xfs: 'xfs-3-40', 'lead-time': 8 },
  crs: { 'note-templates': byHead, xfs: 'xfs-3-40', 'lead-time': 10 },
  stm: { xfs: 'xfs-3-40', 'lead-time': 12 },
  health: { 'lead-time': 8 },
  'retail-healthcare': { 'lead-time': 6 },
  epp: { 'lead-time': 4, 'minimum-order': 10 },
  keyboard: { 'lead-time': 3, 'minimum-order': 10 },
  trackball: { 'lead-time': 3, 'minimum-order': 10 },
  otc: { 'lead-time': 10 },
  signature: { 'lead-time': 4, 'minimum-order': 5 },
  payroll: { 'lead-time': 8 },
  bitcoin: { 'lead-time': 8 },
  signage: { 'lead-time': 6 },
  lock: { 'lead-time': 3, 'minimum-order': 10 },
}

/** Terms of single machines. */
const ownPurchase: Record<string, Record<string, unknown>> = {
  'cdm-d800-smart-safe': { xfs: undefined },
  'stm-s500-video-teller': { 'note-templates': byHead },
  'stm-s900-branch-cabin': { 'note-templates': byHead, 'lead-time': 16 },
  'health-h600-consultation-cabin': { 'lead-time': 14 },
  'otc-c300-ticket-machine': { 'note-templates': byValidator },
  'otc-c500-top-up-station': { 'note-templates': byValidator },
  'retail-healthcare-p600-card-dispenser-kiosk': { 'note-templates': byValidator },
  'bitcoin-b400-two-way-kiosk': { 'note-templates': byHead },
  'bitcoin-b600-exchange-station': { 'note-templates': byHead },
}

/** Parts that other makers build in: they have no radio, and no public stands before them. */
const builtIn = ['epp', 'keyboard', 'trackball', 'lock']

/** Terminals that staff use, or that stand in a rack. */
const forStaff = /^(?:otc-c700|crs-r700|cdm-d800|payroll|signage|signature)/

/** Machines that take no bank card at their PIN pad. */
const withoutCards = /^(?:bitcoin-b400|payroll)/

const medical = /^health-h[46]00/

/** Terms and approvals of a product; none of one that can be ordered no more. */
function purchaseOf({ slug, category, attributes }: DemoProduct): Record<string, unknown> {
  const { lastOrderDay = '9999' } = demoLives[slug] ?? {}
  if (lastOrderDay < '2026-10') return {}
  const hasCards = ('pin-pad' in attributes && !withoutCards.test(slug)) || slug.includes('-g300-')
  const safety = medical.test(slug) ? ['mdr', 'ul-medical', 'fda'] : ['ul']
  const all = {
    ...(hasCards ? { emv: 'l1-l2' } : {}),
    'market-approvals': builtIn.includes(category)
      ? ['emc', 'fcc', 'ised']
      : ['red', ...safety, 'fcc', 'ised'],
    ...(builtIn.includes(category) || forStaff.test(slug)
      ? {}
      : { accessibility: ['ada', 'en-301-549'] }),
    'minimum-order': 1,
    ...purchase[category],
    ...ownPurchase[slug],
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

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
  attributes: { ...product.attributes, ...purchaseOf(product) },
  ...demoVariants[product.slug],
  order: (orderOfCategory.get(product.category) ?? 0) + product.order,
}))
