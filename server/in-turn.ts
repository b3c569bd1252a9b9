import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request of a connection after the answer to the last one. */
export const MOST_WAITING = 8;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Begins with a request once those before it on its connection were answered. Node would hand over as many as are sent, and a
 * response that has no turn yet is not told when its caller leaves. A connection on which more wait is cut.
 */
export function inTurn(begin: Listener): Listener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    if (response.socket) return begin(request, response);
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before >= MOST_WAITING) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      begin(request, response);
    });
  };
}
