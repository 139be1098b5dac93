import { useState } from 'react'

/**
 * Rows that are ticked.
 * @param place in another one, the trash for example, nothing of this one stays ticked
 */
export function useSelection(place: string): [string[], (ids: string[]) => void] {
  const [kept, setKept] = useState({ place, ids: none })
  return [kept.place === place ? kept.ids : none, (ids) => setKept({ place, ids })]
}

const none: string[] = []
