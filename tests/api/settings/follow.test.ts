import { Client } from 'pg';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { changePlan } from '@/lib/payments/plans/change-plan';
import { publishSettingsChange } from '@/lib/platform/cache/invalidate-page';
import { addInvalidationListener } from '@/lib/platform/cache/listener';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { siteName } from '@/lib/platform/site-name';
import { followSiteSettings } from '@/lib/platform/site-settings/follow-site-settings';
import { lockSettings } from '@/lib/platform/site-settings/record-setting-change';
import {
  onSiteSettingsChange,
  snapshot,
  waitForSettings,
} from '@/lib/platform/site-settings/snapshot';
import { refreshSettings } from '@/lib/settings/commands/refresh-settings';
import { type NewValue, storeSettings } from '@/lib/settings/store-settings';
import { PASSWORD, root, viewerOf } from '@/tests/support/cast';
import { PATIENCE } from '@/tests/support/patience';

const set = (...values: NewValue[]) =>
  db().$transaction(async (tx) => {
    await lockSettings(tx);
    await storeSettings(tx, values, null);
  });
const setName = (value: string) => set({ key: 'site.name', value });
/** Writes without checks, as another release or somebody with psql might. */
const write = (key: string, value: unknown) =>
  db().$transaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO settings (key, value, version) VALUES (${key}, ${JSON.stringify(value)}::jsonb, 1)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
    await publishSettingsChange(tx);
  });

beforeAll(async () => {
  await setName('Before the start');
  const following = followSiteSettings(env().DATABASE_URL);
  expect(snapshot().state).toBe('waiting');
  await following;
});

it('settings stored before the start are in force from the start', () => {
  expect([snapshot().state, siteName()]).toEqual(['read', 'Before the start']);
});

it('waiting for the settings after a notice returns the new ones', async () => {
  // Waits like a request that arrives right after a notice, when everything rendered before is out of date.
  let isRead: Promise<boolean> | undefined;
  onTestFinished(
    onSiteSettingsChange(() => {
      isRead = waitForSettings();
    }),
  );
  // Listens for the notice of this database. More notices may arrive: the previous test file in this process may still
  // follow the settings.
  let onNotice = () => {};
  const { DATABASE_URL } = env();
  addInvalidationListener(DATABASE_URL, {
    onPath() {},
    onSettings: () => onNotice(),
    onDisconnect() {},
    onConnect() {},
  });
  for (let at = 0; at < 50; at += 1) {
    const notice = new Promise<boolean | undefined>((resolve) => {
      onNotice = () => resolve(isRead);
    });
    await setName(`Name ${at}`);
    expect(await notice).toBe(true);
    expect(siteName()).toBe(`Name ${at}`);
  }
});

it('a rolled-back change never takes effect', async () => {
  await setName('Kept');
  await vi.waitFor(() => expect(siteName()).toBe('Kept'), PATIENCE);
  const refused = db().$transaction(async (tx) => {
    await storeSettings(tx, [{ key: 'site.name', value: 'Lost' }], null);
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await set({ key: 'site.tagline', value: 'After it' });
  await vi.waitFor(() => expect(snapshot().values['site.tagline']).toBe('After it'), PATIENCE);
  expect(siteName()).toBe('Kept');
});

it('an invalid or unknown value leaves the default, and is logged', async () => {
  const error = vi.spyOn(log, 'error');
  await write('site.name', '');
  await write('site.of-another-release', true);
  await vi.waitFor(() => expect(siteName()).toBe('Perennial'), PATIENCE);
  await vi.waitFor(
    () =>
      expect(error.mock.calls.map(([about]) => about)).toEqual(
        expect.arrayContaining([
          { key: 'site.name', known: true },
          { key: 'site.of-another-release', known: false },
        ]),
      ),
    PATIENCE,
  );
  expect(await db().setting.count({ where: { key: 'site.of-another-release' } })).toBe(1);
  error.mockRestore();
});

async function loseConnection() {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1' OR query LIKE 'SELECT coalesce%')
      AND pid <> pg_backend_pid()`);
  await client.end();
}

it('settings stay while the connection is lost, and missed changes are read afterwards', async () => {
  await setName('Old');
  await vi.waitFor(() => expect(siteName()).toBe('Old'), PATIENCE);
  await loseConnection();
  await setName('Missed');
  expect(['Old', 'Missed']).toContain(siteName());
  await vi.waitFor(() => expect(siteName()).toBe('Missed'), PATIENCE);
});

it('a missed change of prices raises the version once the connection is back', async () => {
  const { version } = snapshot();
  await loseConnection();
  const prices = [{ country: 'ZZ', currency: 'USD' as const, amountMinor: 2500 }];
  const limits = { pictures: null, videos: null, gigabytes: null, keepers: null };
  await changePlan(viewerOf(await root()), { version: 0, prices, limits, password: PASSWORD });
  await vi.waitFor(() => expect(snapshot().version).toBeGreaterThan(version), PATIENCE);
});

it('a saved setting is in force without waiting for a notice', async () => {
  await db().setting.update({ where: { key: 'site.name' }, data: { value: 'Not announced' } });
  await refreshSettings();
  expect(siteName()).toBe('Not announced');
});
