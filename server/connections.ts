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

/** The requests that wait on each connection on which one is being handled. */
const queues = new WeakMap<Socket, (() => void)[]>();

/**
 * Bounds the number of connections, and how many of them one network may have. Behind a proxy, every connection is the
 * proxy's, and it must bound its own. Without one, five addresses that stay connected can fill the server: only a proxy
 * or a firewall can prevent that (security.md, "Overload").
 */
export function limitConnections(server: Server, trustedProxies: number): void {
  server.maxConnections = MAX_CONNECTIONS;
  if (trustedProxies > 0) return;
  const shares = new NetworkShares(MAX_CONNECTIONS, NETWORK_SHARE);
  const counted = new WeakSet<Socket>();
  server.on('connection', (socket) => {
    if (counted.has(socket)) return; // `ignoreUpgrades` gave it to the server again
    counted.add(socket);
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

/** Requests whose upgrade Node ignores by itself. */
const ignoredByNode = new WeakSet<IncomingMessage>();

/**
 * Whether `ignoreUpgrades` can read this request again: no other one of its connection is being handled. For
 * `shouldUpgradeCallback`.
 */
export function canReadAgain(request: IncomingMessage): boolean {
  if (!queues.has(request.socket)) return true;
  ignoredByNode.add(request);
  return false;
}

/** Whether Node has dropped what arrived behind this request, so that its connection must be closed. */
export const hasLostNext = (request: IncomingMessage): boolean => ignoredByNode.has(request);

/**
 * Handles requests that ask for an upgrade as if they did not: puts each back into its connection without its `Upgrade`
 * header, to be read once more. Node can ignore the header by itself, but then drops what arrived behind the request.
 * `rawHeaders` has every header: Node refuses requests with more than it passes on. Emitting `connection` is Node's
 * documented way to have a server read a connection.
 */
export function ignoreUpgrades(server: Server): void {
  server.on('upgrade', ({ method, url, httpVersion, rawHeaders }, socket, head) => {
    const lines = [`${method} ${url} HTTP/${httpVersion}`];
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.toLowerCase() !== 'upgrade')
        lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
    const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    socket.unshift(Buffer.concat([request, head]));
    server.emit('connection', socket);
  });
}
