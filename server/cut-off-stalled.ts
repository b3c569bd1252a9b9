import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { HOLDING } from './admission/hold-place';

/**
 * To be called once an answer was handed over. What is still to be written, or was not accepted by the kernel, waits for its
 * reader, who is cut off when nothing moves for a minute (security.md, "Overload"). Otherwise the limit of keep-alive applies.
 */
export function cutOffStalled({ socket, writableEnded }: ServerResponse): void {
  // A render for all who wait has a stream in the place of a socket.
  if (socket instanceof Socket && (!writableEnded || socket.writableLength > 0))
    socket.setTimeout(HOLDING.longestStallMs);
}
