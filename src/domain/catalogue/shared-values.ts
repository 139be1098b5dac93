/**
 * Values that rows hold, each different one once: 100,000 products with 40 attributes each would take gigabytes. It is
 * let go of when all rows are read.
 */
export class SharedValues {
  readonly #stored = new Map<string, Map<string, unknown>>()
  readonly #specifications = new Map<string, Map<string, [name: string, value: string]>>()

  /** Values by the keys of their attributes. */
  attributes(values: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, this.#storedValue(key, value)]),
    )
  }

  /** A specification as people read it. */
  specification(name: string, value: string): [name: string, value: string] {
    return remembered(this.#specifications, name, value, () => [name, value])
  }

  #storedValue(key: string, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    return remembered(this.#stored, key, JSON.stringify(value), () => value)
  }
}

function remembered<T>(
  known: Map<string, Map<string, T>>,
  group: string,
  key: string,
  make: () => T,
): T {
  let values = known.get(group)
  if (!values) known.set(group, (values = new Map()))
  let value = values.get(key)
  if (value === undefined) values.set(key, (value = make()))
  return value
}
