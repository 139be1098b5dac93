import { getHeapStatistics } from 'node:v8'

interface Things {
  /** The part of the memory that they may take, of 1. */
  share: number
  /** How large one is, bytes. */
  size: number
  /** Kept however little memory there is. */
  least: number
}

/**
 * How many things may be kept in memory, by what Node allows itself: a part of the machine's or the container's,
 * up to 4 GiB, or what `--max-old-space-size` says.
 * @param heap bytes
 */
export const maxEntriesForHeap = (
  { share, size, least }: Things,
  heap = getHeapStatistics().heap_size_limit,
): number => Math.max(least, Math.floor((heap * share) / size))
