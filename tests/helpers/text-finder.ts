/** So many characters of each text are looked for at every place of what is searched. */
const startLength = 6

/**
 * Finds which of many texts another one holds. It goes through that once, whereas a search for each text takes
 * seconds for every page. Every text has at least `startLength` characters.
 */
export function textFinder(texts: string[]): (searched: string) => string[] {
  const byStart = new Map<string, string[]>()
  for (const text of texts) {
    const start = text.slice(0, startLength)
    byStart.set(start, [...(byStart.get(start) ?? []), text])
  }
  return (searched) => {
    const found = new Set<string>()
    for (let at = 0; at + startLength <= searched.length; at += 1) {
      for (const text of byStart.get(searched.slice(at, at + startLength)) ?? [])
        if (searched.startsWith(text, at)) found.add(text)
    }
    return texts.filter((text) => found.has(text))
  }
}
