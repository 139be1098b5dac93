import type { Product } from '@/src/contract/product'
import { specificationText } from '../text/text'

/** A specification as a visitor reads it. */
export interface SpecificationRow {
  name: string
  text: string
  /** The same in the imperial system, where it differs. */
  imperial?: string
}

/** What a product says: its attributes, then its free texts, which stand in one system of units alone. */
export const specificationRows = ({
  specifications,
  values,
}: Pick<Product, 'specifications' | 'values'>): SpecificationRow[] =>
  Object.entries(specifications).map(([name, value]) => {
    const text = specificationText(value)
    // A free text of an attribute's name stands in its place.
    const imperial = values.find((each) => each.name === name && each.text === text)?.imperial
    return imperial === undefined ? { name, text } : { name, text, imperial }
  })
