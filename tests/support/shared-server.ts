import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { request as send } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';
import { startServer } from '@/server/start-server';

export const PAGE = `<!doctype html><title>Ada</title>${'<p>In loving memory.</p>'.repeat(50)}`;

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/** The local address of the caller, a signal that aborts the request, and the request's body. */
type RequestExtras = { localAddress?: string; signal?: AbortSignal; body?: string };
type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/**
 * For each test of the file, starts a server that keeps answers in memory and is set up for a CDN. `handle` replaces
 * Next and answers with `PAGE`. `changed`, `lost` and `heard` simulate what the database's notifications report: a
 * change, a lost connection, and its return.
 * @param connections to the database; they determine how many requests the server handles at once
 */
export function sharedServer(connections = 10) {
  let server: Awaited<ReturnType<typeof startServer>>;
  const handle = vi.fn<Handle>();

  beforeEach(async () => {
    handle.mockReset().mockImplementation(async (_, response) => page(response));
    server = await startServer((request, response) => handle(request, response), {
      port: 0,
      hostname: '127.0.0.1',
      trustedProxies: 0,
      connections,
      isPurged: true,
      shared: { maxBytes: 1024 * 1024, host: 'perennial.example' },
    });
  });

  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  const ask = (
    path: string,
    headers: OutgoingHttpHeaders = {},
    method = 'GET',
    { body, ...about }: RequestExtras = {},
  ): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const requestOptions = { port: server.port, host: '127.0.0.1', path, method, headers };
      const outgoing = send({ ...requestOptions, ...about });
      outgoing.once('error', reject).once('response', async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      outgoing.end(body);
    });

  return {
    handle,
    ask,
    port: () => server.port,
    places: () => server.admission.use,
    fallbackPages: () => server.fallbackPages,
    changed: (path: string) => server.answers?.onPath(path),
    lost: () => server.answers?.onDisconnect(),
    heard: () => server.answers?.onConnect(),
  };
}

/** Answers with a memorial's page. `more` adds or overrides headers; undefined removes one. */
export function page(response: ServerResponse, more: OutgoingHttpHeaders = {}, body = PAGE): void {
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Tag': 'memorial-a' };
  for (const [name, value] of Object.entries({ ...own, ...more }))
    if (value !== undefined) response.setHeader(name, value);
  response.end(body);
}
