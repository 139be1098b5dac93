import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback } from 'react'

export interface Address {
  get: (name: string) => string
  /** Changes parts of the query; an empty one is left out. */
  set: (changes: Record<string, string>, how?: 'push' | 'replace') => void
  /** The address that `set` would lead to. */
  hrefWith: (changes: Record<string, string>) => string
}

/** Returns the state of the view from the address of the page: it can be bookmarked, sent and gone back to. */
export function useAddress(): Address {
  const path = usePathname()
  const params = useSearchParams()
  const get = useCallback((name: string) => params.get(name) ?? '', [params])
  const set = useCallback<Address['set']>(
    (changes, how = 'replace') => {
      // Not from the hook: several changes in one turn must not undo each other.
      const url = addressOf(path, location.search, changes)
      if (how === 'push') history.pushState(null, '', url)
      else history.replaceState(null, '', url)
    },
    [path],
  )
  const hrefWith = (changes: Record<string, string>) => addressOf(path, params.toString(), changes)
  return { get, set, hrefWith }
}

/** Returns true where another address does not show the record that is open at the first. */
export function leavesRecord(from: string, to: string): boolean {
  const [left, reached] = [new URL(from), new URL(to)]
  return (
    left.pathname !== reached.pathname ||
    ['tab', 'open', 'record', 'to'].some(
      (name) => left.searchParams.get(name) !== reached.searchParams.get(name),
    )
  )
}

function addressOf(path: string, search: string, changes: Record<string, string>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  const query = next.toString()
  return query ? `${path}?${query}` : path
}
