import { unsavedPrefixes } from '@/src/platform/browser/unsaved'

/** Prefix of unsaved form values in this browser: a crash loses nothing. */
const prefix = unsavedPrefixes.form

export interface Draft<V> {
  values: V
  at: Date
}

export function keepDraft(key: string | null, values: object): void {
  if (key === null) return
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ values, at: Date.now() }))
  } catch {
    // The storage is full or closed: the form works without.
  }
}

export function readDraft<V>(key: string | null): Draft<V> | null {
  if (key === null) return null
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as {
      values: V
      at: number
    } | null
    return kept && { values: kept.values, at: new Date(kept.at) }
  } catch {
    return null
  }
}

export const dropDraft = (key: string | null): void => localStorage.removeItem(prefix + (key ?? ''))

/** Nothing of one person's work is left for the next at the same computer. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (Object.values(unsavedPrefixes).some((prefix) => key.startsWith(prefix)))
      localStorage.removeItem(key)
  }
}
