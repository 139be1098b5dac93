import { type Attribute, type AttributedCategory, isOfCategory } from './definition'
import { convert, type Unit } from './units'
import { type AttributeValue, storedValue } from './value'

/** A value as it is compared: amounts in the unit of the attribute, choices by their names. */
export type Measure =
  | { kind: 'amount'; value: number }
  | { kind: 'span'; min: number; max: number }
  | { kind: 'choices'; choices: readonly string[] }

/** One thing by which products are compared: an attribute, or a side of one that has three. */
export interface Property {
  /** As it stands in addresses: `weight`, `dimensions.width`. */
  key: string
  attribute: Attribute
  side?: Side
}

export const sides = ['width', 'depth', 'height'] as const

export type Side = (typeof sides)[number]

/** Returns the properties by which products with an attribute can be compared; none for a text. */
export function listProperties(attribute: Attribute): Property[] {
  const { key, kind } = attribute
  if (kind === 'text') return []
  return kind === 'dimensions'
    ? sides.map((side) => ({ key: `${key}.${side}`, attribute, side }))
    : [{ key, attribute }]
}

export const yesKey = 'yes'
export const noKey = 'no'

/** Returns a product's measure of a property; undefined where it has none, or one of the wrong kind. */
export function getMeasure(
  { attribute, side }: Property,
  attributes: Record<string, unknown>,
): Measure | undefined {
  const value = storedValue(attribute, attributes)
  return value === undefined ? undefined : toMeasure(value, attribute.unit, side)
}

function toMeasure(
  value: AttributeValue,
  own: Unit | undefined,
  side: Side | undefined,
): Measure | undefined {
  if (typeof value === 'boolean') return { kind: 'choices', choices: [value ? yesKey : noKey] }
  if (Array.isArray(value)) return { kind: 'choices', choices: value }
  const { unit } = value
  const read = (amount: number) => (unit && own ? convert(amount, unit, own) : amount)
  if ('width' in value) return side && { kind: 'amount', value: read(value[side]) }
  if ('min' in value) return { kind: 'span', min: read(value.min), max: read(value.max) }
  return { kind: 'amount', value: read(value.value) }
}

/** Returns true where products of a category have the attribute at all. */
export const isMeasured = (
  { attribute }: Property,
  category: AttributedCategory | undefined,
): boolean => isOfCategory(attribute, category)
