import ipaddr from 'ipaddr.js';

/**
 * The range that is routed on the internet. Mapped, translated, local and reserved addresses are
 * outside of it.
 */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * Special addresses that ipaddr.js calls unicast, and an IPv4 address that Azure answers only
 * internally.
 */
const SPECIAL_RANGES = ['168.63.129.16/32', '2620:4f:8000::/48', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);

/**
 * Whether an IP address is reachable by anybody on the internet: not private, loopback, link-local,
 * carrier-grade NAT, multicast, cloud metadata, unique local or reserved, and no IPv4 inside IPv6
 * (mapped, compatible, NAT64, 6to4, Teredo). False for invalid addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_V6)) return false;
  return !SPECIAL_RANGES.some(
    ([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits),
  );
}
