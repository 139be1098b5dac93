import type { TranslationFields } from '@/src/contract/staff/translations'

export type FieldState = TranslationFields['fields'][number]

/** Place of a document, in one language. */
export interface Place {
  collection: string
  id: string
  locale: string
}

/** One read serves all fields of a form; a save or a confirmation asks for another. */
let latest: { key: string; answer: Promise<FieldState[]> } | undefined

/**
 * Reads the states of the texts of a document.
 * @param savedAt when it was saved last: another time reads anew
 */
export function readStates(place: Place, savedAt: string): Promise<FieldState[]> {
  const key = JSON.stringify([place, savedAt])
  if (latest?.key !== key) latest = { key, answer: read(place) }
  return latest.answer
}

/** @throws Error with the server's message */
export async function confirmTranslation(place: Place, key: string): Promise<void> {
  const answer = await fetch('/api/admin/translations/confirm', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...place, keys: [key] }),
  })
  latest = undefined
  if (answer.ok) return
  const { message } = (await answer.json()) as { message?: string }
  throw new Error(message ?? `HTTP ${answer.status}`)
}

/** Without an answer there are no badges: the form works all the same. */
async function read(place: Place): Promise<FieldState[]> {
  const query = new URLSearchParams({ ...place }).toString()
  const answer = await fetch(`/api/admin/translations/fields?${query}`, { credentials: 'include' })
  return answer.ok ? ((await answer.json()) as TranslationFields).fields : []
}
