import { type Attributes, context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';

/** The scope of our spans: only those are sent to the collector (server/start-traces.ts). */
export const TRACER = 'perennial';

/**
 * Runs `run` as a span of a trace. Without an OTLP address this only calls it. Attributes are names from the code and
 * numbers: never an address, a token or what somebody typed, and no words of an error, which may repeat them.
 */
export const span = <T>(name: string, attributes: Attributes, run: () => Promise<T>): Promise<T> =>
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

/** The same for a request: it continues the trace that its headers name. They must come from a trusted proxy. */
export const requestSpan = <T>(
  headers: object,
  name: string,
  attributes: Attributes,
  run: () => Promise<T>,
): Promise<T> =>
  context.with(propagation.extract(context.active(), headers), () => span(name, attributes, run));

/** For a line of the log: the trace in which it is written, if there is one. */
export function traceOfLine(): { trace_id?: string } {
  const id = trace.getActiveSpan()?.spanContext().traceId;
  return id === undefined ? {} : { trace_id: id };
}
