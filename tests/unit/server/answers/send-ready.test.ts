import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { HOLDING } from '@/server/admission/hold-place';
import type { Answer } from '@/server/answers/answer';
import { sendAnswer } from '@/server/answers/send-answer';
import { sendReady } from '@/server/answers/send-ready';
import { inTurn } from '@/server/in-turn';
import { KEEP_ALIVE_MS } from '@/server/keep-alive';

const ID = 'a-request-id';
const BODY = 'In loving memory.';
const PAGE: Answer = {
  status: 200,
  headers: ['Content-Type', 'text/html; charset=utf-8', 'ETag', '"a"', 'X-Place', 'café'],
  etag: '"a"',
  bodies: { gzip: Buffer.from(BODY) },
  tags: [],
  freshUntil: Number.POSITIVE_INFINITY,
};

const PAGE_OF_MANY_BYTES: Answer = {
  ...PAGE,
  bodies: { gzip: Buffer.from('Remembered. '.repeat(2_500) + BODY) },
};

type Send = (request: IncomingMessage, response: ServerResponse) => void;

afterEach(() => void vi.useRealTimers());

/** All that comes back over one connection for these bytes, once there are so many answers, or it is closed. */
async function exchange(send: Send, sent: string, answers: number): Promise<string> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, inTurn(send));
  const socket = await connected(server);
  let got = '';
  await new Promise<void>((resolve, reject) => {
    socket.on('data', (bytes) => {
      got += bytes.toString('latin1');
      if (got.split(BODY).length > answers) resolve();
    });
    socket.once('close', resolve).once('error', reject);
    socket.write(sent);
  });
  socket.destroy();
  server.close();
  return got.replace(/Date: .*? GMT/g, 'Date: now');
}

const get = (lines: string[] = [], version = '1.1', method = 'GET') =>
  `${[`${method} / HTTP/${version}`, 'Host: a', ...lines].join('\r\n')}\r\n\r\n`;
const GZIP = 'Accept-Encoding: gzip';

it("sends the very bytes that Node's own head would be, to each of several requests on a connection", async () => {
  const said: boolean[] = [];
  let [ours, nodes] = [0, 0];
  // A page between two that are small: it is sent in two pieces.
  const nth = (at: number) => (at % 3 === 1 ? PAGE_OF_MANY_BYTES : PAGE);
  const ready: Send = (request, response) =>
    void said.push(sendReady(request, response, nth(ours++), ID));
  const asked = get([GZIP]).repeat(3);
  const got = await exchange(ready, asked, 3);
  expect(said).toEqual([true, true, true]);
  const byNode: Send = (request, response) =>
    sendAnswer(request, response, nth(nodes++), ['X-Request-Id', ID]);
  expect(got).toBe(await exchange(byNode, asked, 3));
  expect(got.length).toBeGreaterThan(30_000);
  expect(got).toContain('Keep-Alive: timeout=65\r\n');
  expect(got).toContain('\r\nContent-Encoding: gzip\r\n');
});

it.each([
  ['a connection that closes', get([GZIP, 'Connection: close'])],
  ['HTTP/1.0', get([GZIP], '1.0')],
  ['the head alone', get([GZIP], '1.1', 'HEAD')],
  ['what the browser may have', get([GZIP, 'If-None-Match: "b"'])],
  ['a program that wants no compression', get()],
])('leaves to Node: %s', async (_, asked) => {
  const said: boolean[] = [];
  await exchange(
    (request, response) => {
      said.push(sendReady(request, response, PAGE, ID));
      response.end();
      response.socket?.destroySoon();
    },
    asked,
    1,
  );
  expect(said).toEqual([false]);
});

it('tells the time of the second, and what is logged and counted sees an answer that was sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00.900Z') });
  const dates: string[] = [];
  const ready: Send = (request, response) => {
    sendReady(request, response, PAGE, ID);
    expect([response.headersSent, response.statusCode]).toEqual([true, 200]);
    const head = (response as unknown as { _header: string })._header;
    dates.push(/Date: (.*?)\r\n/.exec(head)?.[1] ?? '');
    vi.setSystemTime(Date.now() + 200);
  };
  await exchange(ready, get([GZIP]).repeat(2), 2);
  vi.setSystemTime(new Date('2026-02-28T10:00:00Z')); // the clock was set back
  await exchange(ready, get([GZIP]), 1);
  expect(dates).toEqual([
    'Sun, 01 Mar 2026 10:00:00 GMT',
    'Sun, 01 Mar 2026 10:00:01 GMT',
    'Sat, 28 Feb 2026 10:00:00 GMT',
  ]);
});

