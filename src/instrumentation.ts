// Loaded with this file, so that a start with an unusable environment ends here.
import './lib/env'

/** Next calls this once, before it serves. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { keepOneLocation } = await import('./lib/http/one-location')
  keepOneLocation()
}
