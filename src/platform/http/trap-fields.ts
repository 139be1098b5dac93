/**
 * Fields by which forms of our pages tell robots from people, who do not see them. No document names them, and what reads a
 * form looks at them itself.
 */
export const trapFields = ['website', 'elapsed']

/** A body without them, for a schema that takes no unknown fields. */
export const withoutTraps = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !trapFields.includes(name)))
