import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { log } from '@/lib/log/log';
import { beforeHead } from './before-head';
import { callerAddress } from './caller-address';
import { drain } from './drain';
import { findUnreadiness } from './health';
import { type Refusal, refusalOf } from './refusal';
import { dropForeignHeaders } from './request-headers';
import { addSecurityHeaders } from './security-headers';
import { keepSharedCachesFresh } from './shared-caches';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Options = { port: number; hostname: string; trustedProxies: number };

/** A video of 200 MB over a line of 1 Mbit/s takes this long; a header may not. */
const REQUEST_MS = 30 * 60_000;
const HEADERS_MS = 15_000;
/** Longer than a proxy's own, so that it never sends into a connection that we are closing. */
const KEEP_ALIVE_MS = 65_000;

/** Serves the site around Next's handler. Gives the port, and the way to drain and close. */
export async function startServer(
  handle: Handler,
  options: Options,
): Promise<{ port: number; close: () => Promise<void> }> {
  let draining = false;
  const server = createServer(
    {
      requestTimeout: REQUEST_MS,
      headersTimeout: HEADERS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Next would hold on to a connection that asks to become something else.
      shouldUpgradeCallback: () => false,
    },
    (request, response) => {
      beforeHead(response, () => {
        keepSharedCachesFresh(request.url ?? '', response);
        addSecurityHeaders(response);
      });
      if (draining) response.setHeader('Connection', 'close');
      void answer(request, response).catch((error: unknown) => fail(error, request, response));
    },
  );
  server.on('connect', refuseTunnel);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers, socket } = request;
    const refusal = refusalOf(method, url);
    if (refusal) return refuse(response, refusal);
    const path = url.split('?')[0];
    if (path === '/livez') return say(response, 200, 'ok');
    if (path === '/readyz') {
      const reason = draining ? 'draining' : await findUnreadiness();
      return say(response, reason ? 503 : 200, reason ?? 'ok');
    }
    const forwarded = headers['x-forwarded-for']?.toString();
    const address = callerAddress(socket.remoteAddress, forwarded, options.trustedProxies);
    dropForeignHeaders(headers, options.trustedProxies);
    headers['x-client-address'] = address;
    headers['x-request-id'] = randomUUID();
    response.setHeader('X-Request-Id', headers['x-request-id']);
    await handle(request, response);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.hostname, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () => {
      draining = true;
      return drain(server);
    },
  };
}

function refuse(response: ServerResponse, { status, message, headers = {} }: Refusal): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Connection', 'close'); // what else comes on this connection is not read
  say(response, status, message);
}

function say(response: ServerResponse, status: number, words: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${words}\n`);
}

function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  log.error({ err: error, requestId: request.headers['x-request-id'] }, 'the handler threw');
  if (response.headersSent) response.destroy();
  else say(response, 500, 'Something went wrong on our side. Please try again in a moment.');
}

/** CONNECT never reaches the ordinary handler. */
function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
