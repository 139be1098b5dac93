import type { Where } from 'payload'

/**
 * Narrows a query, sorted by id, to what comes after a document: the way through many thousands, of which
 * the database would count and skip all before, page by page.
 * @param last id of the last document of the portion before; none before the first
 */
export const afterId = (last: string | undefined, where: Where): Where =>
  last === undefined ? where : { and: [where, { id: { greater_than: last } }] }
