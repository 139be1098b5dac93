import { isReleasedGlobal } from '@/src/contract/staff/released-collections'

/** Returns the address where staff edit a record: in the dashboard, or in the panel without a form there. */
export function recordAddress(collection: string, id: string): string {
  if (['products', 'news', 'jobs', 'users'].includes(collection))
    return `/admin-dashboard?tab=${collection}&open=${id}`
  if (collection === 'releases') return '/admin-dashboard/releases'
  if (isReleasedGlobal(collection)) return `/admin/globals/${collection}`
  return `/admin/collections/${collection}/${id}`
}
