import { createServer, get } from 'node:http';
import { expect, it } from 'vitest';
import { HOLD_LIMITS } from '@/server/admission/hold-place';
import { encode } from '@/server/answers/encoding';
import { sendAnswer } from '@/server/answers/send-answer';
import type { StoredAnswer } from '@/server/answers/stored-answer';

const TEXT = Buffer.from('In loving memory. '.repeat(100_000));

it('decompresses only as much as a slow client reads, and disconnects a client that reads nothing', async () => {
  const bodies = await encode(TEXT, 'text/html; charset=utf-8', false, 'identity');
  const answer: StoredAnswer = {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    etag: '"a"',
    bodies,
    tags: [],
    freshUntil: Number.POSITIVE_INFINITY,
  };
  const seen = Promise.withResolvers<{ timeout: number | undefined; heldBytes: () => number }>();
  const server = createServer((request, response) => {
    sendAnswer(request, response, answer);
    const heldBytes = () => response.writableLength + (response.socket?.writableLength ?? 0);
    seen.resolve({ timeout: response.socket?.timeout, heldBytes });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) =>
    get({ port, host: '127.0.0.1' }, resolve),
  );
  const { timeout, heldBytes } = await seen.promise;
  expect(timeout).toBe(HOLD_LIMITS.longestStallMs);
  await new Promise((resolve) => setTimeout(resolve, 200)); // the client reads nothing during this time
  expect(heldBytes()).toBeLessThan(TEXT.length / 4);
  const read: Buffer[] = [];
  for await (const chunk of response) read.push(chunk);
  expect(Buffer.concat(read).equals(TEXT)).toBe(true);
  expect(response.headers['content-length']).toBe(String(TEXT.length));
  server.close();
});

it('sets a timeout for a client that reads nothing, and no timeout once the client has everything', async () => {
  const socketTimeoutFor = async (body: Buffer) => {
    const answer: StoredAnswer = {
      status: 200,
      headers: { 'Content-Type': 'image/webp' },
      etag: '"a"',
      bodies: { identity: body },
      tags: [],
      freshUntil: Number.POSITIVE_INFINITY,
    };
    const seen = Promise.withResolvers<number | undefined>();
    const server = createServer((request, response) => {
      sendAnswer(request, response, answer);
      seen.resolve(response.socket?.timeout);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const clientRequest = get({ port, host: '127.0.0.1' }, () => {}).on('error', () => {}); // a client that reads nothing
    const timeout = await seen.promise;
    clientRequest.destroy();
    server.close();
    return timeout;
  };
  expect(await socketTimeoutFor(Buffer.alloc(100_000_000))).toBe(HOLD_LIMITS.longestStallMs);
  expect(await socketTimeoutFor(Buffer.alloc(1_000))).not.toBe(HOLD_LIMITS.longestStallMs);
});
