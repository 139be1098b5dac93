'use client'

import { useEffect, useSyncExternalStore } from 'react'
import {
  formatPositions,
  isSamePosition,
  maxPositions,
  parsePositions,
  type QuotePosition,
} from '@/src/domain/quotes/positions'

const storageKey = 'quote'

const none: QuotePosition[] = []

let current: QuotePosition[] | undefined

const listeners = new Set<() => void>()

/** The machines that a visitor collects for a quote, until they are sent; kept in the browser. */
export const useQuoteList = (): QuotePosition[] =>
  useSyncExternalStore(
    subscribe,
    () => (current ??= read()),
    () => none,
  )

/** Takes positions that were sent off the list, where it still holds just those. */
export function ForgetSent({ items }: { items: string }) {
  const kept = formatPositions(useQuoteList())
  useEffect(() => {
    if (kept === items) keepQuoteList([])
  }, [kept, items])
  return null
}

/** Counts the machines on the list. */
export const quoteListLength = (): number => read().length

/** Takes machines in; those that are in already stay as they are. @returns the list with them */
export function addToQuoteList(positions: QuotePosition[]): QuotePosition[] {
  const list = read()
  const added = positions.filter((one) => !list.some((each) => isSamePosition(each, one)))
  const next = [...list, ...added].slice(0, maxPositions)
  if (next.length > list.length) keepQuoteList(next)
  return next
}

/** Keeps another list in place of the one that is kept. */
export function keepQuoteList(positions: QuotePosition[]): void {
  current = positions
  try {
    if (positions.length > 0) localStorage.setItem(storageKey, formatPositions(positions))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is closed to the site: then the list lives as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Applies a change of the shown list to the stored one where they are the same. */
export function changeShownList(shown: string, next: string): void {
  const kept = formatPositions(read())
  if (kept === shown || kept === '') keepQuoteList(parsePositions(next).positions)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** Another tab of the site has changed it. */
function onStorage(): void {
  current = read()
  for (const listener of listeners) listener()
}

function read(): QuotePosition[] {
  try {
    return parsePositions(localStorage.getItem(storageKey) ?? '').positions
  } catch {
    return current ?? none
  }
}
