import { type SessionUser } from '@/src/contract/user'
import { forgetSession, markSigningOut, sessionKeys } from '@/src/platform/browser/staff-storage'

const { token: tokenKey, user: userKey } = sessionKeys

export type SessionEnd = 'signed-out' | 'expired'

const listeners = new Set<(end: SessionEnd) => void>()

export const storedToken = (): string | null => read(tokenKey)

export function keepSession(token: string, user: SessionUser): void {
  localStorage.setItem(tokenKey, token)
  markSigningOut(false)
  keepUser(user)
}

export const keepUser = (user: SessionUser): void =>
  localStorage.setItem(userKey, JSON.stringify(user))

/** Forgets who is signed in, and tells the listeners. */
export function endSession(end: SessionEnd): void {
  const wasSignedIn = storedToken() !== null
  forgetSession()
  if (wasSignedIn) for (const listener of listeners) listener(end)
}

/** Calls back when the session ends, in this tab or in another. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === tokenKey && newValue === null) listener('signed-out')
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is closed to the site: nobody can be signed in.
    return null
  }
}
