import type { OverviewCollection } from '@/src/contract/staff/overview'

/**
 * Returns the address where a record is edited: pages are made of blocks and edited in the panel, everything else here.
 */
export const editAddress = (collection: OverviewCollection, id: string): string =>
  collection === 'pages'
    ? `/admin/collections/pages/${id}`
    : `/admin-dashboard?tab=${collection}&open=${id}`
