import { documentSorts, type DocumentSortName } from '../demo/documents'
import { products } from '../demo/products'
import type { DemoProduct } from '../demo/types'
import { manualFamilies } from '../demo/manuals/texts'

/** The newest edition of a sort of documents. */
export const currentEdition = (sort: DocumentSortName) => documentSorts[sort].releases[0]

export const manualName = (family: string, lng: string, version: string): string =>
  `${family}-manual-${version}-${lng}.pdf`

export const declarationName = (family: string, version: string): string =>
  `${family}-eu-declaration-${version}.pdf`

export const approvalName = (version: string): string => `pci-pts-approval-letter-${version}.pdf`

export const drawingNames = (slug: string) => [`${slug}.dxf`, `${slug}.step`] as const

/** Machines of a family that are still put on the market, and so are declared. */
export const declaredMachines = (family: string): DemoProduct[] =>
  products
    .filter(({ category, attributes }) => category === family && 'market-approvals' in attributes)
    .sort((a, b) => a.order - b.order)

/** Machines that have drawings: those that a planner finds a place for. */
export const drawnProducts = (): DemoProduct[] =>
  products.filter(({ category }) => (manualFamilies as readonly string[]).includes(category))
