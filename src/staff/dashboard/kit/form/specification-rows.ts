/** One line of a product's specification, as it is edited. */
export interface SpecificationRow {
  key: string
  value: string
  /** The value is no text: it is edited as JSON (a number, a list …). */
  isJson?: boolean
}

export const toSpecificationRows = (specifications: unknown): SpecificationRow[] =>
  typeof specifications === 'object' && specifications !== null
    ? Object.entries(specifications).map(([key, value]) =>
        typeof value === 'string'
          ? { key, value }
          : { key, value: JSON.stringify(value), isJson: true },
      )
    : []

/** Lines without a name are left out; of two with the same name the later counts. */
export const fromSpecificationRows = (rows: SpecificationRow[]): Record<string, unknown> =>
  Object.fromEntries(
    rows
      .filter(({ key }) => key.trim() !== '')
      .map(({ key, value, isJson }) => [key.trim(), isJson ? parsed(value) : value.trim()]),
  )

/** Lines of a table that was copied from elsewhere: name and value are apart by a tab, else by a colon. */
export function rowsFromText(text: string): SpecificationRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const tab = line.indexOf('\t')
      const at = tab >= 0 ? tab : line.indexOf(':')
      return at < 0
        ? { key: line.trim(), value: '' }
        : {
            key: line.slice(0, at).trim(),
            value: line
              .slice(at + 1)
              .replaceAll('\t', ' ')
              .trim(),
          }
    })
    .filter(({ key }) => key !== '')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
