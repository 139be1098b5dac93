/** Returns a stored JSON value as a list of texts; entries that are none are left out. */
export const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/** Returns true for an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a stored JSON value as an object; an empty one for any other value. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Returns a stored JSON value as a list of objects; an entry that is none is an empty one. */
export const asRows = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asRecord) : []

/** Returns a stored text; null for any other value. Databases without columns keep whatever is written. */
export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Returns the id of a relation, populated or not; null without one. */
export const relationId = (relation: unknown): string | null => {
  if (typeof relation === 'string') return relation
  const id = (relation as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : null
}

/** Returns the ids of a relation to several records, populated or not. */
export const listRelationIds = (relations: unknown): string[] =>
  Array.isArray(relations)
    ? relations.map(relationId).filter((id): id is string => id !== null)
    : []

/** An id as Payload gives one to a row: 24 hexadecimal digits. */
export const newRowId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
