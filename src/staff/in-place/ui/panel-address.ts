import { isOfSettings, type Place } from '@/src/staff/in-place/model/calls'

/** Returns the address at which the panel edits a document, in the same language. */
export const panelAddress = (place: Place, view = ''): string =>
  `/admin/${isOfSettings(place) ? 'globals' : `collections/${place.collection}`}/${place.id}${view}?locale=${place.lng}`

/** Address at which the entries of the menus are added, moved and removed. */
export const menuTreeAddress = '/admin/collections/navigation-items'
