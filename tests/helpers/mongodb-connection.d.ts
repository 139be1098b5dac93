/** The driver's package has no types for its inner files. This is what `die-at-write.mjs` replaces of them. */
declare module 'mongodb/lib/cmap/connection' {
  export class Connection {
    command(database: unknown, query: Record<string, unknown>, ...rest: unknown[]): Promise<unknown>
  }
}
