import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The addresses from which PayFast sends ITNs (payments.md 2.4). The list is second-hand and
 * changed in 2025, so by default a mismatch only logs a warning.
 */
const LISTED = {
  payfast: [
    '197.97.145.144/28',
    '41.74.179.192/27',
    '102.216.36.0/28',
    '102.216.36.128/28',
    '144.126.193.139/32',
  ].map((range) => ipaddr.parseCIDR(range)),
};

/** Whether an address is PayFast's, or a loopback address while the sandbox plays PayFast. */
export function isListedSource(address: string, isSandboxed: boolean): boolean {
  if (isIP(address) === 0) return false;
  const source = ipaddr.process(address);
  if (isSandboxed && source.range() === 'loopback') return true;
  return ipaddr.subnetMatch(source, LISTED, 'foreign') === 'payfast';
}
