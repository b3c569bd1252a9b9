import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerAddress } from '@/server/caller-address';

describe('the address of a caller', () => {
  it.each([
    ['the socket without proxies', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['IPv4 that came over IPv6', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['the last address behind one proxy', '10.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    [
      'the second address from the right behind two proxies',
      '10.0.0.1',
      '6.6.6.6, 198.51.100.1, 10.0.0.2',
      2,
      '198.51.100.1',
    ],
    ['the socket when the proxy sent no address', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['the socket when the proxy sent an invalid address', '10.0.0.1', 'me', 1, '10.0.0.1'],
    [
      'the only address when two proxies sent a single one',
      '10.0.0.1',
      '198.51.100.1',
      2,
      '198.51.100.1',
    ],
    ['IPv4 over IPv6 in a header', '10.0.0.1', '::ffff:198.51.100.1', 1, '198.51.100.1'],
    ['an IPv6 address', '10.0.0.1', '2001:db8::7', 1, '2001:db8::7'],
    ['an IPv6 address without its zone', '10.0.0.1', 'fe80::1%eth0.100', 1, 'fe80::1'],
    ['unknown when the socket is gone', undefined, undefined, 0, 'unknown'],
  ])('is %s', (_, socket, forwarded, proxies, expected) => {
    expect(callerAddress(requestFrom(socket, forwarded), proxies)).toBe(expected);
  });
});

const requestFrom = (remoteAddress: string | undefined, forwardedFor: string | undefined) => ({
  headers: { 'x-forwarded-for': forwardedFor },
  socket: { remoteAddress } as IncomingMessage['socket'], // as: it reads nothing else
});
