import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { PUT as putPlan } from '@/app/api/admin/plans/memorial/route';
import { GET, PUT } from '@/app/api/admin/settings/[group]/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { log } from '@/lib/platform/log';
import { type Metrics, setMetrics } from '@/lib/platform/metrics';
import { siteName } from '@/lib/platform/site-name';
import { applySettings } from '@/lib/platform/site-settings/follow-site-settings';
import { onSiteSettingsChange, snapshot } from '@/lib/platform/site-settings/snapshot';
import { exportSettings, importSettings } from '@/lib/settings/commands/import-settings';
import { publishLegalText } from '@/lib/settings/commands/publish-legal-text';
import { publishedKinds } from '@/lib/settings/queries/published-kinds';
import { applySettingsFile, settingsFileError, watchSettingsFile } from '@/server/settings-file';
import { call } from '@/tests/support/call';
import { PASSWORD, root, viewerOf } from '@/tests/support/cast';
import { deleteLegalTexts } from '@/tests/support/legal-texts';
import { PATIENCE } from '@/tests/support/patience';
import { resetPlan } from '@/tests/support/plan';
import { resetSettings } from '@/tests/support/site-settings';

const FILE = path.join(tmpdir(), 'site-settings.json');
/** No server listens here. */
const NO_SERVER = 'postgresql://nobody@127.0.0.1:9/none';
const fault = () => settingsFileError(env().DATABASE_URL);
const write = (content: unknown) =>
  writeFile(FILE, typeof content === 'string' ? content : JSON.stringify(content));

beforeEach(async () => {
  await resetSettings();
  Object.assign(env(), { PERENNIAL_SETTINGS: FILE });
});
afterEach(async () => {
  Object.assign(env(), { PERENNIAL_SETTINGS: undefined });
  await deleteLegalTexts();
  await resetPlan();
});

/** A value from before the operator began to use a settings file. */
const storeName = () =>
  db().setting.create({ data: { key: 'site.name', value: 'From the table', version: 1 } });
const publish = async (body: string) =>
  publishLegalText(viewerOf(await root()), 'imprint', { language: 'en', version: 0, body });

it('settings from a file are in force, and cannot be changed on a page', async () => {
  await write({ 'site.name': 'From a file' });
  expect(await fault()).toBeUndefined();
  await applySettingsFile(env().DATABASE_URL);
  expect(siteName()).toBe('From a file');
  const request = { params: { group: 'site' }, headers: (await root()).headers };
  const { body } = await call(GET, request);
  expect(body.isReadOnly).toBe(true);
  expect(body.settings[0]).toMatchObject({ value: 'From a file', source: 'file' });
  expect(body.settings[1]).toMatchObject({ value: '', source: 'default' });
  const change = { version: 0, values: { 'site.name': 'From the page' } };
  expect((await call(PUT, { ...request, method: 'PUT', body: change })).status).toBe(409);
  await expect(importSettings({})).rejects.toMatchObject({ code: 'conflict' });
  expect(siteName()).toBe('From a file');
  expect(await exportSettings()).toEqual({ 'site.name': 'From a file' });
});

it.each([
  [{ 'site.name': '' }, 'site.name: Please fill this in.'],
  [{ 'site.none': 1 }, 'site.none: There is no such setting on this page.'],
  ['{', 'This is not a settings file.'],
])('an invalid file is reported before the start: %j', async (content, message) => {
  await write(content);
  expect(await fault()).toContain(message);
  expect(await settingsFileError()).toContain(message);
});

const LOGO = { id: newId(), width: 200, height: 50 };
const addLogo = () =>
  db().asset.create({
    data: { ...LOGO, kind: 'logo', objects: {}, sha256: '0'.repeat(64) },
    select: { id: true },
  });

it('a file with a missing or different image is reported', async () => {
  await write({ 'look.logo': LOGO });
  expect(await fault()).toContain('look.logo: ');
  await addLogo();
  expect(await fault()).toBeUndefined();
  await write({ 'look.logo': { ...LOGO, width: 201 } });
  expect(await fault()).toContain('look.logo: ');
  await write({ 'look.icon': LOGO });
  expect(await fault()).toContain('look.icon: ');
  await db().asset.deleteMany();
});

it('a missing image prevents neither the restart of a process nor a start while the database is down', async () => {
  const warnSpy = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  await write({ 'look.logo': LOGO });
  expect(await settingsFileError()).toBeUndefined();
  expect(warnSpy).not.toHaveBeenCalled();
  expect(await settingsFileError(NO_SERVER)).toBeUndefined();
  expect(warnSpy).toHaveBeenCalledTimes(1);
  warnSpy.mockRestore();
});

