import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/platform/log';
import { beforeHead } from '../before-head';
import type { Leave } from './gate';
import type { RequestClass } from './request-class';

export const HOLDING = {
  /** Work that takes longer hangs. Its place is given back, whatever becomes of it. */
  longestMs: 30_000,
  /** Once an answer has begun, what takes longer is its reader. */
  answeredMs: 1_000,
  /** A reader who is not done by then is cut off: what is left unread is in memory. */
  longestAnswerMs: 60_000,
  /** A stream in which nothing has moved for so long is cut off. A form waits while one of its films is read. */
  longestPauseMs: 5 * 60_000,
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
 * Gives the place of a request back when its answer was sent and the handler has ended, both: the work of one whose caller
 * left goes on. To be called before the handler.
 * @returns what the handler's end is to be told
 */
export function holdPlace(held: Held, holding = HOLDING): { workEnded(): void } {
  const { request, response, leave, name } = held;
  let isWorking = true;
  let isSending = !response.closed; // its caller may have left while it waited
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number, act: () => void) => timers.add(setTimeout(act, ms).unref());
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const look = () => {
    if (isWorking || isSending) return;
    clear();
    leave();
  };
  const sent = () => {
    isSending = false;
    look();
  };
  response.once('finish', sent).once('close', sent);
  if (STREAMS.includes(name)) request.socket.setTimeout(holding.longestPauseMs);
  else {
    after(holding.longestMs, () => {
      log.warn({ class: name, requestId: request.headers['x-request-id'] }, 'a request hangs');
      leave();
    });
    beforeHead(response, () => {
      clear();
      after(holding.answeredMs, leave);
      after(holding.longestAnswerMs, () => response.destroy());
    });
  }
  return {
    workEnded() {
      isWorking = false;
      look();
    },
  };
}
