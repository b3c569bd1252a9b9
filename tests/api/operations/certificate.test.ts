import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, describe, expect, it } from 'vitest';
import { watchSite } from '@/lib/admin/commands/watch-site';
import {
  checkCertificate,
  getCertificate,
  readCertificateExpiry,
} from '@/lib/admin/queries/certificate';
import { readOperations } from '@/lib/admin/queries/operations';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { queryDatabase } from '@/tests/support/query-database';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl)
  console.info('The test that reads a certificate is skipped: openssl is not installed.');

const servers: Server[] = [];
afterAll(() => {
  for (const each of servers) each.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A self-signed certificate for localhost, valid for a week. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const flags = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '7'];
  spawnSync('openssl', ['req', '-x509', ...flags, '-keyout', key, '-out', cert]);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Stores a check, as the job does. */
const storeCheck = (host: string, endsAt: Date | null) =>
  db().certificateCheck.create({ data: { host, endsAt }, select: { host: true } });

describe('the certificate of the site', () => {
  it.skipIf(!hasOpenssl)('is read even if it is self-signed', async () => {
    const port = await portOf(createServer(selfSigned()));
    const ends = await readCertificateExpiry(`https://localhost:${port}`);
    const days = ((ends?.getTime() ?? 0) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
  });

  it('is undefined if the host does not answer, or does not speak TLS', async () => {
    const silent = await portOf(createTcpServer(() => undefined));
    expect(await readCertificateExpiry(`https://localhost:${silent}`, 200)).toBeUndefined();
    const rude = await portOf(createTcpServer((socket) => socket.end('HTTP/1.1 400\r\n\r\n')));
    expect(await readCertificateExpiry(`https://localhost:${rude}`)).toBeUndefined();
  });

  it.each(['http://example.org', 'https://localhost', 'https://127.0.0.1:8443', 'https://[::1]'])(
    'is not checked at an address that cannot have one: %s',
    async (address) => {
      env().SITE_URL = address;
      expect(await checkCertificate()).toBeUndefined();
      expect(await getCertificate()).toEqual({ state: 'none' });
      expect(await db().certificateCheck.count()).toBe(0);
    },
  );

  it('is checked by the job whether or not anybody receives alerts', async () => {
    await prepareJobs(env().DATABASE_URL);
    env().SITE_URL = 'https://site.invalid'; // a reserved name that never resolves
    expect(await getCertificate()).toEqual({ state: 'unknown' });
    await watchSite();
    const [check] = await db().certificateCheck.findMany();
    expect(check).toMatchObject({ host: 'site.invalid', endsAt: null });
    expect(await getCertificate()).toEqual({ state: 'unknown' });
  });

  it('is kept when one check fails', async () => {
    env().SITE_URL = 'https://away.invalid';
    const endsAt = new Date(Date.now() + 3 * DAY_MS);
    await storeCheck('away.invalid', endsAt);
    expect(await checkCertificate()).toEqual(endsAt);
    expect(await getCertificate()).toEqual({ state: 'read', endsAt });
  });

  it('does not block other alerts when it cannot be stored', async () => {
    env().SITE_URL = 'https://unkept.invalid';
    env().ALERT_EMAIL = 'operator@example.org';
    await queryDatabase(
      env().DATABASE_URL,
      'ALTER TABLE certificate_checks RENAME TO certificates_away',
    );
    await watchSite(() => Promise.resolve(null)).finally(() =>
      queryDatabase(
        env().DATABASE_URL,
        'ALTER TABLE certificates_away RENAME TO certificate_checks',
      ),
    );
    env().ALERT_EMAIL = undefined;
    const where = { key: { contains: 'alert/backup/' } };
    expect(await db().outboxMail.count({ where })).toBe(1);
  });

  it('is shown with its remaining days, and raises an alert when they are few', async () => {
    env().SITE_URL = 'https://long.invalid';
    const now = new Date();
    await storeCheck('long.invalid', new Date(now.getTime() + 70.5 * DAY_MS));
    const long = await readOperations(now);
    expect(long.machine.certificate).toMatchObject({ state: 'read', daysLeft: 70 });
    expect(long.alerts).not.toContain('certificate');
    env().SITE_URL = 'https://short.invalid:8443';
    await storeCheck('short.invalid:8443', new Date(now.getTime() + 3 * DAY_MS));
    const short = await readOperations(now);
    expect(short.machine.certificate.daysLeft).toBe(3);
    expect(short.alerts).toContain('certificate');
  });
});
