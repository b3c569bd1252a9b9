import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyOf } from './call';
import { type Reply, text } from './reply';
import { matchRoute, type Route } from './router';

export type HttpServer = { url: string; stop(): Promise<void> };

/** Serves the routes on 127.0.0.1 only. */
export async function listen(port: number, routes: Route[]): Promise<HttpServer> {
  const server = createServer((request, response) => void serve(routes, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo; // as: a TCP server has one, never a pipe
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(routes: Route[], request: IncomingMessage, response: ServerResponse) {
  try {
    const reply = await replyTo(routes, request);
    if (reply === 'hang') return;
    response.writeHead(reply.status, { ...COMMON_HEADERS, ...reply.headers });
    response.end(reply.body);
  } catch (error) {
    console.error('sandbox:', error);
    if (!response.headersSent) response.writeHead(500, COMMON_HEADERS);
    response.end('The sandbox itself failed; its terminal says how.');
  }
}

const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

async function replyTo(routes: Route[], request: IncomingMessage): Promise<Reply> {
  if (!isLoopback(request.headers.host)) return text('Ask for 127.0.0.1.', 'text/plain', 421);
  const url = new URL(`http://127.0.0.1${request.url ?? '/'}`);
  const match = matchRoute(routes, request.method ?? 'GET', url.pathname);
  if (!match) return text('There is nothing here.', 'text/plain', 404);
  const body = await bodyOf(request);
  if (body === null) return text('That is too large.', 'text/plain', 413);
  return match.route.run({ url, param: match.param, headers: request.headers, body });
}

/** Another name in the address bar would be a page that rebinds its DNS name to this machine. */
function isLoopback(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
}
