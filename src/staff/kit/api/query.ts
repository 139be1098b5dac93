import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from './call'

/** Answers are fresh for 30 s, a failed read is tried once more (specification, section 9). */
const freshFor = 30_000
const retryAfter = 1000

interface Entry {
  data?: unknown
  error?: unknown
  isFetching: boolean
  /** When the answer came, ms. */
  at: number
}

export interface Query<T> {
  data: T | undefined
  error: unknown
  /** No answer yet, and none of an earlier question either. */
  isLoading: boolean
  isFetching: boolean
  refetch: () => void
}

const blank: Entry = { isFetching: false, at: 0 }
const entries = new Map<string, Entry>()
const watched = new Map<string, number>()
const listeners = new Set<() => void>()

/**
 * Reads a path of the API and keeps the answer for all who ask. While another page of a list is read, the
 * one before it stays. Nothing is read again because a window comes to the front.
 * @param path null reads nothing
 */
export function useApi<T>(path: string | null): Query<T> {
  const entry = useSyncExternalStore(
    subscribe,
    () => (path === null ? blank : (entries.get(path) ?? blank)),
    () => blank,
  )
  const [kept, setKept] = useState<unknown>(undefined)
  if (entry.data !== undefined && entry.data !== kept) setKept(entry.data)

  useEffect(() => {
    if (path === null) return
    watched.set(path, (watched.get(path) ?? 0) + 1)
    if (!isFresh(path)) void load(path)
    return () => {
      watched.set(path, (watched.get(path) ?? 1) - 1)
    }
  }, [path])

  const data = (entry.data ?? (path === null ? undefined : kept)) as T | undefined
  return {
    data,
    error: entry.error,
    isLoading: data === undefined && entry.error === undefined,
    isFetching: entry.isFetching,
    refetch: () => {
      if (path !== null) void load(path)
    },
  }
}

/** What begins so is out of date: what is on the screen is read again at once. */
export function invalidate(...beginnings: string[]): void {
  for (const path of entries.keys()) {
    if (!beginnings.some((beginning) => path.startsWith(beginning))) continue
    if ((watched.get(path) ?? 0) > 0) void load(path)
    else entries.delete(path)
  }
}

/** What one person has read is not for the next. */
export function forgetQueries(): void {
  entries.clear()
  change()
}

/** Reads once for whoever needs it now; an answer that is still fresh serves too. */
export async function readNow<T>(path: string): Promise<T> {
  const data = await api<T>(path)
  set(path, { data, isFetching: false, at: Date.now() })
  return data
}

const latest = new Map<string, number>()

async function load(path: string): Promise<void> {
  const turn = (latest.get(path) ?? 0) + 1
  latest.set(path, turn)
  set(path, { ...(entries.get(path) ?? blank), isFetching: true })
  const outcome = await attempt(path)
  if (latest.get(path) !== turn) return
  const before = entries.get(path)
  if (!before) return
  set(path, {
    ...('data' in outcome ? {} : { data: before.data }),
    ...outcome,
    isFetching: false,
    at: Date.now(),
  })
}

async function attempt(path: string): Promise<{ data: unknown } | { error: unknown }> {
  try {
    return { data: await api(path) }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
  }
  try {
    return { data: await api(path) }
  } catch (error) {
    return { error }
  }
}

const isFresh = (path: string): boolean => {
  const entry = entries.get(path)
  if (!entry) return false
  return entry.isFetching || (entry.error === undefined && Date.now() - entry.at < freshFor)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(path: string, entry: Entry): void {
  entries.set(path, entry)
  change()
}

function change(): void {
  for (const listener of listeners) listener()
}
