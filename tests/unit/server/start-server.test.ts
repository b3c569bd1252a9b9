import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAnonymousRequest, setResponseStatus } from '@/lib/platform/http/request-context';
import { startServer } from '@/server/start-server';

const STRICTEST = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

let server: Awaited<ReturnType<typeof startServer>>;
let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

beforeEach(async () => {
  handle = async (request, response) => void response.end(JSON.stringify(request.headers));
  server = await startServer((request, response) => handle(request, response), {
    port: 0,
    hostname: '127.0.0.1',
    trustedProxies: 0,
    connections: 10,
  });
});

afterEach(() => server.close());

type Reply = { status: number; headers: IncomingMessage['headers']; text: string };

/** Sends the path unchanged; fetch would normalise it. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = send({
      port: server.port,
      host: '127.0.0.1',
      path,
      method,
      headers,
      agent: false,
    });
    outgoing.once('error', reject).once('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    outgoing.end();
  });
}

describe('the server around Next', () => {
  it.each([
    ['GET', {}, true],
    ['HEAD', { rsc: '1', range: 'bytes=0-1' }, true],
    ['GET', { cookie: 'language=fr' }, true],
    ['POST', {}, false],
    ['GET', { authorization: 'Bearer token' }, false],
    ['GET', { cookie: 'a=b; next-auth.session-token=token' }, false],
    ['GET', { cookie: '__Secure-next-auth.session-token=token' }, false],
  ])(
    'detects whether %s with %j only reads, for an anonymous visitor',
    async (method, headers, expected) => {
      let isAnonymous: boolean | undefined;
      handle = async (_, response) => {
        await Promise.resolve();
        isAnonymous = isAnonymousRequest();
        response.end();
      };
      await ask('/api/memorials', method, { ...headers }); // spread: the table's headers differ
      expect(isAnonymous).toBe(expected);
    },
  );

  it('deletes headers that only the server may set, and adds the caller’s address', async () => {
    const reply = await ask('/', 'GET', {
      'content-security-policy': "script-src 'nonce-evil'",
      'x-nonce': 'evil',
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      'x-client-address': '6.6.6.6',
      'x-request-id': 'mine',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
    });
    const forwardedHeaders: Record<string, string> = JSON.parse(reply.text);
    expect(forwardedHeaders['x-client-address']).toBe('127.0.0.1');
    expect(forwardedHeaders['x-request-id']).toBe(reply.headers['x-request-id']);
    expect(Object.keys(forwardedHeaders).sort()).toEqual([
      'connection',
      'host',
      'x-client-address',
      'x-request-id',
    ]);
  });

  it.each(['/m/%E0%A4%A', '/a%00b', '/api/memorials%09', 'http://evil.example/', '/#a'])(
    'answers 400 to %s',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );

  it.each(['TRACE', 'PROPFIND'])('answers 405 to %s', async (method) => {
    const reply = await ask('/', method);
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toContain('GET');
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/', '/livez', '/%E0%A4%A'])
      expect((await ask(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
  });

  it('sends the strictest policy with every answer that has none', async () => {
    for (const path of ['/', '/api/memorials', '/livez', '/%E0%A4%A'])
      expect((await ask(path)).headers['content-security-policy'], path).toBe(STRICTEST);
    handle = async (_, response) =>
      void response.setHeader('Content-Security-Policy', "default-src 'self'").end();
    expect((await ask('/')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('sends only the policy of the page if the middleware has set another', async () => {
    handle = async (_, response) => {
      response.setHeader('Content-Security-Policy', [
        "script-src 'nonce-1'",
        "script-src 'sha256-2'",
      ]);
      response.end();
    };
    expect((await ask('/')).headers['content-security-policy']).toBe("script-src 'sha256-2'");
  });

  it.each([
    ['/MEMORIAL/aBc?q=A', '/memorial/aBc?q=A'],
    ['/About', '/about'],
    ['/Terms_and_conditions/', '/terms_and_conditions/'],
  ])('redirects %s to its canonical spelling', async (path, location) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.location]).toEqual([308, location]);
  });

  it.each(['/memorial/ABC', '//EVIL.example', '/\\EVIL.example', '/EVIL.example', '/@EVIL/'])(
    'does not redirect %s',
    async (path) => {
      expect((await ask(path)).status).toBe(200);
    },
  );

  it('sends no policy with 304, so that the cached policy stays valid', async () => {
    handle = async (_, response) => void response.writeHead(304).end();
    expect((await ask('/')).headers).not.toHaveProperty('content-security-policy');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers 405 to %s for a page',
    async (method) => {
      const routerPaths = [
        '/memorial/x.rsc',
        '/api/contact.rsc',
        '/api/x.segments/_tree.segment.rsc',
        '/api/../about',
        '/api/%2e%2e/about',
      ];
      for (const path of ['/', '/about', '/nope', '/apiary', '/media/x/800', ...routerPaths]) {
        const reply = await ask(path, method, { 'next-action': 'x' });
        expect([reply.status, reply.headers.allow], path).toEqual([405, 'GET, HEAD']);
      }
      expect((await ask('/api/contact', method)).status).toBe(200);
    },
  );

  it('refuses an address too long for the headers of a redirect', async () => {
    expect((await ask(`/api/contact/?a=${'a'.repeat(6_000)}`)).status).toBe(414);
    expect((await ask(`/api/contact/?a=${'a'.repeat(5_000)}`)).status).toBe(200);
  });

  it('hides the query from Next, except for dynamic pages and the API', async () => {
    handle = async (request, response) => void response.end(request.url);
    expect((await ask('/?token=canary')).text).toBe('/');
    expect((await ask('/find-memorials?name=ada')).text).toBe('/find-memorials?name=ada');
    expect((await ask('/?_rsc=1x2y3&token=canary', 'GET', { rsc: '1' })).text).toBe('/');
  });

  it('sends the status that a page sets', async () => {
    handle = async (_, response) => {
      await Promise.resolve();
      expect(setResponseStatus(404)).toBe(true);
      response.end('kind words');
    };
    expect(await ask('/memorial/x')).toMatchObject({ status: 404, text: 'kind words' });
    expect(setResponseStatus(404)).toBe(false);
  });

  it('lets the app override security headers', async () => {
    handle = async (_, response) =>
      void response.appendHeader('Cross-Origin-Resource-Policy', 'cross-origin').end();
    expect((await ask('/')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('is alive but not ready without the database', async () => {
    expect((await ask('/livez')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
  });

  it('sends a fixed sentence if the handler throws', async () => {
    handle = async () => {
      throw new Error('a secret');
    };
    const reply = await ask('/');
    expect(reply.status).toBe(500);
    expect(reply.text).toContain('Something went wrong on our side.');
    expect(reply.text).not.toContain('secret');
  });

  it('answers a request to upgrade like any other request', async () => {
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await ask('/', 'GET', upgrade)).status).toBe(200);
  });

  it('lets Next handle WebSockets in development, and closes them when it stops', async () => {
    const dev = await startServer((request, response) => handle(request, response), {
      port: 0,
      hostname: '127.0.0.1',
      trustedProxies: 0,
      connections: 10,
      development: true,
    });
    handle = async (request, response) => {
      const { server: next } = request.socket as unknown as { server: Server }; // as: Next gets the server in the same way
      next.on('upgrade', (_, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
      response.end(request.url);
    };
    const page = await fetch(`http://127.0.0.1:${dev.port}/__nextjs_source-map?filename=a`);
    expect(page.headers.has('content-security-policy')).toBe(false);
    expect(await page.text()).toBe('/__nextjs_source-map?filename=a');
    const socket = connect(dev.port, '127.0.0.1');
    socket.write(
      'GET /_next/hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    const [head] = await once(socket, 'data');
    expect(String(head)).toContain('101 Switching Protocols');
    const ended = once(socket, 'close');
    await dev.close();
    await ended;
  });

  /** Ways in which handlers leave a body unread. */
  const LEAVE = {
    'through a stream that nobody reads': (request: IncomingMessage) =>
      once(request.pipe(new PassThrough()), 'readable'),
    'by ending their loop over it': async (request: IncomingMessage) => {
      for await (const _ of Readable.toWeb(request)) break;
    },
    'from the start': async () => {},
  };

  it.each(Object.entries(LEAVE))(
    'answers the next request on a connection if a body is left unread %s',
    async (_, leave) => {
      handle = async (request, response) => {
        await leave(request);
        response.statusCode = 413;
        response.end();
      };
      const socket = connect(server.port, '127.0.0.1');
      const body = Buffer.alloc(3_000_000);
      const type = 'Content-Type: multipart/form-data'; // only these bodies reach a handler while they arrive
      socket.write(
        `POST /api/x HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body);
      socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      let text = '';
      for await (const chunk of socket) text += chunk;
      expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    },
  );

  it('finishes requests in flight and accepts no new ones when it closes', async () => {
    let finish = () => {};
    const started = new Promise<void>((begun) => {
      handle = async (_, response) => {
        begun();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        response.end('done');
      };
    });
    const inFlight = ask('/slow');
    await started;
    const closed = server.close();
    await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
    finish();
    expect((await inFlight).text).toBe('done');
    await closed;
  });
});
