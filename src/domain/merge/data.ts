/** Values of a document by the names of its fields. */
export type Data = Record<string, unknown>

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
