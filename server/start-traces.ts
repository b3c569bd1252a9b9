import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { TRACER } from '@/lib/platform/trace';
import { VERSION } from '@/lib/platform/version';

/** What is used of the packages; they are not needed to run the site, nor to compile it. */
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
/** Both need it. */
const BROUGHT_ALONG = '@opentelemetry/resources';

/** The exporter may wait for thirty seconds, but the server is killed before that (scripts/start/child.ts). */
const LONGEST_END_MS = 2_000;

/**
 * Sends traces to an OTLP collector, by HTTP at the address and below it at /v1/traces. Only now the SDK is loaded; where it is not
 * installed, the site is served without traces. Returns what sends the rest, and gives up after two seconds.
 */
export async function startTraces(endpoint: string): Promise<() => Promise<void>> {
  try {
    const [sdk, exporter, resources] = await Promise.all(
      [...PACKAGES, BROUGHT_ALONG].map((name) => import(name)),
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
    return () => inTime(provider.shutdown());
  } catch (err) {
    log.error({ err }, `there are no traces: npm install --no-save ${PACKAGES.join(' ')}`);
    return async () => {};
  }
}

async function inTime(end: Promise<void>): Promise<void> {
  const tooLate = sleep(LONGEST_END_MS, undefined, { ref: false }).then(() => {
    throw new Error('the collector does not answer');
  });
  await Promise.race([end, tooLate]).catch((err: unknown) => log.warn({ err }, 'traces are lost'));
}

/**
 * The provider is global, so Next traces with it, too. Its spans have addresses, the words of errors and the URLs of calls to
 * others, which may be secret: they are dropped. A span of ours below one of Next's then names a parent that nobody has sent.
 */
const onlyOurSpans = (processor: SpanProcessor): SpanProcessor => ({
  onStart: (span, parent) => {
    if (isOurs(span)) processor.onStart(span, parent);
  },
  onEnd: (span) => {
    if (isOurs(span)) processor.onEnd(span);
  },
  forceFlush: () => processor.forceFlush(),
  shutdown: () => processor.shutdown(),
});

const isOurs = (span: Span) => span.instrumentationScope.name === TRACER;

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);
