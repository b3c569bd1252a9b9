import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { clientAddress } from './client-address';

const HEXTET_BITS = 16;

/** A network that limits count, and how many times the limit of one address all of it may use. */
export type Network = { key: string; times: number };

/**
 * Customers hold a /64, a /56 or a /48, and can send from every address in it. Mobile carriers put many
 * customers into a /48, so it may use more than one of its /64 networks.
 */
const IPV6_NETWORKS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
];

/** The networks by which limits count a caller, the narrowest first. */
export const callerNetworks = (request: Request): Network[] => networksOf(clientAddress(request));

/** An IPv4 address is a network of its own; an IPv6 address is in a /64, a /56 and a /48. */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address)) return [{ key: address, times: 1 }];
  const { parts } = ipaddr.IPv6.parse(address);
  return IPV6_NETWORKS.map(({ bits, times }) => ({ key: prefixOf(parts, bits), times }));
}

function prefixOf(parts: number[], bits: number): string {
  const kept = parts.slice(0, Math.ceil(bits / HEXTET_BITS));
  const surplus = kept.length * HEXTET_BITS - bits;
  const network = kept.map((part, at) =>
    at === kept.length - 1 ? (part >> surplus) << surplus : part,
  );
  return `${network.map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/** The network of an address as its owner may read it: /24 or /48, by which somebody knows their own provider; '' where there is none. */
export function coarseNetwork(address: string): string {
  if (isIPv4(address)) return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`)}/24`;
  return isIPv6(address) ? prefixOf(ipaddr.IPv6.parse(address).parts, 48) : '';
}
