import { generateImportMap, type Payload, type SanitizedConfig } from 'payload'
import { singleton } from './singleton'

/** Time for which the first pages have the processor to themselves, ms. */
const delay = 20_000

const started = singleton('payload-started', () => ({ isStarted: false }))

/**
 * Returns true where Payload generates `payload-types.ts` by itself in development: on each reload of the
 * configuration, but not at the start, where that takes as long as the first page that waits beside it. See
 * `generateTypesLater`.
 */
export const isLoadedAgain = (): boolean => started.isStarted

/** Generates the types once after a start of the development server: fields may have changed meanwhile. */
export function generateTypesLater(payload: Payload): void {
  started.isStarted = true
  setTimeout(() => void payload.bin({ args: ['generate:types'], log: false }), delay).unref()
}

/** Generates the panel's import map after a change of the configuration, without a word where nothing is new. */
export async function generateImportMapAgain(config: SanitizedConfig): Promise<void> {
  await generateImportMap(config, { ignoreResolveError: true, log: false })
}
