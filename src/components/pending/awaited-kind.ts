/** Pages that show what they wait for. */
export type AwaitedKind = 'category' | 'product' | 'news' | 'jobs'

const kinds: [pattern: RegExp, kind: AwaitedKind][] = [
  [/^\/products\/category\/[^/]+\/?$/, 'category'],
  [/^\/product\/[^/]+\/?$/, 'product'],
  [/^\/news\/?$/, 'news'],
  [/^\/careers\/?$/, 'jobs'],
]

/**
 * Returns the kind of page that a visitor waits for at a path without a language; undefined where nothing is shown
 * meanwhile.
 */
export const awaitedKind = (path: string): AwaitedKind | undefined =>
  kinds.find(([pattern]) => pattern.test(path))?.[1]
