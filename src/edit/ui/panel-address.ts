import type { Place } from '@/src/edit/model/calls'

/** Where the panel edits a document, in the same language. */
export const panelAddress = ({ collection, id, lng }: Place, view = ''): string =>
  `/admin/collections/${collection}/${id}${view}?locale=${lng}`
