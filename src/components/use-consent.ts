'use client'

import { useSyncExternalStore } from 'react'

const key = 'consent'

const listeners = new Set<() => void>()

/**
 * Returns true where the visitor has allowed a host to be contacted, for this visit and in this tab, with a function
 * that records it. Until the page has started nothing is allowed.
 */
export function useConsent(host: string): [boolean, () => void] {
  const isAllowed = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => allowedHosts().includes(host),
    () => false,
  )
  return [isAllowed, () => allow(host)]
}

/** Kept here too, for browsers whose storage is closed to the site. */
let allowed: string[] = []

function allowedHosts(): string[] {
  try {
    return [...allowed, ...(sessionStorage.getItem(key)?.split(' ') ?? [])]
  } catch {
    return allowed
  }
}

function allow(host: string): void {
  allowed = [...allowed, host]
  try {
    sessionStorage.setItem(key, [...new Set(allowedHosts())].join(' '))
  } catch {
    // Then it is remembered until the page is left.
  }
  for (const listener of listeners) listener()
}
