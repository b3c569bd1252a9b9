import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';

const PATIENCE_MS = 5_000;
const HTTPS = 443;
const THIS_MACHINE = /^(.*\.)?localhost$/;

/**
 * What is known of the certificate that visitors are shown: `none` where the site has no https or no name of its own, `unknown`
 * until the job `watch-site` has read it once.
 */
export type Certificate = { state: 'none' | 'unknown' } | { state: 'read'; endsAt: Date };

/** What the job last read. */
export async function certificate(): Promise<Certificate> {
  const { SITE_URL } = env();
  if (!isNamed(SITE_URL)) return { state: 'none' };
  const found = await db().certificateCheck.findUnique({ where: { host: hostOf(SITE_URL) } });
  return found?.endsAt ? { state: 'read', endsAt: found.endsAt } : { state: 'unknown' };
}

/**
 * Reads the certificate that SITE_URL's own host shows, and keeps when it ends for `certificate`. Returns that, or what was read
 * last when the host does not show one within five seconds; undefined where there is none, and before the first.
 */
export async function checkCertificate(): Promise<Date | undefined> {
  const { SITE_URL } = env();
  if (!isNamed(SITE_URL)) return undefined;
  const ends = await certificateEnds(SITE_URL);
  const host = hostOf(SITE_URL);
  const read = { checkedAt: new Date(), ...(ends && { endsAt: ends }) };
  try {
    const kept = await db().certificateCheck.upsert({
      where: { host },
      create: { host, ...read },
      update: read,
      select: { endsAt: true },
    });
    return kept.endsAt ?? undefined;
  } catch (error) {
    log.error({ err: error }, 'the end of the certificate could not be kept');
    return ends;
  }
}

function isNamed(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && !isAddress && !THIS_MACHINE.test(hostname);
}

const hostOf = (siteUrl: string) => new URL(siteUrl).host;

/** When the certificate ends that the host of an address shows; undefined when it does not within the time. */
export function certificateEnds(siteUrl: string, ms = PATIENCE_MS): Promise<Date | undefined> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || HTTPS),
      rejectUnauthorized: false, // the end of one that has ended, or is not trusted, is asked for, too
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
