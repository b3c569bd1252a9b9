import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupSettings } from '@/lib/platform/backup/settings';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { env, settingsOf } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { checkDatabase } from '@/scripts/doctor/check-database';
import { checkClock, checkFreeSpace, checkProxies } from '@/scripts/doctor/check-machine';
import {
  checkBackupPlace,
  checkMail,
  checkProviders,
  checkStorage,
} from '@/scripts/doctor/check-services';
import { checkEnvironment } from '@/scripts/doctor/check-settings';
import { runCheck } from '@/scripts/doctor/finding';
import { observeClocks } from '@/scripts/doctor/observe-clocks';
import { startMailServer } from '@/tests/ports/mail/mail-server';
import { backUp, newBackupFolder } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';
import { testEnv } from '@/tests/support/test-env';

const environmentWith = (change: Record<string, string>) =>
  ({
    ...testEnv({ databaseUrl: 'postgresql://a@127.0.0.1/b', mediaDir: '/tmp/media' }),
    ...change,
  }) as NodeJS.ProcessEnv; // as: Next's types want NODE_ENV

/** No optional setting, and the real providers. */
const LIVE = {
  PERENNIAL_EMBEDDED: 'never',
  PAYSTACK_API_BASE: '',
  PAYFAST_BASE_URL: '',
  STRIPE_API_BASE: '',
};

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const levels = (found: { level: string }[]) => found.map(({ level }) => level);