it('keeps no head for other headers of the same body, and refuses one that would begin another', () => {
  const socket = { writable: true, cork: vi.fn(), write: vi.fn(), uncork: vi.fn() };
  const response = { shouldKeepAlive: true, end: vi.fn(), socket, _header: '' };
  const request = { method: 'GET', httpVersion: '1.1', headers: { 'accept-encoding': 'gzip' } };
  const send = (headers: string[]) =>
    sendReady(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      { ...PAGE, headers },
      ID,
    );
  send(['X-One', '1']);
  socket.write.mockClear();
  send(['X-Two', '2']);
  const written = socket.write.mock.calls.map(([part]) => String(part)).join('');
  expect(written).toContain('X-Two: 2');
  expect(written).not.toContain('X-One');
  socket.write.mockClear();
  expect(() => send(['X-Three', '3\r\nSet-Cookie: a=b'])).toThrow('Invalid character');
  expect(socket.write).not.toHaveBeenCalled();
});

const LARGE: Answer = { ...PAGE, bodies: { gzip: Buffer.alloc(20_000_000, 'a') } };

it('has ended only once its reader has taken everything, and cuts off one that takes nothing', async () => {
  let limit: number | undefined;
  const ended: string[] = [];
  const server = createServer((request, response) => {
    sendReady(request, response, LARGE, ID);
    limit = response.socket?.timeout;
    response.once('finish', () => ended.push('finish')).once('close', () => ended.push('close'));
  });
  const socket = await connected(server);
  socket.write(get([GZIP]));
  await once(socket, 'readable'); // some of it, and no more is read
  await sleep(200);
  expect(ended).toEqual([]);
  expect(limit).toBe(HOLDING.longestStallMs);
  let bytes = 0;
  socket.on('data', (piece) => (bytes += piece.length));
  await vi.waitFor(() => expect(ended).toEqual(['finish', 'close']));
  await vi.waitFor(() => expect(bytes).toBeGreaterThan(20_000_000));
  socket.destroy();
  server.close();
});

const SMALL = 14_000;

it('leaves what a slow reader has not taken as it was, while others are answered', async () => {
  let left = 0;
  const ready: Send = (request, response) => {
    const gzip = Buffer.alloc(SMALL, request.url?.slice(1));
    sendReady(request, response, { ...PAGE, bodies: { gzip } }, ID);
    left = Math.max(left, response.socket?.writableLength ?? 0);
  };
  const server = createServer(inTurn(ready));
  const slow = await connected(server);
  const answers: string[] = [];
  const asked = (letter: string) => get([GZIP]).replace('/ ', `/${letter} `);
  // Each is asked for once the one before is on its way, until the kernel has no room for more.
  let count = 0;
  while (left === 0) {
    slow.write(asked('s'));
    count++;
    await once(server, 'request');
  }
  const other = connect(slow.remotePort ?? 0, '127.0.0.1');
  other.on('data', (bytes) => answers.push(bytes.toString('latin1')));
  for (let at = 1; at <= 20; at++) {
    other.write(asked('o'));
    await vi.waitFor(() => expect(answers.join('').split('HTTP/1.1 200')).toHaveLength(at + 1));
  }
  let got = '';
  slow.on('data', (bytes) => (got += bytes.toString('latin1')));
  await vi.waitFor(() => expect(got.split('s'.repeat(SMALL))).toHaveLength(count + 1), 4_000);
  expect(got).not.toContain('oooo');
  slow.destroy();
  other.destroy();
  server.close();
});

it('sends nothing over a connection that has been ended', async () => {
  const said: boolean[] = [];
  const server = createServer((request, response) => {
    response.socket?.end();
    said.push(sendReady(request, response, PAGE, ID));
    response.end();
  });
  const faults: unknown[] = [];
  server.on('clientError', (fault) => faults.push(fault));
  const socket = await connected(server);
  socket.write(get([GZIP]));
  await once(socket.resume(), 'close');
  expect(said).toEqual([false]);
  expect(faults).toEqual([]);
  server.close();
});

async function connected(server: Server): Promise<Socket> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
}
