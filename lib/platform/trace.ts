import { type Attributes, context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';

/** The scope of our spans; only these are sent to the collector (server/start-traces.ts). */
export const TRACER = 'perennial';

/**
 * Runs `run` within a span. Without an OTLP address it only calls `run`. Attributes must be names
 * from the code or numbers, never addresses, tokens, user input or error messages, which may
 * contain them.
 */
export const withSpan = <T>(
  name: string,
  attributes: Attributes,
  run: () => Promise<T>,
): Promise<T> =>
  trace.getTracer(TRACER).startActiveSpan(name, { attributes }, async (active) => {
    try {
      return await run();
    } catch (error) {
      active.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      active.end();
    }
  });

/**
 * Like `withSpan`, for a request: continues the trace named in its headers, which must come from a
 * trusted proxy.
 */
export const withRequestSpan = <T>(
  headers: object,
  name: string,
  attributes: Attributes,
  run: () => Promise<T>,
): Promise<T> =>
  context.with(propagation.extract(context.active(), headers), () =>
    withSpan(name, attributes, run),
  );

/** The current trace id as a field of a log line, if there is one. */
export function traceLogFields(): { trace_id?: string } {
  const id = trace.getActiveSpan()?.spanContext().traceId;
  return id === undefined ? {} : { trace_id: id };
}
