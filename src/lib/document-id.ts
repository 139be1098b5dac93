/** Ids of both databases: a uuid, or MongoDB's 24 hexadecimal digits. */
const pattern = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})$/i

/** Whether a text can be an id at all; databases answer others with errors of their own. */
export const isDocumentId = (text: string): boolean => pattern.test(text)
