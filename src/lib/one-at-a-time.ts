import { processWide } from './process-wide'

const queues = processWide('queues', () => new Map<string, Promise<unknown>>())

/**
 * Runs calls of the same key one after the other, in this process. For what is read, changed and
 * written back without a transaction, such as the list of a user's sessions.
 */
export async function oneAtATime<T>(key: string, call: () => Promise<T>): Promise<T> {
  const turn = (queues.get(key) ?? Promise.resolve()).then(call, call)
  const settled = turn.catch(() => undefined)
  queues.set(key, settled)
  try {
    return await turn
  } finally {
    if (queues.get(key) === settled) queues.delete(key)
  }
}
