import { BlockList, isIP } from 'node:net';

/** Where PayFast sends ITNs from (integrations 2.4, second hand: it changed in 2025, so it only warns). */
const RANGES: [string, number][] = [
  ['197.97.145.144', 28],
  ['41.74.179.192', 27],
  ['102.216.36.0', 28],
  ['102.216.36.128', 28],
  ['144.126.193.139', 32],
];

const listed = new BlockList();
for (const [network, prefix] of RANGES) listed.addSubnet(network, prefix);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether an address is one of PayFast's, or this machine's own where the sandbox plays PayFast. */
export function isListedSource(address: string, isSandboxed: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0) return false;
  return listed.check(address, family) || (isSandboxed && loopback.check(address, family));
}
