/** Where staff edit a record: in the dashboard, or in the panel where that has no form for it. */
export const recordAddress = (collection: string, id: string): string =>
  ['products', 'news', 'jobs', 'users'].includes(collection)
    ? `/admin-dashboard?tab=${collection}&open=${id}`
    : `/admin/collections/${collection}/${id}`
