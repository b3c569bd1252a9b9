import { describe, expect, it } from 'vitest';
import { listenAddress } from '@/server/listen-address';

const LIVE = {
  BIND: undefined,
  TRUSTED_PROXIES: 0,
  SITE_URL: 'https://example.org',
  PERENNIAL_EMBEDDED: 'never',
} as const;

describe('the address that the site listens on', () => {
  it.each([
    ['a live site without a proxy', LIVE, '0.0.0.0'],
    ['a live site behind a proxy', { ...LIVE, TRUSTED_PROXIES: 1 }, '127.0.0.1'],
    ['a proxy on another machine', { ...LIVE, TRUSTED_PROXIES: 1, BIND: '0.0.0.0' }, '0.0.0.0'],
    ['a proxy that connects over IPv6', { ...LIVE, TRUSTED_PROXIES: 1, BIND: '::1' }, '::1'],
    [
      'a site for this machine',
      { ...LIVE, SITE_URL: 'http://localhost:3000', PERENNIAL_EMBEDDED: 'auto' as const },
      '127.0.0.1',
    ],
  ])('is correct for %s', (_, settings, expected) => {
    expect(listenAddress(settings)).toBe(expected);
  });
});
