import { singleton } from '../singleton'
import { withSharedLock } from './shared-lock'

const queues = singleton('queues', () => new Map<string, Promise<unknown>>())

/**
 * Runs calls of the same key one after the other, at all instances that share a Redis. For what is read,
 * changed and written back without a transaction, such as the list of a user's sessions.
 */
export const withLock = <T>(key: string, call: () => Promise<T>): Promise<T> =>
  withLocalLock(key, () => withSharedLock(key, call))

/** The same in this process alone, for what lies in its memory. */
export async function withLocalLock<T>(key: string, call: () => Promise<T>): Promise<T> {
  const turn = (queues.get(key) ?? Promise.resolve()).then(call, call)
  const settled = turn.catch(() => undefined)
  queues.set(key, settled)
  try {
    return await turn
  } finally {
    if (queues.get(key) === settled) queues.delete(key)
  }
}
