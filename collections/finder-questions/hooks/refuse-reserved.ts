import type { CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '@/src/payload/errors'
import { reservedKeys } from '@/src/domain/finder/finder-query'

/** Questions are parameters of an address, beside some that mean something else there. */
export const refuseReserved: CollectionBeforeValidateHook = ({ data }) => {
  if (reservedKeys.includes(String(data?.slug)))
    throw fieldRefusal('slug', `slug must not be ${data?.slug}`, 'finder-questions')
  return data
}
