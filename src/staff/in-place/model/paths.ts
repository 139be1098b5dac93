/** A field of a document, by its place in it now. */
export interface FieldName {
  collection: string
  id: string
  path: string
}

/** The field in which a text stands: a run of formatted text stands deep inside of its own. */
export const fieldPath = (path: string): string => path.split('.root.')[0] ?? path
