import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { TRACER } from '@/lib/platform/trace';
import { VERSION } from '@/lib/platform/version';

/** The parts of the packages that we use. The packages themselves are not needed to run or compile the site. */
type Sdk = {
  NodeTracerProvider: new (options: object) => { register(): void; shutdown(): Promise<void> };
  BatchSpanProcessor: new (exporter: object) => SpanProcessor;
};
type Span = { instrumentationScope: { name: string } };
type SpanProcessor = {
  onStart(span: Span, parent: object): void;
  onEnd(span: Span): void;
  forceFlush(): Promise<void>;
  shutdown(): Promise<void>;
};
type Exporter = { OTLPTraceExporter: new (options: object) => object };
type Resources = { resourceFromAttributes(attributes: object): object };
const PACKAGES = ['@opentelemetry/sdk-trace-node', '@opentelemetry/exporter-trace-otlp-http'];
/** Installed along with both packages. */
const RESOURCES = '@opentelemetry/resources';

/** The exporter may take thirty seconds, but by then the server would have been killed (scripts/start/child.ts). */
const SHUTDOWN_MS = 2_000;

/**
 * Sends traces to an OTLP collector over HTTP, at `endpoint`/v1/traces. If the SDK is not installed, sends none.
 * Returns a function that sends the remaining traces, for at most two seconds.
 */
export async function startTraces(endpoint: string): Promise<() => Promise<void>> {
  try {
    const [sdk, exporter, resources] = await Promise.all(
      [...PACKAGES, RESOURCES].map((name) => import(name)),
    );
    const { NodeTracerProvider, BatchSpanProcessor } = sdk as Sdk;
    const { OTLPTraceExporter } = exporter as Exporter;
    const { resourceFromAttributes } = resources as Resources;
    const provider = new NodeTracerProvider({
      resource: resourceFromAttributes({
        'service.name': 'perennial',
        'service.version': VERSION,
      }),
      spanProcessors: [
        onlyOurSpans(
          new BatchSpanProcessor(
            new OTLPTraceExporter({ url: new URL('v1/traces', withSlash(endpoint)).href }),
          ),
        ),
      ],
    });
    process.env.NEXT_OTEL_FETCH_DISABLED = '1'; // its spans are dropped anyway
    provider.register();
    log.info('traces are sent');
    return () => withTimeout(provider.shutdown());
  } catch (err) {
    log.error({ err }, `there are no traces: npm install --no-save ${PACKAGES.join(' ')}`);
    return async () => {};
  }
}

async function withTimeout(end: Promise<void>): Promise<void> {
  const tooLate = sleep(SHUTDOWN_MS, undefined, { ref: false }).then(() => {
    throw new Error('the collector does not answer');
  });
  await Promise.race([end, tooLate]).catch((err: unknown) => log.warn({ err }, 'traces are lost'));
}

/**
 * Drops Next's spans, which use the same global provider: they contain addresses, error messages and URLs of other
 * services, which may be secret. One of our spans inside one of Next's therefore has a parent that was never sent.
 */
const onlyOurSpans = (processor: SpanProcessor): SpanProcessor => ({
  onStart: (span, parent) => {
    if (isOurSpan(span)) processor.onStart(span, parent);
  },
  onEnd: (span) => {
    if (isOurSpan(span)) processor.onEnd(span);
  },
  forceFlush: () => processor.forceFlush(),
  shutdown: () => processor.shutdown(),
});

const isOurSpan = (span: Span) => span.instrumentationScope.name === TRACER;

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);
