import type { CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '@/collections/errors'
import { placesIn } from '../places'

/** How many places a refusal names. */
const maxNamed = 3

/** A page is not published while places of its starter text are still to be filled in. */
export const refusePlaces: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const doc = { ...originalDoc, ...data }
  if (doc._status !== 'published') return data
  const places = placesIn(doc)
  if (places.length === 0) return data
  const named = places.slice(0, maxNamed).map((place) => `[[${place}]]`)
  const more = places.length > maxNamed ? ` and ${places.length - maxNamed} more` : ''
  throw fieldRefusal('layout', `Still to be filled in: ${named.join(', ')}${more}`, 'pages')
}
