import type { Product } from '@/src/contract/product'
import type { Attribute } from './attributes/definition'
import { formatValue, type ValueInUnits } from './attributes/format'
import { convert, isSameQuantity, type UnitSystem } from './attributes/units'
import { type DimensionsValue, storedValue } from './attributes/value'
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

/** Size of a product in millimetres, and its measures in words. */
export interface Dimensions {
  width: number
  depth: number
  height: number
  texts: { width: string; depth: string; height: string }
}

/** Returns the dimensions of a product by the first of some attributes that holds lengths; null where it has none. */
export function readDimensions(
  product: Pick<Product, 'attributes'>,
  attributes: readonly Attribute[],
  reader: { lng: string; system: UnitSystem },
): (Dimensions & { key: string }) | null {
  for (const attribute of attributes) {
    const { key, kind, unit } = attribute
    if (kind !== 'dimensions' || !unit || !isSameQuantity(unit, 'mm')) continue
    const value = storedValue(attribute, product.attributes) as DimensionsValue | undefined
    if (!value) continue
    const of = (name: 'width' | 'depth' | 'height') => ({
      mm: convert(value[name], value.unit ?? unit, 'mm'),
      text: formatValue(
        attribute,
        { value: value[name], unit: value.unit },
        { ...reader, words: { yes: '', no: '' } },
      ),
    })
    const [width, depth, height] = [of('width'), of('depth'), of('height')]
    return {
      key,
      width: width.mm,
      depth: depth.mm,
      height: height.mm,
      texts: { width: width.text, depth: depth.text, height: height.text },
    }
  }
  return null
}
