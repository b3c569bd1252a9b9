import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * The network address of the caller. Each trusted proxy appends the address that it saw to X-Forwarded-For, so the
 * caller's is the n-th from the right, and everything to the left of it may be forged. Without the header it is the
 * socket's address, or `unknown` if the socket is closed.
 */
export function callerAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const caller = proxyAddr(
    request as IncomingMessage, // as: it reads these two fields only
    (_, distance) => distance < trustedProxies,
  );
  return normalizeAddress(caller) ?? normalizeAddress(request.socket.remoteAddress) ?? 'unknown';
}

/** Returns an IP address without its zone (`%eth0`), and as IPv4 if it is IPv4-mapped; null if it is no address. */
export const normalizeAddress = (address = '') =>
  isIP(address) ? ipaddr.process(address.replace(/%.*$/, '')).toString() : null;
