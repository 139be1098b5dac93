import type { Language } from '@/src/i18n/languages'
import { listPath, selecting, whereAll } from '../api/records'
import { inTrash, type Trashable } from '../api/trash'
import type { ListState } from './list-state'
import { asksForPublished, statusCondition } from './status-filter'
import { rowsPerPage } from './table-pages'

/**
 * Path of the page of entries that a list shows, each in its latest version; of those in the trash, where it shows that.
 * Whether something is published is asked of what visitors see.
 */
export const entriesPath = (
  collection: Trashable,
  state: ListState,
  lng: Language,
  fields: string[],
  conditions: Record<string, string>[] = [],
): string =>
  listPath(collection, {
    depth: 0,
    limit: rowsPerPage,
    page: state.page,
    sort: state.sort,
    locale: lng,
    search: state.search,
    trash: inTrash(state) ? 'true' : undefined,
    draft: asksForPublished(state) ? undefined : 'true',
    ...whereAll([...conditions, ...statusCondition(state, collection)]),
    ...selecting(...fields),
  })
