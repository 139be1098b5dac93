import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from './singleton'

/** A value that holds inside of a call, and in all that the call starts. */
export interface Scope<T> {
  run: <R>(value: T, call: () => R) => R
  /** The value of the innermost call that is under way, if there is one. */
  getStore: () => T | undefined
}

/**
 * Makes a scope. All of them share one storage: Node copies what each storage holds to each promise, so that ten storages
 * would make each request slower by a tenth, and its garbage twice as much.
 * @param name of the process: whoever makes a scope of the same name has the same one
 */
export const createScope = <T>(name: string): Scope<T> => ({
  run: (value, call) => storage.run({ ...storage.getStore(), [name]: value }, call),
  getStore: () => storage.getStore()?.[name] as T | undefined,
})

const storage = singleton('scopes', () => new AsyncLocalStorage<Record<string, unknown>>())
