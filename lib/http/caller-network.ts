import { isIPv6 } from 'node:net';
import { clientAddress } from './client-address';

const HEXTETS = 8;
const NETWORK_HEXTETS = 4;

/**
 * Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 one, because whoever has one
 * address of such a network has all of them.
 */
export const callerNetwork = (request: Request): string => networkOf(clientAddress(request));

export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, HEXTETS - front.length - back.length);
  const all = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  const network = all
    .slice(0, NETWORK_HEXTETS)
    .map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(':')}::/64`;
}
