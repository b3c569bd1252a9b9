import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { connect } from 'node:tls';
import { env } from '@/lib/platform/env';

const PATIENCE_MS = 5_000;
const HTTPS = 443;

/** How full the disks are on which media and uploads land. A folder that cannot be asked about is left out. */
export async function diskUse(): Promise<{ name: string; freeBytes: number; bytes: number }[]> {
  const folders = [
    { name: 'temporary', path: tmpdir() },
    ...(env().S3_BUCKET ? [] : [{ name: 'media', path: env().MEDIA_DIR ?? '' }]),
  ];
  const asked = await Promise.allSettled(
    folders.map(async ({ name, path }) => {
      const { bavail, blocks, bsize } = await statfs(path);
      return { name, freeBytes: bavail * bsize, bytes: blocks * bsize };
    }),
  );
  return asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/**
 * When the certificate that visitors are shown ends. Undefined for a site without https or a name of its own, and
 * when it does not answer from here: then others notice.
 */
export function certificateEnds(siteUrl: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:' || isIP(hostname) !== 0) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || HTTPS),
      rejectUnauthorized: false, // the end of one that has ended, or is not trusted, is asked for, too
      timeout: PATIENCE_MS,
    });
    const end = (date?: Date) => {
      socket.destroy();
      resolve(date);
    };
    socket.once('secureConnect', () => {
      const { valid_to: text } = socket.getPeerCertificate();
      end(text ? new Date(text) : undefined);
    });
    socket.once('error', () => end());
    socket.once('timeout', () => end());
  });
}
