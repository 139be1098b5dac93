import type { Attribute } from './definition'

/**
 * Returns the values that a form sends: a value of another category than the chosen one has no control any more, and
 * its error would be shown nowhere. Values that the product holds already stay.
 * @param before what is stored
 */
export function fitting<Value>(
  attributes: readonly Attribute[],
  values: Record<string, Value>,
  before: Record<string, unknown>,
): Record<string, Value> {
  const keys = new Set(attributes.map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => keys.has(key) || JSON.stringify(before[key]) === JSON.stringify(value),
    ),
  )
}
