interface Match<Entry> {
  entry: Entry
  /** Values of the parameters in braces, by their names. */
  params: Record<string, string>
}

/** A part of a path between two slashes. */
interface Segment {
  /** As the address has it. */
  encoded: string
  decoded: string
}

/**
 * Makes a function that finds the entry whose template fits a path. Where several fit, the one wins that has a word
 * where the others have a parameter.
 * @param entries by their templates: `/product/{id}`
 */
export function matcher<Entry>(
  entries: Iterable<[template: string, entry: Entry]>,
): (path: Segment[]) => Match<Entry> | undefined {
  const templates = [...entries]
    .map(([template, entry]) => ({ parts: template.slice(1).split('/'), entry }))
    .sort((a, b) => a.parts.filter(isParameter).length - b.parts.filter(isParameter).length)
  return (path) => {
    const found = templates.find(
      ({ parts }) =>
        parts.length === path.length &&
        parts.every((part, index) => isParameter(part) || part === path[index]?.encoded),
    )
    if (!found) return undefined
    const params = found.parts.flatMap((part, index) =>
      isParameter(part) ? [[part.slice(1, -1), path[index]?.decoded ?? '']] : [],
    )
    return { entry: found.entry, params: Object.fromEntries(params) as Record<string, string> }
  }
}

const isParameter = (part: string): boolean => part.startsWith('{')
