/** Packages that tracing alone needs. The operator who traces installs them. */
const packages = [
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
]

/**
 * Sends Next's spans of every request (route, rendering, duration) to the OpenTelemetry collector that
 * OTEL_EXPORTER_OTLP_ENDPOINT names. The standard's own variables set everything else.
 * @returns a message where the packages are not installed
 */
export async function startTracing(): Promise<string | undefined> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  try {
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
    const { defaultResource, resourceFromAttributes } = await import('@opentelemetry/resources')
    const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node')
    const service = { 'service.name': process.env.OTEL_SERVICE_NAME || 'terminalia' }
    const provider = new NodeTracerProvider({
      resource: defaultResource().merge(resourceFromAttributes(service)),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    })
    provider.register()
    process.once('SIGTERM', () => void provider.forceFlush().catch(() => undefined))
    return undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    return `Requests are not traced: OTEL_EXPORTER_OTLP_ENDPOINT is set, but its packages are not installed. Run: npm install ${packages.join(' ')}`
  }
}