it('a server that refuses its file exits without having opened a connection pool', async () => {
  await write({ 'look.logo': LOGO });
  const program = `await import('@/server/main');
    if (globalThis.perennialDb) process.stderr.write('a pool is open');`;
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    {
      env: { ...process.env, PERENNIAL_SETTINGS: FILE, PORT: '0', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const [output] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect(server.exitCode).toBe(1);
  expect(output).toContain('PERENNIAL_SETTINGS cannot be used');
  expect(output).not.toContain('a pool is open');
});

describe('a file that becomes invalid while the site runs', () => {
  const countFaults = vi.fn();
  const check = (known?: Awaited<ReturnType<typeof watchSettingsFile>>, url = env().DATABASE_URL) =>
    watchSettingsFile(url, known);
  let logSpies: Record<'error' | 'warn', MockInstance>;

  beforeEach(() => {
    const mute = (level: 'error' | 'warn') =>
      vi
        .spyOn(log, level)
        .mockReset()
        .mockImplementation(() => undefined);
    logSpies = { error: mute('error'), warn: mute('warn') };
    countFaults.mockClear();
    setMetrics({ faultySettings: countFaults } as Partial<Metrics> as Metrics); // as: the tests count nothing else
  });
  afterEach(() => {
    setMetrics(undefined);
    for (const spy of Object.values(logSpies)) spy.mockRestore();
  });

  it('is counted and logged once, and the settings stay in force', async () => {
    await write({ 'site.name': 'From a file' });
    await applySettingsFile(env().DATABASE_URL);
    expect(await check()).toEqual({});
    await write({ 'site.name': '' });
    const known = await check();
    expect(known.fault).toContain('site.name: ');
    expect(await check(known)).toEqual(known);
    expect(logSpies.error).toHaveBeenCalledTimes(1);
    expect(siteName()).toBe('From a file');
    await write({ 'site.name': 'Mended' });
    expect(await check(known)).toEqual({});
    expect(countFaults.mock.calls).toEqual([[0], [1], [1], [0]]);
  });

  it('stays invalid while the database cannot confirm its image, and that is logged once', async () => {
    await write({ 'look.logo': LOGO });
    const known = await check();
    expect(known.fault).toContain('look.logo: ');
    const unreachable = await check(await check(known, NO_SERVER), NO_SERVER);
    expect(unreachable.fault).toBe(known.fault);
    expect(logSpies.warn).toHaveBeenCalledTimes(1);
    expect(countFaults.mock.calls).toEqual([[1]]);
    expect(await check(unreachable)).toEqual(known);
    expect(logSpies.error).toHaveBeenCalledTimes(1);
    await check(await check(known), NO_SERVER);
    expect(logSpies.warn).toHaveBeenCalledTimes(2);
    await addLogo();
    expect(await check(unreachable)).toEqual({});
    expect(countFaults).toHaveBeenLastCalledWith(0);
    await db().asset.deleteMany();
  });
});

it('a missing file is reported', async () => {
  Object.assign(env(), { PERENNIAL_SETTINGS: path.join(tmpdir(), 'nowhere.json') });
  expect(await fault()).toContain('ENOENT');
});

it('settings in the table never replace the settings of the file', async () => {
  await storeName();
  applySettings({ 'site.name': 'From a file' }, 1); // as in a process that does not follow the settings
  const heard = vi.fn();
  const end = onSiteSettingsChange(heard);
  await publish('Who we are');
  end();
  expect(heard).toHaveBeenCalled();
  expect(siteName()).toBe('From a file');
});

it('new legal texts and prices invalidate all pages, and the file stays in force', async () => {
  await storeName();
  await write({ 'site.name': 'From a file' });
  await applySettingsFile(env().DATABASE_URL);
  expect(await publishedKinds()).toEqual([]);
  const before = snapshot().version;
  expect(before).toBeGreaterThan(0); // pages rendered by the build have the defaults
  await publish('Who we are');
  await vi.waitFor(async () => expect(await publishedKinds()).toEqual(['imprint']), PATIENCE);
  await vi.waitFor(() => expect(snapshot().version).toBeGreaterThan(before), PATIENCE);
  const heard = new Promise<void>((resolve) => onSiteSettingsChange(resolve));
  const prices = [{ country: 'ZZ', currency: 'USD', amountMinor: 2500 }];
  const change = { version: 0, prices, password: PASSWORD };
  const { headers } = await root();
  expect((await call(putPlan, { method: 'PUT', headers, body: change })).status).toBe(200);
  await heard;
  expect(siteName()).toBe('From a file');
  expect(snapshot().state).toBe('read');
});
