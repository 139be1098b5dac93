import type { Attribute } from './definition'

/**
 * What a form sends of what stands in it: a value that was entered for another category than the one that is chosen now
 * has no control any more, and would be refused where nobody sees it. What the product holds already stays.
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
