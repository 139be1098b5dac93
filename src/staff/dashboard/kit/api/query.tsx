'use client'

import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  type QueryFilters,
  type UseQueryResult,
} from '@tanstack/react-query'
import { api } from './call'
import type { ReactNode } from 'react'

/**
 * The data cache of the pages for staff, with the rules of the specification, section 9. There is one for the
 * page, since writes invalidate it outside of components too; on the server nothing is read into it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: 1,
      retryDelay: 1000,
      refetchOnWindowFocus: false,
      // A call without a network fails with a message; by default it would wait for one, showing nothing.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Time until an answer that is not whole yet is asked for again, ms. */
const goOnAfterMs = 500

/**
 * Reads a path of the API. While another page of a list is read, the one before it stays.
 * @param path null reads nothing
 * @param isPending returns true for an answer at whose rest the server is still at work: it is asked for again, also where
 * the next one is the same
 */
export function useApi<T>(
  path: string | null,
  isPending: (answer: T) => boolean = () => false,
): UseQueryResult<T> {
  return useQuery({
    ...makeReadQuery<T>(path ?? ''),
    enabled: path !== null,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'success' && data !== undefined && isPending(data) && goOnAfterMs,
    placeholderData: path === null ? undefined : keepPreviousData,
  })
}

/** A read of a path of the API, for the hooks and observers of TanStack Query. */
export const makeReadQuery = <T,>(path: string) =>
  queryOptions({
    queryKey: queryKeyOf(path),
    queryFn: ({ signal }) => api<T>(path, { signal }),
  })

/**
 * Invalidates what was read from paths and from below them. What is on the screen is read again at once; the
 * rest is removed, so that a list which is opened later does not show its old rows first.
 */
export function invalidate(...paths: string[]): void {
  void readAgain(...paths)
}

/** Invalidates like `invalidate`, and ends when what is on the screen was read, or could not be. */
export async function readAgain(...paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => expire({ queryKey: queryKeyOf(path) })))
}

/** Clears the cache when a session ends: the next user must not see what the last one read. */
export const forgetQueries = (): void => queryClient.clear()

/** The parts of a path: `/admin/news?limit=25` is below `/admin/news`, and that below `/admin`. */
const queryKeyOf = (path: string): string[] => path.split(/[/?]/).filter(Boolean)

async function expire(filters: QueryFilters): Promise<void> {
  queryClient.removeQueries({ ...filters, type: 'inactive' })
  // `invalidateQueries` does not restart a first read, and its answer may be from before the write.
  await queryClient.cancelQueries(filters)
  await queryClient.invalidateQueries(filters)
}

/** Gives the pages for staff their cache. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
