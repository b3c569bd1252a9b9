import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * The network address of the caller. Each trusted proxy appends the address it saw to X-Forwarded-For, so
 * the caller is the n-th from the right; everything further left may be forged. Returns the socket's address if
 * the header has none, and `unknown` if the socket is closed.
 */
export function callerAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const caller = proxyAddr(
    request as IncomingMessage, // as: it reads these two fields only
    (_, distance) => distance < trustedProxies,
  );
  return plainAddress(caller) ?? plainAddress(request.socket.remoteAddress) ?? 'unknown';
}

/** Converts IPv4-mapped IPv6 addresses to IPv4, without a zone (`%eth0`); returns null for anything else. */
export const plainAddress = (address = '') =>
  isIP(address) ? ipaddr.process(address.replace(/%.*$/, '')).toString() : null;
