import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Env } from '@/lib/platform/env-schema';
import { log } from '@/lib/platform/log';

export type MetricsServer = { port: number; close(): Promise<void> };

type Options = {
  port: number;
  hostname: string;
  /** Required as a bearer token. */
  token?: string | undefined;
  /** Returns the metrics in Prometheus' text format. */
  collect: () => Promise<string>;
};

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';
/** A connection that sends nothing is closed after this time. */
const REQUEST_MS = 5_000;
const MAX_CONNECTIONS = 20;

/** Serves the metrics on METRICS_PORT. If that port is taken, the site is served without metrics. */
export async function openMetrics(settings: Env, collect: () => Promise<string>): Promise<void> {
  const { METRICS_PORT: port, METRICS_BIND: hostname, METRICS_TOKEN: token } = settings;
  if (!port) return;
  try {
    await startMetricsServer({ port, hostname, token, collect });
    log.info({ port, hostname, token: token ? 'needed' : 'none' }, 'metrics are served');
  } catch (err) {
    log.error({ err, port, hostname }, 'cannot listen on METRICS_PORT: there are no metrics');
  }
}

/** Answers GET /metrics, and nothing else, on a separate port. Throws if the port is taken. */
export async function startMetricsServer(options: Options): Promise<MetricsServer> {
  let collecting: Promise<string> | undefined;
  /** Simultaneous requests get the same text. */
  const collect = () => {
    collecting ??= options.collect().finally(() => {
      collecting = undefined;
    });
    return collecting;
  };
  const server = createServer((request, response) => {
    const refusal = errorStatusOf(request, options.token);
    if (refusal) return send(response, refusal, 'text/plain', '');
    void collect().then(
      (text) => send(response, 200, TEXT, text),
      () => send(response, 503, 'text/plain', ''),
    );
  });
  server.headersTimeout = REQUEST_MS;
  server.requestTimeout = REQUEST_MS;
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.hostname, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function errorStatusOf(
  { url, method, headers }: IncomingMessage,
  token?: string,
): number | undefined {
  if (token && !equalsInConstantTime(headers.authorization ?? '', `Bearer ${token}`)) return 401;
  if (url?.split('?')[0] !== '/metrics') return 404;
  return method === 'GET' ? undefined : 405;
}

const equalsInConstantTime = (actual: string, expected: string) =>
  timingSafeEqual(hash(actual), hash(expected));

const hash = (text: string) => createHash('sha256').update(text).digest();

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  });
  response.end(text);
}
