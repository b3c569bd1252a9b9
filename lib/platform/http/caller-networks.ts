import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { clientAddress } from './client-address';

const HEXTET_BITS = 16;

/** `times`: the whole network may use this multiple of the limit of one address. */
export type Network = { key: string; times: number };

/**
 * Customers have a /64, /56 or /48 and can send from every address in it. Mobile carriers put many
 * customers into one /48, so it gets several times the limit.
 */
const IPV6_NETWORKS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
];

/** The networks under which limits count a caller, narrowest first. */
export const callerNetworks = (request: Request): Network[] => networksOf(clientAddress(request));

/** An IPv4 address counts by itself; an IPv6 address by its /64, /56 and /48. */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address)) return [{ key: address, times: 1 }];
  const { parts } = ipaddr.IPv6.parse(address);
  return IPV6_NETWORKS.map(({ bits, times }) => ({ key: prefixOf(parts, bits), times }));
}

function prefixOf(parts: number[], bits: number): string {
  const kept = parts.slice(0, Math.ceil(bits / HEXTET_BITS));
  const surplus = kept.length * HEXTET_BITS - bits;
  const network = kept.map((part, index) =>
    index === kept.length - 1 ? (part >> surplus) << surplus : part,
  );
  return `${network.map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/**
 * The network of an address, shown to its owner: /24 or /48, from which people recognise their
 * provider; '' if it is not an IP address.
 */
export function coarseNetwork(address: string): string {
  if (isIPv4(address)) return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`)}/24`;
  return isIPv6(address) ? prefixOf(ipaddr.IPv6.parse(address).parts, 48) : '';
}
