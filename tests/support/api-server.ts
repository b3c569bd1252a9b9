import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { startServer } from '@/server/start-server';
import { routeHandlers } from './route-handlers';

type Handler = Awaited<ReturnType<typeof routeHandlers>> extends Map<string, infer H> ? H : never;
type RouteMatch = { handler: Handler; params: Record<string, string> };

/**
 * Starts the product's server on loopback with every route handler of app/ except the one for unknown addresses. It
 * finds handlers by path, as Next would.
 */
export async function startApiServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const find = finderOf(await routeHandlers('.'));
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const found = find(request.method ?? 'GET', url.pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const params = Promise.resolve(found.params);
    const answer = await found.handler(asRequest(request, url), { params });
    for (const [name, value] of answer.headers) response.appendHeader(name, value);
    response.writeHead(answer.status);
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const options = { port: 0, hostname: '127.0.0.1', trustedProxies: 1, connections: 5 };
  const { port, close } = await startServer(handle, options);
  return { url: `http://127.0.0.1:${port}`, close };
}

/** As in Next, a path without parameters takes precedence over a path with parameters. */
function finderOf(handlers: Map<string, Handler>) {
  const routes = [...handlers]
    .filter(([name]) => !name.includes('[['))
    .map(([name, handler]) => {
      const [method = '', address = ''] = name.split(' ');
      const names = [...address.matchAll(/\[(\w+)\]/g)].map(([, each = '']) => each);
      const pattern = address.replace(/[.]/g, '\\.').replace(/\[\w+\]/g, '([^/]+)');
      return { method, names, handler, matches: new RegExp(`^${pattern}$`) };
    })
    .sort((a, b) => a.names.length - b.names.length);
  return (method: string, path: string): RouteMatch | undefined => {
    for (const { matches, names, handler, ...route } of routes) {
      const values = route.method === method ? matches.exec(path)?.slice(1) : undefined;
      if (!values) continue;
      const params = names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]);
      return { handler, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

function asRequest(request: IncomingMessage, url: URL): Request {
  const { method = 'GET' } = request;
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const hasBody = method !== 'GET' && method !== 'HEAD' && isSent(request);
  const body = hasBody ? (Readable.toWeb(request) as ReadableStream) : null; // as: Node declares the same stream type under another name
  // The fetch standard requires `duplex` for a streamed body; lib.dom does not have it yet.
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

const isSent = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
