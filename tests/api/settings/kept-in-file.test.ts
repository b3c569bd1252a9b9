import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/admin/settings/[group]/route';
import { env } from '@/lib/platform/env';
import { siteName } from '@/lib/platform/site-name';
import { exportSettings, importSettings } from '@/lib/settings/commands/import-settings';
import { settingsFileFault, takeSettingsFile } from '@/server/settings-file';
import { call } from '@/tests/support/call';
import { root } from '@/tests/support/cast';
import { resetSettings } from '@/tests/support/site-settings';

const FILE = path.join(tmpdir(), 'site-settings.json');
const write = (content: unknown) =>
  writeFile(FILE, typeof content === 'string' ? content : JSON.stringify(content));

beforeEach(async () => {
  await resetSettings();
  Object.assign(env(), { PERENNIAL_SETTINGS: FILE });
});
afterEach(() => {
  Object.assign(env(), { PERENNIAL_SETTINGS: undefined });
});

it('settings kept in a file are in force, and no page changes them', async () => {
  await write({ 'site.name': 'From a file' });
  expect(await settingsFileFault()).toBeUndefined();
  await takeSettingsFile();
  expect(siteName()).toBe('From a file');
  const about = { params: { group: 'site' }, headers: (await root()).headers };
  const { body } = await call(GET, about);
  expect(body.isReadOnly).toBe(true);
  expect(body.settings[0]).toMatchObject({ value: 'From a file', source: 'file' });
  expect(body.settings[1]).toMatchObject({ value: '', source: 'default' });
  const change = { version: 0, values: { 'site.name': 'From the page' } };
  expect((await call(PUT, { ...about, method: 'PUT', body: change })).status).toBe(409);
  await expect(importSettings({})).rejects.toMatchObject({ code: 'conflict' });
  expect(siteName()).toBe('From a file');
  expect(await exportSettings()).toEqual({ 'site.name': 'From a file' });
});

it.each([
  [{ 'site.name': '' }, 'site.name: Please fill this in.'],
  [{ 'site.none': 1 }, 'site.none: There is no such setting on this page.'],
  ['{', 'This is not a settings file.'],
])('a faulty file is named before the start: %j', async (content, fault) => {
  await write(content);
  expect(await settingsFileFault()).toContain(fault);
});

it('so is one that is not there', async () => {
  Object.assign(env(), { PERENNIAL_SETTINGS: path.join(tmpdir(), 'nowhere.json') });
  expect(await settingsFileFault()).toContain('ENOENT');
});
