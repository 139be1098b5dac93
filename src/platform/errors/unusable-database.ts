import { env, isServer } from '../env'
import { singleton } from '../singleton'

const state = singleton('unusable-database', () => ({
  reason: undefined as string | undefined,
  takesAnyMigrations: false,
}))

/** A database that this process must not use; the message says why, and what helps. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase'

  constructor(message: string) {
    super(message)
    // Payload's commands print the stack, which says nothing more.
    this.stack = message
    state.reason = message
  }
}

/** Reason for which this process has refused its database; undefined where it has not. */
export const reasonOfRefusal = (): string | undefined => state.reason

/** Takes migrations of other branches, too: they share the database of a developer. */
export function takeAnyMigrations(): void {
  state.takesAnyMigrations = true
}

/** Returns true where unknown migrations are no reason to refuse a database. */
export const takesAnyMigrations = (): boolean =>
  state.takesAnyMigrations || (isServer && env.NODE_ENV === 'development')

/**
 * Refuses a database on which migrations were run that this version does not have: it was made by a newer one, whose
 * tables and values this one would not keep.
 * @param unknown names of these migrations
 */
export function refuseNewer(unknown: string[]): void {
  if (unknown.length === 0 || takesAnyMigrations()) return
  throw new UnusableDatabase(
    `The database belongs to a newer version: this one lacks ${nameSome(unknown)}.\n` +
      'Start the newer version, or put a backup of this one in place: npm run restore -- FILE --force',
  )
}

/** Names migrations for a message, of many the first ones alone. */
export function nameSome(migrations: string[]): string {
  const named = migrations.slice(0, 3).join(', ')
  const further = migrations.length - 3
  const noun = migrations.length === 1 ? 'migration' : 'migrations'
  return `the ${noun} ${named}${further > 0 ? ` and ${further} more` : ''}`
}
