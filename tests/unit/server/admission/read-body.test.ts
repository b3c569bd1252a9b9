import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_FORM_BYTES, MAX_TEXT_BYTES } from '@/lib/memorials/rules';
import { loadProvider, REGISTRY } from '@/lib/payments/providers/registry';
import type { PaymentProvider as ProviderName } from '@/lib/platform/db/generated/enums';
import { MAX_BODY_BY_CLASS } from '@/server/admission/limits';
import { type BodyOutcome, hasBody, MAX_BODY_BYTES, readBody } from '@/server/admission/read-body';

const LONG = 60_000;

let server: Server;
let socket: Socket;
let read: (request: IncomingMessage) => Promise<string>;

beforeEach(async () => {
  server = createServer(async (request, response) => response.end(await read(request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // as: it listens on a port
});
afterEach(() => {
  vi.useRealTimers();
  socket.destroy();
  server.close();
  server.closeAllConnections();
});

const head = (length: number | 'chunked', path = '/') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`;

/** Returns the body of the next answer. */
async function answer(): Promise<string> {
  for (let text = ''; ; ) {
    const [chunk] = await once(socket, 'data');
    text += chunk;
    const [, length, body = ''] =
      /Content-Length: (\d+)(?:\r\n[^\r]+)*\r\n\r\n(.*)/is.exec(text) ?? [];
    if (length !== undefined && body.length >= Number(length)) return body;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

describe('a body that is read before the handler runs', () => {
  const receiveBody = async (request: IncomingMessage, take = (_: number) => true, maxMs = LONG) =>
    `${await readBody(request, take, { maxMs })}`;

  it('can be read from a Request, which Next creates for each call', async () => {
    read = async (request) => {
      await receiveBody(request);
      const init = { method: 'POST', body: request, duplex: 'half' } as unknown as RequestInit; // as: a stream of Node
      return new Request('http://x/', init).text();
    };
    socket.write(`${head(4)}body`);
    expect(await answer()).toBe('body');
  });

  it.each([0, 1, 70_000, 2 * 1024 * 1024])(
    'of %d bytes can be read by the handler later',
    async (size) => {
      read = async (request) => {
        const found = await receiveBody(request);
        await sleep(20);
        return `${found} ${(await textOf(request)).length}`;
      };
      for (let times = 0; times < 2; times += 1) {
        socket.write(head(size));
        if (size > 0) socket.write('a'.repeat(size));
        expect(await answer()).toBe(`all ${size}`);
      }
    },
  );

  it('has the right order if it arrives in pieces', async () => {
    read = async (request) => `${await receiveBody(request)} ${await textOf(request)}`;
    socket.write(head('chunked'));
    for (const piece of ['one', 'two', 'six']) {
      await sleep(10);
      socket.write(`3\r\n${piece}\r\n`);
    }
    await sleep(10);
    socket.write('0\r\n\r\n');
    expect(await answer()).toBe('all onetwosix');
  });

  it('times out if its sender stops, after a time that grows with the bytes that have arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const outcome = vi.fn();
    const take = vi.fn(() => true);
    read = async (request) => {
      outcome(await receiveBody(request, take, 50));
      return '';
    };
    for (const [bytes, allowedMs] of [
      [0, 50],
      [8 * 1024, 550],
    ] as const) {
      outcome.mockClear();
      take.mockClear();
      const requested = once(server, 'request');
      socket.write(head(10_000) + 'a'.repeat(bytes));
      await requested;
      while (take.mock.calls.flat().reduce((sum, n) => sum + n, 0) < bytes) await setImmediate();
      await vi.advanceTimersByTimeAsync(allowedMs - 1);
      expect(outcome).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toHaveBeenCalledExactlyOnceWith('late');
      socket.destroy();
      socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // as: see above
    }
  });

  it('times out if its sender disconnects', async () => {
    const found = Promise.withResolvers<BodyOutcome>();
    read = async (request) => {
      found.resolve(await readBody(request, () => true, { maxMs: LONG }));
      return '';
    };
    socket.write(`${head(10)}half`);
    await once(server, 'request');
    socket.destroy();
    expect(await found.promise).toBe('late');
  });

  it('is refused if it is too large: at once if announced, otherwise when the limit is exceeded', async () => {
    const take = vi.fn(() => true);
    read = (request) => receiveBody(request, take);
    socket.write(head(2 * 1024 * 1024 + 1));
    expect(await answer()).toBe('too_large');
    expect(take).not.toHaveBeenCalled();
    socket.destroy();
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // as: see above
    socket.write(`${head('chunked')}200001\r\n${'a'.repeat(2 * 1024 * 1024 + 1)}\r\n`);
    expect(await answer()).toBe('too_large');
  });

  it('is refused if there is no memory for it', async () => {
    read = (request) => receiveBody(request, (bytes) => bytes > 5);
    socket.write(`${head(10)}half`);
    expect(await answer()).toBe('no_room');
  });
});

it.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '1' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('hasBody returns for a request with %j %s', (headers, expected) => {
  expect(hasBody({ headers } as IncomingMessage)).toBe(expected); // as: it reads only the headers
});

it('no route without streaming accepts a larger body than the server reads', async () => {
  const names = Object.keys(REGISTRY) as ProviderName[]; // as: keys() loses the type
  const providers = await Promise.all(names.map(loadProvider));
  for (const limit of [MAX_FORM_BYTES, MAX_TEXT_BYTES])
    expect(limit).toBeLessThanOrEqual(MAX_BODY_BYTES);
  for (const { noticeLimit } of providers)
    expect(noticeLimit).toBeLessThanOrEqual(MAX_BODY_BY_CLASS.notices ?? 0);
});
