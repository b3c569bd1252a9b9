import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { NetworkShares } from '@/lib/platform/http/network-shares';
import { HOLD_LIMITS } from './admission/hold-place';
import { normalizeAddress } from './caller-address';

/** Each needs about 20 kB while its headers or its body arrive. A browser opens six. */
const MAX_CONNECTIONS = 5_000;
/** A mobile carrier may have thousands of people behind one address. */
const NETWORK_SHARE = 1 / 5;
/**
 * Requests that may wait on one connection. Browsers and proxies wait for each response before they send the next
 * request.
 */
export const MAX_PIPELINED = 8;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Bounds the number of connections, and how many of them one network may have. Behind a proxy, every connection is the
 * proxy's, and it must bound its own. Without one, five addresses that stay connected can fill the server: only a proxy
 * or a firewall can prevent that (security.md, "Overload").
 */
export function limitConnections(server: Server, trustedProxies: number): void {
  server.maxConnections = MAX_CONNECTIONS;
  if (trustedProxies > 0) return;
  const shares = new NetworkShares(MAX_CONNECTIONS, NETWORK_SHARE);
  server.on('connection', (socket) => {
    const address = normalizeAddress(socket.remoteAddress) ?? 'unknown';
    if (!shares.add(address)) return socket.destroy();
    socket.once('close', () => shares.remove(address));
  });
}

/**
 * Handles the requests of a connection one after the other. Node emits pipelined requests all at once, and a response
 * whose turn has not come emits no `close` when the client leaves. Closes a connection on which more than
 * `MAX_PIPELINED` requests wait.
 */
export function serializeRequests(handle: Listener): Listener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  const runNext = (socket: Socket) => {
    const next = queues.get(socket)?.shift();
    if (!next) queues.delete(socket);
    else if (!socket.destroyed) next();
  };
  return (request, response) => {
    const { socket } = request;
    const run = () => {
      handle(request, response);
      response.once('close', () => runNext(socket)); // after the handler's own listeners, which time this request
    };
    const queue = queues.get(socket);
    if (queue && queue.length >= MAX_PIPELINED) socket.destroy();
    else if (queue) queue.push(run);
    else {
      queues.set(socket, []);
      run();
    }
  };
}

/**
 * Discards what is left of a request's body after its response. When a handler has read only a part of a body, Node
 * leaves the rest on the connection, and the next request on it (another visitor's, behind a proxy) would never be read
 * (security.md, fact 13). Node's `requestTimeout` still applies.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request; // null later, if the handler destroys the request
  response.once('finish', () => {
    if (request.complete) return;
    // Node pushes what it has read into this stream. If the stream is full or destroyed, it stops reading the socket.
    request.push = () => true;
    socket.resume();
  });
}

/**
 * Closes the connection if nothing moves for a minute (security.md, "Overload"). Call it after `end`: if the kernel has
 * accepted everything, the keep-alive timeout applies instead.
 */
export function disconnectStalledReader({ socket, writableEnded }: ServerResponse): void {
  // light-my-request passes a response with a stream in place of a socket.
  if (socket instanceof Socket && (!writableEnded || socket.writableLength > 0))
    socket.setTimeout(HOLD_LIMITS.longestStallMs);
}

/** Refuses CONNECT, which Node never passes to the request listener. */
export function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
