import { recordAddress } from '@/src/domain/links/addresses'
import { isOfSettings, type Place } from '@/src/staff/in-place/model/calls'

/** Returns the address of the form of a document, in the same language. */
export const formAddress = ({ collection, id, lng }: Place): string =>
  recordAddress(collection, id, { lng })

/** Returns the address of a document's history in the panel. */
export const historyAddress = (place: Place): string =>
  `/admin/${isOfSettings(place) ? 'globals' : `collections/${place.collection}`}/${place.id}/history?locale=${place.lng}`

/** Address at which the entries of the menus are added, moved and removed. */
export const menuTreeAddress = '/admin/collections/navigation-items'
