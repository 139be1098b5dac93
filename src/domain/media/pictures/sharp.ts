import { createRequire } from 'node:module'
import path from 'node:path'
import type { default as Sharp, SharpInput, SharpOptions } from 'sharp'

interface BeginDrawing {
  (input?: SharpInput | SharpInput[], options?: SharpOptions): ReturnType<typeof Sharp>
  (options: SharpOptions): ReturnType<typeof Sharp>
}

/**
 * Begins to draw a picture, as `sharp()` does. The library is loaded with the first picture: 20 MB and a tenth of a second, for which
 * no start waits, and many servers draw none for days.
 */
export const lazySharp: BeginDrawing = (...args: unknown[]) =>
  load()(...(args as Parameters<typeof Sharp>))

let loaded: typeof Sharp | undefined

function load(): typeof Sharp {
  if (loaded) return loaded
  loaded = createRequire(path.resolve('package.json'))('sharp') as typeof Sharp
  // Pictures are never decoded twice, and one of them must not take all processors.
  loaded.cache(false)
  loaded.concurrency(1)
  return loaded
}
