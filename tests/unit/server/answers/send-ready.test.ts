import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
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

type Send = (request: IncomingMessage, response: ServerResponse) => void;
const byNode: Send = (request, response) =>
  sendAnswer(request, response, PAGE, ['X-Request-Id', ID]);

afterEach(() => void vi.useRealTimers());

/** All that comes back over one connection for these bytes, once there are so many answers, or it is closed. */
async function exchange(send: Send, sent: string, answers: number): Promise<string> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, inTurn(send));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
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
  const ready: Send = (request, response) => void said.push(sendReady(request, response, PAGE, ID));
  const asked = get([GZIP]).repeat(3);
  const got = await exchange(ready, asked, 3);
  expect(said).toEqual([true, true, true]);
  expect(got).toBe(await exchange(byNode, asked, 3));
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
  const socket = { cork: vi.fn(), write: vi.fn(), uncork: vi.fn() };
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
  send(['X-Two', '2']);
  expect(response._header).toContain('X-Two: 2');
  expect(response._header).not.toContain('X-One');
  expect(() => send(['X-Three', '3\r\nSet-Cookie: a=b'])).toThrow('Invalid character');
});
