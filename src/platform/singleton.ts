/**
 * Returns the one instance of a value in the whole process. Next's pages, its route handlers and our server in front of
 * Next each have modules of their own: a plain constant of a module would exist once in each of the three. A module that
 * only one of them imports needs no singleton.
 */
export function singleton<T>(name: string, make: () => T): T {
  const store = globalThis as unknown as Record<symbol, T | undefined>
  return (store[Symbol.for(`terminalia.${name}`)] ??= make())
}
