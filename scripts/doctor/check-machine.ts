import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { ffmpegState } from '@/lib/media/ffmpeg/ffmpeg-state';
import { backupSettings, isBucket } from '@/lib/platform/backup/settings';
import { env, settingsOf } from '@/lib/platform/env';
import { fault, ok, warning } from './finding';
import type { ObservedClock } from './observe-clocks';

const GIGABYTE = 1_000_000_000;
/** Two uploads of 420 MB may be read at once, while a job prepares a video of 420 MB and makes a still of one of 240 MB. */
const MIN_BYTES = 1.6 * GIGABYTE;
const MIN_SHARE = 0.1;
/** S3 and the payment providers tolerate minutes; codes and sessions tolerate seconds. */
const MAX_SKEW_MS = 5_000;
const TIMEOUT_MS = 5_000;

/** Checks that TRUSTED_PROXIES and BIND fit the address that people use, and that this address answers. */
export async function checkProxies() {
  const { SITE_URL, TRUSTED_PROXIES, BIND } = env();
  const { protocol, hostname } = new URL(SITE_URL);
  const findings = [];
  if (protocol === 'https:' && TRUSTED_PROXIES === 0)
    findings.push(
      fault(
        'SITE_URL is https, so a proxy is in front: with TRUSTED_PROXIES=0 everybody shares one rate limit',
      ),
    );
  else if (protocol === 'http:' && !isLocal(hostname))
    findings.push(warning('SITE_URL is http: put a proxy with TLS in front'));
  else findings.push(ok(`TRUSTED_PROXIES is ${TRUSTED_PROXIES}`));
  if (TRUSTED_PROXIES > 0 && BIND && BIND !== '127.0.0.1')
    findings.push(
      warning(
        `the site listens on ${BIND}: only the proxy may reach that port, since anybody else who does could claim any address`,
      ),
    );
  const answer = await fetch(new URL('/livez', SITE_URL), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  }).catch((error: Error) => error);
  if (answer instanceof Error)
    findings.push(warning(`${SITE_URL} does not answer (${causeOf(answer)})`));
  else if (answer.status !== 200)
    findings.push(warning(`${SITE_URL}/livez answers ${answer.status}`));
  return findings;
}

/**
 * Compares this machine's clock with the clocks of the database and of the services that were called. A database on
 * this machine has the same clock.
 */
export async function checkClock(dates: ObservedClock[]) {
  const { hostname: site } = new URL(env().SITE_URL);
  const otherHosts = dates.filter(({ host }) => host !== site && !isLocal(host));
  const clocks = [{ host: 'the database', aheadMs: await databaseAheadMs() }, ...otherHosts];
  const hosts = [...new Set(clocks.map(({ host }) => host))];
  const skewed = clocks.find(({ aheadMs }) => Math.abs(aheadMs) > MAX_SKEW_MS);
  if (skewed)
    return fault(
      `this machine and ${skewed.host} differ by ${Math.round(Math.abs(skewed.aheadMs) / 1000)} s: run an NTP client on both`,
    );
  const note = otherHosts.length > 0 ? '' : '; no service elsewhere showed its own';
  return ok(`this machine agrees with ${hosts.join(', ')}${note}`);
}

async function databaseAheadMs(): Promise<number> {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: TIMEOUT_MS,
  });
  await client.connect();
  const sentAt = Date.now();
  const { rows } = await client
    .query<{ now: Date }>('SELECT clock_timestamp() AS now')
    .finally(() => client.end());
  return (rows[0]?.now.getTime() ?? 0) - (sentAt + Date.now()) / 2;
}

const isLocal = (host: string) => ['localhost', '[::1]'].includes(host) || host.startsWith('127.');

/** Checks that ffmpeg can make stills, and videos that every device plays. */
export async function checkFfmpeg() {
  const { FFMPEG_PATH } = env();
  const state = await ffmpegState();
  if (state === 'ready')
    return ok(`${FFMPEG_PATH} makes stills and prepares videos for all devices`);
  return warning(
    state === 'incomplete'
      ? `${FFMPEG_PATH} has no encoder libx264: it makes stills, but some videos play on some devices only`
      : `there is no ${FFMPEG_PATH} here: videos have no still, some play on some devices only, and AVI and 3GP are refused`,
  );
}

/** Checks free space for data, media, uploads and backups. */
export async function checkFreeSpace(dataFolder: string) {
  const { MEDIA_DIR, S3_BUCKET } = env();
  const { BACKUP_TO } = settingsOf(backupSettings);
  const folders = [dataFolder, S3_BUCKET ? undefined : MEDIA_DIR, tmpdir()];
  if (!isBucket(BACKUP_TO)) folders.push(BACKUP_TO);
  const existingFolders = [
    ...new Set(folders.flatMap((folder) => (folder ? [nearestExisting(folder)] : []))),
  ];
  return Promise.all(
    existingFolders.map(async (folder) => {
      const { bavail, blocks, bsize } = await statfs(folder);
      const message = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB free at ${folder}`;
      const isShort = bavail * bsize < MIN_BYTES || bavail / blocks < MIN_SHARE;
      return isShort ? warning(message) : ok(message);
    }),
  );
}

/** The folder, or the nearest one above it that exists. */
function nearestExisting(folder: string): string {
  const fullPath = path.resolve(folder);
  return existsSync(fullPath) ? fullPath : nearestExisting(path.dirname(fullPath));
}

const causeOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);
