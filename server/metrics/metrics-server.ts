import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Env } from '@/lib/platform/env-schema';
import { log } from '@/lib/platform/log';

export type MetricsServer = { port: number; close(): Promise<void> };

type Options = {
  port: number;
  hostname: string;
  /** Who asks must send it as a bearer token. */
  token?: string | undefined;
  /** The metrics in Prometheus' text format. */
  collect: () => Promise<string>;
};

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';
/** A connection that sends nothing is closed after so long. */
const PATIENCE_MS = 5_000;
const MOST_CONNECTIONS = 20;

/** Answers on METRICS_PORT. The site is served without it, too, when something else has that port. */
export async function openMetrics(settings: Env, collect: () => Promise<string>): Promise<void> {
  const { METRICS_PORT: port, METRICS_BIND: hostname, METRICS_TOKEN: token } = settings;
  if (!port) return;
  try {
    await startMetricsServer({ port, hostname, token, collect });
    log.info({ port, hostname, token: token ? 'needed' : 'none' }, 'metrics are served');
  } catch (err) {
    log.error({ err, port, hostname }, 'METRICS_PORT cannot be listened on: there are no metrics');
  }
}

/** Answers GET /metrics, and nothing else, on a port of its own. Throws when the port is taken. */
export async function startMetricsServer(options: Options): Promise<MetricsServer> {
  let collecting: Promise<string> | undefined;
  /** Whoever asks while another one is answered gets the same. */
  const collect = () => {
    collecting ??= options.collect().finally(() => {
      collecting = undefined;
    });
    return collecting;
  };
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, options.token);
    if (refusal) return send(response, refusal, 'text/plain', '');
    void collect().then(
      (text) => send(response, 200, TEXT, text),
      () => send(response, 503, 'text/plain', ''),
    );
  });
  server.headersTimeout = PATIENCE_MS;
  server.requestTimeout = PATIENCE_MS;
  server.maxConnections = MOST_CONNECTIONS;
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

function refusalOf({ url, method, headers }: IncomingMessage, token?: string): number | undefined {
  if (token && !isSame(headers.authorization ?? '', `Bearer ${token}`)) return 401;
  if (url?.split('?')[0] !== '/metrics') return 404;
  return method === 'GET' ? undefined : 405;
}

/** Compares in a time that says nothing about either. */
const isSame = (given: string, expected: string) => timingSafeEqual(hash(given), hash(expected));

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
