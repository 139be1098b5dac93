/** Returns the value at a path such as `layout.0.items.2.title`; undefined without one. */
export const valueAt = (data: unknown, path: string): unknown =>
  keysOf(path).reduce(
    (value: unknown, key) =>
      Array.isArray(value)
        ? (value[Number(key)] as unknown)
        : isData(value) && Object.hasOwn(value, key)
          ? value[key]
          : undefined,
    data,
  )

/** A copy with another value at a path; everything beside the path stays the same object. */
export function withValueAt<Whole>(data: Whole, path: string, value: unknown): Whole {
  return replaced(data, keysOf(path), value) as Whole
}

function replaced(data: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(data)) {
    const index = Number(key)
    return data.map((entry: unknown, at) => (at === index ? replaced(entry, rest, value) : entry))
  }
  const held = isData(data) ? data : {}
  const inner = Object.hasOwn(held, key) ? held[key] : undefined
  return { ...held, [key]: replaced(inner, rest, value) }
}

const keysOf = (path: string): string[] => (path === '' ? [] : path.split('.'))

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
