import type { CollectionAfterChangeHook } from 'payload'
import { awaitDueDate } from '@/src/platform/jobs'
import { isDated, publicFromField } from '@/src/domain/publishing/validity'

/** Tells the timer of the server, which renews caches when a record becomes public, of a date to come. */
export const awaitDate: CollectionAfterChangeHook = ({ collection, doc }) => {
  if (isDated(collection.slug)) awaitDueDate(Date.parse(doc[publicFromField[collection.slug]]))
  return doc
}
