import { setTimeout as sleep } from 'node:timers/promises'
import { deepCopyObject, killTransaction, type Payload, type PayloadRequest } from 'payload'
import { databaseKind, isServer } from '@/src/platform/env'
import { withLocalLock } from '@/src/platform/redis/shared-lock'
import { createScope } from '@/src/platform/scope'
import { singleton } from '@/src/platform/singleton'
import { isConflict } from '@/src/platform/errors/conflict'
import { monotonicNow } from '@/src/platform/time/clock'

/**
 * Longest time for which an operation is repeated after conflicts, ms; its caller waits meanwhile. A program has no
 * caller, and may meet the transaction of a killed one, which the server ends after a minute.
 * @see https://www.mongodb.com/docs/manual/reference/parameters/ transactionLifetimeLimitSeconds
 */
const limitMs = isServer ? 8000 : 90_000

/** The wait before the second try, ms. It doubles with each one, up to the longest. */
const firstWaitMs = 15
const maxWaitMs = 400

/**
 * Makes the writes of Payload's Local API try again what met another write, as MongoDB's manual asks of
 * every program that uses transactions; Payload itself gives up at once. Inside a transaction that a caller
 * began only the caller can try again.
 */
export function repeatConflicts(payload: Payload): void {
  if (databaseKind === 'sqlite') return
  const methods = payload as unknown as Record<string, (options: Options) => Promise<unknown>>
  for (const name of writes) {
    const once = methods[name]?.bind(payload)
    if (once) methods[name] = (options) => repeated(once, options)
  }
}

/**
 * Runs a request to Payload's REST API, and again while it fails by a conflict that nothing below it has
 * tried again.
 * @param target what it is about, such as the path of a record
 * @param call makes a new request each time
 */
export async function repeatRequest<T>(target: string, call: () => Promise<T>): Promise<T> {
  for (let attempt = 0, start = monotonicNow(); ; attempt += 1) {
    const state = { hasConflict: false }
    const answer = await inTurn(`request ${target}`, attempt, () => requests.run(state, call))
    if (!state.hasConflict || isOver(attempt, start)) return answer
    await pause(attempt)
  }
}

/** Tells `repeatRequest` why a request failed; Payload makes an answer of every error. */
export function recordFailure(error: unknown): void {
  const state = requests.getStore()
  if (state && isConflict(error) && !error.isFinal) state.hasConflict = true
}

const requests = createScope<RequestState>('repeated-requests')

interface RequestState {
  hasConflict: boolean
}

interface Options {
  collection?: string
  id?: number | string
  data?: object
  req?: Partial<PayloadRequest>
}

const writes = [
  'create',
  'delete',
  'duplicate',
  'login',
  'restoreGlobalVersion',
  'restoreVersion',
  'update',
  'updateGlobal',
]

async function repeated(
  once: (options: Options) => Promise<unknown>,
  options: Options,
): Promise<unknown> {
  if (options.req?.transactionID) return once(options)
  const { collection = '', id = '' } = options
  for (let attempt = 0, start = monotonicNow(); ; attempt += 1) {
    const req = options.req ?? {}
    // Payload changes the data that it is given.
    const data = options.data ? { data: deepCopyObject(options.data) } : {}
    try {
      return await inTurn(`${collection} ${id}`, attempt, () => once({ ...options, ...data, req }))
    } catch (error) {
      if (!isConflict(error)) throw error
      await forgetTransaction(req)
      error.isFinal = isOver(attempt, start)
      if (error.isFinal) throw error
      await pause(attempt)
    }
  }
}

/** Number of waiting operations for each record that had conflicts. */
const contended = singleton('contended-writes', () => new Map<string, number>())

/**
 * Runs what met a conflict one after the other in this process, and what comes meanwhile as well: many who
 * write the same record would otherwise go on rolling each other back.
 */
async function inTurn<T>(target: string, attempt: number, call: () => Promise<T>): Promise<T> {
  const waiting = contended.get(target) ?? 0
  if (attempt === 0 && waiting === 0) return call()
  contended.set(target, waiting + 1)
  try {
    return await withLocalLock(`conflict ${target}`, call)
  } finally {
    const left = (contended.get(target) ?? 1) - 1
    if (left > 0) contended.set(target, left)
    else contended.delete(target)
  }
}

/** Payload leaves its transaction at the request where ending it, or a hook that cleans up, fails as well. */
async function forgetTransaction(req: Partial<PayloadRequest>): Promise<void> {
  if (req.payload) await killTransaction(req as PayloadRequest)
  delete req.transactionID
}

/** However slow the machine is, an operation is done again twice: then it need not meet those that came with it. */
const isOver = (attempt: number, start: number): boolean =>
  attempt >= 2 && monotonicNow() - start > limitMs

/** Between half and the whole of the wait, so that those who met do not meet again. */
const pause = (attempt: number): Promise<void> =>
  sleep(Math.min(firstWaitMs * 2 ** attempt, maxWaitMs) * (0.5 + Math.random() / 2))
