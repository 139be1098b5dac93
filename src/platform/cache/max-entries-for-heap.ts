import { getHeapStatistics } from 'node:v8'

interface Things {
  /** The part of the memory that they may take, of 1. */
  share: number
  /** Size of one entry, bytes. */
  size: number
  /** Kept however little memory there is. */
  least: number
}

/**
 * Returns the number of entries that may be kept in memory, from the heap that Node allows itself: a part of the
 * machine's or the container's memory, up to 4 GiB, or the value of `--max-old-space-size`.
 * @param heap bytes
 */
export const maxEntriesForHeap = (
  { share, size, least }: Things,
  heap = getHeapStatistics().heap_size_limit,
): number => Math.max(least, Math.floor((heap * share) / size))
