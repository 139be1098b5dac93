import { useState } from 'react'
import { useAddress } from '../address'

export interface ListState {
  search: string
  /** As the API takes it: a field, with `-` before it for the other way round. */
  sort: string
  page: number
  filter: (name: string) => string
  isNarrowed: boolean
  setSearch: (search: string) => void
  setSort: (sort: string) => void
  setPage: (page: number) => void
  setFilter: (name: string, value: string) => void
  reset: () => void
}

/**
 * Search, order, filters and page of a list, kept in the address.
 * @param defaultSort is left out of the address
 * @param isPersonal of a list of visitors what is looked for is in no address, where a name would get into logs and the
 *   history of the browser; a saved view may bring it
 */
export function useListState(
  defaultSort: string,
  filters: readonly string[],
  isPersonal = false,
): ListState {
  const { get, set } = useAddress()
  const [typed, setTyped] = useState('')
  const page = Number(get('page'))
  const search = (isPersonal && typed) || get('q')
  const setSearch = (q: string) => {
    if (isPersonal) setTyped(q)
    set({ q: isPersonal ? '' : q, page: '' })
  }
  return {
    search,
    sort: get('sort') || defaultSort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filter: get,
    isNarrowed: search !== '' || filters.some((name) => get(name) !== ''),
    setSearch,
    setSort: (sort) => set({ sort: sort === defaultSort ? '' : sort, page: '' }),
    setPage: (next) => set({ page: next === 1 ? '' : String(next) }, 'push'),
    setFilter: (name, value) => set({ [name]: value, page: '' }),
    reset: () => {
      setTyped('')
      set(Object.fromEntries(['q', 'page', ...filters].map((name) => [name, ''])))
    },
  }
}

/**
 * Rows that are ticked.
 * @param place in another one, the trash for example, nothing of this one stays ticked
 */
export function useSelection(place: string): [string[], (ids: string[]) => void] {
  const [kept, setKept] = useState({ place, ids: none })
  return [kept.place === place ? kept.ids : none, (ids) => setKept({ place, ids })]
}

const none: string[] = []
