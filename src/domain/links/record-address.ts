import { isReleasedGlobal } from '@/src/contract/staff/released-collections'
import { defaultLanguage } from '@/src/i18n/languages'

interface Place {
  /** Language in which the form opens. */
  lng?: string
  /** Field that is brought into view, by its path in the record. */
  field?: string
  /** Place at the field in the panel: the field itself, or the badge of its translation. */
  anchor?: 'field' | 'translation'
}

/** Collections whose records are edited in the dashboard and on the page, and have no form in the panel. */
const inDashboard = ['products', 'news', 'jobs', 'users']

/** Returns the address where staff edit a record: in the dashboard, or in the panel without a form there. */
export function recordAddress(collection: string, id: string, place: Place = {}): string {
  const { lng, field, anchor = 'field' } = place
  if (inDashboard.includes(collection)) {
    const query = {
      tab: collection,
      open: id,
      ...(lng && lng !== defaultLanguage && { lng }),
      ...(field && { field }),
    }
    return `/admin-dashboard?${new URLSearchParams(query)}`
  }
  if (collection === 'releases') return '/admin-dashboard/releases'
  // A global is one record, whose id is its name.
  const path =
    collection === id || isReleasedGlobal(collection)
      ? `globals/${collection}`
      : `collections/${collection}/${id}`
  // The panel names fields with two underscores, badges with dots.
  const hash = field && `#${anchor}-${anchor === 'field' ? field.replaceAll('.', '__') : field}`
  return `/admin/${path}${lng ? `?locale=${lng}` : ''}${hash ?? ''}`
}
