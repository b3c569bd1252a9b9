import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/log';
import { type FinishedRequest, RequestLog } from '@/server/request-log';
import { RouteTemplates } from '@/server/route-templates';
import { startServer } from '@/server/start-server';

const ROUTES = new RouteTemplates([
  '/[language]/memorial/[id]',
  '/[language]/about',
  '/api/search',
]);

let handle: (request: IncomingMessage, response: ServerResponse) => void;
let countedRequests: FinishedRequest[];
let server: Awaited<ReturnType<typeof startServer>>;

const start = (trustedProxies = 0) =>
  startServer(async (request, response) => handle(request, response), {
    port: 0,
    hostname: '127.0.0.1',
    trustedProxies,
    connections: 10,
    shared: { maxBytes: 1_000_000, host: 'localhost' },
    watch: new RequestLog({
      routes: ROUTES,
      count: (watched) => void countedRequests.push(watched),
    }),
  });

beforeEach(async () => {
  countedRequests = [];
  handle = (_, response) => void response.end('hello');
  server = await start();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, init);

/** Records the level and pino's arguments of each line that is logged from now on. */
function watchLog() {
  const lines: unknown[][] = [];
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(
      (...line: unknown[]) => void lines.push([level, ...line]),
    );
  return lines;
}

const untilCounted = (count: number) =>
  vi.waitFor(() => expect(countedRequests).toHaveLength(count));

describe('a finished request', () => {
  it('is counted with its route template, method and status', async () => {
    handle = (_, response) => void response.writeHead(404).end();
    await ask('/fr/memorial/V1StGXR8Z5jd?name=Ada', { method: 'HEAD' });
    await untilCounted(1);
    expect(countedRequests[0]).toEqual({
      method: 'HEAD',
      route: '/memorial/[id]',
      status: 404,
      seconds: expect.any(Number),
    });
  });

  it('is counted if it is answered from memory, without asking Next', async () => {
    let handledCount = 0;
    handle = (_, response) => {
      handledCount += 1;
      response.writeHead(200, { 'Cache-Tag': 'release', 'Content-Type': 'text/html' }).end('page');
    };
    for (let times = 0; times < 3; times += 1) await (await ask('/about')).text();
    await untilCounted(3);
    expect(handledCount).toBe(1);
    expect(countedRequests.map(({ route, status }) => [route, status])).toEqual(
      Array(3).fill(['/about', 200]),
    );
  });

  it('is never answered from memory for a program with an API key, nor stored for others', async () => {
    let handledCount = 0;
    handle = (_, response) => {
      handledCount += 1;
      response.writeHead(200, { 'Cache-Tag': 'release', 'Content-Type': 'text/html' }).end('page');
    };
    const headers = { authorization: 'Bearer prn_11111111' };
    for (const sent of [{ headers }, {}, { headers }, {}]) await (await ask('/about', sent)).text();
    await untilCounted(4);
    expect(handledCount).toBe(3);
  });

  it('is counted if the server refuses it', async () => {
    await ask('/about', { method: 'DELETE' });
    await untilCounted(1);
    expect(countedRequests[0]).toMatchObject({ method: 'DELETE', route: '/about', status: 405 });
  });

  it('has the status 499 if the caller disconnected before the answer', async () => {
    const arrived = new Promise<void>((resolve) => {
      handle = () => resolve();
    });
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /api/search HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrived;
    socket.destroy();
    await untilCounted(1);
    expect(countedRequests[0]).toMatchObject({ route: '/api/search', status: 499 });
  });

  it("is one line in the log, without the visitor's address or path", async () => {
    const lines = watchLog();
    const reply = await ask('/memorial/V1StGXR8Z5jd?name=Ada', {
      headers: { 'x-forwarded-for': '6.6.6.6' },
    });
    await untilCounted(1);
    expect(lines).toEqual([
      [
        'info',
        {
          requestId: reply.headers.get('x-request-id'),
          method: 'GET',
          route: '/memorial/[id]',
          status: 200,
          ms: expect.any(Number),
        },
        'request',
      ],
    ]);
  });

  it('leaves no API key or session in the log, whatever its status', async () => {
    const lines = watchLog();
    for (const status of [200, 403, 503]) {
      handle = (_, response) => void response.writeHead(status).end();
      await ask('/api/search?q=Ada', { headers: { authorization: 'Bearer prn_11111111' } });
    }
    await untilCounted(3);
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toMatch(/prn_|bearer|authorization/i);
  });

  it('is logged as a warning on a server error, and as debug for a health check', async () => {
    const lines = watchLog();
    handle = (_, response) => void response.writeHead(503).end();
    await ask('/api/search');
    await ask('/livez');
    await untilCounted(2);
    expect(lines.map(([level]) => level)).toEqual(['warn', 'debug']);
  });
});

it('does not serve metrics on the port of the site', async () => {
  handle = (_, response) => void response.writeHead(404).end('no such page');
  const reply = await ask('/metrics', { headers: { authorization: 'Bearer token' } });
  expect([reply.status, await reply.text()]).toEqual([404, 'no such page']);
});

describe('the id of a request', () => {
  const PROXY_ID = '0af7651916cd43dd8448eb211c80319c';
  const idOf = async (sentId: string) =>
    (await ask('/about', { headers: { 'x-request-id': sentId } })).headers.get('x-request-id');

  it('is ours, whatever a visitor sends', async () => {
    expect(await idOf(PROXY_ID)).not.toBe(PROXY_ID);
  });

  it('is the id of a trusted proxy in the log, for Next and in each answer, even an answer from memory', async () => {
    await server.close();
    server = await start(1);
    const idsForNext: unknown[] = [];
    handle = (request, response) => {
      idsForNext.push(request.headers['x-request-id']);
      response.writeHead(200, { 'Cache-Tag': 'release', 'Content-Type': 'text/html' }).end('page');
    };
    const lines = watchLog();
    expect(await idOf(PROXY_ID)).toBe(PROXY_ID);
    expect(await idOf(`${PROXY_ID}-2`)).toBe(`${PROXY_ID}-2`);
    await untilCounted(2);
    expect(idsForNext).toEqual([PROXY_ID]);
    expect(lines.map(([, line]) => line)).toMatchObject([
      { requestId: PROXY_ID },
      { requestId: `${PROXY_ID}-2` },
    ]);
  });

  it.each(['short', 'a'.repeat(129), 'a b c d e f g', '{"level":60,"x"}', 'ada@example.org'])(
    'is ours if the proxy sends %s',
    async (sentId) => {
      await server.close();
      server = await start(1);
      expect(await idOf(sentId)).not.toBe(sentId);
    },
  );
});
