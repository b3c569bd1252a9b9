import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { log } from '@/lib/platform/log';
import { beforeHeaders } from '../before-headers';
import type { ReleasePlace } from './admission-queue';
import type { RequestClass } from './request-class';

export const HOLD_LIMITS = {
  /**
   * If there is no response after this time, the work hangs, or it continues for an upload whose caller has left.
   * Either way its place is released.
   */
  maxMs: 30_000,
  /** The place is released this long after the response has begun: from then on, only its reader can be slow. */
  answeredMs: 1_000,
  /** A reader who reads nothing for this long is cut off, since the unread rest is in memory. */
  longestStallMs: 60_000,
  /**
   * A stream in which nothing moves for this long is cut off. A form may pause while one of its videos is processed.
   */
  longestPauseMs: 5 * 60_000,
  /**
   * A reader must take this much of a file in `longestPauseMs`, 1 kB a second: one byte now and then must not keep a
   * place.
   */
  leastBytes: 300_000,
  /**
   * Nothing may take longer: it is enough for a video of 200 MB at 1 Mbit/s, and browsers ask again for the rest of a
   * video.
   */
  longestTotalMs: 30 * 60_000,
};

type PlaceHolder = {
  request: IncomingMessage;
  response: ServerResponse;
  leave: ReleasePlace;
  /** The class whose place it holds. */
  name: RequestClass;
};

/** These keep their places for as long as their callers send or read. */
const STREAMS: RequestClass[] = ['uploads', 'files'];

/**
 * Releases a request's place when the response is sent and the handler has ended, since the handler goes on when a
 * caller leaves; or earlier, at one of the `HOLD_LIMITS`. Must be called before the handler.
 * @returns `workEnded`, to be called when the handler has ended
 */
export function holdPlace(holder: PlaceHolder, limits = HOLD_LIMITS): { workEnded(): void } {
  const { request, response, leave: release, name } = holder;
  const socket = request.socket instanceof Socket ? request.socket : undefined; // the server's own requests have none
  const isStream = STREAMS.includes(name);
  let isWorking = true;
  let isSending = !response.closed; // its caller may have left while it waited
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number, act: () => void) => timers.add(setTimeout(act, ms).unref());
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const guard = () => after(limits.maxMs, () => giveUp('a request hangs'));
  const boundTotal = () =>
    after(limits.longestTotalMs, () => {
      giveUp('a request takes too long');
      response.destroy();
    });
  const giveUp = (why: string) => {
    log.warn({ class: name, requestId: request.headers['x-request-id'] }, why);
    release();
  };
  const releaseIfDone = () => {
    if (isWorking || isSending) return;
    clear();
    release();
  };
  const onSent = () => {
    if (isStream && isSending) guard();
    isSending = false;
    releaseIfDone();
  };
  response.once('finish', onSent).once('close', onSent);
  if (name !== 'uploads' || !isSending) guard();
  if (isStream) {
    socket?.setTimeout(limits.longestPauseMs);
    boundTotal();
  }
  beforeHeaders(response, () => {
    if (name === 'uploads') return;
    clear();
    boundTotal();
    if (name === 'files') return disconnectSlowReader(response, socket, limits, after);
    after(limits.answeredMs, release);
    socket?.setTimeout(limits.longestStallMs);
  });
  return {
    workEnded() {
      isWorking = false;
      releaseIfDone();
    },
  };
}

/** Cuts off a reader who reads less than `leastBytes` in `longestPauseMs`. */
function disconnectSlowReader(
  response: ServerResponse,
  socket: Socket | undefined,
  limits: typeof HOLD_LIMITS,
  after: (ms: number, act: () => void) => void,
): void {
  if (!socket) return;
  const { longestPauseMs, leastBytes } = limits;
  const sentBytes = () => socket.bytesWritten - socket.writableLength;
  let before = sentBytes();
  const check = () => {
    const now = sentBytes();
    if (now - before < leastBytes) return void response.destroy();
    before = now;
    after(longestPauseMs, check);
  };
  after(longestPauseMs, check);
}
