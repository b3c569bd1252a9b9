import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { log } from '@/lib/platform/log';
import { beforeHead } from '../before-head';
import type { Leave } from './gate';
import type { RequestClass } from './request-class';

export const HOLDING = {
  /** Work that has no answer by then hangs, or that on a form whose caller left. Its place is given back, whatever becomes of it. */
  longestMs: 30_000,
  /** Once an answer has begun, what takes longer is its reader. */
  answeredMs: 1_000,
  /** A reader who takes nothing for so long is cut off: what is left unread is in memory. */
  longestStallMs: 60_000,
  /** A stream in which nothing has moved for so long is cut off. A form waits while one of its films is read. */
  longestPauseMs: 5 * 60_000,
  /** In each such pause a file has to move by more than this, 1 kB a second: who reads a byte now and then would keep its place. */
  leastBytes: 300_000,
  /** Nothing may take longer. It is a film of 200 MB over 1 Mbit/s; browsers ask for the rest of a film again. */
  longestTotalMs: 30 * 60_000,
};

type Held = {
  request: IncomingMessage;
  response: ServerResponse;
  leave: Leave;
  /** What it holds a place of. */
  name: RequestClass;
};

/** They are read or written for as long as their callers need, and have their places meanwhile. */
const STREAMS: RequestClass[] = ['uploads', 'files'];

/**
 * Releases a request's place once its answer was sent and its handler has ended. Both are needed: when a caller leaves, the
 * handler's work goes on. To be called before the handler.
 * @returns what the handler's end is to be told
 */
export function holdPlace(held: Held, holding = HOLDING): { workEnded(): void } {
  const { request, response, leave, name } = held;
  const socket = request.socket instanceof Socket ? request.socket : undefined; // a render of our own has none
  const isStream = STREAMS.includes(name);
  let isWorking = true;
  let isSending = !response.closed; // its caller may have left while it waited
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number, act: () => void) => timers.add(setTimeout(act, ms).unref());
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const guard = () => after(holding.longestMs, () => giveUp('a request hangs'));
  const boundTotal = () =>
    after(holding.longestTotalMs, () => {
      giveUp('a request takes too long');
      response.destroy();
    });
  const giveUp = (why: string) => {
    log.warn({ class: name, requestId: request.headers['x-request-id'] }, why);
    leave();
  };
  const look = () => {
    if (isWorking || isSending) return;
    clear();
    leave();
  };
  const sent = () => {
    if (isStream && isSending) guard();
    isSending = false;
    look();
  };
  response.once('finish', sent).once('close', sent);
  if (name !== 'uploads' || !isSending) guard();
  if (isStream) {
    socket?.setTimeout(holding.longestPauseMs);
    boundTotal();
  }
  beforeHead(response, () => {
    if (name === 'uploads') return;
    clear();
    boundTotal();
    if (name === 'files') return cutSlowReader(response, socket, holding, after);
    after(holding.answeredMs, leave);
    socket?.setTimeout(holding.longestStallMs);
  });
  return {
    workEnded() {
      isWorking = false;
      look();
    },
  };
}

/** Cuts off who reads less than `leastBytes` in `longestPauseMs`. */
function cutSlowReader(
  response: ServerResponse,
  socket: Socket | undefined,
  holding: typeof HOLDING,
  after: (ms: number, act: () => void) => void,
): void {
  if (!socket) return;
  const { longestPauseMs, leastBytes } = holding;
  const taken = () => socket.bytesWritten - socket.writableLength;
  let before = taken();
  const look = () => {
    const now = taken();
    if (now - before < leastBytes) return void response.destroy();
    before = now;
    after(longestPauseMs, look);
  };
  after(longestPauseMs, look);
}
