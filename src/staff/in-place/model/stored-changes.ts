import type { Data } from '@/src/domain/merge'
import { unsavedPrefixes } from '@/src/platform/browser/staff-storage'

/** Unsent changes, as the browser stores them. */
export interface Kept {
  saved: Data
  working: Data
}

/** Store of unsent changes: the browser's storage, or nothing where that is closed. */
export const storedChanges = {
  read(name: string): Kept | null {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
      return isKept(kept) ? kept : null
    } catch {
      return null
    }
  },
  write(name: string, kept: Kept): void {
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(kept))
    } catch {
      // Full, or closed to the site: the page itself still holds it.
    }
  },
  drop(name: string): void {
    try {
      localStorage.removeItem(keyOf(name))
    } catch {
      // There is nothing to drop.
    }
  },
}

const keyOf = (name: string) => unsavedPrefixes.page + name

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['saved', 'working'].every((part) => typeof (value as Data)[part] === 'object')
