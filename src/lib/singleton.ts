/**
 * One instance for the whole process. The server's bundle holds some modules more than once, so that a
 * plain module constant would exist once for the panel and once for the API.
 */
export function singleton<T>(name: string, make: () => T): T {
  const store = globalThis as unknown as Record<symbol, T | undefined>
  return (store[Symbol.for(`terminalia.${name}`)] ??= make())
}