describe('npm run doctor', () => {
  it.each([
    ['NEXTAUTH_SECRET', 'Generate one: openssl rand -base64 32'],
    ['FIELD_ENCRYPTION_KEYS', 'Generate one: echo k1:$(openssl rand -base64 32)'],
  ])('says how to create %s', (name, how) => {
    const [finding] = checkEnvironment(environmentWith({ [name]: '' }));
    expect(finding).toMatchObject({ level: 'fault', message: `${name} is missing. ${how}` });
  });

  it('prints no value of a setting', () => {
    const shown = JSON.stringify(
      checkEnvironment(environmentWith({ NEXTAUTH_SECRET: 'canary', PORT: 'many' })),
    );
    expect(shown).toContain('NEXTAUTH_SECRET must have');
    expect(shown).not.toContain('canary');
    const backups = { BACKUP_TO: '/tmp/backups', BACKUP_PASSPHRASE: 'canary-of-a-passphrase' };
    const inOrder = checkEnvironment(environmentWith(backups));
    expect(levels(inOrder)).toEqual(['ok']);
    expect(JSON.stringify(inOrder)).not.toContain('canary');
  });

  it.each([
    [
      'BACKUP_PASSPHRASE is missing (or set BACKUP_RECIPIENT, or BACKUP_AT=never). Generate one: openssl rand -base64 24',
      { BACKUP_TO: '/tmp/backups' },
    ],
    [
      'BACKUP_AT must be a UTC time such as 02:05, or never',
      { BACKUP_TO: '/tmp/backups', BACKUP_RECIPIENT: 'age1x', BACKUP_AT: '25:00' },
    ],
    [
      'METRICS_TOKEN is missing (METRICS_BIND opens the metrics to a network). Generate one: openssl rand -hex 24',
      { BACKUP_TO: '/tmp/backups', BACKUP_AT: 'never', METRICS_BIND: '0.0.0.0' },
    ],
  ])('reports what the next start would refuse: %s', (message, change) => {
    const raw = environmentWith({ ...LIVE, ...change });
    expect(checkEnvironment(raw)).toEqual([{ about: 'settings', level: 'fault', message }]);
  });

  it('accepts a missing passphrase if the next start creates one', () => {
    const raw = environmentWith({ PERENNIAL_EMBEDDED: 'auto', BACKUP_TO: '/tmp/backups' });
    expect(levels(checkEnvironment(raw))).toEqual(['ok']);
  });

  it('reports a healthy database, and warns until there are backups', async () => {
    const about = (found: { about?: string; level: string }[]) =>
      found.map((each) => `${each.about ?? 'database'} ${each.level}`);
    expect(about(await checkDatabase())).toEqual([
      ...['database ok', 'locale ok', 'keys ok', 'backup warning'],
    ]);
    await backUp(await newBackupFolder());
    expect(about(await checkDatabase())).toEqual([
      ...['database ok', 'locale ok', 'keys ok', 'backup ok', 'backup warning'],
    ]);
  });

  it('reports a key other than the one that sealed the database', async () => {
    const right = env().FIELD_ENCRYPTION_KEYS;
    const { user } = await ada();
    await db().memorialDraft.create({
      data: { id: newId(), ownerId: user.id, formSealed: seal('a life') },
    });
    await checkDatabase();
    env().FIELD_ENCRYPTION_KEYS = `t1:${Buffer.alloc(32, 9).toString('base64')}`;
    const found = await checkDatabase().finally(() => {
      env().FIELD_ENCRYPTION_KEYS = right;
    });
    expect(found).toContainEqual({
      ...{ about: 'keys', level: 'fault' },
      message: expect.stringContaining('the key t1 is not the same as before'),
    });
  });

  it('tests the storage and leaves nothing there', async () => {
    expect(await checkStorage()).toMatchObject({ level: 'ok' });
    const files = await readdir(env().MEDIA_DIR ?? '', { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile())).toEqual([]);
  });

  it('tests the place for backups, a folder or a bucket, and leaves nothing there', async () => {
    const settings = settingsOf(backupSettings);
    expect(await checkBackupPlace()).toEqual([]);
    settings.BACKUP_TO = await newBackupFolder();
    expect(await checkBackupPlace()).toMatchObject({ level: 'ok' });
    expect(await readdir(settings.BACKUP_TO)).toEqual([]);
    Object.assign(settings, {
      BACKUP_TO: 's3://backups',
      BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1',
      BACKUP_S3_ACCESS_KEY_ID: 'key',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect(await runCheck('backup', checkBackupPlace)).toMatchObject([
      {
        level: 'fault',
        message: expect.stringMatching(/^s3:\/\/backups\/doctor-.*does not answer/),
      },
    ]);
  });

  it('requires keys for a bucket with backups', () => {
    const findings = checkEnvironment(
      environmentWith({ BACKUP_TO: 's3://backups', BACKUP_AT: 'never' }),
    );
    expect(findings.map(({ message }) => message)).toEqual([
      'BACKUP_S3_ACCESS_KEY_ID is missing (BACKUP_TO is a bucket)',
      'BACKUP_S3_SECRET_ACCESS_KEY is missing (BACKUP_TO is a bucket)',
    ]);
  });

  it('connects to the mail server without sending a mail', async () => {
    env().SMTP_URL = 'smtp://127.0.0.1:1';
    expect(levels(await runCheck('mail', checkMail))).toEqual(['fault']);
    env().SMTP_URL = server.url;
    expect(levels(await runCheck('mail', checkMail))).toEqual(['ok']);
    expect(server.received).toEqual([]);
  });

  it('names each payment provider that does not answer', async () => {
    const found = await checkProviders();
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(levels(found))).toEqual(new Set(['fault']));
  });

  it('reports proxies that TRUSTED_PROXIES does not count, and a site that does not answer', async () => {
    const { SITE_URL } = env();
    let status = 200;
    const site = createServer((_, response) => response.writeHead(status).end());
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo; // as: it listens on TCP
    env().SITE_URL = `http://127.0.0.1:${port}`;
    expect(levels(await checkProxies())).toEqual(['ok']);
    status = 503;
    expect(levels(await checkProxies())).toEqual(['ok', 'warning']);
    site.close();
    env().SITE_URL = 'http://127.0.0.1:1';
    expect(levels(await checkProxies())).toEqual(['ok', 'warning']);
    env().SITE_URL = 'https://127.0.0.1:1';
    expect(levels(await checkProxies())).toEqual(['fault', 'warning']);
    env().SITE_URL = SITE_URL;
  });

  it('compares the clock with the database and with services, and names those services', async () => {
    expect(await checkClock([])).toEqual({
      level: 'ok',
      message: 'this machine agrees with the database; no service elsewhere showed its own',
    });
    const bank = { host: 'api.paystack.co', aheadMs: -900 };
    expect(await checkClock([bank, bank])).toEqual({
      level: 'ok',
      message: 'this machine agrees with the database, api.paystack.co',
    });
    expect(await checkClock([bank, { ...bank, aheadMs: -61_000 }])).toEqual({
      level: 'fault',
      message: 'this machine and api.paystack.co differ by 61 s: run an NTP client on both',
    });
    const here = ['127.0.0.1', 'localhost', '[::1]'].map((host) => ({ host, aheadMs: 61_000 }));
    expect(await checkClock(here)).toMatchObject({ level: 'ok' });
  });

  it('reads the Date of fresh answers to fetch and node:http, but not of cached ones', async () => {
    const wrong = new Date(Date.now() + HOUR_MS).toUTCString();
    const service = createServer((request, response) => {
      response.setHeader('Date', wrong);
      if (request.url === '/kept') response.setHeader('Age', '3600');
      response.end('a');
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo; // as: it listens on TCP
    const { dates, stop } = observeClocks();
    const url = `http://127.0.0.1:${port}`;
    for (const path of ['/', '/kept']) await (await fetch(url + path)).text();
    for (const path of ['/', '/kept']) {
      const [answer] = await once(get(url + path), 'response');
      await text(answer);
    }
    stop();
    await (await fetch(url)).text();
    service.close();
    expect(dates.map(({ host }) => host)).toEqual(['127.0.0.1', '127.0.0.1']);
    for (const { aheadMs } of dates) expect(aheadMs).toBeGreaterThan(HOUR_MS / 2);
  });

  it('checks the free disk space', async () => {
    expect((await checkFreeSpace('/tmp/there/is/no/such/folder')).length).toBeGreaterThan(0);
  });
});
