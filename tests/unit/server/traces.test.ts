import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceLogFields, withRequestSpan, withSpan } from '@/lib/platform/trace';

type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: object;
};

let collector: Server;
let bodies: string[];
let isSilent = false;

beforeAll(async () => {
  bodies = [];
  collector = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    bodies.push(`${request.url} ${text}`);
    if (!isSilent) response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => collector.close());

/** Disables OpenTelemetry's own timeouts, so that only ours ends the wait for a collector. */
const ENDLESS = { OTEL_BSP_EXPORT_TIMEOUT: '3600000', OTEL_EXPORTER_OTLP_TIMEOUT: '3600000' };

/** Runs a program with traces in another process, because a process cannot stop its traces and start them again. */
async function run(program: string): Promise<string> {
  const { port } = collector.address() as AddressInfo; // as: it listens on a port
  const source = `
    import { startTraces } from './server/start-traces.ts';
    import { trace } from '@opentelemetry/api';
    import { withRequestSpan, withSpan } from './lib/platform/trace.ts';
    import { log } from './lib/platform/log.ts';
    const end = await startTraces('http://127.0.0.1:${port}');
    ${program}
    await end();`;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const env = { ...process.env, ...ENDLESS, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, flags, { env });
  let printed = '';
  for await (const chunk of child.stdout) printed += chunk;
  return printed;
}

const spans = (): SentSpan[] =>
  bodies
    .map((body) => JSON.parse(body.slice(body.indexOf('{'))))
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);

describe('traces', () => {
  it('do nothing without an address', async () => {
    expect(await withSpan('call s3', {}, async () => traceLogFields())).toEqual({});
    await expect(
      withRequestSpan({ traceparent: 'nonsense' }, '/about', {}, async () => {
        throw new RangeError('as thrown');
      }),
    ).rejects.toThrow(RangeError);
  });

  it("reach the collector, continue the proxy's trace and appear in the log", async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const printed = await run(`
      await withRequestSpan({ traceparent: '00-${trace}-b7ad6b7169203331-01' }, '/memorial/[id]', {}, () =>
        withSpan('call s3', { to: 's3' }, async () => {
          log.info('inside');
          throw new Error('ada@example.org');
        }),
      ).catch(() => {});`);
    const [call, request] = spans();
    expect(bodies[0]).toMatch(/^\/v1\/traces /);
    expect(request).toMatchObject({ name: '/memorial/[id]', traceId: trace });
    expect(request?.parentSpanId).toBe('b7ad6b7169203331');
    expect(call).toMatchObject({ name: 'call s3', traceId: trace, status: { code: 2 } });
    expect(call?.parentSpanId).toBe(request?.spanId);
    expect(bodies.join()).toContain('"perennial"');
    expect(bodies.join()).not.toContain('ada@example.org');
    expect(printed).toMatch(new RegExp(`"trace_id":"${trace}".*"msg":"inside"`));
  });

  it('exclude the spans of Next, which contain addresses and error messages', async () => {
    bodies = [];
    await run(`
      await trace.getTracer('next.js').startActiveSpan('GET /search?q=Ada', async (active) => {
        active.recordException(new Error('ada@example.org'));
        await withSpan('call mail', {}, async () => {});
        active.end();
      });`);
    expect(spans().map(({ name }) => name)).toEqual(['call mail']);
    expect(bodies.join()).not.toMatch(/Ada|ada@|next\.js/);
  });

  it('do not keep a server from exiting if the collector does not answer', async () => {
    isSilent = true;
    const printed = await run(`
      await withSpan('call mail', {}, async () => {});
      setTimeout(() => {}, 3_600_000); // keeps the process alive, as a server would
      void end().then(() => process.exit(0));
      await new Promise(() => {});`);
    expect(printed).toMatch(/"level":40.*"msg":"traces are lost"/);
  });
});
