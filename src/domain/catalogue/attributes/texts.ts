import type { Attribute } from './definition'
import type { AttributeProblem } from './value'

/** No longer than a remark in a table. */
const maxLength = 1000

/**
 * Checks the texts of a product in one language against the attributes of its category.
 * @param before texts that are stored already: what the category does not have, and nobody changed, stays unseen
 */
export function checkTexts(
  attributes: readonly Attribute[],
  texts: Record<string, unknown>,
  before: Record<string, unknown>,
): AttributeProblem[] {
  const keys = new Set(attributes.map(({ key }) => key))
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text === null || (!keys.has(key) && before[key] === text)) return []
    if (!keys.has(key)) return [{ key, problem: 'is no attribute of the category' }]
    if (typeof text !== 'string') return [{ key, problem: 'must be a text' }]
    return text.length > maxLength
      ? [{ key, problem: `must not be longer than ${maxLength} characters` }]
      : []
  })
}
