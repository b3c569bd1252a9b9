import { isIP } from 'node:net';
import { env } from '@/lib/platform/env';
import { isPublicAddress } from './public-address';

/** Where a delivery goes. */
export type Target = {
  url: URL;
  /** It is WEBHOOK_TEST_TARGET: plain http, and on this machine. */
  isTest: boolean;
};

/** 443 is the protocol's own, and has no number in an address. */
const PORTS = ['', '8443'];

/**
 * Reads an endpoint's address: https on port 443 or 8443 with no name and password in it, and of no address that is not public
 * (public-address.ts). Names are looked up when something is sent. Returns null for any other; the one of WEBHOOK_TEST_TARGET is exempt.
 */
export function targetOf(text: string): Target | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === env().WEBHOOK_TEST_TARGET) return { url, isTest: true };
  if (url.protocol !== 'https:' || !PORTS.includes(url.port)) return null;
  const host = hostOf(url);
  if (isIP(host) ? !isPublicAddress(host) : !host.includes('.')) return null;
  return { url, isTest: false };
}

/** The name or address without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
