import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { HOLD_LIMITS } from '@/server/admission/hold-place';
import { sendAnswer } from '@/server/answers/send-answer';
import type { StoredAnswer } from '@/server/answers/stored-answer';

const ANSWER: StoredAnswer = {
  status: 200,
  headers: { 'Content-Type': 'image/webp' },
  etag: '"a"',
  bodies: { identity: Buffer.from('a picture') },
  tags: [],
  freshUntil: Number.POSITIVE_INFINITY,
};

/** Sends the answer on a connection that then has this many bytes left to send. Returns the timeouts set on it. */
function limitAfter(request: Partial<IncomingMessage>, writableLength: number) {
  const socket = new Socket();
  Object.defineProperty(socket, 'writableLength', { value: writableLength });
  const setTimeout = vi.spyOn(socket, 'setTimeout');
  const response = { writeHead: vi.fn(), end: vi.fn(), socket, writableEnded: true };
  sendAnswer(
    { headers: {}, method: 'GET', ...request } as IncomingMessage, // as: it reads no other field
    response as unknown as ServerResponse, // as: see above
    ANSWER,
  );
  expect(response.end).toHaveBeenCalledOnce();
  return setTimeout.mock.calls.flat();
}

it.each([
  ['a page', {}],
  ['only its head', { method: 'HEAD' }],
  ['that nothing has changed', { headers: { 'if-none-match': '"a"' } }],
])('disconnects a client that reads nothing of %s, but not one that has read it', (_, request) => {
  expect(limitAfter(request, 100)).toEqual([HOLD_LIMITS.longestStallMs]);
  expect(limitAfter(request, 0)).toEqual([]);
});
