import { isIP } from 'node:net';
import { env } from '@/lib/platform/env';
import { isPublicAddress } from './public-address';

/** The parsed address of a webhook. */
export type Target = {
  url: URL;
  /** It is WEBHOOK_TEST_TARGET, on this machine and without TLS. */
  isTest: boolean;
};

/** 443 is the default port, which URL leaves out. */
const PORTS = ['', '8443'];

/**
 * Parses a webhook's address: https on port 443 or 8443, without user name and password, and no
 * literal address that is not public (public-address.ts). Names are resolved when something is
 * sent. Null for any other; WEBHOOK_TEST_TARGET is exempt.
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

/** The host without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
