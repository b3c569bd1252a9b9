import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

const TIMEOUT_MS = 5_000;
const HTTPS = 443;
const THIS_MACHINE = /^(.*\.)?localhost$/;

/**
 * The certificate that visitors see. `none`: the site has no https or no domain name. `unknown`:
 * the job `watch-site` has not read it yet.
 */
export type Certificate = { state: 'none' | 'unknown' } | { state: 'read'; endsAt: Date };

/** The result of the job's last check. */
export async function getCertificate(): Promise<Certificate> {
  const { SITE_URL } = env();
  if (!hasDomainName(SITE_URL)) return { state: 'none' };
  const lastCheck = await db().certificateCheck.findUnique({ where: { host: hostOf(SITE_URL) } });
  return lastCheck?.endsAt ? { state: 'read', endsAt: lastCheck.endsAt } : { state: 'unknown' };
}

/**
 * Reads the certificate of SITE_URL's host, and stores its expiry. Returns the expiry, or the last stored one if the
 * host does not answer within five seconds; undefined if there is none.
 */
export async function checkCertificate(): Promise<Date | undefined> {
  const { SITE_URL } = env();
  if (!hasDomainName(SITE_URL)) return undefined;
  const ends = await readCertificateExpiry(SITE_URL);
  const host = hostOf(SITE_URL);
  const checkColumns = { checkedAt: new Date(), ...(ends && { endsAt: ends }) };
  try {
    const stored = await db().certificateCheck.upsert({
      where: { host },
      create: { host, ...checkColumns },
      update: checkColumns,
      select: { endsAt: true },
    });
    return stored.endsAt ?? undefined;
  } catch (error) {
    log.error({ err: error }, "the certificate's expiry could not be stored");
    return ends;
  }
}

function hasDomainName(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && !isAddress && !THIS_MACHINE.test(hostname);
}

const hostOf = (siteUrl: string) => new URL(siteUrl).host;

/** When the certificate of a host expires; undefined if the host does not present one in time. */
export function readCertificateExpiry(siteUrl: string, ms = TIMEOUT_MS): Promise<Date | undefined> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || HTTPS),
      rejectUnauthorized: false, // expired and untrusted certificates are read as well
    });
    const end = (date?: Date) => {
      clearTimeout(deadline);
      socket.destroy();
      resolve(date);
    };
    const deadline = setTimeout(end, ms);
    socket.once('secureConnect', () => {
      const { valid_to: text } = socket.getPeerCertificate();
      end(text ? new Date(text) : undefined);
    });
    socket.on('error', () => end());
  });
}
