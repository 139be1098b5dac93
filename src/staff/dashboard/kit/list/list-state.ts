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
 */
export function useListState(defaultSort: string, filters: readonly string[]): ListState {
  const { get, set } = useAddress()
  const page = Number(get('page'))
  return {
    search: get('q'),
    sort: get('sort') || defaultSort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filter: get,
    isNarrowed: ['q', ...filters].some((name) => get(name) !== ''),
    setSearch: (q) => set({ q, page: '' }),
    setSort: (sort) => set({ sort: sort === defaultSort ? '' : sort, page: '' }),
    setPage: (next) => set({ page: next === 1 ? '' : String(next) }, 'push'),
    setFilter: (name, value) => set({ [name]: value, page: '' }),
    reset: () => set(Object.fromEntries(['q', 'page', ...filters].map((name) => [name, '']))),
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
