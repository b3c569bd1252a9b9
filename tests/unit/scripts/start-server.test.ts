import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as send } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '@/scripts/serve/start-server';

let server: Awaited<ReturnType<typeof startServer>>;
let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

beforeEach(async () => {
  handle = async (request, response) => void response.end(JSON.stringify(request.headers));
  server = await startServer((request, response) => handle(request, response), {
    port: 0,
    hostname: '127.0.0.1',
    trustedProxies: 0,
  });
});

afterEach(() => server.close());

type Reply = { status: number; headers: IncomingMessage['headers']; text: string };

/** Sends a request as it is; fetch would tidy it up. */
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
  it('drops what only this house may say, and says who calls', async () => {
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
    const seen: Record<string, string> = JSON.parse(reply.text);
    expect(seen['x-client-address']).toBe('127.0.0.1');
    expect(seen['x-request-id']).toBe(reply.headers['x-request-id']);
    expect(Object.keys(seen).sort()).toEqual([
      'connection',
      'host',
      'x-client-address',
      'x-request-id',
    ]);
  });

  it.each(['/m/%E0%A4%A', '/a%00b', 'http://evil.example/'])('answers 400 to %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it.each(['TRACE', 'PROPFIND'])('answers 405 to %s', async (method) => {
    const reply = await ask('/', method);
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toContain('GET');
  });

  it('carries the security headers on every answer', async () => {
    for (const path of ['/', '/livez', '/%E0%A4%A'])
      expect((await ask(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
  });

  it('lets the app say otherwise', async () => {
    handle = async (_, response) =>
      void response.appendHeader('Cross-Origin-Resource-Policy', 'cross-origin').end();
    expect((await ask('/')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('lives without the database, and is not ready without it', async () => {
    expect((await ask('/livez')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
  });

  it('shows one fixed sentence when the handler throws', async () => {
    handle = async () => {
      throw new Error('a secret');
    };
    const reply = await ask('/');
    expect(reply.status).toBe(500);
    expect(reply.text).toContain('Something went wrong on our side.');
    expect(reply.text).not.toContain('secret');
  });

  it('finishes requests in flight, and takes no new ones, when it closes', async () => {
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
