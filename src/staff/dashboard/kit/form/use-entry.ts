import { api } from '../api/call'
import type { Collection } from '../api/records'
import { readWaitingDraft } from '../api/waiting-drafts'
import { useOpened } from '../list/use-opened'

/** Which entry is open in a dialog: a new one, or the latest version of one, read just now in all languages. */
export function useEntry<T>(collection: Collection) {
  const { opened, open, close, reopen } = useOpened(async (id) => {
    const [latest, waiting] = await Promise.all([
      api<T>(`/admin/${collection}/${id}?locale=all&depth=0&draft=true`),
      readWaitingDraft(collection, id),
    ])
    return { ...latest, waiting }
  })
  return { entry: opened, edit: open, create: () => open('new'), close, reopen }
}
