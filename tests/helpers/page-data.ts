/** Data that stands in the page itself, as it does where each answer differs. */
const inside = /<script type="application\/json" data-page>(.*?)<\/script>/s

/** Points to another row of the data: `$L1a`, `$@d`, `$Q7`. */
const reference = /^\$[L@Q]?([0-9a-f]+)$/

/** The page without the data for its scripts. */
export const stripPageData = (page: string): string => page.replace(inside, '')

/**
 * The data of a page as one tree. Next cuts data into rows by their length, so that pages which say the same may be cut
 * in different ways.
 */
export function readPageData(page: string): unknown {
  const { rows: parts } = JSON.parse(inside.exec(page)?.[1] ?? '{"rows":[]}') as {
    rows: unknown[][]
  }
  const rows = new Map<string, unknown>()
  for (const row of parts
    .map(([, text]) => text ?? '')
    .join('')
    .split('\n')) {
    const [, id, tag, value] = /^([0-9a-f]+):([A-Z]?)(.*)$/s.exec(row) ?? []
    if (id && value !== undefined && !rows.has(id))
      rows.set(id, tag && value === '' ? tag : parsed(value))
  }
  const whole = (value: unknown, above: string[]): unknown => {
    if (typeof value === 'string') {
      const [, id] = reference.exec(value) ?? []
      if (id === undefined || !rows.has(id)) return value
      return above.includes(id) ? 'itself' : whole(rows.get(id), [...above, id])
    }
    if (Array.isArray(value)) return value.map((inner) => whole(inner, above))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, whole(inner, above)]),
    )
  }
  return whole(rows.get('0'), ['0'])
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
