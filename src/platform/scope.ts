import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from './singleton'

/** A value that holds inside of a call, and in all that the call starts. */
export interface Scope<T> {
  run: <R>(value: T, call: () => R) => R
  /** Sets the value for what is still to come of the call that is under way, where there is none to put it around. */
  enter: (value: T) => void
  /** The value of the innermost call that is under way, if there is one. */
  getStore: () => T | undefined
}

/**
 * Makes a scope. All scopes share one AsyncLocalStorage, because Node copies the value of each storage to every promise:
 * ten of them made each cached page slower, and its garbage larger.
 * @param name unique in this process; two scopes with the same name share their value, also from different bundles
 */
export const createScope = <T>(name: string): Scope<T> => ({
  run: (value, call) => storage.run({ ...storage.getStore(), [name]: value }, call),
  enter: (value) => storage.enterWith({ ...storage.getStore(), [name]: value }),
  getStore: () => storage.getStore()?.[name] as T | undefined,
})

/**
 * Returns a function that runs calls outside of what has begun since, for all that others keep of a call, such as Next.
 * Our own scopes stay those of the caller.
 */
export function contextHere(): <R>(call: () => R) => R {
  const here = AsyncLocalStorage.snapshot()
  return (call) => {
    const scopes = storage.getStore()
    return here(() => storage.run({ ...scopes }, call))
  }
}

const storage = singleton('scopes', () => new AsyncLocalStorage<Record<string, unknown>>())
