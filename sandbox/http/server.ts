import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type Reply, textReply } from './reply';
import type { Route, RouteRequest } from './route-request';

export type HttpServer = { url: string; stop(): Promise<void> };

type Bindings = { Bindings: HttpBindings };

const BODY_LIMIT = 1024 * 1024;

const TOO_LARGE_REPLY = textReply('That is too large.', 'text/plain', 413);

/** Serves the routes, on 127.0.0.1 only. */
export async function listen(port: number, routes: Route[]): Promise<HttpServer> {
  const { fetch } = createApp(routes);
  // Tests run the sandbox in their own process, whose Request and Response must stay Node's own.
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo; // as: a TCP server has an AddressInfo; only pipes do not
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

function createApp(routes: Route[]): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.use(async (context, next) => {
    if (isLoopback(context.req.header('host'))) return next();
    return toResponse(textReply('Use the host name 127.0.0.1.', 'text/plain', 421));
  });
  for (const { method, path, run } of routes)
    app.on(method, path, async (context) => {
      const request = await toRouteRequest(context);
      if (request.body.length > BODY_LIMIT) return toResponse(TOO_LARGE_REPLY);
      return toResponse(await run(request));
    });
  app.notFound(() => toResponse(textReply('There is nothing here.', 'text/plain', 404)));
  app.onError((error) => {
    console.error('sandbox:', error);
    return toResponse(textReply('The sandbox itself failed; see its terminal.', 'text/plain', 500));
  });
  return app;
}

/** Decodes the body's raw bytes: `text()` would drop a byte order mark, which signatures cover. */
async function toRouteRequest({ req, env }: Context<Bindings>): Promise<RouteRequest> {
  return {
    url: new URL(`http://127.0.0.1${env.incoming.url ?? '/'}`),
    param: (name) => req.param(name) ?? '',
    headers: env.incoming.headers,
    body: Buffer.from(await req.arrayBuffer()).toString('utf8'),
  };
}

const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

function toResponse(reply: Reply): Response | Promise<Response> {
  if (reply === 'hang') return new Promise(() => {});
  const { status, headers, body } = reply;
  return new Response(body, { status, headers: { ...COMMON_HEADERS, ...headers } });
}

/** Rejects other host names, since a page could rebind its DNS name to this machine. */
function isLoopback(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
}
