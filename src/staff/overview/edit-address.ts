import type { OverviewCollection } from '@/src/contract/staff/overview'

/** Where a record is edited: pages are made of blocks and edited in the panel, everything else here. */
export const editAddress = (collection: OverviewCollection, id: string): string =>
  collection === 'pages'
    ? `/admin/collections/pages/${id}`
    : `/admin-dashboard?tab=${collection}&open=${id}`
