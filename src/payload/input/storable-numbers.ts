import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload'
import { pathOfUnstorableNumber, storableNumber } from '@/src/platform/database/storable-numbers'
import { fieldRefusal } from '../errors'

/**
 * Refuses numbers that a database would not give back, whatever writes them: REST, CSV, panel, seed, the
 * restore of a version, a copy.
 */
export const storableNumbers: {
  collection: CollectionBeforeChangeHook
  global: GlobalBeforeChangeHook
} = {
  collection: ({ collection, data }) => checked(data, collection.slug),
  global: ({ data, global }) => checked(data, global.slug),
}

function checked<Data>(data: Data, owner: string): Data {
  const path = pathOfUnstorableNumber(data)
  if (path !== undefined) throw fieldRefusal(path, `${path} must be ${storableNumber}`, owner)
  return data
}
