'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { maxCompared } from '../domain/catalogue/max-compared'

const storageKey = 'compare'

interface Comparison {
  slugs: string[]
  /** True where something on the page shows the choice, and links on with it. */
  isCollecting: boolean
}

const none: Comparison = { slugs: [], isCollecting: false }

let current: Comparison | undefined

let trays = 0

const listeners = new Set<() => void>()

/** Returns the products that visitors mark for comparison, until they follow the link to it; kept in the browser. */
export const useComparison = (): Comparison =>
  useSyncExternalStore(
    subscribe,
    () => (current ??= { slugs: read(), isCollecting: trays > 0 }),
    () => none,
  )

/** Counts the marked products. */
export const comparedCount = (): number => read().length

/** Says that the component collects what is marked on the page. */
export function useCollecting(): void {
  useEffect(() => {
    trays += 1
    changed({})
    return () => {
      trays -= 1
      changed({})
    }
  }, [])
}

/** Takes a product in, or out where it is in already. */
export function toggleCompared(slug: string): void {
  const before = read()
  if (before.includes(slug)) write(before.filter((each) => each !== slug))
  else addCompared([slug])
}

/**
 * Takes products in; the first that were taken in give way to those too many.
 * @returns all that are marked now
 */
export function addCompared(slugs: string[]): string[] {
  const all = [...new Set([...read(), ...slugs])].slice(-maxCompared)
  write(all)
  return all
}

export const clearComparison = (): void => write([])

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** Another tab of the site has changed it. */
const onStorage = () => changed({ slugs: read() })

function changed(change: Partial<Comparison>): void {
  current = { slugs: current?.slugs ?? read(), ...change, isCollecting: trays > 0 }
  for (const listener of listeners) listener()
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((slug) => typeof slug === 'string').slice(0, maxCompared)
      : []
  } catch {
    // Storage is closed to the site, or holds something else: nothing is marked.
    return current?.slugs ?? []
  }
}

function write(slugs: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(slugs))
  } catch {
    // Then the choice lives as long as the page.
  }
  changed({ slugs })
}
