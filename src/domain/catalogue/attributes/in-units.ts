import type { ShownValue } from './format'

/** A value as readers of both systems of units see it. */
export interface ValueInUnits extends ShownValue {
  /** In the imperial system, where it differs. */
  imperial?: string
}

/** Values of a product with the same values in the other system, where that writes them otherwise. */
export function inBothSystems(
  metric: readonly ShownValue[],
  imperial: readonly ShownValue[],
): ValueInUnits[] {
  const others = new Map(imperial.map(({ attribute, text }) => [attribute.key, text]))
  return metric.map((value) => {
    const other = others.get(value.attribute.key)
    return other === undefined || other === value.text ? value : { ...value, imperial: other }
  })
}
