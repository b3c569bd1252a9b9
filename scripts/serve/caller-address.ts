import { isIP } from 'node:net';

/**
 * The network address of the one who calls. Each trusted proxy adds the address it saw at the right
 * end of X-Forwarded-For, so the caller is the n-th from the right; everything further left is the
 * caller's own invention. Takes the socket's address, the header and the number of proxies.
 */
export function callerAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = plain(socketAddress ?? '');
  if (trustedProxies === 0 || !forwardedFor) return direct || 'unknown';
  const seen = forwardedFor.split(',').map((each) => plain(each.trim()));
  const caller = seen.at(-trustedProxies) ?? seen[0] ?? '';
  return isIP(caller) ? caller : direct || 'unknown';
}

/** IPv4 that came in over IPv6, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
