import type { Language } from '@/src/i18n/languages'
import type { ListState } from './list-state'
import { listPath, selecting, whereAll } from './records'
import { statusCondition } from './status-filter'
import { rowsPerPage } from './table-pages'
import { inTrash, type Trashable } from './trash'

/** Path of the page of entries that a list shows; of those in the trash, where it shows that. */
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
    ...whereAll([...conditions, ...statusCondition(state, collection)]),
    ...selecting(...fields),
  })
