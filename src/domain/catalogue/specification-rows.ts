import type { Product } from '@/src/contract/product'
import type { ValueInUnits } from './attributes/format'
import { specificationText } from '@/src/platform/text/text'

/** A specification as a visitor reads it. */
export interface SpecificationRow {
  name: string
  text: string
  /** The same in the imperial system, where it differs. */
  imperial?: string
  /** Heading under which it stands with others; empty for none. */
  group: string
}

/** As many figures as stand beside each other on a page and a data sheet. */
const maxFigures = 4

/** Returns the figures by which machines are told apart: the first of those that cards show. */
export const keyFigures = (values: readonly ValueInUnits[]): ValueInUnits[] =>
  values.filter(({ attribute }) => attribute.places.includes('cards')).slice(0, maxFigures)

/**
 * Returns the specification of a product: its attributes, then its free texts, which exist in one system of units only.
 */
export const specificationRows = ({
  specifications,
  values,
}: Pick<Product, 'specifications' | 'values'>): SpecificationRow[] =>
  Object.entries(specifications).map(([name, told]) => {
    const text = specificationText(told)
    // A free text of an attribute's name stands in its place.
    const value = values.find((each) => each.name === name)
    const imperial = value?.text === text ? value.imperial : undefined
    return {
      name,
      text,
      group: value?.group ?? '',
      ...(imperial === undefined ? {} : { imperial }),
    }
  })
