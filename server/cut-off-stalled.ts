import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { HOLDING } from './admission/hold-place';

/**
 * To be called once an answer was handed over. What the kernel has not accepted of it waits for its reader, who is cut off when
 * nothing moves for a minute (security.md, "Overload"). Where it has accepted everything, the limit of keep-alive applies.
 * @param isPart whether more of the answer will come
 */
export function cutOffStalled({ socket }: ServerResponse, isPart = false): void {
  // A render for all who wait has a stream in the place of a socket.
  if (socket instanceof Socket && (isPart || socket.writableLength > 0))
    socket.setTimeout(HOLDING.longestStallMs);
}
