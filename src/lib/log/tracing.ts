import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { env } from '../env'

/**
 * Sends what Next tells of every request (route, rendering, duration) to an OpenTelemetry collector.
 * Everything else is set by the standard's own variables.
 */
export function trace(): void {
  const name = resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME })
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(name),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  process.once('SIGTERM', () => void provider.forceFlush().catch(() => undefined))
}
