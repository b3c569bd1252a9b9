import ipaddr from 'ipaddr.js';

/** All that is routed on the internet; mapped, translated, local and reserved addresses are outside. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Special addresses within it that the library calls unicast, and IPv4 that a cloud answers only from within. */
const SPECIAL = ['168.63.129.16/32', '2620:4f:8000::/48', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);

/**
 * Whether an IP address is one that anybody on the internet reaches: not private, loopback, link-local, of a carrier, multicast, of a cloud's
 * metadata, unique local, reserved, nor IPv4 in the clothes of IPv6 (mapped, compatible, NAT64, 6to4, Teredo). What is no
 * address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_V6)) return false;
  return !SPECIAL.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
}
