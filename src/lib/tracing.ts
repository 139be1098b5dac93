import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/**
 * Sends what Next tells of every request (route, rendering, duration) to an OpenTelemetry collector.
 * Everything else is set by the standard's own variables, OTEL_SERVICE_NAME and so on.
 */
export function trace(): void {
  const name = resourceFromAttributes({ 'service.name': 'terminalia' })
  const provider = new NodeTracerProvider({
    // What the environment says of the service goes first.
    resource: name.merge(defaultResource()),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  process.once('SIGTERM', () => void provider.forceFlush().catch(() => undefined))
}
