import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { HOLD_LIMITS } from '@/server/admission/hold-place';
import { sendAnswer } from '@/server/answers/send-answer';
import type { StoredAnswer } from '@/server/answers/stored-answer';
import { serializeRequests } from '@/server/connections';
import { PATIENCE } from '@/tests/support/patience';

const BODY = 'In loving memory.';
const ETAG = '"a"';
const page = (text: string): StoredAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: ETAG, 'X-Place': 'café' },
  etag: ETAG,
  bodies: { gzip: gzipSync(text) },
  tags: [],
  freshUntil: Number.POSITIVE_INFINITY,
});
/** Uncompressed, so that its bytes can be recognised. */
const plain = (bytes: number, letter = 'a'): StoredAnswer => ({
  ...page(''),
  bodies: { identity: Buffer.alloc(bytes, letter) },
});

type Send = (request: IncomingMessage, response: ServerResponse) => void;

const get = (path = '/', lines: string[] = [], version = '1.1', method = 'GET') =>
  `${[`${method} ${path} HTTP/${version}`, 'Host: a', ...lines].join('\r\n')}\r\n\r\n`;
const GZIP = 'Accept-Encoding: gzip';
const CLOSE = 'Connection: close';

/** Returns all bytes that a server sends until the connection is closed. */
async function exchange(send: Send, sent: string): Promise<Buffer> {
  const { server, socket } = await connectToServer(send);
  socket.write(sent);
  const received = Buffer.concat(await socket.toArray());
  server.close();
  return received;
}

const headOf = (received: Buffer) => received.toString('latin1').split('\r\n\r\n', 1)[0] ?? '';

it.each([
  ['the whole page', get('/', [GZIP, CLOSE]), '200 OK', ['Content-Encoding: gzip']],
  ['the page over HTTP/1.0', get('/', [GZIP], '1.0'), '200 OK', ['Content-Encoding: gzip']],
  ['its head alone', get('/', [GZIP, CLOSE], '1.1', 'HEAD'), '200 OK', ['Content-Encoding: gzip']],
  [
    'a page other than the one the browser has',
    get('/', [GZIP, CLOSE, 'If-None-Match: "b"']),
    '200 OK',
    [],
  ],
  ['that nothing has changed', get('/', [CLOSE, `If-None-Match: ${ETAG}`]), '304 Not Modified', []],
  [
    'the text, without compression',
    get('/', [CLOSE]),
    '200 OK',
    [`Content-Length: ${BODY.length}`],
  ],
])('sends %s', async (what, requests, status, lines) => {
  const received = await exchange((request, response) => {
    response.setHeader('X-Request-Id', 'an-id');
    sendAnswer(request, response, page(BODY));
  }, requests);
  const head = headOf(received);
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
  for (const line of ['X-Request-Id: an-id', `ETag: ${ETAG}`, 'X-Place: café', ...lines])
    expect(head.split('\r\n')).toContain(line);
  const body = received.subarray(head.length + 4);
  const hasNoBody = what.includes('alone') || status.startsWith('304');
  const isPacked = head.includes('Content-Encoding');
  const expected = hasNoBody ? Buffer.alloc(0) : isPacked ? gzipSync(BODY) : Buffer.from(BODY);
  expect(body.equals(expected)).toBe(true);
  expect(head.includes('Content-Type')).toBe(!status.startsWith('304'));
});

it('answers several requests on one connection, with small and large pages', async () => {
  const answers = [plain(20, 'x'), plain(500_000, 'y'), plain(20, 'z')];
  let at = 0;
  const send: Send = (request, response) =>
    sendAnswer(request, response, answers[at++] ?? page(''));
  const requests = get() + get() + get('/', [CLOSE]);
  const received = (await exchange(send, requests)).toString('latin1');
  const heads = received.match(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/gs) ?? [];
  expect(heads.map((head) => /Content-Length: (\d+)/.exec(head)?.[1])).toEqual([
    '20',
    '500000',
    '20',
  ]);
  const expected = answers.map(({ bodies }, nth) => `${heads[nth]}${bodies.identity}`).join('');
  expect(received === expected).toBe(true);
});

it('refuses a header that would start another header', async () => {
  const answer = { ...page(BODY), headers: { 'X-Three': '3\r\nSet-Cookie: a=b' } };
  const received = await exchange(
    (request, response) => {
      expect(() => sendAnswer(request, response, answer)).toThrow('Invalid character');
      response.end();
    },
    get('/', [CLOSE]),
  );
  expect(headOf(received)).not.toContain('Set-Cookie');
});

it('finishes only after its reader has read everything, and disconnects a reader that reads nothing', async () => {
  const ended: string[] = [];
  const sent = Promise.withResolvers<ServerResponse>();
  const { server, socket } = await connectToServer((request, response) => {
    response.once('finish', () => ended.push('finish')).once('close', () => ended.push('close'));
    sendAnswer(request, response, plain(20_000_000));
    sent.resolve(response);
  });
  socket.write(get());
  await once(socket, 'readable'); // reads a part and then stops
  const response = await sent.promise;
  expect(response.socket?.timeout).toBe(HOLD_LIMITS.longestStallMs);
  expect(ended).toEqual([]);
  let bytes = 0;
  socket.on('data', (piece) => (bytes += piece.length));
  await vi.waitFor(() => expect(ended).toEqual(['finish', 'close']), PATIENCE);
  await vi.waitFor(() => expect(bytes).toBeGreaterThan(20_000_000), PATIENCE);
  socket.destroy();
  server.close();
});

const SMALL = 14_000;

it('does not overwrite bytes that a slow reader has not read yet while others are answered', async () => {
  let unsentBytes = 0;
  const { server, socket: slow } = await connectToServer((request, response) => {
    sendAnswer(request, response, plain(SMALL, request.url?.slice(1)));
    unsentBytes = Math.max(unsentBytes, response.socket?.writableLength ?? 0);
  });
  // Requests one answer after another until the kernel accepts no more.
  let count = 0;
  while (unsentBytes === 0) {
    slow.write(get('/s'));
    count++;
    await once(server, 'request');
  }
  const otherClient = connect(slow.remotePort ?? 0, '127.0.0.1');
  const answers: string[] = [];
  otherClient.on('data', (bytes) => answers.push(bytes.toString('latin1')));
  for (let at = 1; at <= 20; at++) {
    otherClient.write(get('/o'));
    await vi.waitFor(
      () => expect(answers.join('').split('HTTP/1.1 200')).toHaveLength(at + 1),
      PATIENCE,
    );
  }
  let receivedText = '';
  slow.on('data', (bytes) => (receivedText += bytes.toString('latin1')));
  await vi.waitFor(
    () => expect(receivedText.split('s'.repeat(SMALL))).toHaveLength(count + 1),
    PATIENCE,
  );
  expect(receivedText).not.toContain('oooo');
  slow.destroy();
  otherClient.destroy();
  server.close();
});

async function connectToServer(send: Send): Promise<{ server: Server; socket: Socket }> {
  const server = createServer(serializeRequests(send));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { server, socket: connect(port, '127.0.0.1') };
}
