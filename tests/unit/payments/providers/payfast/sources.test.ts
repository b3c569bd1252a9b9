import { describe, expect, it } from 'vitest';
import { isListedSource } from '@/lib/payments/providers/payfast/sources';

describe('the addresses that notices come from', () => {
  it.each(['197.97.145.144', '197.97.145.159', '41.74.179.192', '102.216.36.1', '144.126.193.139'])(
    'include %s',
    (address) => expect(isListedSource(address, false)).toBe(true),
  );

  it.each(['197.97.145.160', '144.126.193.140', '127.0.0.1', '::1', 'unknown', ''])(
    'do not include %j',
    (address) => expect(isListedSource(address, false)).toBe(false),
  );

  it("include this machine's addresses if the sandbox simulates PayFast", () => {
    expect(isListedSource('127.0.0.1', true)).toBe(true);
    expect(isListedSource('::1', true)).toBe(true);
    expect(isListedSource('::ffff:127.0.0.1', true)).toBe(true);
    expect(isListedSource('192.0.2.1', true)).toBe(false);
  });
});
