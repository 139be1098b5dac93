import { useCallback, useSyncExternalStore } from 'react'
import type { ErrorCode } from '@/src/platform/errors/error-codes'
import type { Read, Write } from './host'

/** Writes by the cookie of the session, which panel and pages have; what is shown is read again. */
export const writeByCookie: Write = async (method, path, body, headers) => {
  try {
    return await call(method, path, body, headers)
  } finally {
    for (const [read, entry] of entries) load(read, entry)
  }
}

/**
 * Reads a path by that cookie. One call serves all components that read the same.
 * @param version changes with each save of the record: another one reads anew
 */
export function useCookieRead<T>(path: string | null, version = ''): Read<T> {
  const subscribe = useCallback(
    (redraw: () => void) => {
      if (path === null) return () => undefined
      const stored = entries.get(path)
      const entry = stored ?? { version, state: pending, readers: new Set() }
      entry.readers.add(redraw)
      if (!stored || stored.version !== version) {
        entries.set(path, entry)
        entry.version = version
        load(path, entry)
      }
      return () => {
        entry.readers.delete(redraw)
        // Readers of another version come at once, and show the old answer until theirs is there.
        queueMicrotask(() => {
          if (entry.readers.size === 0) entries.delete(path)
        })
      }
    },
    [path, version],
  )
  const getState = () => entries.get(path ?? '')?.state ?? pending
  const { data, error } = useSyncExternalStore(subscribe, getState, () => pending)
  const retry = () => {
    const entry = entries.get(path ?? '')
    if (path !== null && entry) load(path, entry)
  }
  return { data: data as T | undefined, error, retry }
}

interface Entry {
  version: string
  state: { data: unknown; error: unknown }
  readers: Set<() => void>
  /** The call whose answer counts. */
  latest?: Promise<unknown>
}

const entries = new Map<string, Entry>()

const pending: Entry['state'] = { data: undefined, error: null }

function load(path: string, entry: Entry): void {
  const answer = call('GET', path)
  entry.latest = answer
  const settle = (state: Entry['state']) => {
    if (entry.latest !== answer) return
    entry.state = state
    for (const redraw of entry.readers) redraw()
  }
  answer.then(
    (data) => settle({ data, error: null }),
    (error: unknown) => settle({ ...entry.state, error }),
  )
}

/** @throws Refused */
async function call<T>(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body && {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const content: unknown = await answer.json().catch(() => ({}))
  if (answer.ok) return content as T
  throw refusedBy(answer.status, content)
}

/** A problem with one field of a document. */
export interface RefusedField {
  path: string
  message: string
}

/** An answer of the server that is no success, with its own words, which are English. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: RefusedField[] = [],
    readonly code?: ErrorCode,
  ) {
    super(message)
  }
}

/** The refusal that an answer stands for. */
export function refusedBy(status: number, body: unknown): Refused {
  const {
    message,
    code,
    errors = [],
  } = (body ?? {}) as {
    message?: string
    code?: ErrorCode
    errors?: { data?: { errors?: Partial<RefusedField>[] } }[]
  }
  const fields = errors
    .flatMap(({ data }) => data?.errors ?? [])
    .filter((field): field is RefusedField => [field.path, field.message].every(isText))
  return new Refused(status, message ?? '', fields, code)
}

const isText = (value: unknown): value is string => typeof value === 'string'
