import { env } from './lib/env'

/** Next calls this once, before it serves. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { keepOneLocation } = await import('./lib/http/one-location')
  keepOneLocation()
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { trace } = await import('./lib/log/tracing')
  trace()
}
