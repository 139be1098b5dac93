import type { ApprovedCollection } from '@/src/contract/staff/approved-collections'

/** Where staff edit a document: in the dashboard, or in the panel where that has no form for it. */
export const documentPath = (collection: ApprovedCollection, id: string): string =>
  collection === 'products' || collection === 'news' || collection === 'jobs'
    ? `/admin-dashboard?tab=${collection}&open=${id}`
    : `/admin/collections/${collection}/${id}`
