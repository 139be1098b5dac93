/** Next calls this once, before it serves. It is compiled for other runtimes too, and there without what the branch loads. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { env } = await import('./lib/env')
    const { keepOneLocation } = await import('./lib/http/one-location')
    keepOneLocation()
    if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return
    const { trace } = await import('./lib/log/tracing')
    trace()
  }
}
