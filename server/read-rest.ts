import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads the rest of a request after its answer, and throws it away. Once a handler has read a part, Node leaves
 * the rest on the connection, where the next request, behind a proxy somebody else's, would wait for it without
 * end (security.md, fact 13). Node's own limit on the time of a request applies.
 */
export function readRest(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request; // null later, when the handler destroys the request
  response.once('finish', () => {
    if (request.complete) return;
    // Node hands over here what it has read. A stream that is full or destroyed would make it stop reading.
    request.push = () => true;
    socket.resume();
  });
}
