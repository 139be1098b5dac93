/** Separator of tags, also in Chinese and Japanese. */
const comma = /[,，、]/

/** The tags that a text names, each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(comma)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** Known tags that the text does not name and that have in them what is typed behind its last comma. */
export function suggestedTags(text: string, known: string[]): string[] {
  const named = tagsIn(text)
  const begun = begunIn(text, known).toLowerCase()
  return known.filter((tag) => !named.includes(tag) && tag.toLowerCase().includes(begun))
}

/** The text with a tag more, in place of what is typed behind the last comma. */
export function withTag(text: string, tag: string, known: string[]): string {
  const begun = begunIn(text, known)
  return [...tagsIn(text).filter((named) => named !== begun), tag].join(', ')
}

/** Returns the text behind the last comma, where it is no known tag. */
function begunIn(text: string, known: string[]): string {
  const last = (text.split(comma).at(-1) ?? '').trim()
  return known.includes(last) ? '' : last
}
