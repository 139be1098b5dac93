import type { SpecificationTableBlock } from '@/payload-types'

export const defaults: SpecificationTableBlock = {
  blockType: 'specificationTable',
  title: 'Compare the models',
  products: 'epp-e20-standard-pin-pad\nepp-e30-outdoor-pin-pad',
  specifications: 'Keys\nCertification\nProtection',
}
